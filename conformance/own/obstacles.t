What kinds of obstacles an account tells of, and that a job starts as soon as they are taken away.

  $ site small
  $ qconf -sc > c; echo 'big big BOOL == FORCED NO 0 0' >> c; qconf -Mc c > /dev/null
  root@master added "big" to complex entry list
  $ qconf -ssconf | sed 's/^maxujobs.*/maxujobs 2/' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf '{\nname a\nenabled TRUE\nlimit users alice to slots=3\n}\n' > q; qconf -Arqs q > /dev/null
  $ qconf -rattr exechost complex_values big=TRUE node01 > /dev/null
  $ printf 'calendar_name night\nyear NONE\nweek mon-sun=0-24=off\n' > k; qconf -Acal k > /dev/null
  root@master added "night" to calendar list
  $ qconf -rattr queue calendar night all.q@node02 > /dev/null
  $ qconf -rattr pe slots 3 mpi > /dev/null
  $ qmod -d all.q@node03 > /dev/null
  $ as alice qsub -b y -N quota -pe smp 4 sleep 600
  Your job 1 ("quota") has been submitted
  $ as bob qsub -b y -N here -t 1-3 -tc 1 -q all.q@node04 sleep 600
  Your job-array 2.1-3:1 ("here") has been submitted
  $ as bob qsub -b y -N there -q all.q@node03 sleep 600
  Your job 3 ("there") has been submitted
  $ as bob qsub -b y -N pair -t 1-3 -hold_jid_ad here sleep 600
  Your job-array 4.1-3:1 ("pair") has been submitted
  $ as bob qsub -b y -N held -h sleep 600
  Your job 5 ("held") has been submitted
  $ as bob qsub -b y -N third sleep 600
  Your job 6 ("third") has been submitted
  $ as carol qsub -b y -N wide -pe mpi 4 sleep 600
  Your job 7 ("wide") has been submitted
  $ qsched run --explain
  started task 2.1 in all.q@node04
  started job 6 in all.q@node04
  job 1 (quota) can never run
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: the queue is disabled by its calendar night (all.q@node02)
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node03)
    parallel environment smp: 2 of at least 4 slots now, 2 short; 3 if nothing ran: quota a/1: at most 3 slots, 4 wanted; all must be on one host
  job 2 (here, tasks 2,3) waits, though there is room
    as many of its tasks run as -tc 1 allows
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node01, all.q@node02, all.q@node03)
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
  job 3 (there) waits
    bob has 2 running, as many as maxujobs allows
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node01, all.q@node02, all.q@node04)
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node03)
    nearest to fitting: all.q@node03: the queue is disabled; "qmod -e" enables it
  job 4 (pair, tasks 1-3:1) waits, though there is room
    its tasks wait for the same tasks of job 2 (running) (-hold_jid_ad)
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: the queue is disabled by its calendar night (all.q@node02)
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node03)
  job 5 (held) waits, though there is room
    it is held (-h u); "qrls -h u" releases it
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: the queue is disabled by its calendar night (all.q@node02)
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node03)
  job 7 (wide) can never run
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: the queue is disabled by its calendar night (all.q@node02)
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node03)
    parallel environment mpi: 2 of at least 4 slots now, 2 short; 3 if nothing ran: it has 3 slots left
  $ qmod -e all.q@node03 > /dev/null; gridlite explain 6; qsched run -dry
  job 6 (third) does not wait: it is running
  nothing would be started
  $ qconf -rattr pe slots 4 mpi > /dev/null; qsched run
  started job 7 in all.q@node04 (2), all.q@node03 (2)
  $ qconf -mattr resource_quota limit slots=4 a/1 > /dev/null; gridlite explain 1; qsched run
  job 1 (quota) waits
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 1 of 4 queue instances: no slot is free (all.q@node04)
      in 1 of 4 queue instances: the queue is disabled by its calendar night (all.q@node02)
    parallel environment smp: 2 of at least 4 slots now, 2 short: all must be on one host
  nothing to start
  $ qmod -d all.q@node04 > /dev/null; qconf -rattr queue calendar NONE all.q@node02 > /dev/null; gridlite explain 1; qsched run -dry
  job 1 (quota) can start: the next scheduling run puts it in all.q@node02 (4)
  would start job 1 in all.q@node02 (4)
  $ as bob qrls 5 > /dev/null; gridlite explain 5
  job 5 (held) waits, though there is room
    bob has 2 running, as many as maxujobs allows
    permanently, unless the job or the configuration is changed:
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
    now:
      in 2 of 4 queue instances: no slot is free (all.q@node02, all.q@node04)
      in 1 of 4 queue instances: the queue is disabled; "qmod -e" enables it (all.q@node04)
  $ gridlite explain 3 99 2>&1
  job 3 (there) waits, though there is room
    bob has 2 running, as many as maxujobs allows
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node01, all.q@node02, all.q@node04)
      in 1 of 4 queue instances: jobs must request big there (all.q@node01)
  there is no job 99
    the last number that was given is 7
  [1]
