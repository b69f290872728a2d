Random filters of listings, drawn with seed 12.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT >= YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=linux,rank=2 node04; qconf -aattr exechost complex_values os=bsd,rank=2 node03; qconf -aattr exechost complex_values os=linux,rank=1 node02; qconf -aattr exechost complex_values os=bsd,rank=2 node01 | sort
  root@master modified "node04" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=rank=5]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '2,[@left=4]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 0,[node03=5]/' -e 's/^slots .*/slots 3,[@right=2]/' -e 's/^hostlist .*/hostlist node02 node03/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -aattr exechost complex_values lic=6 node02; qconf -aattr exechost complex_values lic=9 node03; qconf -aattr exechost complex_values lic=4 node01 | sort
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -aattr exechost complex_values ram=4G global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'ram=8G,[node01=ram=8G]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr queue xuser_lists interns all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -s long.q@node01
  root@master changed state of "long.q@node01" (suspended)
  $ {
  > as dave qsub -b y -N j1 -l lic=2,rank=2 -q 'all.q' sleep 600
  > as alice qsub -b y -N j2 -l os=bsd,rank=2 sleep 600
  > as carol qsub -b y -N j3 sleep 600
  > as alice qsub -b y -N j4 -l rank=2 -q 'all.q' sleep 600
  > as dave qsub -b y -N j5 -pe mpi -3 -P red -l ram=1500M -p -500 sleep 600
  > as bob qsub -b y -N j6 -pe '[sr]*' 4 -l rank=5 sleep 600
  > as dave qsub -b y -N j7 -t 2-6:2 -tc 3 -l os=bsd sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job-array 7.2-6:2 ("j7")
  $ {
  > as dave qsub -b y -N j8 -P red -l lic=2,rank=2 sleep 600
  > as bob qsub -b y -N j9 -soft -l os=linux,rank=1 -hard sleep 600
  > as carol qsub -b y -N j10 -P red -l os='!bsd',rank=1 -q '*@@right' sleep 600
  > as carol qsub -b y -N j11 -P red -soft -q 'all.q@@left' -hard sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  $ schedule
  $ jobs
  1 0.25000 j1 dave r all.q@node01 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.25000 j3 carol r fast.q@node03 1
  4 0.25000 j4 alice r all.q@node01 1
  5 0.25000 j5 dave r all.q@node01 2
  6 0.75000 j6 bob r all.q@node02 4
  7 0.25000 j7 dave r all.q@node03 1 2
  7 0.25000 j7 dave r all.q@node03 1 4
  7 0.25000 j7 dave r fast.q@node03 1 6
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  10 0.25000 j10 carol qw - 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -s s
  $ qstat -r -u bob -s p | sed '1,2d' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//'
  $ qstat -g c -l lic=1 | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-     10      0      2     12      0      0
  fast.q                            -NA-      5      0      0      5      0      0
  long.q                            -NA-      1      0     11     16      0      4
  $ jobs -s pr
  1 0.25000 j1 dave r all.q@node01 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.25000 j3 carol r fast.q@node03 1
  4 0.25000 j4 alice r all.q@node01 1
  5 0.25000 j5 dave r all.q@node01 2
  6 0.75000 j6 bob r all.q@node02 4
  7 0.25000 j7 dave r all.q@node03 1 2
  7 0.25000 j7 dave r all.q@node03 1 4
  7 0.25000 j7 dave r fast.q@node03 1 6
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  10 0.25000 j10 carol qw - 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -q all.q@node02
  6 0.75000 j6 bob r all.q@node02 4
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  $ qselect -l lic=2 | sort
  all.q@node01
  all.q@node02
  all.q@node03
  fast.q@node02
  fast.q@node03
  long.q@node01
  long.q@node02
  long.q@node03
  $ qhost -q -l rank=2 | sed 1,2d
  node01                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         s
     all.q                BIP   0/4/4         
  node02                  -               -    -    -    -     -       -       -       -       -
     fast.q               BIP   0/3/3         
     long.q               BIP   0/1/4         
     all.q                BIP   0/4/4         
  node03                  -               -    -    -    -     -       -       -       -       -
     fast.q               BIP   0/2/2         
     long.q               BIP   0/0/4         
     all.q                BIP   0/2/2         
  node04                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         
     all.q                BIP   0/0/2         
  $ jobs -l os='l*'
  6 0.75000 j6 bob r all.q@node02 4
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -l lic=2
  1 0.25000 j1 dave r all.q@node01 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.25000 j3 carol r fast.q@node03 1
  4 0.25000 j4 alice r all.q@node01 1
  5 0.25000 j5 dave r all.q@node01 2
  6 0.75000 j6 bob r all.q@node02 4
  7 0.25000 j7 dave r all.q@node03 1 2
  7 0.25000 j7 dave r all.q@node03 1 4
  7 0.25000 j7 dave r fast.q@node03 1 6
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -l lic=1
  1 0.25000 j1 dave r all.q@node01 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.25000 j3 carol r fast.q@node03 1
  4 0.25000 j4 alice r all.q@node01 1
  5 0.25000 j5 dave r all.q@node01 2
  6 0.75000 j6 bob r all.q@node02 4
  7 0.25000 j7 dave r all.q@node03 1 2
  7 0.25000 j7 dave r all.q@node03 1 4
  7 0.25000 j7 dave r fast.q@node03 1 6
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -q long.q
  11 0.25000 j11 carol r long.q@node02 1
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 2
  $ qconf -mattr exechost complex_values slots=2 node04
  Unable to find "slots" in "complex_values" of "exechost" - Adding new element.
  root@master modified "node04" in exechost list
  $ schedule
  $ jobs -s hu
  $ jobs -q 'l*'
  11 0.25000 j11 carol r long.q@node02 1
  $ qhost -j -u bob -l rank=2 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           6 0.75000 j6         bob          r      fast.q@nod SLAVE         
                                                                       fast.q@nod SLAVE         
                                                                       fast.q@nod SLAVE         
           6 0.75000 j6         bob          r      all.q@node MASTER        
           9 0.25000 j9         bob          r      all.q@node MASTER        
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ jobs -l os='l*'
  6 0.75000 j6 bob r all.q@node02 4
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  11 0.25000 j11 carol r long.q@node02 1
  $ jobs -q 'l*'
  11 0.25000 j11 carol r long.q@node02 1
  $ qhost -q -h node01,node03 | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     long.q               BIP   0/0/4         s
     all.q                BIP   0/2/4         
  node03                  -               -    -    -    -     -       -       -       -       -
     fast.q               BIP   0/2/2         
     long.q               BIP   0/0/4         
     all.q                BIP   0/2/2         
  $ jobs -l rank=1
  6 0.75000 j6 bob r all.q@node02 4
  8 0.25000 j8 dave r all.q@node02 1
  9 0.25000 j9 bob r all.q@node02 1
  11 0.25000 j11 carol r long.q@node02 1
