What is booked once a job, in several layers. While slots are counted, one of cluster, host and queue that has enough
for the master task will do. Where none has, a slot is missing; where one has and another has not, the job waits in silence.

  $ site quotas
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { for p in 'rr 2' 'smp 2' 'rr 1-2'; do j=$(as bob qsub -terse -b y -pe $p "$@" sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; }
  $ EDIT='s/^(ram +ram +MEMORY +<= +YES +)YES +0 +0/\1JOB 0 100/' EDITOR=edit-with qconf -mc
  root@master modified "ram" in complex entry list
  $ qconf -aattr exechost complex_values ram=2500M global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -l ram=1500M -q '*@node01' sleep 600; schedule
  Your job 1 ("sleep") has been submitted
  $ try -l ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  smp 2:
  1 cannot run in PE "smp" because it only offers 0 slots
  rr 1-2:
  1 cannot run in PE "rr" because it only offers 0 slots
  $ qconf -aattr exechost complex_values ram=6G node01
  root@master modified "node01" in exechost list
  $ try -l ram=2G
  rr 2:
  1 There are no messages available
  smp 2:
  1 There are no messages available
  rr 1-2:
  1 There are no messages available
  $ try -l ram=2G -q '*@node02'
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  2 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  smp 2:
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  rr 1-2:
  1 cannot run in PE "rr" because it only offers 0 slots
  1 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ qconf -mattr exechost complex_values ram=1G node01
  root@master modified "node01" in exechost list
  $ try -l ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  smp 2:
  1 cannot run in PE "smp" because it only offers 0 slots
  rr 1-2:
  1 cannot run in PE "rr" because it only offers 0 slots
  $ qconf -mattr exechost complex_values ram=10G global
  root@master modified "global" in exechost list
  $ try -l ram=2G -q '*@node01'
  rr 2:
  1 There are no messages available
  smp 2:
  1 There are no messages available
  rr 1-2:
  1 There are no messages available

Where reservations are planned, no host is looked at when the cluster's share is used up, unless it were too little anyway.

  $ qconf -ssconf | sed 's/^max_reservation .*/max_reservation 3/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -mattr exechost complex_values ram=2500M global
  root@master modified "global" in exechost list
  $ try -l ram=2G -q '*@node01'
  rr 2:
  1 cannot run in PE "rr" because it only offers 0 slots
  smp 2:
  1 cannot run in PE "smp" because it only offers 0 slots
  rr 1-2:
  1 cannot run in PE "rr" because it only offers 0 slots
  $ try -l ram=3G -q '*@node02'
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  2 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  smp 2:
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  rr 1-2:
  1 cannot run in PE "rr" because it only offers 0 slots
  1 cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
