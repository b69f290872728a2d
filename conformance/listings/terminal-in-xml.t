TERM in the XML of qstat -j stands among the variables that qsub ran with, wherever it was given.

  $ site small
  $ as alice qsub -h -b y sleep 1
  Your job 1 ("sleep") has been submitted
  $ qstat -j 1 -xml | grep VA_variable
            <VA_variable>__SGE_PREFIX__O_HOME</VA_variable>
            <VA_variable>__SGE_PREFIX__O_LOGNAME</VA_variable>
            <VA_variable>__SGE_PREFIX__O_PATH</VA_variable>
            <VA_variable>__SGE_PREFIX__O_SHELL</VA_variable>
            <VA_variable>__SGE_PREFIX__O_TZ</VA_variable>
            <VA_variable>TERM</VA_variable>
            <VA_variable>__SGE_PREFIX__O_HOST</VA_variable>
            <VA_variable>__SGE_PREFIX__O_WORKDIR</VA_variable>
  $ as alice qsub -h -v A=1,TERM=foo -b y sleep 1
  Your job 2 ("sleep") has been submitted
  $ qstat -j 2 -xml | grep VA_variable
            <VA_variable>__SGE_PREFIX__O_HOME</VA_variable>
            <VA_variable>__SGE_PREFIX__O_LOGNAME</VA_variable>
            <VA_variable>__SGE_PREFIX__O_PATH</VA_variable>
            <VA_variable>__SGE_PREFIX__O_SHELL</VA_variable>
            <VA_variable>__SGE_PREFIX__O_TZ</VA_variable>
            <VA_variable>TERM</VA_variable>
            <VA_variable>__SGE_PREFIX__O_HOST</VA_variable>
            <VA_variable>__SGE_PREFIX__O_WORKDIR</VA_variable>
            <VA_variable>A</VA_variable>
