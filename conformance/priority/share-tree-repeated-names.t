A user stands in the share tree once, but for nodes below different projects; the root is not a node that could be named.

  $ site priority
  $ qconf -astnode /a=5,/b=40,/a/alice=5,/b/bob=10,/P1=5,/P1/alice=3,/P2=4,/P2/alice=2 > /dev/null 2>&1; echo $?
  0
  $ qconf -astnode /bob=5 > /dev/null 2>&1; qconf -sstnode /
  /=1
  /a=5
  /a/alice=5
  /b=40
  /b/bob=10
  /P1=5
  /P1/alice=3
  /P2=4
  /P2/alice=2
  $ qconf -astnode /x=1,/x/carol=2,/y=1,/y/carol=3 > /dev/null 2>&1; qconf -sstnode /
  /=1
  /a=5
  /a/alice=5
  /b=40
  /b/bob=10
  /P1=5
  /P1/alice=3
  /P2=4
  /P2/alice=2
  $ fails / -- qconf -mstnode /=3
  exit 1, says: /
  $ qconf -mstnode /a=8,/=3; echo $?
  setting 
  /a=8
  Unable to locate / in sharetree
  modified sharetree
  0
  $ qconf -astnode /default=3,/a/default=2 > /dev/null 2>&1; qconf -sstnode /
  /=1
  /a=8
  /a/alice=5
  /b=40
  /b/bob=10
  /P1=5
  /P1/alice=3
  /P2=4
  /P2/alice=2
