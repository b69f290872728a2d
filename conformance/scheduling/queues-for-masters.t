-masterq with patterns: where the master task goes, and what its queues give beside it.

With N slots a host the master task is on the host that completes the number. Queues for the master task take slaves on other hosts
than the master's even if -q leaves them out, so that nobody is told that they are not in its list.

  $ site small
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ q() { qconf -sq all.q | sed "s/^qname .*/qname $1/; s/^seq_no .*/seq_no $2/; s/^slots .*/slots $3/; s/^hostlist .*/hostlist $4/; s/^pe_list .*/pe_list ${5-NONE}/" > q; qconf -Aq q > /dev/null; }
  $ qconf -sp mpi | sed "s/^pe_name .*/pe_name two/; s/^allocation_rule .*/allocation_rule 2/" > p; qconf -Ap p > /dev/null
  root@master added "two" to parallel environment list
  $ qconf -aattr queue pe_list two all.q > /dev/null
  $ q b.q 5 2 @allhosts 'mpi two smp rr'; q m.q 9 1 'node02 node04' 'mpi two smp rr'
  root@master added "b.q" to cluster queue list
  root@master added "m.q" to cluster queue list
  $ n=0; reset() { n=$((n+1)); for q in all.q b.q m.q; do qconf -rattr queue priority $n $q > /dev/null; done; }
  $ one() { reset; as alice qsub -b y -N p "$@" sleep 600 > /dev/null; schedule; qstat -u '*' -g t -s r | awk 'NR>2 {print $(NF-1), $NF}' | sed 's/^all.q@.* all/all/; s/^b.q@.* b/b/' | sort | uniq -c | sed 's/^ *//'; info p; qdel -f -u alice > /dev/null; schedule; }
  $ one -masterq m.q -pe two 6
  2 all.q@node01 SLAVE
  2 all.q@node02 SLAVE
  1 all.q@node04 SLAVE
  1 m.q@node04 MASTER
  queue instance "m.q@node04" dropped because it is full
  $ one -masterq m.q@node02 -pe two 6
  cannot run in PE "two" because it only offers 4 slots
  $ one -masterq m.q@node02 -pe two 8
  cannot run in PE "two" because it only offers 6 slots
  $ one -masterq m.q@node04 -pe two 2-8
  2 all.q@node01 SLAVE
  2 all.q@node02 SLAVE
  2 all.q@node03 SLAVE
  1 all.q@node04 SLAVE
  1 m.q@node04 MASTER
  queue instance "m.q@node04" dropped because it is full
  $ one -masterq all.q@node04 -q b.q -pe mpi 6
  1 all.q@node04 MASTER
  2 b.q@node01 SLAVE
  2 b.q@node02 SLAVE
  1 b.q@node03 SLAVE
  queue instance "b.q@node01" dropped because it is full
  queue instance "b.q@node02" dropped because it is full
  $ one -masterq all.q -q b.q -pe mpi 1-20
  1 all.q@node01 MASTER
  4 all.q@node02 SLAVE
  4 all.q@node03 SLAVE
  4 all.q@node04 SLAVE
  2 b.q@node01 SLAVE
  2 b.q@node02 SLAVE
  2 b.q@node03 SLAVE
  1 b.q@node04 SLAVE
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "b.q@node01" dropped because it is full
  queue instance "b.q@node02" dropped because it is full
  queue instance "b.q@node03" dropped because it is full
  $ one -masterq m.q -q all.q -pe mpi 70
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 18 slots
  $ one -masterq m.q@node04 -q all.q -pe mpi 70
  cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "m.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 17 slots
  $ one -masterq all.q -q b.q@node01 -pe mpi 70
  cannot run in queue "m.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "b.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in PE "mpi" because it only offers 15 slots
  $ one -masterq m.q -l h=node01 -pe mpi 3
  (-l hostname=node01) cannot run in queue "all.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node01) cannot run in queue "b.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node01) cannot run in queue "m.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node01) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node01) cannot run in queue "b.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node01) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node01) cannot run in queue "b.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node01) cannot run in queue "m.q@node04" because it offers only qf:hostname=node04
  cannot run in PE "mpi" because it only offers 2 slots
