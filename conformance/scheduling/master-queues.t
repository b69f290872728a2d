-masterq: the hosts keep their order, and one slot is kept for the master task in its own queue.

The master's queue may be one that -q leaves out. With $round_robin its slot comes on top of the host's
turn when another queue of the host is before it.

  $ site small
  $ qconf -sp mpi | sed "s/^pe_name .*/pe_name two/; s/^allocation_rule .*/allocation_rule 2/" > p; qconf -Ap p > /dev/null
  root@master added "two" to parallel environment list
  $ qconf -aattr queue pe_list two all.q > /dev/null
  $ qconf -sq all.q | sed 's/^qname .*/qname b.q/; s/^seq_no .*/seq_no 5/; s/^slots .*/slots 2/' > q; qconf -Aq q > /dev/null
  root@master added "b.q" to cluster queue list
  $ try() { as alice qsub -b y -N p "$@" sleep 600 > /dev/null; schedule; qstat -g t -u alice| awk 'NR>2 {print $(NF-1), $NF}' | sort | uniq -c | sed 's/^ *//'; qdel -f -u alice > /dev/null; }
  $ try -masterq all.q@node03 -pe mpi 3
  2 all.q@node01 SLAVE
  1 all.q@node03 MASTER
  $ try -masterq b.q@node03 -pe mpi 8
  4 all.q@node02 SLAVE
  1 all.q@node04 SLAVE
  2 b.q@node02 SLAVE
  1 b.q@node03 MASTER
  $ try -masterq b.q@node03 -q all.q -pe rr 6
  1 all.q@node01 SLAVE
  1 all.q@node02 SLAVE
  2 all.q@node03 SLAVE
  1 all.q@node04 SLAVE
  1 b.q@node03 MASTER
  $ try -masterq b.q@node03 -q all.q@node02 -pe rr 5
  3 all.q@node02 SLAVE
  1 b.q@node03 MASTER
  1 b.q@node03 SLAVE
  $ try -masterq b.q@node03 -pe smp 3
  2 all.q@node03 SLAVE
  1 b.q@node03 MASTER
  $ try -masterq b.q@node03 -q all.q -pe two 4
  2 all.q@node01 SLAVE
  1 all.q@node03 SLAVE
  1 b.q@node03 MASTER
  $ try -masterq b.q@node03,b.q@node02 -pe mpi 6
  4 all.q@node04 SLAVE
  1 b.q@node02 MASTER
  1 b.q@node04 SLAVE
  $ try -masterq b.q -q all.q -pe mpi 6
  1 all.q@node01 SLAVE
  4 all.q@node02 SLAVE
  1 b.q@node02 MASTER
