Random calendars and subordinate queues, drawn with seed 32.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname top.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 1/' > q; qconf -Aq q
  root@master added "top.q" to cluster queue list
  $ qconf -rattr queue slots 2 all.q; qconf -rattr queue slots 2 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf 'calendar_name year\nyear 1.1.2015-31.12.2036=suspended\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "year" to calendar list
  $ printf 'calendar_name both\nyear 1.1.2015-31.12.2036=on\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "both" to calendar list
  $ printf 'calendar_name future\nyear 1.1.2035-31.12.2036=suspended\nweek NONE\n' > c; qconf -Acal c
  root@master added "future" to calendar list
  $ qconf -rattr queue calendar 'NONE,[@left=future],[node02=year]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue calendar 'NONE,[@left=future],[node03=both]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'all.q=1,long.q=1' top.q
  root@master modified "top.q" in cluster queue list
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 C
  all.q@node03 0/0/2 
  all.q@node04 0/0/2 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ {
  > as bob qsub -b y -N j1 -q all.q,long.q -pe mpi 3 -l lic=2,ram=3G sleep 600
  > as bob qsub -b y -N j2 -q all.q -l lic=3,ram=2G sleep 600
  > as dave qsub -b y -N j3 -q long.q -l ram=2G sleep 600
  > as dave qsub -b y -N j4 -q long.q -l lic=1,ram=1G sleep 600
  > as dave qsub -b y -N j5 -q all.q,long.q -l lic=1 -p -1000 sleep 600
  > as bob qsub -b y -N j6 -q all.q,long.q -pe mpi 5 -l lic=3,ram=1G sleep 600
  > as dave qsub -b y -N j7 -q long.q -l ram=512M sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ schedule
  $ jobs
  1 0.50000 j1 bob qw - 3
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 dave qw - 1
  5 0.25000 j5 dave qw - 1
  6 0.75000 j6 bob qw - 5
  7 0.25000 j7 dave qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 C
  all.q@node03 0/0/2 
  all.q@node04 0/0/2 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 5 6
  5:
  (-l lic=1) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node02" dropped because it is temporarily not available
  6:
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "top.q" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node02" dropped because it is temporarily not available

What runs for a moment in the superior queue suspends the others until it ends.

  $ {
  > as bob qsub -b y -N j8 -q top.q@node03 sleep 2
  > as dave qsub -b y -N j9 -q top.q@node01 -l lic=1,ram=1G sleep 2
  > as carol qsub -b y -N j10 -q top.q@node02 -l ram=3G sleep 2
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  $ schedule
  $ jobs
  1 0.50000 j1 bob qw - 3
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 dave qw - 1
  5 0.25000 j5 dave qw - 1
  6 0.75000 j6 bob qw - 5
  7 0.25000 j7 dave qw - 1
  8 0.25000 j8 bob r top.q@node03 1
  9 0.25000 j9 dave qw - 1
  10 0.25000 j10 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 C
  all.q@node03 0/0/2 S
  all.q@node04 0/0/2 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 S
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/1/1 
  top.q@node04 0/0/1 
  $ advance 9
  $ jobs
  1 0.50000 j1 bob qw - 3
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 dave qw - 1
  5 0.25000 j5 dave qw - 1
  6 0.75000 j6 bob qw - 5
  7 0.25000 j7 dave qw - 1
  9 0.25000 j9 dave qw - 1
  10 0.25000 j10 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 C
  all.q@node03 0/0/2 
  all.q@node04 0/0/2 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 

Calendars change.

  $ printf 'calendar_name future\nyear 1.1.2015-31.12.2036=on\nweek mon-sun=off\n' > c; qconf -Mcal c
  root@master modified "future" in calendar list
  $ qconf -rattr queue calendar future all.q@node03
  root@master modified "all.q" in cluster queue list
  $ answer qconf -dcal future
  exit 1
  $ end 1,2
  $ schedule
  $ jobs
  1 0.50000 j1 bob qw - 3
  2 0.25000 j2 bob qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 dave qw - 1
  5 0.25000 j5 dave qw - 1
  6 0.75000 j6 bob qw - 5
  7 0.25000 j7 dave qw - 1
  9 0.25000 j9 dave qw - 1
  10 0.25000 j10 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 C
  all.q@node03 0/0/2 
  all.q@node04 0/0/2 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 9
  9:
  (-l lic=1,ram=1G) cannot run in queue "top.q@node01" because job requests unknown resource (lic)
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node02" dropped because it is temporarily not available
