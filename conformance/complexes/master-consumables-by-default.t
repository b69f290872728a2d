What is booked once a job without being requested: a host that has too little of it takes no part, not even with slave tasks.

  $ site quotas
  $ try() { as alice qsub -b y "$@" sleep 600 > o; schedule; qstat -g t -u alice | awk 'NR > 2 && NF > 8 {print $8, $9}' | sort; j=$(qstat -u alice | awk 'NR > 2 {print $1}'); qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; qdel -f $j > o; schedule; }
  $ qconf -sc > c; echo 'tok tok INT <= YES JOB 2 0' >> c; qconf -Mc c
  root@master added "tok" to complex entry list
  $ for h in 1 2 3; do qconf -aattr exechost complex_values tok=3 node0$h; done > o
  $ as bob qsub -b y -q long.q@node01 sleep 600; schedule
  Your job 1 ("sleep") has been submitted
  $ try -pe rr 3 -q all.q
  all.q@node02 MASTER
  all.q@node03 SLAVE
  all.q@node04 SLAVE
  1 There are no messages available
  $ try -pe mpi 13 -q all.q
  1 (-l NONE) cannot run in queue "node01" because it offers only hc:tok=1.000000
  1 cannot run in PE "mpi" because it only offers 12 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ try -pe rr 4 -q 'all.q@node0[12]'
  all.q@node02 MASTER
  1 queue instance "all.q@node02" dropped because it is full
  $ try -pe smp 2 -q 'all.q@node01'
  1 (-l NONE) cannot run in queue "node01" because it offers only hc:tok=1.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ try -pe rr 4 -q 'all.q@node0[12]' -l tok=2
  all.q@node01 SLAVE
  all.q@node02 MASTER
  1 There are no messages available
