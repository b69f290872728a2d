Queues that take no jobs: those that are not available first, then overloaded, disabled by a calendar, disabled by hand; and the
full ones in the order in which they became full.

  $ site small
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ q() { qconf -sq all.q | sed "s/^qname .*/qname $1/; s/^seq_no .*/seq_no $2/; s/^slots .*/slots $3/; s/^hostlist .*/hostlist $4/" > q; qconf -Aq q > /dev/null; }
  $ q b.q 3 2 'node04 node03'; q c.q 9 1 'node02 node01'
  root@master added "b.q" to cluster queue list
  root@master added "c.q" to cluster queue list
  $ as alice qsub -b y -N a -t 1-3 -q all.q@node03 sleep 600; as alice qsub -b y -N b -t 1-2 -q b.q@node03 sleep 600;  as alice qsub -b y -N c  -q c.q@node01 sleep 600; as alice qsub -b y -N d -t 1-4 -q all.q@node02 sleep 600;  as alice qsub -b y -N e -q all.q@node03 sleep 600; as alice qsub -b y -N f -l h=node09 sleep 600
  Your job-array 1.1-3:1 ("a") has been submitted
  Your job-array 2.1-2:1 ("b") has been submitted
  Your job 3 ("c") has been submitted
  Your job-array 4.1-4:1 ("d") has been submitted
  Your job 5 ("e") has been submitted
  Your job 6 ("f") has been submitted
  $ qmod -d b.q@node04
  root@master changed state of "b.q@node04" (disabled)
  $ schedule; info f
  queue instance "b.q@node04" dropped because it is disabled
  queue instance "b.q@node03" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node09) cannot run in queue "c.q@node02" because it offers only qf:hostname=node02
  $ schedule; info f
  queue instance "b.q@node04" dropped because it is disabled
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node09) cannot run in queue "c.q@node02" because it offers only qf:hostname=node02
  $ as alice qsub -b y -N g -pe mpi 5 sleep 600; schedule; info f
  Your job 7 ("g") has been submitted
  queue instance "b.q@node04" dropped because it is disabled
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  queue instance "all.q@node01" dropped because it is full
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node09) cannot run in queue "c.q@node02" because it offers only qf:hostname=node02
  $ qmod -e b.q@node04; as alice qsub -b y -N i -t 1-20 sleep 600; schedule; info f; info i
  root@master changed state of "b.q@node04" (enabled)
  Your job-array 8.1-20:1 ("i") has been submitted
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node01" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "b.q@node04" dropped because it is full
  queue instance "c.q@node02" dropped because it is full
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node09) cannot run in queue "b.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node09) cannot run in queue "c.q@node02" because it offers only qf:hostname=node02
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node01" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "b.q@node04" dropped because it is full
  queue instance "c.q@node02" dropped because it is full
  $ schedule; info f
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  queue instance "b.q@node04" dropped because it is full
  queue instance "c.q@node01" dropped because it is full
  queue instance "c.q@node02" dropped because it is full
  All queues dropped because of overload or full
  $ qdel -f '*' > /dev/null
  [1]
  $ printf 'calendar_name off\nyear NONE\nweek mon-sun=off\n' > cal; qconf -Acal cal; sed 's/name off/name sus/; s/=off/=suspended/' cal > cal2; qconf -Acal cal2
  root@master added "off" to calendar list
  root@master added "sus" to calendar list
  $ qmod -d c.q; qconf -rattr queue calendar off b.q; q d.q 0 1 node01; qconf -rattr queue load_thresholds slots=1 d.q; q e.q 0 1 node02; qconf -rattr queue calendar sus e.q; qmod -s all.q@node01
  root@master changed state of "c.q@node02" (disabled)
  root@master changed state of "c.q@node01" (disabled)
  root@master modified "b.q" in cluster queue list
  root@master added "d.q" to cluster queue list
  root@master modified "d.q" in cluster queue list
  root@master added "e.q" to cluster queue list
  root@master modified "e.q" in cluster queue list
  root@master changed state of "all.q@node01" (suspended)
  $ as alice qsub -b y -N h -l h=node09 sleep 600; schedule; info h
  Your job 9 ("h") has been submitted
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "e.q@node02" dropped because it is temporarily not available
  queue instance "d.q@node01" dropped because it is overloaded: slots=1.000000 (no load value) <= 1
  queue instance "b.q@node04" dropped because it is disabled
  queue instance "b.q@node03" dropped because it is disabled
  queue instance "c.q@node02" dropped because it is disabled
  queue instance "c.q@node01" dropped because it is disabled
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  All queues dropped because of overload or full
