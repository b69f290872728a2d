Random calendars and subordinate queues, drawn with seed 13.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname top.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 1/' > q; qconf -Aq q
  root@master added "top.q" to cluster queue list
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue slots 1 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf 'calendar_name both\nyear 1.1.2015-31.12.2036=on\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "both" to calendar list
  $ printf 'calendar_name shut\nyear NONE\nweek mon-sun=0-24=off\n' > c; qconf -Acal c
  root@master added "shut" to calendar list
  $ printf 'calendar_name past\nyear 1.1.2015-31.12.2016=off\nweek NONE\n' > c; qconf -Acal c
  root@master added "past" to calendar list
  $ printf 'calendar_name future\nyear 1.1.2035-31.12.2036=suspended\nweek NONE\n' > c; qconf -Acal c
  root@master added "future" to calendar list
  $ qconf -rattr queue calendar 'NONE,[@left=future],[node03=past]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue calendar 'NONE,[node04=past]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'all.q=1' top.q
  root@master modified "top.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'long.q' all.q
  root@master modified "all.q" in cluster queue list
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ {
  > as alice qsub -b y -N j1 -q all.q -pe mpi 2-4 -l lic=2 sleep 600
  > as alice qsub -b y -N j2 -q all.q -t 1-4 -l lic=2 sleep 600
  > as carol qsub -b y -N j3 -q all.q,long.q -t 1-3 -tc 3 -p -200 sleep 600
  > as carol qsub -b y -N j4 -q long.q sleep 600
  > as alice qsub -b y -N j5 -q long.q -t 1-6 -l ram=1500M sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-4:1 ("j2")
  Your job-array 3.1-3:1 ("j3")
  Your job 4 ("j4")
  Your job-array 5.1-6:1 ("j5")
  $ schedule
  $ jobs
  1 0.75000 j1 alice qw - 2
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 carol r all.q@node01 1 1
  3 0.25000 j3 carol r all.q@node02 1 2
  3 0.25000 j3 carol r all.q@node03 1 3
  4 0.25000 j4 carol r long.q@node04 1
  5 0.25000 j5 alice qw - 1 1-6:1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/1 S
  long.q@node02 0/0/1 S
  long.q@node03 0/0/1 S
  long.q@node04 0/1/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 1 2 4
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is suspended
  queue instance "long.q@node02" dropped because it is suspended
  queue instance "long.q@node03" dropped because it is suspended
  queue instance "long.q@node04" dropped because it is full
  2:
  (-l lic=2) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is suspended
  queue instance "long.q@node02" dropped because it is suspended
  queue instance "long.q@node03" dropped because it is suspended
  queue instance "long.q@node04" dropped because it is full
  4:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node03" dropped because it is full
  queue instance "long.q@node01" dropped because it is suspended
  queue instance "long.q@node02" dropped because it is suspended
  queue instance "long.q@node03" dropped because it is suspended
  queue instance "long.q@node04" dropped because it is full

What runs for a moment in the superior queue suspends the others until it ends.

  $ {
  > as alice qsub -b y -N j6 -q top.q@node02 -l lic=3,ram=1500M sleep 2
  > as dave qsub -b y -N j7 -q top.q@node04 -l lic=3 sleep 2
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ schedule
  $ jobs
  1 0.75000 j1 alice qw - 2
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 carol r all.q@node01 1 1
  3 0.25000 j3 carol r all.q@node02 1 2
  3 0.25000 j3 carol r all.q@node03 1 3
  4 0.25000 j4 carol r long.q@node04 1
  5 0.25000 j5 alice qw - 1 1-6:1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 dave qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/1 S
  long.q@node02 0/0/1 S
  long.q@node03 0/0/1 S
  long.q@node04 0/1/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ advance 9
  $ jobs
  1 0.75000 j1 alice qw - 2
  2 0.25000 j2 alice qw - 1 1-4:1
  3 0.25000 j3 carol r all.q@node01 1 1
  3 0.25000 j3 carol r all.q@node02 1 2
  3 0.25000 j3 carol r all.q@node03 1 3
  4 0.25000 j4 carol r long.q@node04 1
  5 0.25000 j5 alice qw - 1 1-6:1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 dave qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/1/1 
  all.q@node03 0/1/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/1 S
  long.q@node02 0/0/1 S
  long.q@node03 0/0/1 S
  long.q@node04 0/1/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 

Calendars change.

  $ printf 'calendar_name future\nyear NONE\nweek mon-sun=0-24=suspended\n' > c; qconf -Mcal c
  root@master modified "future" in calendar list
  $ end 1,2
  root forced the deletion of job 4
  root forced the deletion of job-array task 3.1
  root forced the deletion of job-array task 3.2
  root forced the deletion of job-array task 3.3
  $ schedule
  $ jobs
  1 0.75000 j1 alice qw - 2
  2 0.25000 j2 alice qw - 1 1-4:1
  5 0.25000 j5 alice qw - 1 1-6:1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 dave qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/1 C
  all.q@node02 0/0/1 C
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/1 
  long.q@node02 0/0/1 
  long.q@node03 0/0/1 
  long.q@node04 0/0/1 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 1
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is temporarily not available
