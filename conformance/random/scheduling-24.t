A random site of queues and parallel environments, drawn with seed 24.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ qconf -rattr queue slots '1,[@right=3],[node01=4]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -dattr queue pe_list mpi long.q
  root@master modified "long.q" in cluster queue list
  $ conf max_reservation 5
  changed scheduler configuration
  $ qconf -aattr exechost complex_values lic=12 node02; qconf -aattr exechost complex_values lic=12 node04 | sort
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -aattr exechost complex_values ram=6G global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node02=ram=8G]' long.q
  root@master modified "long.q" in cluster queue list
  $ {
  > as bob qsub -b y -N j1 -pe smp 5 -p -10 sleep 600
  > as carol qsub -b y -N j2 -P blue sleep 600
  > as dave qsub -b y -N j3 -soft -q 'all.q@@left' -hard sleep 600
  > as alice qsub -b y -N j4 -l lic=3,ram=1500M -p -200 sleep 600
  > as carol qsub -b y -N j5 -l ram=1G sleep 600
  > as bob qsub -b y -N j6 -pe smp 4 -P blue sleep 600
  > as carol qsub -b y -N j7 -pe mpi -3 -l lic=3,ram=1G sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as bob qsub -b y -N j8 -t 1-3 -tc 3 -l ram=1G -hold_jid 4 sleep 600
  > as bob qsub -b y -N j9 -pe rr 2 -P red -l ram=512M sleep 600
  > as carol qsub -b y -N j10 -t 1-6 -l lic=3,ram=1500M -R y -hold_jid 5 sleep 600
  > as alice qsub -b y -N j11 -pe mpi 2 -P red -l lic=2,ram=512M -p -50 -R y sleep 600
  > as carol qsub -b y -N j12 -l lic=3,ram=512M -R y sleep 600
  > as dave qsub -b y -N j13 -pe rr 2 -l lic=1 -soft -q 'all.q@@left' -hard -q '*@@left' sleep 600
  > as carol qsub -b y -N j14 -pe smp 3 -l lic=3 -q '*@@right' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 8.1-3:1 ("j8")
  Your job 9 ("j9")
  Your job-array 10.1-6:1 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  Your job 13 ("j13")
  Your job 14 ("j14")
  $ schedule
  $ jobs
  1 0.75000 j1 bob r long.q@node01 5
  2 0.25000 j2 carol r all.q@node03 1
  3 0.25000 j3 dave r all.q@node03 1
  4 0.25000 j4 alice r long.q@node04 1
  5 0.25000 j5 carol r all.q@node03 1
  6 0.62500 j6 bob r all.q@node02 4
  7 0.25000 j7 carol qw - 1
  8 0.00000 j8 bob hqw - 1 1-3:1
  9 0.37500 j9 bob r all.q@node03 2
  10 0.00000 j10 carol hqw - 1 1-6:1
  11 0.37500 j11 alice qw - 2
  12 0.25000 j12 carol r long.q@node02 1
  13 0.37500 j13 dave qw - 2
  14 0.50000 j14 carol r all.q@node04 3
  $ qstat -f | grep -v -e --- | sed 's/ *$//'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/4/4          -NA-     -NA-
  all.q@node02                   BIP   0/4/4          -NA-     -NA-
  all.q@node03                   BIP   0/4/4          -NA-     -NA-
  all.q@node04                   BIP   0/4/4          -NA-     -NA-
  long.q@node01                  BIP   0/1/4          -NA-     -NA-
  long.q@node02                  BIP   0/1/1          -NA-     -NA-
  long.q@node03                  BIP   0/0/3          -NA-     -NA-
  long.q@node04                  BIP   0/1/3          -NA-     -NA-
  $ why 3 5 6 11 12 14
  3:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  5:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  6:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  11:
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because PE "mpi" is not in PE list
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  12:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  14:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  $ qstat -g t -u '*' -s r | awk 'NR > 2 {print $1, $4, $5, $8, $9}' | sort -n
  all.q@node01    
  all.q@node01    
  all.q@node01    
  all.q@node02    
  all.q@node02    
  all.q@node02    
  all.q@node04    
  all.q@node04    
  1 bob r all.q@node01 SLAVE
  1 bob r long.q@node01 MASTER
  2 carol r all.q@node03 MASTER
  3 dave r all.q@node03 MASTER
  4 alice r long.q@node04 MASTER
  5 carol r all.q@node03 MASTER
  6 bob r all.q@node02 MASTER
  9 bob r all.q@node03 MASTER
  9 bob r all.q@node04 SLAVE
  12 carol r long.q@node02 MASTER
  14 carol r all.q@node04 MASTER
  $ verify v '7 11 13'
  exit 0
  verification: found possible assignment with 3 slots
  exit 0
  verification: found possible assignment with 2 slots
  exit 0
  verification: found possible assignment with 2 slots
  $ verify p '7 14'
  exit 1
  exit 0
  [1]
  $ end '1,3'
  root forced the deletion of job 1
  root forced the deletion of job 2
  root forced the deletion of job 3
  $ {
  > as carol qsub -b y -N j15 -l lic=1 -R y sleep 600
  > as dave qsub -b y -N j16 -pe rr 3,5 -P red sleep 600
  > as alice qsub -b y -N j17 -l ram=1G -q 'all.q,long.q@node02' sleep 600
  > as alice qsub -b y -N j18 -l ram=512M -q '!long.q' -R y sleep 600
  > as dave qsub -b y -N j19 -P blue -l ram=2G -q 'all.q,long.q@node02' sleep 600
  > as alice qsub -b y -N j20 -l lic=3,ram=3G -q 'all.q@node0[23]' -R y sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 15 ("j15")
  Your job 16 ("j16")
  Your job 17 ("j17")
  Your job 18 ("j18")
  Your job 19 ("j19")
  Your job 20 ("j20")
  $ qconf -aattr queue user_lists staff all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr hostgroup hostlist 'node01 node02 node04' @left
  root@master modified "@left" in host group list
  $ qalter -l lic=1 19 > o 2>&1; echo $?
  0
  $ schedule
  $ jobs
  4 0.25000 j4 alice r long.q@node04 1
  5 0.25000 j5 carol r all.q@node03 1
  6 0.75000 j6 bob r all.q@node02 4
  7 0.25000 j7 carol qw - 1
  8 0.00000 j8 bob hqw - 1 1-3:1
  9 0.41667 j9 bob r all.q@node03 2
  10 0.00000 j10 carol hqw - 1 1-6:1
  11 0.41667 j11 alice qw - 2
  12 0.25000 j12 carol r long.q@node02 1
  13 0.41667 j13 dave qw - 2
  14 0.58333 j14 carol r all.q@node04 3
  15 0.25000 j15 carol qw - 1
  16 0.58333 j16 dave r long.q@node03 5
  17 0.25000 j17 alice r all.q@node01 1
  18 0.25000 j18 alice r all.q@node01 1
  19 0.25000 j19 dave qw - 1
  20 0.25000 j20 alice qw - 1
  $ qstat -f | grep -v -e --- | sed 's/ *$//'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/2/4          -NA-     -NA-
  all.q@node02                   BIP   0/4/4          -NA-     -NA-
  all.q@node03                   BIP   0/2/4          -NA-     -NA-
  all.q@node04                   BIP   0/4/4          -NA-     -NA-
  long.q@node01                  BIP   0/1/4          -NA-     -NA-
  long.q@node02                  BIP   0/1/1          -NA-     -NA-
  long.q@node03                  BIP   0/2/3          -NA-     -NA-
  long.q@node04                  BIP   0/3/3          -NA-     -NA-
  $ why 13 16 19
  13:
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  has no permission for cluster queue "all.q"
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  16:
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  19:
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  has no permission for cluster queue "all.q"
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  $ end 1,5
  root forced the deletion of job 12
  root forced the deletion of job 4
  root forced the deletion of job 5
  root forced the deletion of job 6
  root forced the deletion of job 9
  $ schedule
  $ jobs
  7 0.25000 j7 carol qw - 1
  8 0.25000 j8 bob r all.q@node01 1 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.25000 j8 bob r all.q@node02 1 3
  10 0.25000 j10 carol qw - 1 1-6:1
  11 0.50000 j11 alice r all.q@node02 2
  13 0.50000 j13 dave r long.q@node04 2
  14 0.75000 j14 carol r all.q@node04 3
  15 0.25000 j15 carol qw - 1
  16 0.75000 j16 dave r long.q@node03 5
  17 0.25000 j17 alice r all.q@node01 1
  18 0.25000 j18 alice r all.q@node01 1
  19 0.25000 j19 dave qw - 1
  20 0.25000 j20 alice qw - 1
  $ qstat -g c | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-     10      0      6     16      0      0
  long.q                            -NA-      7      0      4     11      0      0
