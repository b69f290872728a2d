Queue instances whose hosts have left the queue while jobs run there: what else closes them is reported, or that they are full.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^slots .*/slots 1,[node02=2]/' -e 's/^hostlist .*/hostlist @left/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -shgrp @left
  group_name @left
  hostlist node01 node02
  $ as alice qsub -b y -q fast.q@node01 sleep 600
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -b y -q fast.q@node02 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -l lic=1 sleep 600
  Your job 3 ("sleep") has been submitted
  $ as bob qsub -b y -pe mpi 30 sleep 600
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ why 3 4
  3:
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is full
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  4:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is full
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  $ qconf -rattr hostgroup hostlist 'node04' @left
  root@master modified "@left" in host group list
  $ schedule
  $ why 3 4
  3:
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "fast.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is full
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  4:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is full
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  $ qstat -f -q fast.q
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  fast.q@node01                  BIP   0/1/1          -NA-     -NA-          o
  ---------------------------------------------------------------------------------
  fast.q@node02                  BIP   0/2/2          -NA-     -NA-          o
  ---------------------------------------------------------------------------------
  fast.q@node04                  BIP   0/0/1          -NA-     -NA-          
  $ qmod -d fast.q@node01
  root@master changed state of "fast.q@node01" (disabled)
  $ schedule
  $ why 3 4
  3:
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "fast.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is disabled
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  4:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "fast.q@node01" dropped because it is disabled
  queue instance "fast.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  $ qconf -sq fast.q | grep hostlist
  hostlist              @left
