Order of hosts, when a cluster queue as a whole does not suit.

  $ site quotas
  $ try() { as alice qsub -b y "$@" sleep 600 > o; schedule; qstat -g t -u '*' | awk 'NR > 2 {print $1, $8, $9}'; qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > o; schedule; schedule; }
  $ qconf -rattr queue seq_no '5,[node03=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ try -pe mpi 2
  1 all.q@node03 MASTER
  all.q@node03  
  1 r
  $ try -pe mpi 2 -q long.q
  2 long.q@node01 MASTER
  long.q@node01  
  2 r
  $ try -pe mpi 2 -q 'long.q,all.q@node01'
  3 long.q@node03 MASTER
  long.q@node03  
  3 r
  $ try -q long.q
  4 long.q@node02 MASTER
  4 r
  $ qconf -dattr queue pe_list mpi all.q
  root@master modified "all.q" in cluster queue list
  $ try -pe mpi 2
  5 long.q@node04 MASTER
  long.q@node04  
  5 r
  $ qconf -aattr queue pe_list mpi all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue user_lists interns all.q
  root@master modified "all.q" in cluster queue list
  $ try -pe mpi 2
  6 long.q@node01 MASTER
  long.q@node01  
  6 r
  $ qconf -rattr queue user_lists NONE all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue projects red all.q
  root@master modified "all.q" in cluster queue list
  $ try -pe mpi 2
  7 long.q@node03 MASTER
  long.q@node03  
  7 r
  $ qconf -rattr queue projects NONE all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values lic=4 long.q
  root@master modified "long.q" in cluster queue list
  $ try -pe mpi 2 -l lic=1
  8 long.q@node03 MASTER
  long.q@node03  
  8 r
  $ qconf -rattr queue h_rt 0:10:0 all.q
  root@master modified "all.q" in cluster queue list
  $ try -pe mpi 2 -l h_rt=3600
  9 long.q@node03 MASTER
  long.q@node03  
  9 r
  $ try -pe mpi 2 -masterq long.q
  10 all.q@node03 SLAVE
  10 long.q@node03 MASTER
  10 r
  $ qmod -d all.q@node03
  root@master changed state of "all.q@node03" (disabled)
  $ try -pe mpi 2
  11 all.q@node01 MASTER
  all.q@node01  
  11 r
