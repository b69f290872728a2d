Random filters of listings, drawn with seed 11.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT >= YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=linux,rank=5 node04; qconf -aattr exechost complex_values os=bsd,rank=2 node03; qconf -aattr exechost complex_values os=bsd,rank=2 node01; qconf -aattr exechost complex_values os=linux,rank=2 node02 | sort
  root@master modified "node04" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=rank=5]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '1,[node03=2],[node01=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=4 global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'lic=6' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -aattr exechost complex_values ram=6G node03; qconf -aattr exechost complex_values ram=2500M node02; qconf -aattr exechost complex_values ram=8G node04; qconf -aattr exechost complex_values ram=4G node01 | sort
  root@master modified "node03" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -aattr queue xuser_lists interns all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -s long.q@node01
  root@master changed state of "long.q@node01" (suspended)
  $ {
  > as dave qsub -b y -N j1 -pe smp 2 -q 'all.q@@left,long.q@@right' sleep 600
  > as bob qsub -b y -N j2 -t 1-4 -tc 2 -P blue -l lic=1 sleep 600
  > as bob qsub -b y -N j3 -pe smp 1-3 -l lic=3,ram=512M sleep 600
  > as dave qsub -b y -N j4 -l ram=512M sleep 600
  > as dave qsub -b y -N j5 -t 1-4 -P red -l os='!bsd' sleep 600
  > as dave qsub -b y -N j6 -l lic=3 -soft -q 'long.q' -l os='l*',rank=5 -hard sleep 600
  > as alice qsub -b y -N j7 -P red -l ram=512M,os=bsd,rank=1 -q '!long.q' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-4:1 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job-array 5.1-4:1 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as alice qsub -b y -N j8 -l lic=2 sleep 600
  > as bob qsub -b y -N j9 -pe mpi 5 -P blue -l rank=2 sleep 600
  > as bob qsub -b y -N j10 -p -50 sleep 600
  > as dave qsub -b y -N j11 -t 1-6 -tc 1 -l ram=2G,os=bsd,rank=2 sleep 600
  > as alice qsub -b y -N j12 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job-array 11.1-6:1 ("j11")
  Your job 12 ("j12")
  $ schedule
  $ jobs
  1 0.37500 j1 dave r long.q@node03 2
  2 0.25000 j2 bob r all.q@node03 1 1
  2 0.25000 j2 bob r all.q@node03 1 2
  2 0.00000 j2 bob qw - 1 3,4
  3 0.25000 j3 bob qw - 1
  4 0.25000 j4 dave r all.q@node04 1
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.25000 j5 dave r long.q@node02 1 2
  5 0.25000 j5 dave r long.q@node02 1 3
  5 0.25000 j5 dave r long.q@node04 1 4
  6 0.25000 j6 dave qw - 1
  7 0.25000 j7 alice qw - 1
  8 0.25000 j8 alice r long.q@node03 1
  9 0.75000 j9 bob r all.q@node01 5
  10 0.25000 j10 bob r long.q@node03 1
  11 0.25000 j11 dave qw - 1 1-6:1
  12 0.25000 j12 alice r long.q@node04 1
  $ qselect -U dave | sort
  all.q@node01
  all.q@node02
  all.q@node03
  all.q@node04
  long.q@node01
  long.q@node02
  long.q@node03
  long.q@node04
  $ qhost -j -u '*' -h node02 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           5 0.25000 j5         dave         r      long.q@nod MASTER 1
           5 0.25000 j5         dave         r      long.q@nod MASTER 2
           5 0.25000 j5         dave         r      long.q@nod MASTER 3
           9 0.75000 j9         bob          r      long.q@nod SLAVE         
           9 0.75000 j9         bob          r      all.q@node SLAVE         
  $ qhost -q -h node01,node03 | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         s
     all.q                BIP   0/3/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/4/4         
     all.q                BIP   0/2/2         
  $ qhost -j -u alice  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
           8 0.25000 j8         alice        r      long.q@nod MASTER        
  node04                  -               -    -    -    -     -       -       -       -       -
          12 0.25000 j12        alice        r      long.q@nod MASTER        
  $ qstat -g c -l rank=5 | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-      7      0      0      7      0      0
  long.q                            -NA-     10      0      2     16      0      4
  $ qstat -g c  | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-      7      0      0      7      0      0
  long.q                            -NA-     10      0      2     16      0      4
  $ qhost -j -u '*'  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
           9 0.75000 j9         bob          r      all.q@node MASTER        
                                                                       all.q@node SLAVE         
                                                                       all.q@node SLAVE         
  node02                  -               -    -    -    -     -       -       -       -       -
           5 0.25000 j5         dave         r      long.q@nod MASTER 1
           5 0.25000 j5         dave         r      long.q@nod MASTER 2
           5 0.25000 j5         dave         r      long.q@nod MASTER 3
           9 0.75000 j9         bob          r      long.q@nod SLAVE         
           9 0.75000 j9         bob          r      all.q@node SLAVE         
  node03                  -               -    -    -    -     -       -       -       -       -
           1 0.37500 j1         dave         r      long.q@nod MASTER        
                                                                       long.q@nod SLAVE         
           8 0.25000 j8         alice        r      long.q@nod MASTER        
          10 0.25000 j10        bob          r      long.q@nod MASTER        
           2 0.25000 j2         bob          r      all.q@node MASTER 1
           2 0.25000 j2         bob          r      all.q@node MASTER 2
  node04                  -               -    -    -    -     -       -       -       -       -
           5 0.25000 j5         dave         r      long.q@nod MASTER 4
          12 0.25000 j12        alice        r      long.q@nod MASTER        
           4 0.25000 j4         dave         r      all.q@node MASTER        
  $ qstat -g c  | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-      7      0      0      7      0      0
  long.q                            -NA-     10      0      2     16      0      4
  $ jobs -pe mpi
  1 0.37500 j1 dave r long.q@node03 2
  2 0.25000 j2 bob r all.q@node03 1 1
  2 0.25000 j2 bob r all.q@node03 1 2
  3 0.25000 j3 bob qw - 1
  4 0.25000 j4 dave r all.q@node04 1
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.25000 j5 dave r long.q@node02 1 2
  5 0.25000 j5 dave r long.q@node02 1 3
  5 0.25000 j5 dave r long.q@node04 1 4
  6 0.25000 j6 dave qw - 1
  8 0.25000 j8 alice r long.q@node03 1
  9 0.75000 j9 bob r all.q@node01 5
  10 0.25000 j10 bob r long.q@node03 1
  11 0.25000 j11 dave qw - 1 1-6:1
  12 0.25000 j12 alice r long.q@node04 1
  $ jobs -l ram=2G
  1 0.37500 j1 dave r long.q@node03 2
  2 0.25000 j2 bob r all.q@node03 1 1
  2 0.25000 j2 bob r all.q@node03 1 2
  3 0.25000 j3 bob qw - 1
  4 0.25000 j4 dave r all.q@node04 1
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.25000 j5 dave r long.q@node02 1 2
  5 0.25000 j5 dave r long.q@node02 1 3
  5 0.25000 j5 dave r long.q@node04 1 4
  6 0.25000 j6 dave qw - 1
  8 0.25000 j8 alice r long.q@node03 1
  9 0.75000 j9 bob r all.q@node01 5
  10 0.25000 j10 bob r long.q@node03 1
  11 0.25000 j11 dave qw - 1 1-6:1
  12 0.25000 j12 alice r long.q@node04 1
  $ jobs -l ram=2G
  1 0.37500 j1 dave r long.q@node03 2
  2 0.25000 j2 bob r all.q@node03 1 1
  2 0.25000 j2 bob r all.q@node03 1 2
  3 0.25000 j3 bob qw - 1
  4 0.25000 j4 dave r all.q@node04 1
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.25000 j5 dave r long.q@node02 1 2
  5 0.25000 j5 dave r long.q@node02 1 3
  5 0.25000 j5 dave r long.q@node04 1 4
  6 0.25000 j6 dave qw - 1
  8 0.25000 j8 alice r long.q@node03 1
  9 0.75000 j9 bob r all.q@node01 5
  10 0.25000 j10 bob r long.q@node03 1
  11 0.25000 j11 dave qw - 1 1-6:1
  12 0.25000 j12 alice r long.q@node04 1
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job-array task 2.1
  root forced the deletion of job-array task 2.2
  root has deleted job 2
  $ qconf -rattr queue slots '2,[node03=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ schedule
  $ jobs -q long.q
  3 0.25000 j3 bob qw - 1
  5 0.25000 j5 dave r long.q@node02 1 1
  5 0.25000 j5 dave r long.q@node02 1 2
  5 0.25000 j5 dave r long.q@node02 1 3
  5 0.25000 j5 dave r long.q@node04 1 4
  6 0.25000 j6 dave qw - 1
  8 0.25000 j8 alice r long.q@node03 1
  10 0.25000 j10 bob r long.q@node03 1
  11 0.00000 j11 dave qw - 1 2-6:1
  12 0.25000 j12 alice r long.q@node04 1
  $ jobs -q all.q
  3 0.25000 j3 bob qw - 1
  4 0.25000 j4 dave r all.q@node04 1
  6 0.25000 j6 dave qw - 1
  9 0.75000 j9 bob r all.q@node01 5
  11 0.25000 j11 dave r all.q@node03 1 1
  11 0.00000 j11 dave qw - 1 2-6:1
  $ jobs -q all.q@node02
  3 0.25000 j3 bob qw - 1
  6 0.25000 j6 dave qw - 1
  $ qselect -l lic=1 -q all.q@node02 | sort
  all.q@node02
  $ qhost -q -h node01,node03 | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         s
     all.q                BIP   0/3/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/2/4         
     all.q                BIP   0/1/3         
