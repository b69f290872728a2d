Where the environment or the cluster has too few slots left for a parallel job, no host is looked at: nothing is said of
any, and what the job likes leaves no trace in the order of places.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c > o; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ attr 'bw bw INT <= YES YES 0 0' 'fo fo INT == FORCED NO 0 0'; qmod -d long.q > o
  root@master added "bw" to complex entry list
  root@master added "fo" to complex entry list
  $ qconf -rattr exechost complex_values bw=3 global; qconf -rattr exechost complex_values fo=1 node02; qconf -rattr pe slots 5 mpi
  root@master modified "global" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "mpi" in parallel environment list
  $ for r in '6' '2 -l bw=2' '2 -l bw=4' '5 -l bw=1'; do as alice qsub -b y -pe mpi $r -soft -q '*@node03' sleep 600; done > o
  $ as alice qsub -b y -p -9 sleep 600
  Your job 5 ("sleep") has been submitted
  $ schedule
  $ qstat -s r | awk 'NR > 2'; qstat -u '*' -s r | awk 'NR > 2 {print $1, $8, $9}'
  5 all.q@node01 1
  $ why 1 2 3 4
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
  2:
  cannot run in PE "mpi" because it only offers 1 slots
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
  3:
  (-l bw=4) cannot run in queue "global" because it offers only gc:bw=3.000000
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
  4:
  cannot run in PE "mpi" because it only offers 3 slots
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
  $ as alice qsub -b y -pe mpi 9 -l bw=0 sleep 600
  Your job 6 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 9 -soft -q '*@node03' sleep 600
  Your job 7 ("sleep") has been submitted
  $ as alice qsub -b y -p -9 sleep 600
  Your job 8 ("sleep") has been submitted
  $ schedule
  $ qstat -u '*' -s r | awk 'NR > 2 {print $1, $8, $9}'
  5 all.q@node01 1
  7 all.q@node03 9
  8 all.q@node03 1
  $ why 6 7
  6:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
  7:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node03" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is disabled
