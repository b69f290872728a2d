Masters of a fixed number of slots on each host, and of jobs that book something once.

  $ site quotas
  $ printf 'pe_name two\nslots 999\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 2\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p
  root@master added "two" to parallel environment list
  $ qconf -aattr queue pe_list two all.q; qconf -aattr queue pe_list two long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue slots 3 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ { qconf -sc; echo 'tok tok INT <= YES JOB 0 0'; } > c; qconf -Mc c
  root@master added "tok" to complex entry list
  $ where() { qstat -g t -u '*' -s r | awk 'NR > 2 && NF > 3 {print $1, $8, $9}' | sort; qstat -u '*' | awk 'NR > 2 {print $1}' | xargs -r qdel -f > o; schedule; }
  $ for n in 2 4; do echo $n; as alice qsub -b y -pe two $n sleep 600 > o; schedule; where; done
  2
  1 all.q@node01 SLAVE
  1 long.q@node01 MASTER
  4
  2 all.q@node02 SLAVE
  2 all.q@node03 SLAVE
  2 long.q@node02 MASTER
  2 long.q@node03 SLAVE
  $ qconf -rattr queue complex_values tok=3 long.q
  root@master modified "long.q" in cluster queue list
  $ for p in rr mpi smp two; do echo "$p"; as alice qsub -b y -pe $p 4 -q '*@node01,*@node02' -l tok=2 sleep 600 > o; schedule; where; done
  rr
  3 all.q@node01 SLAVE
  3 all.q@node02 SLAVE
  3 long.q@node01 MASTER
  3 long.q@node02 SLAVE
  mpi
  4 all.q@node01 SLAVE
  4 long.q@node01 MASTER
  smp
  5 all.q@node02 SLAVE
  5 long.q@node02 MASTER
  two
  6 all.q@node01 SLAVE
  6 all.q@node02 SLAVE
  6 long.q@node01 MASTER
  6 long.q@node02 SLAVE
  $ qconf -rattr queue complex_values tok=3 all.q; qconf -rattr queue complex_values NONE long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ for p in rr mpi smp two; do echo "$p"; as alice qsub -b y -pe $p 4 -q '*@node01,*@node02' -l tok=2 sleep 600 > o; schedule; where; done
  rr
  7 all.q@node01 MASTER
  7 all.q@node02 SLAVE
  7 long.q@node01 SLAVE
  7 long.q@node02 SLAVE
  mpi
  8 all.q@node01 MASTER
  8 long.q@node01 SLAVE
  smp
  9 all.q@node02 MASTER
  9 long.q@node02 SLAVE
  two
  10 all.q@node01 MASTER
  10 all.q@node02 SLAVE
  10 long.q@node01 SLAVE
  10 long.q@node02 SLAVE
  $ qconf -rattr queue complex_values tok=3 long.q
  root@master modified "long.q" in cluster queue list
  $ for p in rr mpi smp two; do echo "$p"; as alice qsub -b y -pe $p 4 -q '*@node01,*@node02' -l tok=2 sleep 600 > o; schedule; where; done
  rr
  11 all.q@node01 MASTER
  11 all.q@node02 SLAVE
  11 long.q@node01 SLAVE
  11 long.q@node02 SLAVE
  mpi
  12 all.q@node01 SLAVE
  12 long.q@node01 MASTER
  smp
  13 all.q@node02 SLAVE
  13 long.q@node02 MASTER
  two
  14 all.q@node01 SLAVE
  14 all.q@node02 SLAVE
  14 long.q@node01 MASTER
  14 long.q@node02 SLAVE
