Queues and jobs in random states, drawn with seed 12.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ places() { qstat -f -u '*' "$@" | grep -v -e --- -e '###' -e PENDING | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'; }
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue rerun TRUE long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue initial_state 'default,[node01=disabled]' long.q
  root@master modified "long.q" in cluster queue list
  $ {
  > as carol qsub -b y -N j1 -t 1-3 -tc 3 sleep 600
  > as alice qsub -b y -N j2 -q '!long.q' sleep 600
  > as carol qsub -b y -N j3 -pe smp 2-4 -q 'all.q@@left,long.q@@right' sleep 600
  > as carol qsub -b y -N j4 sleep 600
  > as carol qsub -b y -N j5 -t 1-6 sleep 600
  > as carol qsub -b y -N j6 -q 'long.q' -hold_jid 3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 1.1-3:1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job-array 5.1-6:1 ("j5")
  Your job 6 ("j6")
  $ schedule
  $ jobs
  1 0.25000 j1 carol r all.q@node01 1 1
  1 0.25000 j1 carol r all.q@node02 1 2
  1 0.25000 j1 carol r all.q@node03 1 3
  2 0.25000 j2 alice r all.q@node04 1
  3 0.75000 j3 carol r long.q@node03 4
  4 0.25000 j4 carol r long.q@node02 1
  5 0.25000 j5 carol r long.q@node02 1 1
  5 0.25000 j5 carol r long.q@node02 1 2
  5 0.25000 j5 carol r long.q@node02 1 3
  5 0.25000 j5 carol r long.q@node04 1 4
  5 0.25000 j5 carol r long.q@node04 1 5
  5 0.25000 j5 carol r long.q@node04 1 6
  6 0.00000 j6 carol hqw - 1
  $ as bob qmod -cq nosuch.q > o 2>&1; echo $?
  1
  $ qmod -e '*@node02' > o 2>&1; echo $?
  0
  $ qmod -us 6 > o 2>&1; echo $?
  0
  $ qmod -sq '*' > o 2>&1; echo $?
  0
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 s
  all.q@node02 0/1/1 s
  all.q@node03 0/1/1 s
  all.q@node04 0/1/1 s
  long.q@node01 0/0/4 s
  long.q@node02 0/4/4 s
  long.q@node03 0/4/4 s
  long.q@node04 0/3/4 s
  $ jobs
  1 0.25000 j1 carol S all.q@node01 1 1
  1 0.25000 j1 carol S all.q@node02 1 2
  1 0.25000 j1 carol S all.q@node03 1 3
  2 0.25000 j2 alice S all.q@node04 1
  3 0.75000 j3 carol S long.q@node03 4
  4 0.25000 j4 carol S long.q@node02 1
  5 0.25000 j5 carol S long.q@node02 1 1
  5 0.25000 j5 carol S long.q@node02 1 2
  5 0.25000 j5 carol S long.q@node02 1 3
  5 0.25000 j5 carol S long.q@node04 1 4
  5 0.25000 j5 carol S long.q@node04 1 5
  5 0.25000 j5 carol S long.q@node04 1 6
  6 0.00000 j6 carol hqw - 1
  $ {
  > as alice qsub -b y -N j7 -t 1-4 -tc 1 sleep 600
  > as bob qsub -b y -N j8 -q 'all.q@node0[23]' sleep 600
  > as bob qsub -b y -N j9 -t 1-6 -tc 2 sleep 600
  > as bob qsub -b y -N j10 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 7.1-4:1 ("j7")
  Your job 8 ("j8")
  Your job-array 9.1-6:1 ("j9")
  Your job 10 ("j10")
  $ schedule
  $ jobs
  1 0.25000 j1 carol S all.q@node01 1 1
  1 0.25000 j1 carol S all.q@node02 1 2
  1 0.25000 j1 carol S all.q@node03 1 3
  2 0.25000 j2 alice S all.q@node04 1
  3 0.75000 j3 carol S long.q@node03 4
  4 0.25000 j4 carol S long.q@node02 1
  5 0.25000 j5 carol S long.q@node02 1 1
  5 0.25000 j5 carol S long.q@node02 1 2
  5 0.25000 j5 carol S long.q@node02 1 3
  5 0.25000 j5 carol S long.q@node04 1 4
  5 0.25000 j5 carol S long.q@node04 1 5
  5 0.25000 j5 carol S long.q@node04 1 6
  6 0.00000 j6 carol hqw - 1
  7 0.25000 j7 alice qw - 1 1-4:1
  8 0.25000 j8 bob qw - 1
  9 0.25000 j9 bob qw - 1 1-6:1
  10 0.25000 j10 bob qw - 1
  $ why 5 9
  5:
  All queues dropped because of overload or full
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is temporarily not available
  queue instance "all.q@node04" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node04" dropped because it is temporarily not available
  9:
  All queues dropped because of overload or full
  not all array tasks may be started due to 'max_aj_instances'
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is temporarily not available
  queue instance "all.q@node04" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node04" dropped because it is temporarily not available
  $ qmod -cq 'l*' > o 2>&1; echo $?
  0
  $ qmod -us nosuch.q > o 2>&1; echo $?
  1
  $ qmod -rj 1 > o 2>&1; echo $?
  0
  $ as alice qdel 1 > o 2>&1; echo $?
  1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 s
  all.q@node02 0/1/1 s
  all.q@node03 0/1/1 s
  all.q@node04 0/1/1 s
  long.q@node01 0/0/4 s
  long.q@node02 0/4/4 s
  long.q@node03 0/4/4 s
  long.q@node04 0/3/4 s
  $ jobs -s p
  6 0.00000 j6 carol hqw - 1
  7 0.25000 j7 alice qw - 1 1-4:1
  8 0.25000 j8 bob qw - 1
  9 0.25000 j9 bob qw - 1 1-6:1
  10 0.25000 j10 bob qw - 1
  $ end 1,2
  $ schedule
  $ jobs
  1 0.25000 j1 carol S all.q@node01 1 1
  1 0.25000 j1 carol S all.q@node02 1 2
  1 0.25000 j1 carol S all.q@node03 1 3
  2 0.25000 j2 alice S all.q@node04 1
  3 0.75000 j3 carol S long.q@node03 4
  4 0.25000 j4 carol S long.q@node02 1
  5 0.25000 j5 carol S long.q@node02 1 1
  5 0.25000 j5 carol S long.q@node02 1 2
  5 0.25000 j5 carol S long.q@node02 1 3
  5 0.25000 j5 carol S long.q@node04 1 4
  5 0.25000 j5 carol S long.q@node04 1 5
  5 0.25000 j5 carol S long.q@node04 1 6
  6 0.00000 j6 carol hqw - 1
  7 0.25000 j7 alice qw - 1 1-4:1
  8 0.25000 j8 bob qw - 1
  9 0.25000 j9 bob qw - 1 1-6:1
  10 0.25000 j10 bob qw - 1
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/1          -NA-     -NA-          s
        1 0.25000 j1         carol        S 1 1
  all.q@node02                   BIP   0/1/1          -NA-     -NA-          s
        1 0.25000 j1         carol        S 1 2
  all.q@node03                   BIP   0/1/1          -NA-     -NA-          s
        1 0.25000 j1         carol        S 1 3
  all.q@node04                   BIP   0/1/1          -NA-     -NA-          s
        2 0.25000 j2         alice        S 1
  long.q@node01                  BIP   0/0/4          -NA-     -NA-          s
  long.q@node02                  BIP   0/4/4          -NA-     -NA-          s
        4 0.25000 j4         carol        S 1
        5 0.25000 j5         carol        S 1 1
        5 0.25000 j5         carol        S 1 2
        5 0.25000 j5         carol        S 1 3
  long.q@node03                  BIP   0/4/4          -NA-     -NA-          s
        3 0.75000 j3         carol        S 4
  long.q@node04                  BIP   0/3/4          -NA-     -NA-          s
        5 0.25000 j5         carol        S 1 4
        5 0.25000 j5         carol        S 1 5
        5 0.25000 j5         carol        S 1 6
        7 0.25000 j7         alice        qw 1 1-4:1
        8 0.25000 j8         bob          qw 1
        9 0.25000 j9         bob          qw 1 1-6:1
       10 0.25000 j10        bob          qw 1
        6 0.00000 j6         carol        hqw 1
