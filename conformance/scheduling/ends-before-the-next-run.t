On simulated hosts the next scheduling run is the first to know that a task has ended. Until then qmod and qdel still know
it: what would have to be sent to it is not said, and nobody can delete it again; qalter and qhold find it no more.

  $ site quotas
  $ as alice qsub -b y -N one sleep 600
  Your job 1 ("one") has been submitted
  $ as alice qsub -b y -N arr -t 1-3 sleep 600
  Your job-array 2.1-3:1 ("arr") has been submitted
  $ as alice qsub -b y -N five -hold_jid one sleep 600
  Your job 3 ("five") has been submitted
  $ as alice qsub -b y -N two sleep 600
  Your job 4 ("two") has been submitted
  $ schedule
  $ qdel -f 1 2.2
  root forced the deletion of job 1
  root forced the deletion of job-array task 2.2
  $ qmod -sj 1
  $ qmod -usj 1
  root - job 1 is already unsuspended
  $ qmod -f -usj 1
  root - job 1 is already unsuspended
  $ qmod -rj 1
  $ qmod -cj 1
  Job 1 is not in error state
  [1]
  $ qmod -usj one
  root - job 1 is already unsuspended
  $ qmod -sj 2.2
  $ qmod -usj 2.2
  root - job-array task 2.2 is already unsuspended
  $ qmod -usj 2
  root - job-array task 2.1 is already unsuspended
  root - job-array task 2.2 is already unsuspended
  root - job-array task 2.3 is already unsuspended
  $ qmod -usj '*'
  root - job 1 is already unsuspended
  root - job-array task 2.1 is already unsuspended
  root - job-array task 2.2 is already unsuspended
  root - job-array task 2.3 is already unsuspended
  Modify operation can not be applied on job-array task 3.1 in pending/hold state
  root - job 4 is already unsuspended
  $ as bob qmod -sj 1
  bob - you have no permission to modify job "1"
  [1]
  $ qalter -p -10 1
  denied: job "1" does not exist
  [1]
  $ qhold 1
  denied: job "1" does not exist
  [3]
  $ qdel 1
  job 1 is already in deletion
  $ qdel 2.2
  job 2 is already in deletion
  $ qdel one
  The job one of user(s) root does not exist
  [1]
  $ as alice qdel one
  job 1 is already in deletion
  $ as bob qdel 1
  bob - you do not have the necessary privileges to delete the job "1"
  [1]
  $ qdel -f 1
  job 1 is already in deletion
  $ as alice qdel -u alice
  job 1 is already in deletion
  alice has registered the job-array task 2.1 for deletion
  job 2 is already in deletion
  alice has registered the job-array task 2.3 for deletion
  alice has deleted job 3
  alice has registered the job 4 for deletion
  $ qstat -u '*' | cut -c 1-46
  job-ID  prior   name       user         state 
  ----------------------------------------------
        2 0.50000 arr        alice        dr    
        2 0.50000 arr        alice        dr    
        4 0.50000 two        alice        dr    
  $ schedule
  $ qmod -usj 1
  invalid queue or job "1"
  [1]
