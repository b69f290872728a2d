Random filters of listings, drawn with seed 31.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT == YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=bsd,rank=1 node01; qconf -aattr exechost complex_values os=bsd,rank=5 node03; qconf -aattr exechost complex_values os=linux,rank=2 node04 | sort
  root@master modified "node01" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node04=rank=1]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '1,[@left=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values 'NONE,[node04=lic=4]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values ram=8G node04; qconf -aattr exechost complex_values ram=6G node02; qconf -aattr exechost complex_values ram=2500M node03; qconf -aattr exechost complex_values ram=2500M node01 | sort
  root@master modified "node04" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[@right=ram=6G]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue xprojects 'NONE,[node02=blue]' all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -s '*@node03'
  root@master changed state of "long.q@node03" (suspended)
  root@master changed state of "all.q@node03" (suspended)
  $ {
  > as alice qsub -b y -N j1 -pe smp 3,5 -l ram=3G sleep 600
  > as alice qsub -b y -N j2 -pe '*' 4 -P red -p -100 sleep 600
  > as alice qsub -b y -N j3 -t 1-4 -P blue -l ram=3G -p -200 sleep 600
  > as bob qsub -b y -N j4 sleep 600
  > as dave qsub -b y -N j5 -l os='!bsd' -hold_jid 3 sleep 600
  > as alice qsub -b y -N j6 -l lic=1 -p -200 sleep 600
  > as alice qsub -b y -N j7 -pe mpi -3 -l lic=3,rank=2 -q 'all.q,long.q@node02' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job-array 3.1-4:1 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as dave qsub -b y -N j8 -pe mpi 2 -l os='l*' sleep 600
  > as bob qsub -b y -N j9 -pe smp 3 -P blue -l ram=512M,rank=1 -p -1 sleep 600
  > as bob qsub -b y -N j10 -pe mpi 4 -P red sleep 600
  > as dave qsub -b y -N j11 -pe mpi 2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  $ schedule
  $ jobs
  1 0.58333 j1 alice qw - 3
  2 0.75000 j2 alice r long.q@node01 4
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice r long.q@node02 1 2
  3 0.25000 j3 alice r long.q@node04 1 3
  3 0.25000 j3 alice qw - 1 4
  4 0.25000 j4 bob r long.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 alice qw - 1
  8 0.41667 j8 dave qw - 2
  9 0.58333 j9 bob qw - 3
  10 0.75000 j10 bob r long.q@node04 4
  11 0.41667 j11 dave r long.q@node02 2
  $ jobs -s pr
  1 0.58333 j1 alice qw - 3
  2 0.75000 j2 alice r long.q@node01 4
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice r long.q@node02 1 2
  3 0.25000 j3 alice r long.q@node04 1 3
  3 0.25000 j3 alice qw - 1 4
  4 0.25000 j4 bob r long.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 alice qw - 1
  8 0.41667 j8 dave qw - 2
  9 0.58333 j9 bob qw - 3
  10 0.75000 j10 bob r long.q@node04 4
  11 0.41667 j11 dave r long.q@node02 2
  $ jobs -s pr
  1 0.58333 j1 alice qw - 3
  2 0.75000 j2 alice r long.q@node01 4
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice r long.q@node02 1 2
  3 0.25000 j3 alice r long.q@node04 1 3
  3 0.25000 j3 alice qw - 1 4
  4 0.25000 j4 bob r long.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 alice qw - 1
  8 0.41667 j8 dave qw - 2
  9 0.58333 j9 bob qw - 3
  10 0.75000 j10 bob r long.q@node04 4
  11 0.41667 j11 dave r long.q@node02 2
  $ qselect -qs s | sort
  all.q@node03
  long.q@node03
  $ qstat -r -u alice | sed '1,2d' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//'
        2 0.75000 j2         alice        r long.q@node01                      4
         Full jobname:     j2
         Master Queue:     long.q@node01
         Requested PE:     * 4
         Granted PE:       smp 4
         Hard Resources:
         Soft Resources:
         Binding:          NONE
        3 0.25000 j3         alice        r long.q@node02                      1 1
         Full jobname:     j3
         Master Queue:     long.q@node02
         Hard Resources:   ram=3G (0.000000)
         Soft Resources:
         Binding:          NONE
        3 0.25000 j3         alice        r long.q@node02                      1 2
         Full jobname:     j3
         Master Queue:     long.q@node02
         Hard Resources:   ram=3G (0.000000)
         Soft Resources:
         Binding:          NONE
        3 0.25000 j3         alice        r long.q@node04                      1 3
         Full jobname:     j3
         Master Queue:     long.q@node04
         Hard Resources:   ram=3G (0.000000)
         Soft Resources:
         Binding:          NONE
        1 0.58333 j1         alice        qw 3
         Full jobname:     j1
         Requested PE:     smp 3,5
         Hard Resources:   ram=3G (0.000000)
         Soft Resources:
         Binding:          NONE
        3 0.25000 j3         alice        qw 1 4
         Full jobname:     j3
         Hard Resources:   ram=3G (0.000000)
         Soft Resources:
         Binding:          NONE
        6 0.25000 j6         alice        qw 1
         Full jobname:     j6
         Hard Resources:   lic=1 (0.000000)
         Soft Resources:
         Binding:          NONE
        7 0.25000 j7         alice        qw 1
         Full jobname:     j7
         Requested PE:     mpi 1-3
         Hard Resources:   lic=3 (0.000000)
                           rank=2 (0.000000)
         Soft Resources:
         Hard requested queues: all.q, long.q@node02
         Binding:          NONE
  $ qstat -g c -U carol | sed 's/ *$//'
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE
  --------------------------------------------------------------------------------
  all.q                             -NA-      3      0      0      4      0      1
  long.q                            -NA-     11      0      1     16      0      4
  $ qhost -j -u bob -h node02 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  $ qhost -j -u '*'  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
           2 0.75000 j2         alice        r      long.q@nod MASTER        
                                                                       long.q@nod SLAVE         
                                                                       long.q@nod SLAVE         
           4 0.25000 j4         bob          r      long.q@nod MASTER        
           2 0.75000 j2         alice        r      all.q@node SLAVE         
  node02                  -               -    -    -    -     -       -       -       -       -
           3 0.25000 j3         alice        r      long.q@nod MASTER 1
           3 0.25000 j3         alice        r      long.q@nod MASTER 2
          11 0.41667 j11        dave         r      long.q@nod MASTER        
          11 0.41667 j11        dave         r      all.q@node SLAVE         
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
           3 0.25000 j3         alice        r      long.q@nod MASTER 3
          10 0.75000 j10        bob          r      long.q@nod MASTER        
                                                                       long.q@nod SLAVE         
                                                                       long.q@nod SLAVE         
          10 0.75000 j10        bob          r      all.q@node SLAVE         
  $ jobs -q 'l*'
  1 0.58333 j1 alice qw - 3
  2 0.75000 j2 alice r long.q@node01 4
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice r long.q@node02 1 2
  3 0.25000 j3 alice r long.q@node04 1 3
  4 0.25000 j4 bob r long.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 alice qw - 1
  8 0.41667 j8 dave qw - 2
  10 0.75000 j10 bob r long.q@node04 4
  11 0.41667 j11 dave r long.q@node02 2
  $ jobs -pe mpi
  1 0.58333 j1 alice qw - 3
  2 0.75000 j2 alice r long.q@node01 4
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice r long.q@node02 1 2
  3 0.25000 j3 alice r long.q@node04 1 3
  4 0.25000 j4 bob r long.q@node01 1
  5 0.00000 j5 dave hqw - 1
  6 0.25000 j6 alice qw - 1
  8 0.41667 j8 dave qw - 2
  10 0.75000 j10 bob r long.q@node04 4
  11 0.41667 j11 dave r long.q@node02 2
  $ end 1,2
  root forced the deletion of job 2
  root forced the deletion of job-array task 3.1
  root forced the deletion of job-array task 3.2
  root forced the deletion of job-array task 3.3
  root has deleted job 3
  $ qconf -rattr queue seq_no '30' long.q
  root@master modified "long.q" in cluster queue list
  $ schedule
  $ qhost -j -u alice -l os=bsd | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  node01                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  $ qhost -j -u bob  | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
           9 0.58333 j9         bob          r      all.q@node SLAVE         
           4 0.25000 j4         bob          r      long.q@nod MASTER        
           9 0.58333 j9         bob          r      long.q@nod MASTER        
                                                                       long.q@nod SLAVE         
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
          10 0.75000 j10        bob          r      all.q@node SLAVE         
          10 0.75000 j10        bob          r      long.q@nod MASTER        
                                                                       long.q@nod SLAVE         
                                                                       long.q@nod SLAVE         
  $ qselect -q all.q | sort
  all.q@node01
  all.q@node02
  all.q@node03
  all.q@node04
  $ jobs -q '*@node01'
  4 0.25000 j4 bob r long.q@node01 1
  9 0.58333 j9 bob r long.q@node01 3
  $ qhost -j -u bob -h node02 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
