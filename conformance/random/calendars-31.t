Random calendars and subordinate queues, drawn with seed 31.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname top.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 1/' > q; qconf -Aq q
  root@master added "top.q" to cluster queue list
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue slots 2 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf 'calendar_name past\nyear 1.1.2015-31.12.2016=off\nweek NONE\n' > c; qconf -Acal c
  root@master added "past" to calendar list
  $ printf 'calendar_name frozen\nyear NONE\nweek mon-sun=0-24=suspended\n' > c; qconf -Acal c
  root@master added "frozen" to calendar list
  $ printf 'calendar_name year\nyear 1.1.2015-31.12.2036=suspended\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "year" to calendar list
  $ printf 'calendar_name both\nyear 1.1.2015-31.12.2036=on\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "both" to calendar list
  $ qconf -rattr queue calendar 'past' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'long.q=2' top.q
  root@master modified "top.q" in cluster queue list
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ {
  > as bob qsub -b y -N j1 -q all.q -pe rr 4 -l lic=3,ram=1500M sleep 600
  > as bob qsub -b y -N j2 -q long.q sleep 600
  > as carol qsub -b y -N j3 -q long.q sleep 600
  > as dave qsub -b y -N j4 -q all.q -p -500 -hold_jid 1 sleep 600
  > as bob qsub -b y -N j5 -q all.q,long.q -p -500 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  $ schedule
  $ jobs
  1 0.75000 j1 bob qw - 4
  2 0.25000 j2 bob r long.q@node01 1
  3 0.25000 j3 carol r long.q@node01 1
  4 0.00000 j4 dave hqw - 1
  5 0.25000 j5 bob r all.q@node01 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/2/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 2 5
  2:
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  5:
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full

What runs for a moment in the superior queue suspends the others until it ends.

  $ {
  > as carol qsub -b y -N j6 -q top.q@node03 sleep 2
  > as alice qsub -b y -N j7 -q top.q@node02 sleep 2
  > as carol qsub -b y -N j8 -q top.q@node01 -l lic=3 sleep 2
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 6 ("j6")
  Your job 7 ("j7")
  Your job 8 ("j8")
  $ schedule
  $ jobs
  1 0.75000 j1 bob qw - 4
  2 0.25000 j2 bob r long.q@node01 1
  3 0.25000 j3 carol r long.q@node01 1
  4 0.00000 j4 dave hqw - 1
  5 0.25000 j5 bob r all.q@node01 1
  6 0.25000 j6 carol r top.q@node03 1
  7 0.25000 j7 alice r top.q@node02 1
  8 0.25000 j8 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/2/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/1/1 
  top.q@node03 0/1/1 
  top.q@node04 0/0/1 
  $ advance 9
  $ jobs
  1 0.75000 j1 bob qw - 4
  2 0.25000 j2 bob r long.q@node01 1
  3 0.25000 j3 carol r long.q@node01 1
  4 0.00000 j4 dave hqw - 1
  5 0.25000 j5 bob r all.q@node01 1
  8 0.25000 j8 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/2/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 

Calendars change.

  $ qconf -rattr queue calendar NONE all.q
  root@master modified "all.q" in cluster queue list
  $ end 1,2
  root forced the deletion of job 2
  root forced the deletion of job 3
  $ schedule
  $ jobs
  1 0.75000 j1 bob qw - 4
  4 0.00000 j4 dave hqw - 1
  5 0.25000 j5 bob r all.q@node01 1
  8 0.25000 j8 carol qw - 1
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/1 
  all.q@node02 0/0/1 
  all.q@node03 0/0/1 
  all.q@node04 0/0/1 
  long.q@node01 0/0/2 
  long.q@node02 0/0/2 
  long.q@node03 0/0/2 
  long.q@node04 0/0/2 
  top.q@node01 0/0/1 
  top.q@node02 0/0/1 
  top.q@node03 0/0/1 
  top.q@node04 0/0/1 
  $ why 2 3
  2:
  Following jobs do not exist: 
  2
  3:
  Following jobs do not exist: 
  3
