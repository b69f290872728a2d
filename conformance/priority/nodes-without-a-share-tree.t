Nodes of a share tree that is not there: no failure for scripts.

  $ site small
  $ qconf -rsstnode / > out 2> err; echo $?; wc -l < out
  0
  0
  $ qconf -sstnode / > out 2> err; echo $?; wc -l < out
  0
  0
  $ qconf -sstree > out 2> err; echo $?; wc -l < out
  1
  0
