How much a soft request weighs where several layers have the attribute: each layer whose value does not suit counts, and one without
a value of its own where none of the outer values suits.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'aa aa INT == YES NO 0 0' 'bb bb INT == YES NO 0 0' 'eq eq CSTRING == YES NO NONE 0' 'ge ge INT <= YES NO 0 0'
  root@master added "aa" to complex entry list
  root@master added "bb" to complex entry list
  root@master added "eq" to complex entry list
  root@master added "ge" to complex entry list
  $ qconf -rattr exechost complex_values eq=b,ge=1 global
  root@master modified "global" in exechost list
  $ for h in 1 2; do qconf -rattr exechost complex_values eq=a,ge=3,aa=1,bb=1 node0$h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ for h in 3 4; do qconf -rattr exechost complex_values eq=a,ge=3 node0$h; done
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -rattr queue seq_no '0,[@right=5]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values 'NONE,[@right=eq=a,ge=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ where() { schedule; qstat -u '*' -s r | awk 'NR>2 {print $3,$8,$9}'; qdel -f -u bob > o; schedule; }
  $ as bob qsub -b y -N e1 -soft -l eq=a sleep 600; where
  Your job 1 ("e1") has been submitted
  e1 all.q@node01 1
  $ as bob qsub -b y -N e2 -soft -l eq=a,aa=1 sleep 600; where
  Your job 2 ("e2") has been submitted
  e2 all.q@node02 1
  $ as bob qsub -b y -N e3 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 3 ("e3") has been submitted
  e3 all.q@node01 1
  $ as bob qsub -b y -N g1 -soft -l ge=2 sleep 600; where
  Your job 4 ("g1") has been submitted
  g1 all.q@node02 1
  $ as bob qsub -b y -N g2 -soft -l ge=2,aa=1 sleep 600; where
  Your job 5 ("g2") has been submitted
  g2 all.q@node01 1
  $ as bob qsub -b y -N g3 -soft -l ge=2,aa=1,bb=1 sleep 600; where
  Your job 6 ("g3") has been submitted
  g3 all.q@node02 1
  $ qconf -rattr exechost complex_values eq=a,ge=3 global
  root@master modified "global" in exechost list
  $ for h in 1 2; do qconf -rattr exechost complex_values eq=b,ge=1,aa=1,bb=1 node0$h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ as bob qsub -b y -N g4 -soft -l ge=2 sleep 600; where
  Your job 7 ("g4") has been submitted
  g4 all.q@node03 1
  $ as bob qsub -b y -N g5 -soft -l ge=2,aa=1 sleep 600; where
  Your job 8 ("g5") has been submitted
  g5 all.q@node01 1
  $ as bob qsub -b y -N g6 -soft -l ge=2,aa=1,bb=1 sleep 600; where
  Your job 9 ("g6") has been submitted
  g6 all.q@node02 1
