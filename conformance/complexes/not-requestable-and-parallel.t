A consumable that nobody may request and that has a default: parallel jobs get no slot where it is, serial ones do.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ jobs() { qstat -u '*' | awk 'NR > 2 { r = $5 ~ /r|t/; print $1, $3, $5, (r ? $8 : "-"), (r ? $9 : $8) }' | sort -n; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ attr 'nr nr INT <= NO YES 1 0' 'nj nj INT <= NO JOB 1 0'
  root@master added "nr" to complex entry list
  root@master added "nj" to complex entry list
  $ qconf -rattr exechost complex_values nr=9,nj=9 node01; qconf -rattr queue complex_values nr=3 long.q
  root@master modified "node01" in exechost list
  root@master modified "long.q" in cluster queue list
  $ as alice qsub -b y -N host -pe mpi 2 -q '*@node01' sleep 600
  Your job 1 ("host") has been submitted
  $ as alice qsub -b y -N serial -q '*@node01' sleep 600
  Your job 2 ("serial") has been submitted
  $ as alice qsub -b y -N queue -pe mpi 2 -q 'long.q@node0[12]' sleep 600
  Your job 3 ("queue") has been submitted
  $ as alice qsub -b y -N elsewhere -pe mpi 2 sleep 600
  Your job 4 ("elsewhere") has been submitted
  $ schedule
  $ jobs
  1 host qw - 2
  2 serial r all.q@node01 1
  3 queue qw - 2
  4 elsewhere r all.q@node02 2
  $ why 1 3
  1:
  (-l NONE) cannot run in queue "node01" because job requests non requestable resource nr"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  3:
  (-l NONE) cannot run in queue "long.q@node02" because job requests non requestable resource nr"
  (-l NONE) cannot run in queue "node01" because job requests non requestable resource nr"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ qconf -rattr exechost complex_values nj=5 global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -N everywhere -pe mpi 2 sleep 600
  Your job 5 ("everywhere") has been submitted
  $ as alice qsub -b y -N serial2 sleep 600
  Your job 6 ("serial2") has been submitted
  $ schedule
  $ jobs
  1 host qw - 2
  2 serial r all.q@node01 1
  3 queue qw - 2
  4 elsewhere r all.q@node02 2
  5 everywhere qw - 2
  6 serial2 r all.q@node03 1
  $ why 5
  5:
  (-l NONE) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
