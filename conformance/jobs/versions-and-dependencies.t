What `qalter` says of dependencies, and what counts as a new version.

Every request for a hold counts, also one that finds it as it should be.

  $ site small
  $ vers() { qstat -j 1 | grep -E '^version'; }
  $ as alice qsub -b y -N two -h -t 1-10 sleep 600
  Your job-array 1.1-10:1 ("two") has been submitted
  $ as alice qalter -h U 1.3-5; vers
  modified hold of job-array task 1.3
  modified hold of job-array task 1.4
  modified hold of job-array task 1.5
  version:                    1
  $ as alice qalter -h U 1.3-5; vers
  version:                    2
  $ as alice qalter -h u 1 -t 6-8; vers
  version:                    3
  $ as alice qalter -h U 1.6,1.7; vers
  modified hold of job-array task 1.6
  modified hold of job-array task 1.7
  version:                    5
  $ as alice qhold 1.6; vers
  modified hold of job-array task 1.6
  version:                    6
  $ as alice qhold 1; vers
  modified hold of job-array task 1.3
  modified hold of job-array task 1.4
  modified hold of job-array task 1.5
  modified hold of job-array task 1.7
  version:                    7
  $ as alice qrls 1.1-4; vers
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  modified hold of job-array task 1.3
  modified hold of job-array task 1.4
  version:                    8
  $ as alice qrls 1.1-4; vers
  version:                    9
  $ as alice qalter -hold_jid_ad 77 1; vers
  modified job id hold array list of job 1
     blocking jobs: NONE
     exited jobs:   77
  version:                    10
  $ as alice qalter -hold_jid 77 1; vers
  modified job id hold list of job 1
     blocking jobs: NONE
     exited jobs:   77
  version:                    11
  $ as alice qalter -hold_jid 77 1; vers
  modified job id hold list of job 1
     blocking jobs: NONE
     exited jobs:   77
  version:                    12
  $ as alice qalter -N two 1; vers
  modified job name of job 1
  version:                    13
  $ as alice qalter -p -3 -A x 1; vers
  alice@master sets scheduling priority of job 1 to -3
  modified account of job 1
  version:                    13
  $ as alice qalter -N three -l h_rt=5 -q all.q 1; vers
  modified hard resource list of job 1
  modified job name of job 1
  modified hard queue list of job 1
  version:                    14
  $ as alice qsub -b y -N a sleep 600
  Your job 2 ("a") has been submitted
  $ as alice qsub -b y -N b sleep 600
  Your job 3 ("b") has been submitted
  $ qstat -u '*' | awk '{print $1,$3,$5}'
  job-ID name state
  -----------------------------------------------------------------------------------------------------------------  
  1 three qw
  1 three hqw
  2 a qw
  3 b qw

Predecessors are listed in the order of the request.

  $ as alice qsub -b y -N p1 -h sleep 600
  Your job 4 ("p1") has been submitted
  $ as alice qsub -b y -N p2 -h sleep 600
  Your job 5 ("p2") has been submitted
  $ as alice qsub -b y -N q1 -hold_jid p2,p1,99 sleep 600
  Your job 6 ("q1") has been submitted
  $ qstat -j q1 | grep pred
  jid_predecessor_list (req): p2,p1,99
  jid_predecessor_list:       5,4
  $ as alice qsub -b y -N q2 -hold_jid 'p*',1 sleep 600
  Your job 7 ("q2") has been submitted
  $ qstat -j q2 | grep pred
  jid_predecessor_list (req): p*,1
  jid_predecessor_list:       4,5,1
  $ qstat -r -u alice -s hj
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        6 0.00000 q1         alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
         Full jobname:     q1
         Hard Resources:   
         Soft Resources:   
         Predecessor Jobs (request): p2, p1, 99
         Predecessor Jobs: 5, 4
         Binding:          NONE
        7 0.00000 q2         alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
         Full jobname:     q2
         Hard Resources:   
         Soft Resources:   
         Predecessor Jobs (request): p*, 1
         Predecessor Jobs: 4, 5, 1
         Binding:          NONE

