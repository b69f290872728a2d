What qalter -w does with a job that waits, runs or is held: v and p only look where the job waits.

  $ site small
  $ v() { qstat -j x | grep -E "verify|priority:|hard res"; }
  $ as bob qsub -b y -N x sleep 600
  Your job 1 ("x") has been submitted
  $ qalter -w e x; v
  verify_suitable_queues:     2
  $ qalter -w v x; v
  verification: found suitable queue(s)
  verify_suitable_queues:     2
  $ qalter -w p x; v
  verification: found suitable queue(s)
  verify_suitable_queues:     2
  $ qalter -w v -p -5 x; v
  verification: found suitable queue(s)
  verify_suitable_queues:     2
  $ qalter -w p -p -6 x; v
  verification: found suitable queue(s)
  verify_suitable_queues:     2
  $ qalter -w e -l mem_free=9 x > /dev/null 2>&1; v
  verify_suitable_queues:     2
  $ qalter -w w -l mem_free=9 x; v
  modified hard resource list of job 1
  warning: no suitable queues
  hard resource_list:         mem_free=9
  verify_suitable_queues:     1
  $ qalter -w e -p -7 x >/dev/null 2>&1; v
  hard resource_list:         mem_free=9
  verify_suitable_queues:     1
  $ qalter -w w -p -8 x; v
  root@master sets scheduling priority of job 1 to -8
  warning: no suitable queues
  hard resource_list:         mem_free=9
  priority:                   -8
  verify_suitable_queues:     1
  $ qalter -w n -p -9 x; v
  root@master sets scheduling priority of job 1 to -9
  hard resource_list:         mem_free=9
  priority:                   -9
  $ qalter -w v -p -10 x > /dev/null 2>&1; v
  hard resource_list:         mem_free=9
  priority:                   -9
  $ as bob qsub -b y -N y sleep 600
  Your job 2 ("y") has been submitted
  $ schedule
  $ qalter -w w y; qstat -j y | grep verify
  verification: job is already running or is held
  verify_suitable_queues:     1
  $ qalter -w e y; qstat -j y | grep verify
  verification: job is already running or is held
  verify_suitable_queues:     2
  $ qalter -w v y; qstat -j y | grep verify
  verification: job is already running or is held
  verify_suitable_queues:     3
  $ qalter -w e -p -3 y; qstat -j y | grep -E 'verify|prio'
  root@master sets scheduling priority of job 2 to -3
  verification: job is already running or is held
  priority:                   -3
  verify_suitable_queues:     2
  $ qalter -w v -p -4 y; qstat -j y | grep -E 'verify|prio'
  verification: job is already running or is held
  priority:                   -4
  verify_suitable_queues:     3
  $ qalter -w p -p -5 y; qstat -j y | grep -E 'verify|prio'
  verification: job is already running or is held
  priority:                   -5
  verify_suitable_queues:     4
  $ qhold x
  modified hold of job 1
  $ qalter -w w x; v
  verification: job is already running or is held
  hard resource_list:         mem_free=9
  priority:                   -9
  verify_suitable_queues:     1
  $ qalter -w v x; v
  verification: job is already running or is held
  hard resource_list:         mem_free=9
  priority:                   -9
  verify_suitable_queues:     3
  $ qalter -w e -l h_rt=5 x; v
  modified hard resource list of job 1
  verification: job is already running or is held
  hard resource_list:         h_rt=5
  priority:                   -9
  verify_suitable_queues:     2
  $ qalter -w v -l h_rt=6 x; v
  verification: job is already running or is held
  hard resource_list:         h_rt=6
  priority:                   -9
  verify_suitable_queues:     3
  $ as bob qsub -b y -N z -pe mpi 2-20 sleep 600
  Your job 3 ("z") has been submitted
  $ qalter -w v z
  verification: found possible assignment with 16 slots
  $ qalter -w p z
  verification: found possible assignment with 15 slots
  $ qalter -w p -pe rr 3 z; qstat -j z | grep parallel
  verification: found possible assignment with 3 slots
  parallel environment:  mpi range: 2-20
  $ as bob qsub -b y -N zz -a 203001010000 sleep 600
  Your job 4 ("zz") has been submitted
  $ qalter -w v zz
  verification: found suitable queue(s)
