Selection of jobs by their start times, which may have passed, and by holds.

  $ site small
  $ as alice qsub -a 202001010000 -b y sleep 1
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -a 203001010000 -b y sleep 1
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -h -a 202001010000 -b y sleep 1
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -h -a 202001010000 -t 1-3 -b y sleep 1
  Your job-array 4.1-3:1 ("sleep") has been submitted
  $ as alice qsub -h -b y sleep 1
  Your job 5 ("sleep") has been submitted
  $ as alice qsub -hold_jid 2 -b y sleep 1
  Your job 6 ("sleep") has been submitted
  $ qstat -u '*' -s ha
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-3:1
  $ qstat -u '*' -s hu
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        3 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        5 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
  $ qstat -u '*' -s hd
  $ qstat -u '*' -s hj
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        6 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
  $ qstat -u '*' -s h
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        5 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        6 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
  $ qhold -h o 1
  modified hold of job 1
  $ qstat -u '*' -s ha
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-3:1
  $ qstat -u '*' -s ho
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
  $ qalter -a 203001010000 5
  modified start time of job 5
  $ qstat -u '*' -s ha
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        5 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
