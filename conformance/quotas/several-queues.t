Jobs over several queues and hosts.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u "*" "$@" | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $4, $5, "slots=" (r ? $9 : $8), r ? $10 : $9 }' | sort -n | sed "s/ *$//"; }
  $ why() { qstat -j $1 | grep -E "cannot run|dropped|verif" | sort -u; }
  $ quota q 'queues all.q hosts @left to slots=3' 'queues {all.q} hosts {@right} to slots=2' 'queues long.q to slots=5'
  root@master added "q" to resource quota set list
  $ as alice qsub -b y -pe mpi 12 sleep 600 > /dev/null
  $ as alice qsub -b y -pe mpi 4-40 sleep 600 > /dev/null
  $ as bob qsub -b y -t 1-10 sleep 600 > /dev/null
  $ as bob qsub -b y -pe mpi 99 sleep 600 > /dev/null
  $ as bob qsub -b y -q all.q@node03 -pe smp 3 sleep 600 > /dev/null
  $ schedule
  $ jobs
  1 sleep alice r slots=12
  2 sleep alice qw slots=4
  3 sleep bob qw slots=1 1-10:1
  4 sleep bob qw slots=99
  5 sleep bob qw slots=3
  $ qstat -u '*' -g t | awk 'NR > 2 { print $1, $4, $5, $8, $9 }' | sort
  1 alice r all.q@node01 SLAVE
  1 alice r all.q@node03 SLAVE
  1 alice r all.q@node04 SLAVE
  1 alice r long.q@node01 MASTER
  1 alice r long.q@node02 SLAVE
  2 alice qw  
  3 bob qw 1-10:1 
  4 bob qw  
  5 bob qw  
  all.q@node01    
  all.q@node01    
  all.q@node03    
  all.q@node04    
  long.q@node01    
  long.q@node01    
  long.q@node01    
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  q/1                slots=3/3            queues all.q hosts @left
  q/2                slots=2/2            queues all.q hosts node03
  q/2                slots=2/2            queues all.q hosts node04
  q/3                slots=5/5            queues long.q
  $ for j in 1 3 4 5; do echo $j; why $j; done
  1
  scheduling info:            queue instance "long.q@node01" dropped because it is full
  3
                              cannot run because it exceeds limit "/////" in rule "q/1"
                              cannot run because it exceeds limit "/////" in rule "q/3"
                              cannot run because it exceeds limit "///all.q/node03/" in rule "q/2"
                              cannot run because it exceeds limit "///all.q/node04/" in rule "q/2"
  scheduling info:            queue instance "long.q@node01" dropped because it is full
  4
                              cannot run because it exceeds limit "/////" in rule "q/1"
                              cannot run because it exceeds limit "/////" in rule "q/3"
                              cannot run in PE "mpi" because it only offers 12 slots
  scheduling info:            queue instance "long.q@node01" dropped because it is full
  5
                              cannot run because it exceeds limit "///all.q/node03/" in rule "q/2"
                              cannot run in PE "smp" because it only offers 0 slots
                              cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
                              cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
                              cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
                              cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  scheduling info:            queue instance "long.q@node01" dropped because it is full
  $ as carol qsub -w v -b y sleep 60
  verification: found suitable queue(s)
  $ fails -- as carol qsub -w v -b y -pe smp 6 sleep 60
  exit 0, says: 
  $ fails -- as carol qsub -w p -b y sleep 60
  exit 1, says: 
  $ fails -- as carol qsub -w e -b y -q all.q@node03 -pe smp 3 sleep 60
  exit 1, says: 
  $ qdel 2
  root has deleted job 2
  $ schedule
  $ jobs
  1 sleep alice r slots=12
  3 sleep bob qw slots=1 1-10:1
  4 sleep bob qw slots=99
  5 sleep bob qw slots=3
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  q/1                slots=3/3            queues all.q hosts @left
  q/2                slots=2/2            queues all.q hosts node03
  q/2                slots=2/2            queues all.q hosts node04
  q/3                slots=5/5            queues long.q
