Random calendars and subordinate queues, drawn with seed 12.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname top.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 1/' > q; qconf -Aq q
  root@master added "top.q" to cluster queue list
  $ qconf -rattr queue slots 3 all.q; qconf -rattr queue slots 1 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf 'calendar_name frozen\nyear NONE\nweek mon-sun=0-24=suspended\n' > c; qconf -Acal c
  root@master added "frozen" to calendar list
  $ printf 'calendar_name shut\nyear NONE\nweek mon-sun=0-24=off\n' > c; qconf -Acal c
  root@master added "shut" to calendar list
  $ printf 'calendar_name past\nyear 1.1.2015-31.12.2016=off\nweek NONE\n' > c; qconf -Acal c
  root@master added "past" to calendar list
  $ printf 'calendar_name year\nyear 1.1.2015-31.12.2036=suspended\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "year" to calendar list
  $ qconf -rattr queue calendar 'NONE,[@left=past],[node02=past]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue calendar 'NONE,[node03=past]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'all.q=1' top.q
  root@master modified "top.q" in cluster queue list
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/3 
  all.q@node02 0/0/3 
  all.q@node03 0/0/3 
  all.q@node04 0/0/3 
  long.q@node01 0/0/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ {
  > as carol qsub -b y -N j1 -q all.q -l lic=3,ram=1500M sleep 600
  > as alice qsub -b y -N j2 -q all.q,long.q -t 1-4 -l ram=1G sleep 600
  > as alice qsub -b y -N j3 -q all.q -t 1-4 -l ram=1500M -p -1 sleep 600
  > as dave qsub -b y -N j4 -q long.q -pe mpi 3 -l ram=1G sleep 600
  > as bob qsub -b y -N j5 -q long.q -p -50 sleep 600
  > as dave qsub -b y -N j6 -q all.q,long.q sleep 600
  > as bob qsub -b y -N j7 -q all.q,long.q -t 1-3 -p -100 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-4:1 ("j2")
  Your job-array 3.1-4:1 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job-array 7.1-3:1 ("j7")
  $ as dave qsub -b y -N j8 -q all.q sleep 600 2> /dev/null
  Your job 8 ("j8") has been submitted
  $ schedule
  $ jobs
  1 0.25000 j1 carol qw - 1
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 alice qw - 1 1-4:1
  4 0.75000 j4 dave qw - 3
  5 0.25000 j5 bob r long.q@node01 1
  6 0.25000 j6 dave r all.q@node03 1
  7 0.25000 j7 bob r all.q@node03 1 1
  7 0.25000 j7 bob r all.q@node03 1 2
  7 0.25000 j7 bob r all.q@node04 1 3
  8 0.25000 j8 dave r all.q@node04 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/3 
  all.q@node02 0/0/3 
  all.q@node03 0/3/3 
  all.q@node04 0/2/3 
  long.q@node01 0/1/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 1 3
  1:
  (-l lic=3,ram=1500M) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3,ram=1500M) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=3,ram=1500M) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3,ram=1500M) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  3:
  (-l ram=1500M) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=1500M) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1500M) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1500M) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is full

What runs for a moment in the superior queue suspends the others until it ends.

  $ {
  > as alice qsub -b y -N j9 -q top.q@node04 -l lic=1,ram=1G sleep 2
  > as dave qsub -b y -N j10 -q top.q@node03 -l ram=2G sleep 2
  > as alice qsub -b y -N j11 -q top.q@node02 -l lic=2,ram=2G sleep 2
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  $ schedule
  $ jobs
  1 0.25000 j1 carol qw - 1
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 alice qw - 1 1-4:1
  4 0.75000 j4 dave qw - 3
  5 0.25000 j5 bob r long.q@node01 1
  6 0.25000 j6 dave r all.q@node03 1
  7 0.25000 j7 bob r all.q@node03 1 1
  7 0.25000 j7 bob r all.q@node03 1 2
  7 0.25000 j7 bob r all.q@node04 1 3
  8 0.25000 j8 dave r all.q@node04 1
  9 0.25000 j9 alice qw - 1
  10 0.25000 j10 dave qw - 1
  11 0.25000 j11 alice qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/3 
  all.q@node02 0/0/3 
  all.q@node03 0/3/3 
  all.q@node04 0/2/3 
  long.q@node01 0/1/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ advance 9
  $ jobs
  1 0.25000 j1 carol qw - 1
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 alice qw - 1 1-4:1
  4 0.75000 j4 dave qw - 3
  5 0.25000 j5 bob r long.q@node01 1
  6 0.25000 j6 dave r all.q@node03 1
  7 0.25000 j7 bob r all.q@node03 1 1
  7 0.25000 j7 bob r all.q@node03 1 2
  7 0.25000 j7 bob r all.q@node04 1 3
  8 0.25000 j8 dave r all.q@node04 1
  9 0.25000 j9 alice qw - 1
  10 0.25000 j10 dave qw - 1
  11 0.25000 j11 alice qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/3 
  all.q@node02 0/0/3 
  all.q@node03 0/3/3 
  all.q@node04 0/2/3 
  long.q@node01 0/1/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 

Calendars change.

  $ qconf -rattr queue calendar year all.q@node02
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue calendar NONE long.q
  root@master modified "long.q" in cluster queue list
  $ end 1,2
  root forced the deletion of job 5
  root forced the deletion of job 6
  $ schedule
  $ jobs
  1 0.25000 j1 carol qw - 1
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 alice qw - 1 1-4:1
  4 0.75000 j4 dave qw - 3
  7 0.25000 j7 bob r all.q@node03 1 1
  7 0.25000 j7 bob r all.q@node03 1 2
  7 0.25000 j7 bob r all.q@node04 1 3
  8 0.25000 j8 dave r all.q@node04 1
  9 0.25000 j9 alice qw - 1
  10 0.25000 j10 dave qw - 1
  11 0.25000 j11 alice qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/3 
  all.q@node02 0/0/3 C
  all.q@node03 0/2/3 
  all.q@node04 0/2/3 
  long.q@node01 0/0/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 6 11
  6:
  Following jobs do not exist: 
  6
  11:
  (-l lic=2,ram=2G) cannot run in queue "top.q@node02" because job requests unknown resource (lic)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node02" dropped because it is temporarily not available
