Queues and jobs in random states, drawn with seed 14.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ places() { qstat -f -u '*' "$@" | grep -v -e --- -e '###' -e PENDING | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'; }
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue rerun TRUE long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ {
  > as carol qsub -b y -N j1 -pe mpi 2 -q 'all.q,long.q@node02' sleep 600
  > as alice qsub -b y -N j2 sleep 600
  > as alice qsub -b y -N j3 -q '*@node01' -p -100 sleep 600
  > as bob qsub -b y -N j4 -pe mpi 2 -q '*@@right' sleep 600
  > as dave qsub -b y -N j5 -t 1-4 -tc 1 sleep 600
  > as carol qsub -b y -N j6 sleep 600
  > as carol qsub -b y -N j7 -t 1-3 -p -100 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job-array 5.1-4:1 ("j5")
  Your job 6 ("j6")
  Your job-array 7.1-3:1 ("j7")
  $ {
  > as alice qsub -b y -N j8 -pe '*' 4 sleep 600
  > as alice qsub -b y -N j9 -pe rr 1-3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  $ schedule
  $ jobs
  1 0.41667 j1 carol r long.q@node02 2
  2 0.25000 j2 alice r all.q@node04 1
  3 0.25000 j3 alice r long.q@node01 1
  4 0.41667 j4 bob r long.q@node03 2
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.00000 j5 dave qw - 1 2-4:1
  6 0.25000 j6 carol r long.q@node02 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node03 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.75000 j8 alice r long.q@node01 4
  9 0.25000 j9 alice r long.q@node03 3
  $ qmod -sq all.q@node01 > o 2>&1; echo $?
  0
  $ as bob qmod -s 6 4 > o 2>&1; echo $?
  1
  $ qmod -cj 'j*' > o 2>&1; echo $?
  1
  $ as bob qmod -cq long.q@node0[34] > o 2>&1; echo $?
  1
  $ qmod -cq long.q@node0[34] > o 2>&1; echo $?
  0
  $ qmod -s all.q@@left > o 2>&1; echo $?
  0
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 s
  all.q@node02 0/1/1 s
  all.q@node03 0/1/1 
  all.q@node04 0/1/1 
  long.q@node01 0/4/4 
  long.q@node02 0/4/4 
  long.q@node03 0/4/4 
  long.q@node04 0/2/4 
  $ jobs
  1 0.41667 j1 carol S long.q@node02 2
  2 0.25000 j2 alice r all.q@node04 1
  3 0.25000 j3 alice r long.q@node01 1
  4 0.41667 j4 bob s long.q@node03 2
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.00000 j5 dave qw - 1 2-4:1
  6 0.25000 j6 carol r long.q@node02 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node03 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.75000 j8 alice S long.q@node01 4
  9 0.25000 j9 alice r long.q@node03 3
  $ {
  > as alice qsub -b y -N j10 sleep 600
  > as dave qsub -b y -N j11 -q 'all.q@@left,long.q@@right' sleep 600
  > as bob qsub -b y -N j12 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 10 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ schedule
  $ jobs
  1 0.41667 j1 carol S long.q@node02 2
  2 0.25000 j2 alice r all.q@node04 1
  3 0.25000 j3 alice r long.q@node01 1
  4 0.41667 j4 bob s long.q@node03 2
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.00000 j5 dave qw - 1 2-4:1
  6 0.25000 j6 carol r long.q@node02 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node03 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.75000 j8 alice S long.q@node01 4
  9 0.25000 j9 alice r long.q@node03 3
  10 0.25000 j10 alice r long.q@node04 1
  11 0.25000 j11 dave r long.q@node04 1
  12 0.25000 j12 bob qw - 1
  $ why 5 10
  5:
  not all array tasks may be started due to 'max_aj_instances'
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  10:
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  $ qmod -sq all.q > o 2>&1; echo $?
  0
  $ qmod -us '*@node02' > o 2>&1; echo $?
  0
  $ as alice qmod -usj 3 > o 2>&1; echo $?
  0
  $ as bob qdel 5 > o 2>&1; echo $?
  1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 s
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 s
  all.q@node04 0/1/1 s
  long.q@node01 0/4/4 
  long.q@node02 0/4/4 
  long.q@node03 0/4/4 
  long.q@node04 0/4/4 
  $ jobs -s rs
  1 0.41667 j1 carol r long.q@node02 2
  2 0.25000 j2 alice S all.q@node04 1
  3 0.25000 j3 alice r long.q@node01 1
  4 0.41667 j4 bob Ss long.q@node03 2
  5 0.25000 j5 dave r long.q@node02 1 1
  6 0.25000 j6 carol r long.q@node02 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node03 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.75000 j8 alice S long.q@node01 4
  9 0.25000 j9 alice r long.q@node03 3
  10 0.25000 j10 alice r long.q@node04 1
  11 0.25000 j11 dave r long.q@node04 1
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 3
  $ schedule
  $ jobs
  2 0.25000 j2 alice S all.q@node04 1
  4 0.41667 j4 bob Ss long.q@node03 2
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.00000 j5 dave qw - 1 2-4:1
  6 0.25000 j6 carol r long.q@node02 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node03 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.75000 j8 alice S long.q@node01 4
  9 0.25000 j9 alice r long.q@node03 3
  10 0.25000 j10 alice r long.q@node04 1
  11 0.25000 j11 dave r long.q@node04 1
  12 0.25000 j12 bob r all.q@node02 1
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/1          -NA-     -NA-          s
        8 0.75000 j8         alice        S 1
  all.q@node02                   BIP   0/1/1          -NA-     -NA-
       12 0.25000 j12        bob          r 1
  all.q@node03                   BIP   0/1/1          -NA-     -NA-          s
        4 0.41667 j4         bob          Ss 1
  all.q@node04                   BIP   0/1/1          -NA-     -NA-          s
        2 0.25000 j2         alice        S 1
  long.q@node01                  BIP   0/3/4          -NA-     -NA-
        8 0.75000 j8         alice        S 3
  long.q@node02                  BIP   0/3/4          -NA-     -NA-
        5 0.25000 j5         dave         r 1 1
        6 0.25000 j6         carol        r 1
        7 0.25000 j7         carol        r 1 1
  long.q@node03                  BIP   0/4/4          -NA-     -NA-
        4 0.41667 j4         bob          Ss 1
        7 0.25000 j7         carol        r 1 2
        7 0.25000 j7         carol        r 1 3
        9 0.25000 j9         alice        r 1
  long.q@node04                  BIP   0/4/4          -NA-     -NA-
        9 0.25000 j9         alice        r 2
       10 0.25000 j10        alice        r 1
       11 0.25000 j11        dave         r 1
        5 0.00000 j5         dave         qw 1 2-4:1
