Tasks that are named together with users, and with everybody.

  $ site small
  $ as alice qsub -b y sleep 3000
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -t 1-3 -b y sleep 3000
  Your job-array 2.1-3:1 ("sleep") has been submitted
  $ as dave qsub -t 1-3 -N n -b y sleep 3000
  Your job-array 3.1-3:1 ("n") has been submitted
  $ as dave qsub -N sleep -b y sleep 3000
  Your job 4 ("sleep") has been submitted
  $ qdel -u '*' 9
  There are no jobs registered
  [1]
  $ as alice qdel -u '*' 1
  alice has deleted job 1
  $ as alice qdel -u '*' 9
  There are no jobs registered
  [1]
  $ qdel -u 'al*' 3
  The job 3 of user(s) al* does not exist
  [1]
  $ qdel -u 'al*' 2.1
  root has deleted job-array task 2.1
  $ qdel -u 'al*' 2.1
  job "2" task "1" does not exist for user(s) al*
  [1]
  $ qdel -u alice 2.1
  job "2" task "1" does not exist for user(s) alice
  [1]
  $ qdel -u alice -f 2.1
  job "2" task "1" does not exist for user(s) alice
  [1]
  $ qdel -u dave 2.1
  The job 2 of user(s) dave does not exist
  [1]
  $ qdel -u '*' 2.1
  There are no jobs registered
  [1]
  $ qdel 2.1
  job "2" task "1" does not exist
  [1]
  $ qdel -u alice 2.7-8
  job "2" task id range "7-8:1" comprises no tasks under user(s) alice
  [1]
  $ qdel -u '*' 2.7-8
  There are no jobs registered
  [1]
  $ qdel -u '*' 2.7
  There are no jobs registered
  [1]
  $ qdel 2.7-8
  job "2" task id range "7-8:1" comprises no tasks
  [1]
  $ qdel -u '*' 1 2.2 3 9
  There are no jobs registered
  root has deleted job-array task 2.2
  root has deleted job 3
  There are no jobs registered
  [1]
  $ schedule
  $ qdel -u alice 4
  The job 4 of user(s) alice does not exist
  [1]
  $ qdel -u dave -f 2 4
  The job 2 of user(s) dave does not exist
  root forced the deletion of job 4
  [1]
  $ qdel -u '*' '*'
  root has registered the job-array task 2.3 for deletion
  job 4 is already in deletion
  $ qdel -u '*' 1
  There are no jobs registered
  [1]
