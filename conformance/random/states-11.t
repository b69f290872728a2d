Queues and jobs in random states, drawn with seed 11.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ places() { qstat -f -u '*' "$@" | grep -v -e --- -e '###' -e PENDING | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'; }
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue rerun TRUE long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ {
  > as alice qsub -b y -N j1 -q '*@@right' sleep 600
  > as alice qsub -b y -N j2 sleep 600
  > as alice qsub -b y -N j3 -t 1-6 sleep 600
  > as bob qsub -b y -N j4 -q '*@@left' sleep 600
  > as alice qsub -b y -N j5 -q 'all.q,long.q@node02' sleep 600
  > as bob qsub -b y -N j6 -q 'all.q' sleep 600
  > as carol qsub -b y -N j7 -t 1-3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job-array 3.1-6:1 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job-array 7.1-3:1 ("j7")
  $ as bob qsub -b y -N j8 -q 'all.q@@left,long.q@@right' sleep 600 2> /dev/null
  Your job 8 ("j8") has been submitted
  $ schedule
  $ jobs
  1 0.50000 j1 alice r all.q@node03 1
  2 0.50000 j2 alice r all.q@node01 1
  3 0.50000 j3 alice r all.q@node02 1 1
  3 0.50000 j3 alice r all.q@node04 1 2
  3 0.50000 j3 alice r long.q@node01 1 3
  3 0.50000 j3 alice r long.q@node01 1 4
  3 0.50000 j3 alice r long.q@node01 1 5
  3 0.50000 j3 alice r long.q@node01 1 6
  4 0.50000 j4 bob r long.q@node02 1
  5 0.50000 j5 alice r long.q@node02 1
  6 0.50000 j6 bob qw - 1
  7 0.50000 j7 carol r long.q@node02 1 1
  7 0.50000 j7 carol r long.q@node02 1 2
  7 0.50000 j7 carol r long.q@node03 1 3
  8 0.50000 j8 bob r long.q@node03 1
  $ as bob qmod -sq all.q@@left > o 2>&1; echo $?
  1
  $ qmod -d all.q@node01 > o 2>&1; echo $?
  0
  $ qmod -usq nosuch.q > o 2>&1; echo $?
  1
  $ qmod -usq long.q@node0[34] > o 2>&1; echo $?
  0
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 d
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 
  all.q@node04 0/1/1 
  long.q@node01 0/4/4 
  long.q@node02 0/4/4 
  long.q@node03 0/2/4 
  long.q@node04 0/0/4 
  $ jobs
  1 0.50000 j1 alice r all.q@node03 1
  2 0.50000 j2 alice r all.q@node01 1
  3 0.50000 j3 alice r all.q@node02 1 1
  3 0.50000 j3 alice r all.q@node04 1 2
  3 0.50000 j3 alice r long.q@node01 1 3
  3 0.50000 j3 alice r long.q@node01 1 4
  3 0.50000 j3 alice r long.q@node01 1 5
  3 0.50000 j3 alice r long.q@node01 1 6
  4 0.50000 j4 bob r long.q@node02 1
  5 0.50000 j5 alice r long.q@node02 1
  6 0.50000 j6 bob qw - 1
  7 0.50000 j7 carol r long.q@node02 1 1
  7 0.50000 j7 carol r long.q@node02 1 2
  7 0.50000 j7 carol r long.q@node03 1 3
  8 0.50000 j8 bob r long.q@node03 1
  $ {
  > as bob qsub -b y -N j9 sleep 600
  > as bob qsub -b y -N j10 -pe smp 3,5 -p -100 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 9 ("j9")
  Your job 10 ("j10")
  $ schedule
  $ jobs
  1 0.25000 j1 alice r all.q@node03 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.25000 j3 alice r all.q@node02 1 1
  3 0.25000 j3 alice r all.q@node04 1 2
  3 0.25000 j3 alice r long.q@node01 1 3
  3 0.25000 j3 alice r long.q@node01 1 4
  3 0.25000 j3 alice r long.q@node01 1 5
  3 0.25000 j3 alice r long.q@node01 1 6
  4 0.25000 j4 bob r long.q@node02 1
  5 0.25000 j5 alice r long.q@node02 1
  6 0.25000 j6 bob qw - 1
  7 0.25000 j7 carol r long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node02 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.25000 j8 bob r long.q@node03 1
  9 0.25000 j9 bob r long.q@node04 1
  10 0.75000 j10 bob r long.q@node04 3
  $ why 5 6
  5:
  queue instance "all.q@node01" dropped because it is disabled
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  6:
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is disabled
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  $ qmod -sj 7.1 > o 2>&1; echo $?
  0
  $ qmod -usq nosuch.q > o 2>&1; echo $?
  1
  $ qmod -cq long.q > o 2>&1; echo $?
  0
  $ qmod -rj 6 > o 2>&1; echo $?
  0
  $ as alice qmod -sq all.q@node01 > o 2>&1; echo $?
  1
  $ as dave qdel 'j*' > o 2>&1; echo $?
  1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 d
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 
  all.q@node04 0/1/1 
  long.q@node01 0/4/4 
  long.q@node02 0/4/4 
  long.q@node03 0/2/4 
  long.q@node04 0/4/4 
  $ jobs -s s
  7 0.25000 j7 carol s long.q@node02 1 1
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 2
  $ schedule
  $ jobs
  3 0.25000 j3 alice r all.q@node02 1 1
  3 0.25000 j3 alice r all.q@node04 1 2
  3 0.25000 j3 alice r long.q@node01 1 3
  3 0.25000 j3 alice r long.q@node01 1 4
  3 0.25000 j3 alice r long.q@node01 1 5
  3 0.25000 j3 alice r long.q@node01 1 6
  4 0.25000 j4 bob r long.q@node02 1
  5 0.25000 j5 alice r long.q@node02 1
  6 0.25000 j6 bob r all.q@node03 1
  7 0.25000 j7 carol s long.q@node02 1 1
  7 0.25000 j7 carol r long.q@node02 1 2
  7 0.25000 j7 carol r long.q@node03 1 3
  8 0.25000 j8 bob r long.q@node03 1
  9 0.25000 j9 bob r long.q@node04 1
  10 0.75000 j10 bob r long.q@node04 3
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/0/1          -NA-     -NA-          d
  all.q@node02                   BIP   0/1/1          -NA-     -NA-
        3 0.25000 j3         alice        r 1 1
  all.q@node03                   BIP   0/1/1          -NA-     -NA-
        6 0.25000 j6         bob          r 1
  all.q@node04                   BIP   0/1/1          -NA-     -NA-
        3 0.25000 j3         alice        r 1 2
  long.q@node01                  BIP   0/4/4          -NA-     -NA-
        3 0.25000 j3         alice        r 1 3
        3 0.25000 j3         alice        r 1 4
        3 0.25000 j3         alice        r 1 5
        3 0.25000 j3         alice        r 1 6
  long.q@node02                  BIP   0/4/4          -NA-     -NA-
        4 0.25000 j4         bob          r 1
        5 0.25000 j5         alice        r 1
        7 0.25000 j7         carol        s 1 1
        7 0.25000 j7         carol        r 1 2
  long.q@node03                  BIP   0/2/4          -NA-     -NA-
        7 0.25000 j7         carol        r 1 3
        8 0.25000 j8         bob          r 1
  long.q@node04                  BIP   0/4/4          -NA-     -NA-
        9 0.25000 j9         bob          r 1
       10 0.75000 j10        bob          r 3
