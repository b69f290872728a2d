Random changes of objects while jobs run, drawn with seed 31.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ changed() { "$@" > o 2>&1; echo "exit $?"; grep '^[^ ]* \(modified\|added\|removed\|deleted\) ' o | sort; }
  $ {
  > as bob qsub -b y -N j1 sleep 600
  > as dave qsub -b y -N j2 -pe rr 3,5 -P red -l lic=3 sleep 600
  > as bob qsub -b y -N j3 -t 1-3 -tc 3 -P blue -l lic=2 sleep 600
  > as alice qsub -b y -N j4 -P red -p -50 sleep 600
  > as bob qsub -b y -N j5 -pe mpi 1-3 -P red -l lic=3 sleep 600
  > as alice qsub -b y -N j6 -l ram=512M sleep 600
  > as alice qsub -b y -N j7 -P red sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job-array 3.1-3:1 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ schedule
  $ jobs
  1 0.25000 j1 bob r all.q@node01 1
  2 0.75000 j2 dave qw - 3
  3 0.25000 j3 bob qw - 1 1-3:1
  4 0.25000 j4 alice r all.q@node01 1
  5 0.25000 j5 bob qw - 1
  6 0.25000 j6 alice qw - 1
  7 0.25000 j7 alice r all.q@node01 1
  $ changed qconf -aattr userset entries alice staff
  exit 0
  root@master modified "staff" in userset list
  $ changed qconf -du @users staff
  exit 1
  $ changed qconf -du dave interns
  exit 1
  $ changed qconf -rattr userset entries dave staff
  exit 0
  root@master modified "staff" in userset list
  $ qconf -sq long.q | grep -e slots -e lists -e values
  slots                 4
  user_lists            NONE
  xuser_lists           NONE
  complex_values        NONE
  $ changed qconf -dattr queue suspend_method SIGTERM all.q
  exit 0
  root@master modified "all.q" in cluster queue list
  $ changed qconf -aattr project oticket 5 blue
  exit 0
  root@master modified "blue" in project list
  $ changed qconf -rattr pe slots 4 smp
  exit 0
  root@master modified "smp" in parallel environment list
  $ changed qconf -du dave staff
  exit 0
  $ changed qconf -dul interns
  exit 0
  root@master removed "interns" from userset list
  $ qconf -shgrp_tree @allhosts; qconf -shgrp_resolved @left
  @allhosts
     node01
     node02
     node03
     node04
  node01 node02
  $ changed qconf -rattr hostgroup hostlist node01 @allhosts
  exit 0
  root@master modified "@allhosts" in host group list
  $ changed qconf -aattr hostgroup hostlist @allhosts @right
  exit 0
  root@master modified "@right" in host group list
  $ changed qconf -rattr hostgroup hostlist @allhosts @allhosts
  exit 1
  $ changed qconf -purge queue pe_list long.q@nosuch
  exit 0
  $ qconf -sq all.q | sed -n '/^qname/,/^pe_list/p'
  qname                 all.q
  hostlist              @allhosts
  seq_no                0
  load_thresholds       NONE
  suspend_thresholds    NONE
  nsuspend              1
  suspend_interval      00:05:00
  priority              0
  min_cpu_interval      00:05:00
  processors            UNDEFINED
  qtype                 BATCH INTERACTIVE
  ckpt_list             NONE
  pe_list               smp mpi rr
  $ {
  > as dave qsub -b y -N j8 -pe smp 3,5 -P blue -l lic=1,ram=512M sleep 600
  > as bob qsub -b y -N j9 -q 'all.q' sleep 600
  > as bob qsub -b y -N j10 -P red -l lic=1,ram=512M -p -100 sleep 600
  > as carol qsub -b y -N j11 -t 2-6:2 -tc 3 -p -1000 sleep 600
  > as dave qsub -b y -N j12 -pe '[sr]*' 3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job-array 11.2-6:2 ("j11")
  Your job 12 ("j12")
  $ end 1,3
  root forced the deletion of job 1
  root forced the deletion of job 4
  root forced the deletion of job 7
  $ schedule
  $ jobs
  2 0.50000 j2 dave qw - 3
  3 0.50000 j3 bob qw - 1 1-3:1
  5 0.00000 j5 bob qw - 1
  6 0.00000 j6 alice qw - 1
  8 0.62500 j8 dave qw - 3
  9 0.00000 j9 bob r all.q@node01 1
  10 0.00000 j10 bob qw - 1
  11 0.00000 j11 carol r long.q@node01 1 2
  11 0.00000 j11 carol r long.q@node01 1 4
  11 0.00000 j11 carol r long.q@node01 1 6
  12 0.50000 j12 dave r all.q@node01 3
  $ why 5 6 8
  5:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "all.q@node01" dropped because it is full
  6:
  (-l ram=512M) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=512M) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  8:
  cannot run in PE "smp" because it only offers 0 slots
  queue instance "all.q@node01" dropped because it is full
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/4/4 
  long.q@node01 0/3/4 
  $ qconf -sql; qconf -shgrpl; qconf -sul; qconf -spl
  all.q
  long.q
  @allhosts
  @left
  @right
  arusers
  deadlineusers
  defaultdepartment
  staff
  mpi
  rr
  smp
