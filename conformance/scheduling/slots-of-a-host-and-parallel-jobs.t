A host that counts slots itself: what parallel jobs are told when it has none left.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -mattr exechost complex_values slots=1 node01 | sort; qconf -mattr exechost complex_values slots=3 node02 | sort
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node01" in exechost list
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node02" in exechost list
  $ as bob qsub -b y -q all.q@node01 sleep 600; as bob qsub -b y -pe smp 2 -q all.q@node02 sleep 600; schedule
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 2 -q '*@@left' sleep 600
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -b y -pe mpi 3 -q '*@@left' sleep 600
  Your job 4 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 4 -q 'all.q@node01' sleep 600
  Your job 5 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 2 -l lic=1 -q 'all.q@node01' sleep 600
  Your job 6 ("sleep") has been submitted
  $ as alice qsub -b y -q 'all.q@node01' sleep 600
  Your job 7 ("sleep") has been submitted
  $ schedule; why 3 4 5 6 7
  3:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  4:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "mpi" because it only offers 1 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  5:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  6:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  7:
  (-l NONE) cannot run at host "node01" because it offers only hc:slots=0.000000
  cannot run in queue "node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
  $ as bob qsub -b y -q all.q@node02 sleep 600; schedule; why 3 4
  Your job 8 ("sleep") has been submitted
  3:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  4:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=0.000000
  cannot run in PE "mpi" because it only offers 1 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ qconf -mattr exechost complex_values slots=0 node01; schedule; why 3 5
  root@master modified "node01" in exechost list
  3:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=-1.000000
  (-l slots=1) cannot run in queue "node02" because it offers only hc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  5:
  (-l slots=1) cannot run in queue "node01" because it offers only hc:slots=-1.000000
  (-l slots=1) cannot run in queue "node02" because it offers only hc:slots=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
