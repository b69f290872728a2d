How much a soft request weighs at hosts without a value of their own, where the one of the cluster does not suit: once for the cluster
and once for the queue instance, unless this has a value that suits.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'aa aa INT == YES NO 0 0' 'bb bb INT == YES NO 0 0' 'cc cc INT == YES NO 0 0' 'eq eq CSTRING == YES NO NONE 0' 'ge ge INT <= YES NO 0 0'
  root@master added "aa" to complex entry list
  root@master added "bb" to complex entry list
  root@master added "cc" to complex entry list
  root@master added "eq" to complex entry list
  root@master added "ge" to complex entry list
  $ qconf -rattr exechost complex_values eq=b,ge=1 global
  root@master modified "global" in exechost list
  $ for h in 1 2; do qconf -rattr exechost complex_values aa=1,bb=1,cc=1 node0$h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ for h in 3 4; do qconf -rattr exechost complex_values eq=a,ge=3 node0$h; done
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -rattr queue seq_no '0,[@right=5]' all.q
  root@master modified "all.q" in cluster queue list
  $ where() { schedule; qstat -u '*' -s r | awk 'NR>2 {print $3,$8,$9}'; qdel -f -u bob > o; schedule; }
  $ as bob qsub -b y -N e1 -soft -l eq=a sleep 600; where
  Your job 1 ("e1") has been submitted
  e1 all.q@node03 1
  $ as bob qsub -b y -N e2 -soft -l eq=a,aa=1 sleep 600; where
  Your job 2 ("e2") has been submitted
  e2 all.q@node01 1
  $ as bob qsub -b y -N e3 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 3 ("e3") has been submitted
  e3 all.q@node02 1
  $ as bob qsub -b y -N g1 -soft -l ge=2 sleep 600; where
  Your job 4 ("g1") has been submitted
  g1 all.q@node04 1
  $ as bob qsub -b y -N g2 -soft -l ge=2,aa=1 sleep 600; where
  Your job 5 ("g2") has been submitted
  g2 all.q@node01 1
  $ as bob qsub -b y -N g3 -soft -l ge=2,aa=1,bb=1 sleep 600; where
  Your job 6 ("g3") has been submitted
  g3 all.q@node02 1

Parallel jobs go by the same weights.

  $ as bob qsub -b y -N p1 -pe rr 2 -soft -l eq=a sleep 600; where
  Your job 7 ("p1") has been submitted
  p1 all.q@node03 2
  $ as bob qsub -b y -N p2 -pe rr 2 -soft -l eq=a,aa=1 sleep 600; where
  Your job 8 ("p2") has been submitted
  p2 all.q@node01 2
  $ as bob qsub -b y -N p3 -pe rr 2 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 9 ("p3") has been submitted
  p3 all.q@node01 2

Values of the queue instances.

  $ qconf -rattr queue complex_values 'NONE,[@left=eq=a,ge=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -N e4 -soft -l eq=a sleep 600; where
  Your job 10 ("e4") has been submitted
  e4 all.q@node01 1
  $ as bob qsub -b y -N e5 -soft -l eq=a,aa=1 sleep 600; where
  Your job 11 ("e5") has been submitted
  e5 all.q@node02 1
  $ as bob qsub -b y -N g4 -soft -l ge=2 sleep 600; where
  Your job 12 ("g4") has been submitted
  g4 all.q@node01 1
  $ as bob qsub -b y -N g5 -soft -l ge=2,aa=1 sleep 600; where
  Your job 13 ("g5") has been submitted
  g5 all.q@node02 1
  $ qconf -rattr queue complex_values 'NONE,[@left=eq=b,ge=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -N e6 -soft -l eq=a sleep 600; where
  Your job 14 ("e6") has been submitted
  e6 all.q@node03 1
  $ as bob qsub -b y -N e7 -soft -l eq=a,aa=1 sleep 600; where
  Your job 15 ("e7") has been submitted
  e7 all.q@node01 1
  $ as bob qsub -b y -N e8 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 16 ("e8") has been submitted
  e8 all.q@node02 1
  $ as bob qsub -b y -N e9 -soft -l eq=a,aa=1,bb=1,cc=1 sleep 600; where
  Your job 17 ("e9") has been submitted
  e9 all.q@node01 1
