Which of several queues on the first host has the master task: the first one of a job that goes round the hosts, the last one of others.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 2/' -e 's/^hostlist .*/hostlist @allhosts/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -rattr queue slots 2 all.q; qconf -rattr queue slots 2 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ where() { qstat -g t -u '*' -s r | awk 'NR > 2 && NF > 3 {print $1, $8, $9}' | sort; qstat -u '*' | awk 'NR > 2 {print $1}' | xargs -r qdel -f > o; schedule; }
  $ for n in 2 3 4 5 6; do for p in rr mpi smp; do echo "$p $n"; as alice qsub -b y -pe $p $n -q '*@node01' sleep 600 > o; schedule; where; done; done
  rr 2
  1 all.q@node01 MASTER
  mpi 2
  2 all.q@node01 MASTER
  smp 2
  3 all.q@node01 MASTER
  rr 3
  4 all.q@node01 MASTER
  4 long.q@node01 SLAVE
  mpi 3
  5 all.q@node01 SLAVE
  5 long.q@node01 MASTER
  smp 3
  6 all.q@node01 SLAVE
  6 long.q@node01 MASTER
  rr 4
  7 all.q@node01 MASTER
  7 long.q@node01 SLAVE
  mpi 4
  8 all.q@node01 SLAVE
  8 long.q@node01 MASTER
  smp 4
  9 all.q@node01 SLAVE
  9 long.q@node01 MASTER
  rr 5
  10 all.q@node01 MASTER
  10 fast.q@node01 SLAVE
  10 long.q@node01 SLAVE
  mpi 5
  11 all.q@node01 SLAVE
  11 fast.q@node01 MASTER
  11 long.q@node01 SLAVE
  smp 5
  12 all.q@node01 SLAVE
  12 fast.q@node01 MASTER
  12 long.q@node01 SLAVE
  rr 6
  13 all.q@node01 MASTER
  13 fast.q@node01 SLAVE
  13 long.q@node01 SLAVE
  mpi 6
  14 all.q@node01 SLAVE
  14 fast.q@node01 MASTER
  14 long.q@node01 SLAVE
  smp 6
  15 all.q@node01 SLAVE
  15 fast.q@node01 MASTER
  15 long.q@node01 SLAVE
  $ for n in 5 6 7 9; do for p in rr; do echo "$p $n"; as alice qsub -b y -pe $p $n  sleep 600 > o; schedule; where; done; done
  rr 5
  16 all.q@node01 SLAVE
  16 all.q@node02 MASTER
  16 all.q@node03 SLAVE
  16 all.q@node04 SLAVE
  rr 6
  17 all.q@node01 SLAVE
  17 all.q@node02 MASTER
  17 all.q@node03 SLAVE
  17 all.q@node04 SLAVE
  rr 7
  18 all.q@node01 SLAVE
  18 all.q@node02 MASTER
  18 all.q@node03 SLAVE
  18 all.q@node04 SLAVE
  rr 9
  19 all.q@node01 SLAVE
  19 all.q@node02 MASTER
  19 all.q@node03 SLAVE
  19 all.q@node04 SLAVE
  19 long.q@node02 SLAVE
