Cluster queues that are out as a whole for a parallel job are named in the order in which the job finds the list of queue instances: the first job that is looked at finds it as cluster queues were added and changed, those behind it find it sorted.

  $ site quotas
  $ why() { schedule; for j; do qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done; }
  $ add() { qconf -sq long.q | sed "s/^qname .*/qname $1/; s/^seq_no .*/seq_no $2/" > f; qconf -Aq f; }
  $ add b.q 5; add c.q 2; add d.q 2; add e.q 20
  root@master added "b.q" to cluster queue list
  root@master added "c.q" to cluster queue list
  root@master added "d.q" to cluster queue list
  root@master added "e.q" to cluster queue list
  $ as bob qsub -b y -pe smp 90 -q e.q sleep 600
  Your job 1 ("sleep") has been submitted
  $ as bob qsub -b y -pe mpi 90 -q e.q sleep 600
  Your job 2 ("sleep") has been submitted
  $ as bob qsub -b y -pe rr 2-90 -q long.q -soft -q d.q sleep 600
  Your job 3 ("sleep") has been submitted
  $ why 1 2
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qconf -rattr queue seq_no 0 e.q
  root@master modified "e.q" in cluster queue list
  $ qconf -rattr queue seq_no 30 all.q
  root@master modified "all.q" in cluster queue list
  $ why 1 2
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ as bob qsub -b y -q c.q@node01 sleep 600
  Your job 4 ("sleep") has been submitted
  $ why 1 2
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ as bob qsub -b y -q c.q@node02,c.q@node03 -t 1-20 sleep 600
  Your job-array 5.1-20:1 ("sleep") has been submitted
  $ why 1 2
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qconf -rattr queue seq_no 1 long.q
  root@master modified "long.q" in cluster queue list
  $ why 1 2
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qconf -rattr queue seq_no 3,[node03=40] b.q
  root@master modified "b.q" in cluster queue list
  $ why 1 2
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qconf -rattr queue seq_no 50,[node03=0] b.q
  root@master modified "b.q" in cluster queue list
  $ why 1 2
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qmod -d c.q@node01
  root@master changed state of "c.q@node01" (disabled)
  $ as bob qsub -b y -pe smp 91 -q e.q -soft -q b.q sleep 600
  Your job 6 ("sleep") has been submitted
  $ why 1 2
  queue instance "c.q@node01" dropped because it is disabled
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "c.q@node01" dropped because it is disabled
  queue instance "c.q@node02" dropped because it is full
  queue instance "c.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "c.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "d.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 16 slots
  $ qstat -u '*' | awk 'NR > 2 && $5 ~ /qw/ { print $1 }'
  6
  1
  2
  5
