Jobs that are named together with users: of qdel those that are of these users, of qalter, qhold and qrls all of them.

  $ site small
  $ as alice qsub -b y sleep 3000
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -t 1-3 -b y sleep 3000
  Your job-array 2.1-3:1 ("sleep") has been submitted
  $ as dave qsub -t 1-3 -N n -b y sleep 3000
  Your job-array 3.1-3:1 ("n") has been submitted
  $ as dave qsub -N sleep -b y sleep 3000
  Your job 4 ("sleep") has been submitted
  $ qalter -p -3 -u dave 1
  root@master sets scheduling priority of job 3 to -3
  root@master sets scheduling priority of job 4 to -3
  $ qalter -u dave -p -3 1
  root@master sets scheduling priority of job 3 to -3
  root@master sets scheduling priority of job 4 to -3
  $ qalter -p -3 1 -u dave
  root@master sets scheduling priority of job 3 to -3
  root@master sets scheduling priority of job 4 to -3
  $ qhold -u dave 1
  modified hold of job-array task 3.1
  modified hold of job-array task 3.2
  modified hold of job-array task 3.3
  modified hold of job 4
  $ qrls -u dave 1
  modified hold of job-array task 3.1
  modified hold of job-array task 3.2
  modified hold of job-array task 3.3
  modified hold of job 4
  $ qhold -u dave 2.1
  modified hold of job-array task 3.1
  modified hold of job-array task 3.2
  modified hold of job-array task 3.3
  modified hold of job 4
  $ qrls -u dave
  modified hold of job-array task 3.1
  modified hold of job-array task 3.2
  modified hold of job-array task 3.3
  modified hold of job 4
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        3 0.00000 n          dave         qw    mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        4 0.00000 sleep      dave         qw    mm/dd/yyyy hh:mm:ss                                    1        
  $ qdel -u dave 1
  The job 1 of user(s) dave does not exist
  [1]
  $ as alice qdel -u dave 1
  The job 1 of user(s) dave does not exist
  [1]
  $ as alice qdel -u alice 3
  The job 3 of user(s) alice does not exist
  [1]
  $ as alice qdel -u dave
  alice - you do not have the necessary privileges to delete the job "3"
  alice - you do not have the necessary privileges to delete the job "4"
  [1]
  $ as alice qdel -u dave 3
  alice - you do not have the necessary privileges to delete the job "3"
  [1]
  $ as dave qdel -u alice,dave 1 2.1 3.1
  dave - you do not have the necessary privileges to delete the job "1"
  dave - you do not have the necessary privileges to delete the job "2"
  dave has deleted job-array task 3.1
  [1]
  $ qdel -u dave sleep
  root has deleted job 4
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        qw    mm/dd/yyyy hh:mm:ss                                    1 1-3:1
        3 0.00000 n          dave         qw    mm/dd/yyyy hh:mm:ss                                    1 2,3
  $ qdel -u dave 1 3
  The job 1 of user(s) dave does not exist
  root has deleted job 3
  [1]
  $ qdel -u dave,alice 3 1
  The job 3 of user(s) dave,alice does not exist
  root has deleted job 1
  [1]
  $ qdel -u nobody 2
  The job 2 of user(s) nobody does not exist
  [1]
  $ qdel -u nobody '*'
  The job * of user(s) nobody does not exist
  [1]
  $ qdel -u nobody
  There is no job registered for the following users: nobody
  [1]
  $ qdel -u alice 2.1-2
  root has deleted job-array tasks 1,2 of job 2
  $ qdel -u alice 2 -t 1-2
  job "2" task id range "1-2:1" comprises no tasks under user(s) alice
  [1]
  $ qdel -u alice 2 -t 3
  root has deleted job-array task 2.3
  $ qdel -u alice 's*' 'n*'
  The job s* of user(s) alice does not exist
  The job n* of user(s) alice does not exist
  [1]
  $ qstat -u '*'
  $ qdel -u '*' 4
  There are no jobs registered
  [1]
  $ qdel -u 'al*' 1
  The job 1 of user(s) al* does not exist
  [1]
  $ as dave qdel -u dave
  There is no job registered for the following users: dave
  [1]