Task by task: between array jobs of one range alone.

  $ as alice qsub -b y -N t1 -t 1-4 -h sleep 600
  Your job-array 8.1-4:1 ("t1") has been submitted
  $ as alice qsub -b y -N t2 -t 1-4 -h sleep 600
  Your job-array 9.1-4:1 ("t2") has been submitted
  $ as alice qsub -b y -N t3 -hold_jid_ad t2,t1,99 -t 1-4 sleep 600
  Your job-array 10.1-4:1 ("t3") has been submitted
  $ qstat -j t3 | grep pred
  ja_ad_predecessor_list:     9,8
  $ fails -hold_jid_ad -- as alice qsub -b y -N t4 -hold_jid_ad p1 -t 1-4 sleep 600
  exit 1, says: -hold_jid_ad
  $ qstat -j t4 | grep pred
  Following jobs do not exist: 
  t4
  [1]
  $ fails -hold_jid_ad -- as alice qsub -b y -N t5 -hold_jid_ad t1 -t 1-5 sleep 600
  exit 1, says: -hold_jid_ad
  $ as alice qsub -b y -N t6 -hold_jid_ad t1 -t 1-4:2 sleep 600
  Your job-array 13.1-4:2 ("t6") has been submitted
  $ fails -hold_jid_ad -- as alice qsub -b y -N t7 -hold_jid_ad t1 -t 1-3:2 sleep 600
  exit 1, says: -hold_jid_ad
  $ as alice qsub -b y -N t8 -hold_jid_ad 99 -t 1-3:2 sleep 600
  Your job-array 15.1-3:2 ("t8") has been submitted
  $ fails -hold_jid_ad -- as alice qsub -b y -N t9 -hold_jid_ad t1 sleep 600
  exit 1, says: -hold_jid_ad
  $ fails -hold_jid_ad -- as alice qsub -b y -N ta -hold_jid_ad 'p*' -t 1-4 sleep 600
  exit 1, says: -hold_jid_ad
  $ fails -hold_jid_ad -- as alice qalter -hold_jid_ad p1 t3
  exit 1, says: -hold_jid_ad
  $ as alice qalter -hold_jid_ad t1,99,nosuch t3
  modified job id hold array list of job 10
     blocking jobs: 8
     exited jobs:   99
  $ as alice qalter -hold_jid_ad t6 t3
  modified job id hold array list of job 10
     blocking jobs: 13
     exited jobs:   NONE
  $ as alice qalter -hold_jid_ad t1 -hold_jid p2 t3
  modified job id hold list of job 10
     blocking jobs: 5
     exited jobs:   NONE
  modified job id hold array list of job 10
     blocking jobs: 8
     exited jobs:   NONE
  $ qstat -j t3 | grep -E '^(ja|jid)'
  jid_predecessor_list (req): p2
  jid_predecessor_list:       5
  ja_ad_predecessor_list:     8
  $ fails -hold_jid_ad -- as alice qalter -hold_jid_ad '' t3
  exit 7, says: -hold_jid_ad
  $ as alice qalter -hold_jid_ad nosuch t3
  modified job id hold array list of job 10
     blocking jobs: NONE
     exited jobs:   NONE
  $ as alice qdel p1
  alice has deleted job 4
  $ qstat -j q1 | grep pred
  jid_predecessor_list (req): p2,p1,99
  jid_predecessor_list:       5
  $ qstat -u alice -s hd | awk '{print $1,$3,$5,$NF}'
  job-ID name state ja-task-ID
  -----------------------------------------------------------------------------------------------------------------   -----------------------------------------------------------------------------------------------------------------
  13 t6 hqw 1,3
  $ as alice qdel t1.2-3
  The job t1.2-3 of user(s) alice does not exist
  [1]
  $ qstat -u alice -s hd | awk '{print $1,$3,$5,$NF}'
  job-ID name state ja-task-ID
  -----------------------------------------------------------------------------------------------------------------   -----------------------------------------------------------------------------------------------------------------
  13 t6 hqw 1,3

Tickets, suspended twice, rescheduled, resubmitted; -masterq may come before -pe.

  $ as alice qalter -masterq all.q@node01 p2
  modified master hard queue list of job 5
  $ as alice qalter -pe mpi 2 p2
  modified parallel environment of job 5
  modified slot range of job 5
  $ as alice qsub -b y -N par -pe mpi 6 sleep 600
  Your job 18 ("par") has been submitted
  $ schedule
  $ as alice qmod -sj par
  alice - suspended job 18
  $ as alice qmod -sj par
  alice - job 18 is already suspended
  $ as alice qmod -f -sj par
  alice - forced suspension of job 18
  $ as alice qmod -f -usj par
  alice@master forced unsuspension of job 18
  $ as alice qmod -f -usj par
  alice - forced enabling of job 18
  $ qmod -rq all.q | sort
  The job 18 is running in queue none where jobs are not rerunable.
  The job 2 is running in queue none where jobs are not rerunable.
  The job 3 is running in queue none where jobs are not rerunable.
  The job-array task 1.1 is running in queue none where jobs are not rerunable.
  The job-array task 1.2 is running in queue none where jobs are not rerunable.
  The job-array task 1.3 is running in queue none where jobs are not rerunable.
  The job-array task 1.4 is running in queue none where jobs are not rerunable.
  The job-array task 15.1 is running in queue none where jobs are not rerunable.
  The job-array task 15.3 is running in queue none where jobs are not rerunable.
  $ as alice qresub 2 3
  Your job 19 ("b") has been submitted
  Your job 20 ("a") has been submitted
  $ fails 99 -- as alice qresub 99 2
  exit 4, says: 99
  $ fails alice -- as bob qresub 2
  exit 4, says: alice
  $ as alice qsub -b y -N last sleep 600
  Your job 22 ("last") has been submitted
