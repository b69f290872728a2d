Parallel jobs and qmod -rq: they are those of the queue instance of their master task.

  $ site small
  $ as alice qsub -pe mpi 6 -b y sleep 3000
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -b y sleep 3000
  Your job 2 ("sleep") has been submitted
  $ schedule
  $ qstat -g t
  $ qmod -rq all.q@node02
  The job 2 is running in queue none where jobs are not rerunable.
  $ qmod -r all.q@node02
  The job 2 is running in queue none where jobs are not rerunable.
  $ qmod -rq all.q@node01
  The job 1 is running in queue none where jobs are not rerunable.
  $ qmod -rq all.q
  The job 1 is running in queue none where jobs are not rerunable.
  The job 2 is running in queue none where jobs are not rerunable.
  $ qconf -mattr queue rerun TRUE all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -rq all.q@node02
  Pushed rescheduling of job 2 on host node02
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.75000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       6        
        2 0.25000 sleep      alice        Rq    mm/dd/yyyy hh:mm:ss                                    1        
  $ qmod -rq all.q@node01
  Pushed rescheduling of job 1 on host node01
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.75000 sleep      alice        Rq    mm/dd/yyyy hh:mm:ss                                    6        
        2 0.25000 sleep      alice        Rq    mm/dd/yyyy hh:mm:ss                                    1        
