Random filters of listings, drawn with seed 13.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT <= YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=linux,rank=5 node02; qconf -aattr exechost complex_values os=bsd,rank=2 node03 | sort
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node02=rank=1]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '4,[node04=6],[node01=4]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=6 global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[@right=lic=9]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values ram=4G global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'ram=4G,[node04=ram=4G]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -mattr exechost complex_values slots=3 node02
  Unable to find "slots" in "complex_values" of "exechost" - Adding new element.
  root@master modified "node02" in exechost list
  $ qmod -d all.q@node04
  root@master changed state of "all.q@node04" (disabled)
  $ {
  > as alice qsub -b y -N j1 -pe rr 2 -P red -l lic=1,os='!bsd',rank=1 -p -200 sleep 600
  > as dave qsub -b y -N j2 -l lic=2,os=bsd sleep 600
  > as bob qsub -b y -N j3 sleep 600
  > as dave qsub -b y -N j4 -t 1-3 -tc 1 -P red -l os='!bsd' sleep 600
  > as dave qsub -b y -N j5 -l lic=3 -p -100 -hold_jid 1 sleep 600
  > as carol qsub -b y -N j6 -l ram=2G sleep 600
  > as bob qsub -b y -N j7 -t 1-4 -l os='l*' -p -1 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job-array 4.1-3:1 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job-array 7.1-4:1 ("j7")
  $ {
  > as carol qsub -b y -N j8 -t 1-6 -P red sleep 600
  > as alice qsub -b y -N j9 -pe smp 3,5 -l lic=1,ram=2G sleep 600
  > as carol qsub -b y -N j10 -pe mpi 2 -l ram=512M -soft -q 'all.q' -l os=linux -hard sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 8.1-6:1 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  $ schedule
  $ jobs
  1 0.50000 j1 alice r all.q@node02 2
  2 0.25000 j2 dave r all.q@node03 1
  3 0.25000 j3 bob r all.q@node01 1
  4 0.25000 j4 dave qw - 1 1-3:1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 carol r all.q@node01 1
  7 0.25000 j7 bob qw - 1 1-4:1
  8 0.25000 j8 carol r all.q@node01 1 1
  8 0.25000 j8 carol r all.q@node03 1 2
  8 0.25000 j8 carol r all.q@node03 1 3
  8 0.25000 j8 carol r all.q@node03 1 4
  8 0.25000 j8 carol r long.q@node01 1 5
  8 0.25000 j8 carol r long.q@node01 1 6
  9 0.75000 j9 alice qw - 3
  10 0.50000 j10 carol r all.q@node02 2
  $ qhost -j -u alice -l lic=2 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           1 0.50000 j1         alice        r      all.q@node MASTER        
                                                                       all.q@node SLAVE         
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ jobs -l rank=1
  1 0.50000 j1 alice r all.q@node02 2
  2 0.25000 j2 dave r all.q@node03 1
  5 0.00000 j5 dave hqw - 1
  7 0.25000 j7 bob qw - 1 1-4:1
  8 0.25000 j8 carol r all.q@node03 1 2
  8 0.25000 j8 carol r all.q@node03 1 3
  8 0.25000 j8 carol r all.q@node03 1 4
  9 0.75000 j9 alice qw - 3
  10 0.50000 j10 carol r all.q@node02 2
  $ jobs -q '*@node01'
  3 0.25000 j3 bob r all.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 carol r all.q@node01 1
  8 0.25000 j8 carol r all.q@node01 1 1
  8 0.25000 j8 carol r long.q@node01 1 5
  8 0.25000 j8 carol r long.q@node01 1 6
  9 0.75000 j9 alice qw - 3
  $ jobs -s h
  5 0.00000 j5 dave hqw - 1
  $ jobs -q all.q@node02
  1 0.50000 j1 alice r all.q@node02 2
  5 0.00000 j5 dave hqw - 1
  7 0.25000 j7 bob qw - 1 1-4:1
  9 0.75000 j9 alice qw - 3
  10 0.50000 j10 carol r all.q@node02 2
  $ qstat -g c -q all.q | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-     11      0      1     18      0      6
  $ jobs -l rank=5
  1 0.50000 j1 alice r all.q@node02 2
  5 0.00000 j5 dave hqw - 1
  7 0.25000 j7 bob qw - 1 1-4:1
  9 0.75000 j9 alice qw - 3
  10 0.50000 j10 carol r all.q@node02 2
  $ qstat -g c  | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-     11      0      1     18      0      6
  long.q                            -NA-      2      0     14     16      0      0
  $ qhost -F slots -l os='!bsd' | sed 1,2d
  node02                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:slots=0.000000
  $ qhost -j -u alice  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           1 0.50000 j1         alice        r      all.q@node MASTER        
                                                                       all.q@node SLAVE         
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 2
  $ qconf -mattr exechost complex_values slots=3 node02
  root@master modified "node02" in exechost list
  $ schedule
  $ qselect -U alice | sort
  all.q@node01
  all.q@node02
  all.q@node03
  all.q@node04
  long.q@node01
  long.q@node02
  long.q@node03
  long.q@node04
  $ qstat -f -l os=bsd | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node03                   BIP   0/3/4          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  $ qhost -j -u bob -q | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/2/4         
     all.q                BIP   0/4/4         
           3 0.25000 j3         bob          r      MASTER        
  node02                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         
     all.q                BIP   0/3/4         
  node03                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         
     all.q                BIP   0/3/4         
  node04                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         
     all.q                BIP   0/0/6         d
  $ jobs -q '*@@left' -s r
  3 0.25000 j3 bob r all.q@node01 1
  4 0.25000 j4 dave r all.q@node02 1 1
  5 0.25000 j5 dave r all.q@node02 1
  6 0.25000 j6 carol r all.q@node01 1
  8 0.25000 j8 carol r all.q@node01 1 1
  8 0.25000 j8 carol r long.q@node01 1 5
  8 0.25000 j8 carol r long.q@node01 1 6
  10 0.50000 j10 carol r all.q@node02 2
  $ jobs -l lic=1
  3 0.25000 j3 bob r all.q@node01 1
  4 0.25000 j4 dave r all.q@node02 1 1
  5 0.25000 j5 dave r all.q@node02 1
  6 0.25000 j6 carol r all.q@node01 1
  7 0.25000 j7 bob qw - 1 1-4:1
  8 0.25000 j8 carol r all.q@node01 1 1
  8 0.25000 j8 carol r all.q@node03 1 2
  8 0.25000 j8 carol r all.q@node03 1 3
  8 0.25000 j8 carol r all.q@node03 1 4
  8 0.25000 j8 carol r long.q@node01 1 5
  8 0.25000 j8 carol r long.q@node01 1 6
  9 0.75000 j9 alice qw - 3
  10 0.50000 j10 carol r all.q@node02 2
  $ qhost -F slots -l os=linux | sed 1,2d
  node02                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:slots=0.000000
