A parallel job with soft requests that waits leaves the queues in an order of which the last number of slots it tried decides: of a single slot, cluster queues whose fixed values do not suit are out and come last.

  $ site quotas
  $ qconf -sc > c; printf 'rank ray INT == YES NO 0 0\nos osy CSTRING == YES NO NONE 0\nspeed spy DOUBLE > YES NO 0 0\n' >> c; qconf -Mc c | sort
  root@master added "rank" to complex entry list
  root@master added "os" to complex entry list
  root@master added "speed" to complex entry list
  $ qconf -sq all.q | sed -e 's/^qname .*/qname fast.q/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ for h in 1 2 3 4; do qconf -rattr exechost complex_values rank=1,speed=2 node0$h; done > o
  $ qconf -rattr queue complex_values rank=5 all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values os=linux fast.q
  root@master modified "fast.q" in cluster queue list
  $ placed() { qstat -u '*' | awk 'NR > 2 {print $1, $5, $8}'; }
  $ as bob qsub -terse -b y -pe rr 1-3 -l rank=2,speed=1.5 -soft -q all.q -l os=linux sleep 600; as bob qsub -terse -b y sleep 600
  1
  2
  $ schedule
  $ placed
  2 r fast.q@node01
  1 qw 1
  $ qdel -u '*' > o
  $ schedule
  $ as bob qsub -terse -b y -pe rr 2-3 -l rank=2,speed=1.5 -soft -q all.q -l os=linux sleep 600; as bob qsub -terse -b y sleep 600
  3
  4
  $ schedule
  $ placed
  4 r all.q@node01
  3 qw 2
  $ qdel -u '*' > o
  $ schedule
  $ as bob qsub -terse -b y -pe rr 1,3 -l rank=2,speed=1.5 -soft -q all.q -l os=linux sleep 600; as bob qsub -terse -b y sleep 600
  5
  6
  $ schedule
  $ placed
  6 r fast.q@node02
  5 qw 1
