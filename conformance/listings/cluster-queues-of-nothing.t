Cluster queues when nothing is selected.

  $ site quotas
  $ c() { qstat -g c "$@" > o 2>&1; r=$?; [ $r = 0 ] && cat o; echo "exit $r"; }
  $ c -l seq_no=7
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  exit 0
  $ c -q nosuch.q
  exit 1
  $ c -l h=node39
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  exit 0
  $ c -qs d
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  exit 0
  $ c -pe mpi -q all.q
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             -NA-      0      0     16     16      0      0 
  exit 0
  $ c -l h_rt=60,seq_no=7 -U alice
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  exit 0
  $ c -q all.q -l seq_no=10
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  exit 0
  $ c -l seq_no=10 -t
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  long.q                            -NA-      0      0     16     16      0      0 
  exit 0
  $ c -l seq_no=10 -u alice -s p
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  long.q                            -NA-      0      0     16     16      0      0 
  exit 0
  $ c -l seq_no=10 -ne
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  long.q                            -NA-      0      0     16     16      0      0 
  exit 0
  $ c -ne
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             -NA-      0      0     16     16      0      0 
  long.q                            -NA-      0      0     16     16      0      0 
  exit 0
  $ qstat -g c -l seq_no=7 -xml
  $ qstat -g ct -l seq_no=7
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  $ qstat -g ct -l seq_no=7 -u alice
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  $ qconf -rattr queue slots 0 long.q > o; c
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             -NA-      0      0     16     16      0      0 
  long.q                            -NA-      0      0      0      0      0      0 
  exit 0
  $ qconf -aattr queue xuser_lists interns long.q > o; c -U carol
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             -NA-      0      0     16     16      0      0 
  exit 0
