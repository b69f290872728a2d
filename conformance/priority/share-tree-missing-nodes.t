Nodes that are not there are named, as they were written; of new ones the parent. The last node can not be removed.

  $ site priority
  $ qconf -astnode /P2=5,/x/y/z=3,P1/q=4 2>&1
  setting 
  /P2=5
  Unable to locate /x/y in sharetree
  Unable to locate P1 in sharetree
  modified sharetree
  $ qconf -mstnode /x/y=3,/P2=7,y/z=3 2>&1
  Unable to locate /x/y in sharetree
  setting 
  /P2=7
  Unable to locate y/z in sharetree
  modified sharetree
  $ qconf -astnode y/alice=3,/P2=8,/P2/a/b=3 2>&1
  Unable to locate y in sharetree
  setting 
  /P2=8
  Unable to locate /P2/a in sharetree
  modified sharetree
  $ fails Root -- qconf -dstnode /P2
  exit 1, says: Root
  $ qconf -sstnode /P2
  /P2=8
