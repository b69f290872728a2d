A job that starts passes over places; those of its kind that wait hear nothing of them.

  $ site small
  $ qconf -au alice aset
  added "alice" to access list "aset"
  $ qconf -sc > c; printf 'gpu gpu INT <= YES YES 0 0\n' >> c; qconf -Mc c
  root@master added "gpu" to complex entry list
  $ qconf -sq all.q | sed 's/^qname .*/qname first.q/;s/^user_lists .*/user_lists aset/' > f; qconf -Aq f
  root@master added "first.q" to cluster queue list
  $ qconf -sq all.q | sed 's/^qname .*/qname second.q/;s/^slots .*/slots 4,[node03=2]/;s/^user_lists .*/user_lists NONE,[node02=aset],[node04=aset]/' > f; qconf -Aq f
  root@master added "second.q" to cluster queue list
  $ qconf -sq all.q | sed 's/^qname .*/qname third.q/;s/^user_lists .*/user_lists aset/' > f; qconf -Aq f
  root@master added "third.q" to cluster queue list
  $ qconf -dq all.q
  root@master removed "all.q" from cluster queue list
  $ qconf -rattr exechost user_lists aset node01
  root@master modified "node01" in exechost list
  $ qconf -mattr exechost complex_values gpu=1 node03
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node03" in exechost list
  $ as bob qsub -b y -N a -l gpu=1 sleep 600
  Your job 1 ("a") has been submitted
  $ as bob qsub -b y -N b -l gpu=1 sleep 600
  Your job 2 ("b") has been submitted
  $ as bob qsub -b y -N c -l gpu=1 sleep 600
  Your job 3 ("c") has been submitted
  $ as bob qsub -b y -N d  -l gpu=1 -q first.q,second.q,third.q sleep 600
  Your job 4 ("d") has been submitted
  $ schedule
  $ for j in `seq 1 4`; do echo $j; qstat -j $j | sed -n '/^scheduling info/,$p'; done
  1
  2
  scheduling info:            has no permission for cluster queue "first.q"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              has no permission for cluster queue "third.q"
  3
  scheduling info:            has no permission for cluster queue "first.q"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              has no permission for cluster queue "third.q"
  4
  scheduling info:            has no permission for cluster queue "first.q"
                              has no permission for queue "second.q@node02"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              has no permission for cluster queue "third.q"
  $ schedule
  $ for j in `seq 1 4`; do echo $j; qstat -j $j | sed -n '/^scheduling info/,$p'; done
  1
  2
  scheduling info:            has no permission for cluster queue "first.q"
                              has no permission for queue "second.q@node02"
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for cluster queue "third.q"
  3
  scheduling info:            has no permission for cluster queue "first.q"
                              has no permission for queue "second.q@node02"
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for cluster queue "third.q"
  4
  scheduling info:            has no permission for cluster queue "first.q"
                              has no permission for queue "second.q@node02"
                              has no permission for queue "second.q@node04"
                              has no permission for host "node01"
                              (-l gpu=1) cannot run at host "node03" because it offers only hc:gpu=0.000000
                              has no permission for cluster queue "third.q"
