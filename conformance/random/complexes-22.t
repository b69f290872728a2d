A random site with attributes of many kinds, drawn with seed 22.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ attr \
  > 'bw bwx DOUBLE <= NO YES 2.25 100' \
  > 'tok tkx TIME <= YES YES 0:10:0 100' \
  > 'gpu gux TIME <= YES YES 0 0' \
  > 'tmo tox INT <= YES JOB 0 0' \
  > 'scr scy MEMORY <= FORCED NO 0 50' \
  > 'ssd ssy BOOL == YES NO 0 50' \
  > 'os osy CSTRING == YES NO NONE 0'
  root@master added "bw" to complex entry list
  root@master added "tok" to complex entry list
  root@master added "gpu" to complex entry list
  root@master added "tmo" to complex entry list
  root@master added "scr" to complex entry list
  root@master added "ssd" to complex entry list
  root@master added "os" to complex entry list
  $ qconf -rattr queue slots '6,[@right=2],[node04=6],[node01=3]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -mattr queue complex_values 'bw=10.25,[@right=bw=10.25]' all.q
  "complex_values" of "all.q" is empty - Adding new element(s).
  "complex_values" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  $ qconf -mattr queue complex_values 'tok=5400' all.q
  Unable to find "tok" in "complex_values" of "all.q" - Adding new element.
  root@master modified "all.q" in cluster queue list
  $ qconf -mattr queue complex_values 'scr=2G,[@left=scr=1G]' all.q
  Unable to find "scr" in "complex_values" of "all.q" - Adding new element.
  "complex_values" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  $ qconf -mattr queue complex_values 'ssd=TRUE,[node03=ssd=TRUE]' long.q
  "complex_values" of "long.q" is empty - Adding new element(s).
  "complex_values" of "long.q" is empty - Adding new element(s).
  root@master modified "long.q" in cluster queue list
  $ qconf -mattr queue complex_values 'os=LINUX' all.q
  Unable to find "os" in "complex_values" of "all.q" - Adding new element.
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr exechost complex_values gpu=5400,tmo=9,scr=10G global
  root@master modified "global" in exechost list
  $ {
  > as bob qsub -b y -N j1 -pe mpi 3 -l gpu=0:20:30 sleep 600
  > as dave qsub -b y -N j2 -l tok=0:10:0,tmo=3,ssd=1 sleep 600
  > as dave qsub -b y -N j3 -pe '*' 3 -q '*@node01' sleep 600
  > as dave qsub -b y -N j4 -pe mpi 2-6 -l tmo=1,scr=1G,ssd=1 -p -50 sleep 600
  > as carol qsub -b y -N j5 -l tmo=1,scr=2G sleep 600
  > as dave qsub -b y -N j6 -t 2-6:2 -l tok=600 sleep 600
  > as dave qsub -b y -N j7 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job-array 6.2-6:2 ("j6")
  Your job 7 ("j7")
  $ {
  > as bob qsub -b y -N j8 -hold_jid 5 sleep 600
  > as dave qsub -b y -N j9 -t 1-6 -l tmo=2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job-array 9.1-6:1 ("j9")
  $ schedule
  $ jobs
  1 0.25000 j1 bob qw - 3
  2 0.25000 j2 dave qw - 1
  3 0.25000 j3 dave qw - 3
  4 0.75000 j4 dave r long.q@node03 6
  5 0.75000 j5 carol r all.q@node03 1
  6 0.25000 j6 dave qw - 1 2-6:2
  7 0.25000 j7 dave qw - 1
  8 0.00000 j8 bob hqw - 1
  9 0.25000 j9 dave qw - 1 1-6:1
  $ qstat -F slots,bw,tok,gpu,tmo | grep -v -e ---
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/0/4          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=4
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=4
  all.q@node03                   BIP   0/1/4          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=3
  	qc:bw=8.000000
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=4
  	qc:bw=10.250000
  long.q@node01                  BIP   0/0/3          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=3
  long.q@node02                  BIP   0/0/6          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=6
  long.q@node03                  BIP   0/2/2          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=0
  long.q@node04                  BIP   0/4/6          -NA-     -NA-          
  	gc:gpu=01:30:00
  	gc:tmo=7
  	qc:slots=2
  $ qhost -F slots,bw,tok,gpu,tmo | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=7.000000
  node01                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=7.000000
  node02                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=7.000000
  node03                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=7.000000
  node04                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=7.000000
  $ why 2 3 4 6 7 9
  2:
  does not request 'forced' resource "scr" of host global
  queue instance "long.q@node03" dropped because it is full
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in PE "smp" because it only offers 0 slots
  does not request 'forced' resource "scr" of host global
  does not request 'forced' resource "scr" of host global
  does not request 'forced' resource "scr" of host global
  queue instance "long.q@node03" dropped because it is full
  4:
  queue instance "long.q@node03" dropped because it is full
  6:
  does not request 'forced' resource "scr" of host global
  queue instance "long.q@node03" dropped because it is full
  7:
  does not request 'forced' resource "scr" of host global
  queue instance "long.q@node03" dropped because it is full
  9:
  does not request 'forced' resource "scr" of host global
  queue instance "long.q@node03" dropped because it is full
  $ qstat -r -u '*' -s p | grep -v -e mm/ -e 20..
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
         Full jobname:     j2
         Hard Resources:   tok=600 (60000.000000)
                           tmo=3 (0.000000)
                           ssd=1 (50.000000)
         Soft Resources:   
         Binding:          NONE
         Full jobname:     j6
         Hard Resources:   tok=600 (60000.000000)
         Soft Resources:   
         Binding:          NONE
         Full jobname:     j1
         Requested PE:     mpi 3
         Hard Resources:   gpu=1230 (0.000000)
         Soft Resources:   
         Binding:          NONE
         Full jobname:     j3
         Requested PE:     * 3
         Hard Resources:   
         Soft Resources:   
         Hard requested queues: *@node01
         Binding:          NONE
         Full jobname:     j7
         Hard Resources:   
         Soft Resources:   
         Binding:          NONE
         Full jobname:     j9
         Hard Resources:   tmo=2 (0.000000)
         Soft Resources:   
         Binding:          NONE
         Full jobname:     j8
         Hard Resources:   
         Soft Resources:   
         Predecessor Jobs (request): 5
         Predecessor Jobs: 5
         Binding:          NONE
  $ verify v '3 8'
  exit 1
  exit 1
  [1]
  $ verify p '3 5 6'
  exit 1
  exit 0
  exit 1
  [1]
  $ qselect -l tok=0:10:0
  [1]
  $ qhost -l os='!bsd' -q | sed 1,2d

Capacities change while jobs run and wait.

  $ end 1,3
  root forced the deletion of job 4
  root forced the deletion of job 5
  $ qconf -mattr exechost complex_values gpu=0:45:0 node02
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node02" in exechost list
  $ qconf -mattr queue complex_values 'tmo=6' long.q
  Unable to find "tmo" in "complex_values" of "long.q" - Adding new element.
  root@master modified "long.q" in cluster queue list
  $ {
  > as dave qsub -b y -N j10 -t 1-4 sleep 600
  > as dave qsub -b y -N j11 -l gpu=0:20:30,tmo=3,ssd=FALSE sleep 600
  > as bob qsub -b y -N j12 -l os=linux sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 10.1-4:1 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ schedule
  $ jobs
  1 0.26665 j1 bob qw - 3
  2 0.75000 j2 dave qw - 1
  3 0.26665 j3 dave qw - 3
  6 0.74958 j6 dave qw - 1 2-6:2
  7 0.25000 j7 dave qw - 1
  8 0.25000 j8 bob qw - 1
  9 0.25000 j9 dave qw - 1 1-6:1
  10 0.25000 j10 dave qw - 1 1-4:1
  11 0.25000 j11 dave qw - 1
  12 0.25000 j12 bob qw - 1
  $ qhost -F slots,bw,tok,gpu,tmo | sed 1,2d
  global                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=9.000000
  node01                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=9.000000
  node02                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:gpu=00:45:00
     gc:tmo=9.000000
  node03                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=9.000000
  node04                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gc:gpu=01:30:00
     gc:tmo=9.000000
  $ why 5 6 9 10
  5:
  Following jobs do not exist: 
  5
  6:
  does not request 'forced' resource "scr" of host global
  9:
  does not request 'forced' resource "scr" of host global
  10:
  does not request 'forced' resource "scr" of host global
