A random site with resource quota sets, drawn with seed 21.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ qconf -aattr exechost complex_values num_proc=3,mem_total=4G node01; qconf -aattr exechost complex_values num_proc=2,mem_total=8G node02; qconf -aattr exechost complex_values num_proc=4,mem_total=4G node03; qconf -aattr exechost complex_values num_proc=2,mem_total=8G node04 > o
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue slots '1,[@right=6]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values 'ram=4G' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=9 global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values 'lic=6,[node02=lic=6]' all.q
  root@master modified "all.q" in cluster queue list
  $ quota first 'projects !red hosts {@allhosts} to slots=5'
  root@master added "first" to resource quota set list
  $ quota second 'queues l* hosts {@allhosts} to slots=3' 'users dave projects * queues l* to slots=5'
  root@master added "second" to resource quota set list
  $ quota third 'name r1 users @st* to slots=2' 'name r2 users !alice hosts {*} to slots=6' 'name r3 users {*,!bob} to lic=0'
  root@master added "third" to resource quota set list
  $ {
  > as alice qsub -b y -N j1 -p -1000 sleep 600
  > as bob qsub -b y -N j2 -P blue -l lic=1,ram=1G sleep 600
  > as bob qsub -b y -N j3 -P red sleep 600
  > as bob qsub -b y -N j4 -pe rr 4 -l lic=2,ram=1G -p -500 sleep 600
  > as bob qsub -b y -N j5 -t 1-4 -l lic=2 -q 'long.q' sleep 600
  > as carol qsub -b y -N j6 -P blue -l lic=1 sleep 600
  > as alice qsub -b y -N j7 -P blue -l lic=3 -hold_jid 5 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job-array 5.1-4:1 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as carol qsub -b y -N j8 -l lic=3 -p -50 sleep 600
  > as dave qsub -b y -N j9 -t 1-6 -tc 3 -l lic=3,ram=1500M -p -50 sleep 600
  > as alice qsub -b y -N j10 -q '*@@left' sleep 600
  > as alice qsub -b y -N j11 -q 'all.q' -p -1 sleep 600
  > as dave qsub -b y -N j12 -pe smp 3,5 -l lic=3 -p -200 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job-array 9.1-6:1 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ schedule
  $ jobs
  1 0.25000 j1 alice r all.q@node02 1
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 bob r all.q@node03 1
  4 0.75000 j4 bob qw - 4
  5 0.25000 j5 bob qw - 1 1-4:1
  6 0.25000 j6 carol qw - 1
  7 0.00000 j7 alice hqw - 1
  8 0.25000 j8 carol qw - 1
  9 0.25000 j9 dave qw - 1 1-6:1
  10 0.25000 j10 alice qw - 1
  11 0.25000 j11 alice qw - 1
  12 0.58333 j12 dave r long.q@node01 3
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=1/5            projects !red hosts node02
  first/1            slots=3/5            projects !red hosts node01
  second/1           slots=2/3            queues l* hosts node01
  third/r1           slots=2/2            users @st*
  third/r2           slots=3/6            users !alice hosts node01
  $ qstat -f | grep -v -e --- | sed 's/ *$//'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/1          -NA-     -NA-
  all.q@node02                   BIP   0/1/1          -NA-     -NA-
  all.q@node03                   BIP   0/1/6          -NA-     -NA-
  all.q@node04                   BIP   0/0/6          -NA-     -NA-
  long.q@node01                  BIP   0/2/4          -NA-     -NA-
  long.q@node02                  BIP   0/0/4          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/4          -NA-     -NA-
  $ why 6 9 11 12
  6:
  (-l lic=1) cannot run globally because it offers only gc:lic=0.000000
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  9:
  (-l lic=3,ram=1500M) cannot run globally because it offers only gc:lic=0.000000
  not all array tasks may be started due to 'max_aj_instances'
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  11:
  cannot run because it exceeds limit "/////" in rule "third/r1"
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  12:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  $ verify v '10 11 12'
  exit 0
  verification: found suitable queue(s)
  exit 0
  verification: found suitable queue(s)
  exit 0
  [1]
  $ verify p '5 7 10'
  exit 1
  exit 1
  exit 1
  [1]

Some end, others come, the rules change.

  $ end 1,3
  root forced the deletion of job 1
  root forced the deletion of job 12
  root forced the deletion of job 3
  $ {
  > as bob qsub -b y -N j13 -P blue -l ram=3G -p -50 sleep 600
  > as carol qsub -b y -N j14 -t 1-4 -tc 3 sleep 600
  > as carol qsub -b y -N j15 -pe rr 2-4 -l ram=512M sleep 600
  > as bob qsub -b y -N j16 -pe rr 2-6 -l lic=3 sleep 600
  > as carol qsub -b y -N j17 -pe mpi 2 -p -100 sleep 600
  > as dave qsub -b y -N j18 -P blue -l lic=1 -q '*@@left' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 13 ("j13")
  Your job-array 14.1-4:1 ("j14")
  Your job 15 ("j15")
  Your job 16 ("j16")
  Your job 17 ("j17")
  Your job 18 ("j18")
  $ schedule
  $ jobs
  2 0.25000 j2 bob qw - 1
  4 0.75000 j4 bob qw - 4
  5 0.25000 j5 bob qw - 1 1-4:1
  6 0.25000 j6 carol r all.q@node04 1
  7 0.00000 j7 alice hqw - 1
  8 0.25000 j8 carol qw - 1
  9 0.25000 j9 dave qw - 1 1-6:1
  10 0.25000 j10 alice qw - 1
  11 0.25000 j11 alice qw - 1
  13 0.25000 j13 bob qw - 1
  14 0.25000 j14 carol r all.q@node03 1 1
  14 0.25000 j14 carol r all.q@node03 1 2
  14 0.25000 j14 carol r all.q@node03 1 3
  14 0.00000 j14 carol qw - 1 4
  15 0.41667 j15 carol r long.q@node04 4
  16 0.41667 j16 bob r all.q@node04 2
  17 0.41667 j17 carol r all.q@node04 2
  18 0.25000 j18 dave r all.q@node01 1
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=2/5            projects !red hosts node01
  first/1            slots=2/5            projects !red hosts node02
  first/1            slots=4/5            projects !red hosts node03
  first/1            slots=5/5            projects !red hosts node04
  second/1           slots=1/3            queues l* hosts node01
  second/1           slots=1/3            queues l* hosts node02
  second/1           slots=1/3            queues l* hosts node03
  second/1           slots=1/3            queues l* hosts node04
  third/r1           slots=2/2            users @st*
  third/r2           slots=1/6            users !alice hosts node02
  third/r2           slots=2/6            users !alice hosts node01
  third/r2           slots=4/6            users !alice hosts node03
  third/r2           slots=4/6            users !alice hosts node04
  $ quota more 'hosts *,!@right to lic=3' 'projects * hosts !node04 to slots=1' 'users dave hosts {*} to slots=0'
  root@master added "more" to resource quota set list
  $ qconf -rattr queue seq_no '15,[node02=0],[node03=15]' all.q
  root@master modified "all.q" in cluster queue list
  $ qalter -p -5 13 > o 2>&1; echo $?
  0
  $ end '3,5'
  root forced the deletion of job 15
  root forced the deletion of job 16
  root forced the deletion of job 17
  $ schedule
  $ jobs
  2 0.25000 j2 bob r long.q@node04 1
  4 0.75000 j4 bob qw - 4
  5 0.25000 j5 bob r long.q@node04 1 1
  5 0.25000 j5 bob qw - 1 2-4:1
  6 0.25000 j6 carol r all.q@node04 1
  7 0.00000 j7 alice hqw - 1
  8 0.25000 j8 carol r long.q@node04 1
  9 0.25000 j9 dave qw - 1 1-6:1
  10 0.25000 j10 alice qw - 1
  11 0.25000 j11 alice qw - 1
  13 0.25000 j13 bob qw - 1
  14 0.25000 j14 carol r all.q@node03 1 1
  14 0.25000 j14 carol r all.q@node03 1 2
  14 0.25000 j14 carol r all.q@node03 1 3
  14 0.00000 j14 carol qw - 1 4
  18 0.25000 j18 dave r all.q@node01 1
  $ qquota -u '*' | sed 1,2d | sort
  first/1            slots=1/5            projects !red hosts node01
  first/1            slots=3/5            projects !red hosts node03
  first/1            slots=4/5            projects !red hosts node04
  more/1             lic=1/3              hosts *,!@right
  second/1           slots=3/3            queues l* hosts node04
  third/r1           slots=2/2            users @st*
  third/r2           slots=1/6            users !alice hosts node01
  third/r2           slots=2/6            users !alice hosts node04
  third/r2           slots=3/6            users !alice hosts node03
  $ why 14 15 16
  14:
  not all array tasks may be started due to 'max_aj_instances'
  queue instance "all.q@node01" dropped because it is full
  15:
  Following jobs do not exist: 
  15
  16:
  Following jobs do not exist: 
  16
  $ qquota -u dave -P red | sed 1,2d | sort
  more/1             lic=1/3              hosts *,!@right
  second/1           slots=3/3            queues l* hosts node04
  third/r2           slots=1/6            users !alice hosts node01
  third/r2           slots=2/6            users !alice hosts node04
  third/r2           slots=3/6            users !alice hosts node03
