The same of attributes that must equal, or must not; without a value of the cluster the host's counts for its queues, too.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'aa aa INT == YES NO 0 0' 'bb bb INT == YES NO 0 0' 'cc cc INT == YES NO 0 0' 'ne ne CSTRING != YES NO NONE 0' 'eq eq CSTRING == YES NO NONE 0'
  root@master added "aa" to complex entry list
  root@master added "bb" to complex entry list
  root@master added "cc" to complex entry list
  root@master added "ne" to complex entry list
  root@master added "eq" to complex entry list
  $ qconf -rattr exechost complex_values ne=bsd,eq=a global
  root@master modified "global" in exechost list
  $ for h in 1 2; do qconf -rattr exechost complex_values ne=linux,eq=b,aa=1,bb=1,cc=1 node0$h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ for h in 3 4; do qconf -rattr exechost complex_values ne=bsd,eq=a node0$h; done
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -rattr queue seq_no '0,[@right=5]' all.q
  root@master modified "all.q" in cluster queue list
  $ where() { schedule; qstat -u '*' -s r | awk 'NR>2 {print $3,$8,$9}'; qdel -f -u bob > o; schedule; }
  $ as bob qsub -b y -N n1 -soft -l ne=linux,aa=1 sleep 600; where
  Your job 1 ("n1") has been submitted
  n1 all.q@node01 1
  $ as bob qsub -b y -N n2 -soft -l ne=linux,aa=1,bb=1 sleep 600; where
  Your job 2 ("n2") has been submitted
  n2 all.q@node02 1
  $ as bob qsub -b y -N n3 -soft -l ne=linux,aa=1,bb=1,cc=1 sleep 600; where
  Your job 3 ("n3") has been submitted
  n3 all.q@node01 1
  $ as bob qsub -b y -N e1 -soft -l eq=a,aa=1 sleep 600; where
  Your job 4 ("e1") has been submitted
  e1 all.q@node02 1
  $ as bob qsub -b y -N e2 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 5 ("e2") has been submitted
  e2 all.q@node01 1
  $ as bob qsub -b y -N e3 -soft -l eq=a,aa=1,bb=1,cc=1 sleep 600; where
  Your job 6 ("e3") has been submitted
  e3 all.q@node02 1
  $ qconf -dattr exechost complex_values ne global
  root@master modified "global" in exechost list
  $ qconf -dattr exechost complex_values eq global
  root@master modified "global" in exechost list
  $ as bob qsub -b y -N n1 -soft -l ne=linux,aa=1 sleep 600; where
  Your job 7 ("n1") has been submitted
  n1 all.q@node03 1
  $ as bob qsub -b y -N n2 -soft -l ne=linux,aa=1,bb=1 sleep 600; where
  Your job 8 ("n2") has been submitted
  n2 all.q@node01 1
  $ as bob qsub -b y -N e1 -soft -l eq=a,aa=1 sleep 600; where
  Your job 9 ("e1") has been submitted
  e1 all.q@node04 1
  $ as bob qsub -b y -N e2 -soft -l eq=a,aa=1,bb=1 sleep 600; where
  Your job 10 ("e2") has been submitted
  e2 all.q@node02 1
