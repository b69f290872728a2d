Settings that hold for nothing are a result: qconf -sds prints them to standard output, a line each, and ends with 1.

  $ site quotas
  $ qconf -rattr queue slots '4,[node05=3],[@left=2]' all.q > o; qconf -rattr queue hostlist 'node01 node03' all.q > o
  $ qconf -sds > out 2> err; echo $?; wc -l < out; wc -l < err
  1
  2
  0
