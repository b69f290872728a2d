A job is refused for the forced attribute that was changed last the longest time ago, whatever order the values are in.

  $ site small
  $ forced() { qconf -sc > c; for a; do echo "$a ${a}x INT <= FORCED YES 0 0" >> c; done; qconf -Mc c > /dev/null; }
  $ why() { schedule; qstat -j 1 | grep forced | sed 's/^ *//; s/^scheduling info: *//' | sort; }
  $ forced gg zz aa; forced bb
  root@master added "gg" to complex entry list
  root@master added "zz" to complex entry list
  root@master added "aa" to complex entry list
  root@master added "bb" to complex entry list
  $ qconf -rattr exechost complex_values zz=1,bb=1,aa=1,gg=1 node01
  > qconf -rattr exechost complex_values bb=1,zz=1,aa=1 node02
  > qconf -rattr exechost complex_values aa=1,zz=1 node03
  > qconf -rattr exechost complex_values bb=1,aa=1 node04
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ as alice qsub -b y -N j1 sleep 600
  Your job 1 ("j1") has been submitted
  $ why
  does not request 'forced' resource "aa" of host node04
  does not request 'forced' resource "gg" of host node01
  does not request 'forced' resource "zz" of host node02
  does not request 'forced' resource "zz" of host node03

In the order of changes, of values not.

  $ qconf -mattr exechost complex_values zz=2 node02
  root@master modified "node02" in exechost list
  $ why
  does not request 'forced' resource "aa" of host node04
  does not request 'forced' resource "gg" of host node01
  does not request 'forced' resource "zz" of host node02
  does not request 'forced' resource "zz" of host node03
  $ qconf -sc | sed 's/^gg .*/gg ggx INT <= FORCED YES 0 7/' > c; qconf -Mc c
  root@master modified "gg" in complex entry list
  $ why
  does not request 'forced' resource "aa" of host node04
  does not request 'forced' resource "zz" of host node01
  does not request 'forced' resource "zz" of host node02
  does not request 'forced' resource "zz" of host node03

Queue instances, and the cluster.

  $ for h in 1 2 3 4; do qconf -rattr exechost complex_values NONE node0$h > /dev/null; done
  $ qconf -rattr queue complex_values 'bb=1,zz=1,aa=1,gg=1,[node02=gg=1,bb=1],[node03=aa=1,bb=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ why
  does not request 'forced' resource "aa" of queue instance all.q@node03
  does not request 'forced' resource "bb" of queue instance all.q@node02
  does not request 'forced' resource "zz" of queue instance all.q@node01
  does not request 'forced' resource "zz" of queue instance all.q@node04
  $ qconf -rattr queue complex_values NONE all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr exechost complex_values aa=1,bb=1,zz=1 global
  root@master modified "global" in exechost list
  $ why
  does not request 'forced' resource "zz" of host global
