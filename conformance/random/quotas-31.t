A random site with resource quota sets, drawn with seed 31.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ qconf -aattr exechost complex_values num_proc=3,mem_total=8G node01; qconf -aattr exechost complex_values num_proc=2,mem_total=8G node02; qconf -aattr exechost complex_values num_proc=1,mem_total=6G node03; qconf -aattr exechost complex_values num_proc=2,mem_total=8G node04 > o
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue slots '1,[@right=6],[node02=1],[node04=6]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 20,[@left=5]/' -e 's/^slots .*/slots 3,[node04=3],[node02=3]/' -e 's/^hostlist .*/hostlist @left/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -aattr exechost complex_values ram=4G global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values ram=6G node01; qconf -aattr exechost complex_values ram=4G node02 | sort
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ qconf -aattr exechost complex_values lic=6 global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values lic=9 node03; qconf -aattr exechost complex_values lic=4 node01; qconf -aattr exechost complex_values lic=12 node04; qconf -aattr exechost complex_values lic=6 node02 | sort
  root@master modified "node03" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node02" in exechost list
  $ quota first 'queues {all.q,long.q} hosts node0[12] to slots=3'
  root@master added "first" to resource quota set list
  $ quota second 'users @st* queues all.q hosts node0[12] to slots=1' 'queues l* to slots=2' 'users {alice,@interns} pes {smp,m*} queues {*} to slots=8' 'users {*} pes {smp,m*} hosts @left to slots=5,lic=2'
  root@master added "second" to resource quota set list
  $ {
  > as carol qsub -b y -N j1 -pe smp 2-6 -P blue -l lic=3,ram=1500M sleep 600
  > as bob qsub -b y -N j2 -P red -l ram=3G -p -1 sleep 600
  > as alice qsub -b y -N j3 -pe mpi 1-3 -l lic=1,ram=1G sleep 600
  > as bob qsub -b y -N j4 -t 1-4 -q '!long.q' sleep 600
  > as alice qsub -b y -N j5 sleep 600
  > as dave qsub -b y -N j6 -t 1-6 -tc 2 -P blue -l lic=3 -p -10 sleep 600
  > as carol qsub -b y -N j7 -pe mpi 3,5 -l lic=2,ram=512M -p -100 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job-array 4.1-4:1 ("j4")
  Your job 5 ("j5")
  Your job-array 6.1-6:1 ("j6")
  Your job 7 ("j7")
  $ {
  > as dave qsub -b y -N j8 -P red -l ram=1G -p -1 sleep 600
  > as carol qsub -b y -N j9 -P red sleep 600
  > as carol qsub -b y -N j10 -l ram=3G -p -1000 sleep 600
  > as alice qsub -b y -N j11 -l ram=1500M sleep 600
  > as carol qsub -b y -N j12 -pe '[sr]*' 1-3 -P blue sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ schedule
  $ jobs
  1 0.50000 j1 carol qw - 2
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 alice qw - 1
  4 0.25000 j4 bob r all.q@node03 1 1
  4 0.25000 j4 bob r all.q@node03 1 2
  4 0.25000 j4 bob r all.q@node03 1 3
  4 0.25000 j4 bob r all.q@node03 1 4
  5 0.25000 j5 alice r all.q@node03 1
  6 0.25000 j6 dave qw - 1 1-6:1
  7 0.75000 j7 carol r fast.q@node01 3
  8 0.25000 j8 dave r all.q@node03 1
  9 0.25000 j9 carol r all.q@node04 1
  10 0.25000 j10 carol qw - 1
  11 0.25000 j11 alice r all.q@node04 1
  12 0.25000 j12 carol r all.q@node04 3
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=2/3            queues all.q hosts node0[12]
  second/3           slots=1/8            users carol pes mpi queues fast.q
  second/3           slots=2/8            users carol pes mpi queues all.q
  second/3           slots=3/8            users carol pes smp queues all.q
  $ qstat -f | grep -v -e --- | sed 's/ *$//'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/1          -NA-     -NA-
  all.q@node02                   BIP   0/1/1          -NA-     -NA-
  all.q@node03                   BIP   0/6/6          -NA-     -NA-
  all.q@node04                   BIP   0/5/6          -NA-     -NA-
  fast.q@node01                  BIP   0/1/3          -NA-     -NA-
  fast.q@node02                  BIP   0/0/3          -NA-     -NA-
  long.q@node01                  BIP   0/0/4          -NA-     -NA-
  long.q@node02                  BIP   0/0/4          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/4          -NA-     -NA-
  $ why 5 7 8 12
  5:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  7:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  8:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  12:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  $ verify v '10 11 12'
  exit 0
  verification: found suitable queue(s)
  exit 0
  exit 0
  [1]
  $ verify p '7 9 11'
  exit 0
  exit 0
  exit 0
  [1]

Some end, others come, the rules change.

  $ end 1,2
  root forced the deletion of job 5
  root forced the deletion of job-array task 4.1
  root forced the deletion of job-array task 4.2
  root forced the deletion of job-array task 4.3
  root forced the deletion of job-array task 4.4
  $ {
  > as bob qsub -b y -N j13 -t 1-3 -P blue -l ram=512M -q '*@@right' sleep 600
  > as carol qsub -b y -N j14 -t 1-4 -l lic=1,ram=1G sleep 600
  > as carol qsub -b y -N j15 -t 1-4 -P blue -l ram=1G sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 13.1-3:1 ("j13")
  Your job-array 14.1-4:1 ("j14")
  Your job-array 15.1-4:1 ("j15")
  $ schedule
  $ jobs
  1 0.50000 j1 carol qw - 2
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 alice qw - 1
  6 0.25000 j6 dave qw - 1 1-6:1
  7 0.75000 j7 carol r fast.q@node01 3
  8 0.25000 j8 dave r all.q@node03 1
  9 0.25000 j9 carol r all.q@node04 1
  10 0.25000 j10 carol qw - 1
  11 0.25000 j11 alice r all.q@node04 1
  12 0.25000 j12 carol r all.q@node04 3
  13 0.25000 j13 bob qw - 1 1-3:1
  14 0.25000 j14 carol qw - 1 1-4:1
  15 0.25000 j15 carol qw - 1 1-4:1
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=2/3            queues all.q hosts node0[12]
  second/3           slots=1/8            users carol pes mpi queues fast.q
  second/3           slots=2/8            users carol pes mpi queues all.q
  second/3           slots=3/8            users carol pes smp queues all.q
  $ quota more 'users {*} to lic=1' 'users dave queues long.q hosts {@allhosts,!node03} to ram=1G'
  root@master added "more" to resource quota set list
  $ qconf -rattr queue seq_no '15,[@right=5],[node04=30]' long.q
  root@master modified "long.q" in cluster queue list
  $ qalter -l lic=3 14 > o 2>&1; echo $?
  0
  $ qalter -q '*' 14 > o 2>&1; echo $?
  0
  $ end '2p;4'
  root forced the deletion of job 11
  root forced the deletion of job 8
  $ schedule
  $ jobs
  1 0.50000 j1 carol qw - 2
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 alice qw - 1
  6 0.25000 j6 dave qw - 1 1-6:1
  7 0.75000 j7 carol r fast.q@node01 3
  9 0.25000 j9 carol r all.q@node04 1
  10 0.25000 j10 carol qw - 1
  12 0.25000 j12 carol r all.q@node04 3
  13 0.25000 j13 bob r all.q@node03 1 1
  13 0.25000 j13 bob r all.q@node03 1 2
  13 0.25000 j13 bob r all.q@node03 1 3
  14 0.25000 j14 carol qw - 1 1-4:1
  15 0.25000 j15 carol r all.q@node03 1 1
  15 0.25000 j15 carol qw - 1 2-4:1
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=2/3            queues all.q hosts node0[12]
  more/1             lic=6/1              users carol
  second/3           slots=1/8            users carol pes mpi queues fast.q
  second/3           slots=2/8            users carol pes mpi queues all.q
  second/3           slots=3/8            users carol pes smp queues all.q
  $ why 9 10 11 13
  9:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  10:
  (-l ram=3G) cannot run globally because it offers only gc:ram=2.500G
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  11:
  Following jobs do not exist: 
  11
  13:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  $ qquota -u alice -h '@left' | sed 1,2d | sort
  first/1            slots=2/3            queues all.q hosts node0[12]
