Random filters of listings, drawn with seed 32.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT >= YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=linux,rank=1 node03; qconf -aattr exechost complex_values os=bsd,rank=5 node01; qconf -aattr exechost complex_values os=bsd,rank=1 node04; qconf -aattr exechost complex_values os=linux,rank=1 node02 | sort
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node02" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node03=rank=5]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '6,[@left=3]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=6 global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'lic=4' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values ram=8G global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values ram=2500M node02; qconf -aattr exechost complex_values ram=6G node01; qconf -aattr exechost complex_values ram=6G node03 | sort
  root@master modified "node02" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -aattr exechost projects red node04
  root@master modified "node04" in exechost list
  $ qmod -d '*@node03'
  root@master changed state of "all.q@node03" (disabled)
  root@master changed state of "long.q@node03" (disabled)
  $ {
  > as dave qsub -b y -N j1 -pe rr 2 -P blue -l rank=5 sleep 600
  > as bob qsub -b y -N j2 -pe smp 2 -l ram=2G,os=linux -q 'all.q' sleep 600
  > as alice qsub -b y -N j3 -l os='l*' -q 'all.q@node0[23]' sleep 600
  > as bob qsub -b y -N j4 -l os=linux sleep 600
  > as bob qsub -b y -N j5 -P blue sleep 600
  > as carol qsub -b y -N j6 -l ram=512M,os='l*',rank=5 -p -500 sleep 600
  > as dave qsub -b y -N j7 -l lic=3,ram=512M,os=linux,rank=5 -soft -l os=linux -hard -q 'all.q@@left,long.q@@right' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ as bob qsub -b y -N j8 -t 2-6:2 -tc 1 sleep 600 2> /dev/null
  Your job-array 8.2-6:2 ("j8") has been submitted
  $ schedule
  $ jobs
  1 0.75000 j1 dave r all.q@node01 2
  2 0.75000 j2 bob qw - 2
  3 0.25000 j3 alice r all.q@node02 1
  4 0.25000 j4 bob r all.q@node02 1
  5 0.25000 j5 bob r all.q@node01 1
  6 0.25000 j6 carol r all.q@node02 1
  7 0.25000 j7 dave qw - 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ jobs -l os=bsd
  1 0.75000 j1 dave r all.q@node01 2
  5 0.25000 j5 bob r all.q@node01 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ jobs -q all.q@node02
  2 0.75000 j2 bob qw - 2
  3 0.25000 j3 alice r all.q@node02 1
  4 0.25000 j4 bob r all.q@node02 1
  6 0.25000 j6 carol r all.q@node02 1
  8 0.00000 j8 bob qw - 1 4,6
  $ qhost -q -l lic=1 | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/3/4         
     long.q               BIP   0/0/3         
  node02                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/0/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/0/4         d
     long.q               BIP   0/0/6         d
  node04                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/0/4         
     long.q               BIP   0/0/6         
  $ qhost -j -u alice  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           3 0.25000 j3         alice        r      all.q@node MASTER        
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ jobs -q all.q@node02
  2 0.75000 j2 bob qw - 2
  3 0.25000 j3 alice r all.q@node02 1
  4 0.25000 j4 bob r all.q@node02 1
  6 0.25000 j6 carol r all.q@node02 1
  8 0.00000 j8 bob qw - 1 4,6
  $ qselect -l slots=5 | sort
  long.q@node03
  long.q@node04
  $ jobs -q '*@@left'
  1 0.75000 j1 dave r all.q@node01 2
  2 0.75000 j2 bob qw - 2
  3 0.25000 j3 alice r all.q@node02 1
  4 0.25000 j4 bob r all.q@node02 1
  5 0.25000 j5 bob r all.q@node01 1
  6 0.25000 j6 carol r all.q@node02 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ jobs -l ram=3G
  1 0.75000 j1 dave r all.q@node01 2
  2 0.75000 j2 bob qw - 2
  5 0.25000 j5 bob r all.q@node01 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ qhost -l rank=5 | sed 1,2d
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ jobs -U alice
  1 0.75000 j1 dave r all.q@node01 2
  2 0.75000 j2 bob qw - 2
  3 0.25000 j3 alice r all.q@node02 1
  4 0.25000 j4 bob r all.q@node02 1
  5 0.25000 j5 bob r all.q@node01 1
  6 0.25000 j6 carol r all.q@node02 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 3
  $ qmod -d long.q@node02
  root@master changed state of "long.q@node02" (disabled)
  $ schedule
  $ qstat -f -u bob | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/2/4          -NA-     -NA-
        5 0.25000 j5         bob          r 1
        8 0.25000 j8         bob          r 1 2
  all.q@node02                   BIP   0/3/4          -NA-     -NA-
        4 0.25000 j4         bob          r 1
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          d
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  long.q@node01                  BIP   0/0/3          -NA-     -NA-
  long.q@node02                  BIP   0/0/3          -NA-     -NA-          d
  long.q@node03                  BIP   0/0/6          -NA-     -NA-          d
  long.q@node04                  BIP   0/0/6          -NA-     -NA-
   - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS
        2 0.75000 j2         bob          qw 2
        8 0.00000 j8         bob          qw 1 4,6
  $ jobs -s z
  1 0.00000 j1 dave z - 2
  3 0.00000 j3 alice z - 1
  $ qstat -r -u bob -s p | sed '1,2d' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//'
        2 0.75000 j2         bob          qw 2
         Full jobname:     j2
         Requested PE:     smp 2
         Hard Resources:   ram=2G (0.000000)
                           os=linux (0.000000)
         Soft Resources:
         Hard requested queues: all.q
         Binding:          NONE
        8 0.00000 j8         bob          qw 1 4,6
         Full jobname:     j8
         Hard Resources:
         Soft Resources:
         Binding:          NONE
  $ jobs -l lic=2
  2 0.75000 j2 bob qw - 2
  4 0.25000 j4 bob r all.q@node02 1
  5 0.25000 j5 bob r all.q@node01 1
  6 0.25000 j6 carol r all.q@node02 1
  7 0.25000 j7 dave r all.q@node02 1
  8 0.25000 j8 bob r all.q@node01 1 2
  8 0.00000 j8 bob qw - 1 4,6
  $ qselect -l os=linux -q '*@@left' | sort
  all.q@node02
  long.q@node02
