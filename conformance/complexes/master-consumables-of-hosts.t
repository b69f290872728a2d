JOB consumable of one host.

  $ site quotas
  $ qconf -sc > c; echo 'gpu gpu INT <= YES JOB 0 0' >> c; qconf -Mc c
  root@master added "gpu" to complex entry list
  $ qconf -rattr exechost complex_values gpu=2 node03
  root@master modified "node03" in exechost list
  $ printf 'pe_name two\nslots 100\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 2\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q; qconf -aattr queue pe_list two long.q
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ try() { as alice qsub -b y "$@" sleep 600 > o; schedule; qstat -g t -u '*' | awk 'NR > 2 {print $1, $8, $9}'; qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > o; schedule; schedule; }
  $ try -pe mpi 5 -l gpu=2
  1 all.q@node01 SLAVE
  all.q@node01  
  all.q@node01  
  all.q@node01  
  1 all.q@node03 MASTER
  1 r
  $ try -pe rr 3 -l gpu=2
  2 all.q@node02 SLAVE
  2 all.q@node03 MASTER
  2 all.q@node04 SLAVE
  2 r
  $ try -pe rr 2 -l gpu=1
  3 all.q@node01 SLAVE
  3 all.q@node03 MASTER
  3 r
  $ try -pe two 4 -l gpu=2
  4 all.q@node02 SLAVE
  all.q@node02  
  4 all.q@node03 MASTER
  all.q@node03  
  4 r
  $ try -pe two 2 -l gpu=2
  5 all.q@node03 MASTER
  all.q@node03  
  5 r
  $ try -pe mpi 2-9 -l gpu=2
  6 all.q@node03 MASTER
  6 all.q@node04 SLAVE
  all.q@node04  
  all.q@node04  
  all.q@node04  
  6 long.q@node04 SLAVE
  long.q@node04  
  long.q@node04  
  long.q@node04  
  6 r
  $ try -pe mpi 2-40 -l gpu=2
  7 all.q@node01 SLAVE
  all.q@node01  
  all.q@node01  
  all.q@node01  
  7 all.q@node02 SLAVE
  all.q@node02  
  all.q@node02  
  all.q@node02  
  7 all.q@node03 SLAVE
  all.q@node03  
  all.q@node03  
  all.q@node03  
  7 all.q@node04 SLAVE
  all.q@node04  
  all.q@node04  
  all.q@node04  
  7 long.q@node01 SLAVE
  long.q@node01  
  long.q@node01  
  long.q@node01  
  7 long.q@node02 SLAVE
  long.q@node02  
  long.q@node02  
  long.q@node02  
  7 long.q@node03 MASTER
  long.q@node03  
  long.q@node03  
  long.q@node03  
  7 long.q@node04 SLAVE
  long.q@node04  
  long.q@node04  
  long.q@node04  
  7 r
  $ try -pe smp 3 -l gpu=2
  8 all.q@node03 MASTER
  all.q@node03  
  all.q@node03  
  8 r
  $ try -pe mpi 3 -l gpu=3
  9  
  9 qw
  $ try -pe mpi 9 -l gpu=2 -q all.q
  10 all.q@node01 SLAVE
  all.q@node01  
  all.q@node01  
  all.q@node01  
  10 all.q@node02 SLAVE
  all.q@node02  
  all.q@node02  
  all.q@node02  
  10 all.q@node03 MASTER
  10 r
  $ qconf -mattr exechost complex_values gpu=1 node01
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node01" in exechost list
  $ try -pe mpi 5 -l gpu=2
  11 all.q@node03 MASTER
  11 all.q@node04 SLAVE
  all.q@node04  
  all.q@node04  
  all.q@node04  
  11 r
  $ try -pe rr 6 -l gpu=1
  12 all.q@node01 MASTER
  all.q@node01  
  12 all.q@node02 SLAVE
  all.q@node02  
  12 all.q@node03 SLAVE
  12 all.q@node04 SLAVE
  12 r
