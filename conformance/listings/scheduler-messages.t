What `qstat -j` says of all jobs that wait, and of each (`schedd_job_info`).

  $ site small
  $ qconf -ssconf | sed 's/^schedd_job_info .*/schedd_job_info true/' > s; qconf -Msconf s
  changed scheduler configuration
  $ as alice qsub -b y -N a -pe mpi 14 sleep 600
  Your job 1 ("a") has been submitted
  $ as alice qsub -b y -N b -h sleep 600
  Your job 2 ("b") has been submitted
  $ as alice qsub -b y -N b -h -t 1-3 sleep 600
  Your job-array 3.1-3:1 ("b") has been submitted
  $ as alice qsub -b y -N c -hold_jid b sleep 600
  Your job 4 ("c") has been submitted
  $ as alice qsub -b y -N d -t 1-8 -tc 1 sleep 600
  Your job-array 5.1-8:1 ("d") has been submitted
  $ as alice qsub -b y -N e -t 1-8 sleep 600
  Your job-array 6.1-8:1 ("e") has been submitted
  $ as alice qsub -b y -N f -a 203001010000 sleep 600
  Your job 7 ("f") has been submitted
  $ as alice qsub -b y -N g -l arch=nosuch sleep 600
  Your job 8 ("g") has been submitted
  $ as alice qsub -b y -N h -pe smp 20 sleep 600
  Your job 9 ("h") has been submitted
  $ as alice qsub -b y -N i -pe mpi 20 sleep 600
  Your job 10 ("i") has been submitted
  $ as bob qsub -b y -N j -l arch=nosuch sleep 600
  Your job 11 ("j") has been submitted
  $ as bob qsub -b y -N k -hold_jid_ad e -t 1-8 sleep 600
  Your job-array 12.1-8:1 ("k") has been submitted
  $ as bob qsub -b y -N l -q all.q@node02 sleep 600
  Your job 13 ("l") has been submitted
  $ schedule
  $ qmod -d all.q@node03
  root@master changed state of "all.q@node03" (disabled)
  $ schedule
  $ qstat -j
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
  
  Jobs dropped because of hold state
  	2,	3
  
  Jobs can not run because execution time not reached
  	7
  
  Job dropped because of job dependencies
  	4
  
  Not all array tasks may be started due to 'max_aj_instances'
  	5
  $ qstat -j 2 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
                              Job is in hold state
  $ qstat -j 4 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
                              job dropped because of job dependencies
  $ qstat -j 5 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
                              not all array tasks may be started due to 'max_aj_instances'
  $ qstat -j 6 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
  $ qstat -j 7 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
                              execution time not reached
  $ qstat -j 8 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
  $ qstat -j 9 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
  $ qstat -j 12 | sed -n '/^sched/,$p'
  scheduling info:            queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              All queues dropped because of overload or full
  $ qstat -u '*' -g d | awk '{print $1,$2,$3,$5,$NF}'
  job-ID prior name state ja-task-ID
  -----------------------------------------------------------------------------------------------------------------    -----------------------------------------------------------------------------------------------------------------
  1 0.59211 a r 14
  5 0.25000 d r 1
  6 0.25000 e r 1
  9 0.75000 h qw 20
  10 0.75000 i qw 20
  6 0.25000 e qw 2
  6 0.25000 e qw 3
  6 0.25000 e qw 4
  6 0.25000 e qw 5
  6 0.25000 e qw 6
  6 0.25000 e qw 7
  6 0.25000 e qw 8
  8 0.25000 g qw 1
  11 0.25000 j qw 1
  12 0.25000 k qw 1
  12 0.25000 k qw 2
  12 0.25000 k qw 3
  12 0.25000 k qw 4
  12 0.25000 k qw 5
  12 0.25000 k qw 6
  12 0.25000 k qw 7
  12 0.25000 k qw 8
  13 0.25000 l qw 1
  2 0.00000 b hqw 1
  3 0.00000 b hqw 1
  3 0.00000 b hqw 2
  3 0.00000 b hqw 3
  4 0.00000 c hqw 1
  5 0.00000 d qw 2
  5 0.00000 d qw 3
  5 0.00000 d qw 4
  5 0.00000 d qw 5
  5 0.00000 d qw 6
  5 0.00000 d qw 7
  5 0.00000 d qw 8
  7 0.00000 f qw 1
  $ qstat -u '*' | awk '{print $1,$2,$3,$5,$NF}'
  job-ID prior name state ja-task-ID
  -----------------------------------------------------------------------------------------------------------------    -----------------------------------------------------------------------------------------------------------------
  1 0.59211 a r 14
  5 0.25000 d r 1
  6 0.25000 e r 1
  9 0.75000 h qw 20
  10 0.75000 i qw 20
  6 0.25000 e qw 2-8:1
  8 0.25000 g qw 1
  11 0.25000 j qw 1
  12 0.25000 k qw 1-8:1
  13 0.25000 l qw 1
  2 0.00000 b hqw 1
  3 0.00000 b hqw 1-3:1
  4 0.00000 c hqw 1
  5 0.00000 d qw 2-8:1
  7 0.00000 f qw 1
