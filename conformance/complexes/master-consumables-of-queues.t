JOB consumable of a queue, the second one in order.

  $ site quotas
  $ qconf -sc > c; echo 'gpu gpu INT <= YES JOB 0 0' >> c; qconf -Mc c
  root@master added "gpu" to complex entry list
  $ qconf -rattr queue complex_values gpu=2 long.q
  root@master modified "long.q" in cluster queue list
  $ printf 'pe_name two\nslots 100\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 2\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q; qconf -aattr queue pe_list two long.q
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ try() { as alice qsub -b y "$@" sleep 600 > o; schedule; qstat -g t -u '*' | awk 'NR > 2 {print $1, $8, $9}'; qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > o; schedule; schedule; }
  $ try -pe smp 2 -l gpu=2
  1 all.q@node01 SLAVE
  1 long.q@node01 MASTER
  1 r
  $ try -pe mpi 5 -l gpu=2
  2 all.q@node02 SLAVE
  all.q@node02  
  all.q@node02  
  all.q@node02  
  2 long.q@node02 MASTER
  2 r
  $ try -pe mpi 9 -l gpu=2
  3 all.q@node03 SLAVE
  all.q@node03  
  all.q@node03  
  all.q@node03  
  3 all.q@node04 SLAVE
  3 long.q@node03 MASTER
  long.q@node03  
  long.q@node03  
  long.q@node03  
  3 r
  $ try -pe rr 3 -l gpu=2
  4 all.q@node01 SLAVE
  4 all.q@node02 SLAVE
  4 long.q@node03 MASTER
  4 r
  $ try -pe rr 6 -l gpu=2
  5 all.q@node01 SLAVE
  5 all.q@node02 SLAVE
  5 all.q@node03 SLAVE
  all.q@node03  
  5 all.q@node04 SLAVE
  5 long.q@node04 MASTER
  5 r
  $ try -pe two 4 -l gpu=2
  6 all.q@node03 SLAVE
  all.q@node03  
  6 all.q@node04 SLAVE
  6 long.q@node04 MASTER
  6 r
  $ qconf -rattr queue complex_values 'NONE,[node02=gpu=2]' long.q
  root@master modified "long.q" in cluster queue list
  $ try -pe smp 2 -l gpu=2
  7 all.q@node02 SLAVE
  7 long.q@node02 MASTER
  7 r
  $ try -pe mpi 5 -l gpu=2
  8 all.q@node01 SLAVE
  all.q@node01  
  all.q@node01  
  all.q@node01  
  8 long.q@node02 MASTER
  8 r
  $ try -pe mpi 9 -l gpu=2
  9 all.q@node03 SLAVE
  all.q@node03  
  all.q@node03  
  all.q@node03  
  9 long.q@node02 MASTER
  9 long.q@node03 SLAVE
  long.q@node03  
  long.q@node03  
  long.q@node03  
  9 r
  $ try -pe rr 3 -l gpu=2
  10 all.q@node02 SLAVE
  10 all.q@node04 SLAVE
  10 long.q@node02 MASTER
  10 r
  $ try -pe two 4 -l gpu=2
  11 all.q@node01 SLAVE
  all.q@node01  
  11 all.q@node02 SLAVE
  11 long.q@node02 MASTER
  11 r
  $ try -l gpu=1
  12 long.q@node02 MASTER
  12 r
