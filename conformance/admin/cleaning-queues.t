Cleaning queues.

  $ site small
  $ as bob qsub -b y -N a -q all.q@node01 sleep 600
  Your job 1 ("a") has been submitted
  $ as bob qsub -b y -N b -q all.q@node02 sleep 600
  Your job 2 ("b") has been submitted
  $ as bob qsub -b y -N c -q all.q@node03 -pe mpi 2 sleep 600
  Your job 3 ("c") has been submitted
  $ schedule
  $ qconf -cq all.q@node01
  root@master purged queue "all.q@node01"
  $ qstat -u '*' | awk 'NR>2{print $1,$5,$8}'
  2 r all.q@node02
  3 r all.q@node03
  $ qstat -f | grep all.q
  all.q@node01                   BIP   0/0/4          -NA-     -NA-          
  all.q@node02                   BIP   0/1/4          -NA-     -NA-          
  all.q@node03                   BIP   0/2/4          -NA-     -NA-          
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  $ qconf -cq all.q@node03,all.q@node04
  root@master purged queue "all.q@node03"
  root@master purged queue "all.q@node04"
  $ qstat -u '*' | awk 'NR>2{print $1,$5,$8}'
  2 r all.q@node02
  $ qconf -cq 'all.q@node0[34]'
  root@master purged queue "all.q@node03"
  root@master purged queue "all.q@node04"
  $ qconf -cq all.q
  root@master purged queue "all.q@node01"
  root@master purged queue "all.q@node02"
  root@master purged queue "all.q@node03"
  root@master purged queue "all.q@node04"
  $ qstat -u '*' | awk 'NR>2{print $1,$5,$8}'
  $ qconf -purge queue slots all.q@node02; echo $?
  Attribute name ("slots") and/or value ("node02") not found
  0
  $ qconf -mattr queue slots 3 all.q@node01
  root@master modified "all.q" in cluster queue list
  $ qconf -purge queue slots,h_rt all.q@node01; echo $?
  root@master modified "all.q" in cluster queue list
  0
  $ qconf -purge queue slots all.q@node01,all.q@node02; echo $?
  Attribute name ("slots") and/or value ("node01,all.q@node02") not found
  0
  $ qconf -purge queue '*' all.q@node02; echo $?
  Attribute name ("*") and/or value ("node02") not found
  0
  $ qconf -tsm; echo $?
  root@master triggers scheduler monitoring
  0
  $ qconf -clearusage bob; echo $?
  root@master modified "bob" in user list
  0
  $ qconf -sss
  master
