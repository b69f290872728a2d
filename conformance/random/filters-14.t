Random filters of listings, drawn with seed 14.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT >= YES NO 0 0'
  root@master added "os" to complex entry list
  root@master added "rank" to complex entry list
  $ qconf -aattr exechost complex_values os=bsd,rank=1 node04; qconf -aattr exechost complex_values os=bsd,rank=5 node01; qconf -aattr exechost complex_values os=bsd,rank=1 node02 | sort
  root@master modified "node04" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=rank=1]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue slots '4,[node01=1]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 5,[node04=20]/' -e 's/^slots .*/slots 3,[node04=2]/' -e 's/^hostlist .*/hostlist @allhosts/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -aattr exechost complex_values lic=12 node03; qconf -aattr exechost complex_values lic=9 node01 | sort
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -aattr exechost complex_values ram=6G node03; qconf -aattr exechost complex_values ram=4G node02; qconf -aattr exechost complex_values ram=4G node01 | sort
  root@master modified "node03" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -rattr pe user_lists staff rr
  root@master modified "rr" in parallel environment list
  $ qmod -d all.q@node04
  root@master changed state of "all.q@node04" (disabled)
  $ {
  > as bob qsub -b y -N j1 -pe rr 5 -l lic=1 -p -200 sleep 600
  > as alice qsub -b y -N j2 -t 1-6 -P blue sleep 600
  > as alice qsub -b y -N j3 -t 1-3 -P blue -l ram=3G,rank=2 sleep 600
  > as bob qsub -b y -N j4 -P red -l os='!bsd' -hold_jid 3 sleep 600
  > as dave qsub -b y -N j5 -pe smp 4 -P blue sleep 600
  > as dave qsub -b y -N j6 -soft -l os='l*' -hard sleep 600
  > as alice qsub -b y -N j7 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-6:1 ("j2")
  Your job-array 3.1-3:1 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as alice qsub -b y -N j8 -pe '*' 3 sleep 600
  > as bob qsub -b y -N j9 -l lic=1 -soft -l rank=5 -hard sleep 600
  > as alice qsub -b y -N j10 -P red -l lic=1 -q '*@node01' sleep 600
  > as carol qsub -b y -N j11 -l rank=5 -hold_jid 10 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  $ schedule
  $ jobs
  1 0.75000 j1 bob r all.q@node01 5
  2 0.25000 j2 alice r all.q@node02 1 1
  2 0.25000 j2 alice r all.q@node03 1 2
  2 0.25000 j2 alice r all.q@node03 1 3
  2 0.25000 j2 alice r fast.q@node02 1 4
  2 0.25000 j2 alice r fast.q@node02 1 5
  2 0.25000 j2 alice r fast.q@node02 1 6
  3 0.25000 j3 alice r long.q@node02 1 1
  3 0.25000 j3 alice qw - 1 2,3
  4 0.00000 j4 bob hqw - 1
  5 0.62500 j5 dave r fast.q@node01 4
  6 0.25000 j6 dave r fast.q@node03 1
  7 0.25000 j7 alice r fast.q@node03 1
  8 0.50000 j8 alice r all.q@node02 3
  9 0.25000 j9 bob r long.q@node01 1
  10 0.25000 j10 alice qw - 1
  11 0.00000 j11 carol hqw - 1
  $ qselect -qs S | sort
  $ jobs -q 'l*'
  3 0.25000 j3 alice r long.q@node02 1 1
  9 0.25000 j9 bob r long.q@node01 1
  11 0.00000 j11 carol hqw - 1
  $ jobs -s hu
  $ jobs -q '*@node01'
  1 0.75000 j1 bob r all.q@node01 5
  5 0.62500 j5 dave r fast.q@node01 4
  9 0.25000 j9 bob r long.q@node01 1
  11 0.00000 j11 carol hqw - 1
  $ qstat -f -ne | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/4/4          -NA-     -NA-
  all.q@node02                   BIP   0/4/4          -NA-     -NA-
  all.q@node03                   BIP   0/4/4          -NA-     -NA-
  fast.q@node01                  BIP   0/3/3          -NA-     -NA-
  fast.q@node02                  BIP   0/3/3          -NA-     -NA-
  fast.q@node03                  BIP   0/2/3          -NA-     -NA-
  long.q@node01                  BIP   0/1/1          -NA-     -NA-
  long.q@node02                  BIP   0/1/4          -NA-     -NA-
  $ qhost -F slots -l ram=1G | sed 1,2d
  node01                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  $ qhost -q -l lic=2 | sed 1,2d
  node01                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/1/1         
     fast.q               BIP   0/3/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/0/4         
     fast.q               BIP   0/2/3         
  $ qhost -j -u alice -l lic=2 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  node01                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
           2 0.25000 j2         alice        r      all.q@node MASTER 2
           2 0.25000 j2         alice        r      all.q@node MASTER 3
           7 0.25000 j7         alice        r      fast.q@nod MASTER        
  $ qhost -q -h node01,node03 | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/1/1         
     fast.q               BIP   0/3/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/0/4         
     fast.q               BIP   0/2/3         
  $ qstat -f -U dave | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/4/4          -NA-     -NA-
  all.q@node02                   BIP   0/4/4          -NA-     -NA-
  all.q@node03                   BIP   0/4/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          d
  fast.q@node01                  BIP   0/3/3          -NA-     -NA-
  fast.q@node02                  BIP   0/3/3          -NA-     -NA-
  fast.q@node03                  BIP   0/2/3          -NA-     -NA-
  long.q@node01                  BIP   0/1/1          -NA-     -NA-
  long.q@node02                  BIP   0/1/4          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/4          -NA-     -NA-
  fast.q@node04                  BIP   0/0/2          -NA-     -NA-
  $ qhost -q -l lic=1 | sed 1,2d
  node01                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/1/1         
     fast.q               BIP   0/3/3         
  node03                  -               -    -    -    -     -       -       -       -       -
     all.q                BIP   0/4/4         
     long.q               BIP   0/0/4         
     fast.q               BIP   0/2/3         
  $ jobs -l ram=512M
  1 0.75000 j1 bob r all.q@node01 5
  2 0.25000 j2 alice r all.q@node02 1 1
  2 0.25000 j2 alice r all.q@node03 1 2
  2 0.25000 j2 alice r all.q@node03 1 3
  2 0.25000 j2 alice r fast.q@node02 1 4
  2 0.25000 j2 alice r fast.q@node02 1 5
  2 0.25000 j2 alice r fast.q@node02 1 6
  3 0.25000 j3 alice r long.q@node02 1 1
  5 0.62500 j5 dave r fast.q@node01 4
  6 0.25000 j6 dave r fast.q@node03 1
  7 0.25000 j7 alice r fast.q@node03 1
  8 0.50000 j8 alice r all.q@node02 3
  9 0.25000 j9 bob r long.q@node01 1
  11 0.00000 j11 carol hqw - 1
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job-array task 2.1
  root forced the deletion of job-array task 2.2
  root forced the deletion of job-array task 2.3
  root forced the deletion of job-array task 2.4
  root forced the deletion of job-array task 2.5
  root forced the deletion of job-array task 2.6
  $ qconf -mattr exechost complex_values slots=3 node03
  Unable to find "slots" in "complex_values" of "exechost" - Adding new element.
  root@master modified "node03" in exechost list
  $ schedule
  $ jobs -l ram=2G
  3 0.25000 j3 alice r long.q@node02 1 1
  5 0.75000 j5 dave r fast.q@node01 4
  6 0.25000 j6 dave r fast.q@node03 1
  7 0.25000 j7 alice r fast.q@node03 1
  8 0.58333 j8 alice r all.q@node02 3
  9 0.25000 j9 bob r long.q@node01 1
  10 0.25000 j10 alice r all.q@node01 1
  11 0.00000 j11 carol hqw - 1
  $ qstat -f -q all.q | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/2/4          -NA-     -NA-
  all.q@node02                   BIP   0/3/4          -NA-     -NA-
  all.q@node03                   BIP   0/0/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          d
  $ jobs -l rank=1
  3 0.25000 j3 alice r long.q@node02 1 1
  8 0.58333 j8 alice r all.q@node02 3
  11 0.00000 j11 carol hqw - 1
  $ jobs -l os='!bsd'
  $ jobs -q long.q
  3 0.25000 j3 alice r long.q@node02 1 1
  9 0.25000 j9 bob r long.q@node01 1
  11 0.00000 j11 carol hqw - 1
  $ qhost -j -u alice -h node02 | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
           8 0.58333 j8         alice        r      all.q@node MASTER        
                                                                       all.q@node SLAVE         
                                                                       all.q@node SLAVE         
           3 0.25000 j3         alice        r      long.q@nod MASTER 1
