Lists of jobs of qstat -j whose elements begin with a digit.

  $ site small
  $ for i in 1 2 3 4; do as alice qsub -b y -N j$i sleep 6000; done
  Your job 1 ("j1") has been submitted
  Your job 2 ("j2") has been submitted
  Your job 3 ("j3") has been submitted
  Your job 4 ("j4") has been submitted
  $ j() { qstat -j "$@" > o 2> /dev/null; echo "$? $(grep -E 'job_number|ST_name' o | awk '{print $NF}' | paste -sd' ')"; }
  $ j 1-3; j 2,1-3; j 2-4:2; j '2*'; j 3x; j 1-3,4; j 9-1; j '[23]'; j 'j[23]'
  0 1
  0 1 2
  0 2
  0 2
  0 3
  0 1 4
  1 
  1 
  0 2 3
  $ qstat -j 1-3 -xml | grep -E 'JB_job_number|unknown'
        <JB_job_number>1</JB_job_number>
