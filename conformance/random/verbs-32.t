Random changes of objects while jobs run, drawn with seed 32.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ changed() { "$@" > o 2>&1; echo "exit $?"; grep '^[^ ]* \(modified\|added\|removed\|deleted\) ' o | sort; }
  $ {
  > as dave qsub -b y -N j1 -l ram=1G -q '*@node01' sleep 600
  > as carol qsub -b y -N j2 -pe smp 1-3 -l ram=512M sleep 600
  > as dave qsub -b y -N j3 -l lic=1 -q 'l*' sleep 600
  > as bob qsub -b y -N j4 -l ram=1500M -q '!long.q' sleep 600
  > as alice qsub -b y -N j5 -pe smp 4 -P red sleep 600
  > as alice qsub -b y -N j6 -P red -p -1 sleep 600
  > as alice qsub -b y -N j7 -P red -q 'all.q,long.q@node02' sleep 600
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
  1 0.25000 j1 dave qw - 1
  2 0.25000 j2 carol qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 bob qw - 1
  5 0.75000 j5 alice r all.q@node01 4
  6 0.25000 j6 alice r all.q@node02 1
  7 0.25000 j7 alice r all.q@node02 1
  $ changed qconf -aattr exechost usage_scaling cpu=0.5 node02
  exit 0
  root@master modified "node02" in exechost list
  $ changed qconf -aattr exechost user_lists staff global
  exit 0
  root@master modified "global" in exechost list
  $ changed qconf -rattr userset entries dave interns
  exit 0
  root@master modified "interns" in userset list
  $ changed qconf -dq long.q
  exit 0
  root@master removed "long.q" from cluster queue list
  $ changed qconf -rattr project acl staff red
  exit 0
  root@master modified "red" in project list
  $ qconf -shgrp_tree @allhosts; qconf -shgrp_resolved @left
  @allhosts
     node01
     node02
     node03
     node04
  node01 node02
  $ changed qconf -rattr hostgroup hostlist node01 @new
  exit 1
  $ changed qconf -de node04
  exit 1
  $ changed qconf -aattr pe urgency_slots 3 rr
  exit 0
  root@master modified "rr" in parallel environment list
  $ changed qconf -aattr pe urgency_slots 3 mpi
  exit 0
  root@master modified "mpi" in parallel environment list
  $ changed qconf -dp rr
  exit 1
  $ changed qconf -dq long.q
  exit 1
  $ qconf -shgrp_tree @allhosts; qconf -shgrp_resolved @left
  @allhosts
     node01
     node02
     node03
     node04
  node01 node02
  $ changed qconf -rattr hostgroup hostlist 'node02 node03' @right
  exit 0
  root@master modified "@right" in host group list
  $ changed qconf -aattr project xacl interns blue
  exit 0
  root@master modified "blue" in project list
  $ changed qconf -rattr queue h_rt INFINITY all.q@nosuch
  exit 0
  root@master modified "all.q" in cluster queue list
  $ changed qconf -aattr queue rerun FALSE long.q@nosuch
  exit 1
  $ changed qconf -aattr queue seq_no 7 all.q@node0[34]
  exit 0
  root@master modified "all.q" in cluster queue list
  $ changed qconf -rattr pe allocation_rule $pe_slots rr
  exit 1
  $ qconf -sq all.q | sed -n '/^qname/,/^pe_list/p'
  qname                 all.q
  hostlist              @allhosts
  seq_no                0,[node0[34]=7]
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
  > as bob qsub -b y -N j8 -pe smp 2-4 -P blue -l lic=1 -p -10 sleep 600
  > as dave qsub -b y -N j9 -l ram=3G -q '*@@right' -p -50 sleep 600
  > as dave qsub -b y -N j10 -pe smp -3 -P blue -l lic=2,ram=1G sleep 600
  > as carol qsub -b y -N j11 -pe smp -3 -l lic=2 -p -1 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 11 ("j11")
  $ end 1,3
  root forced the deletion of job 5
  root forced the deletion of job 6
  root forced the deletion of job 7
  $ schedule
  $ jobs
  1 0.25000 j1 dave qw - 1
  2 0.25000 j2 carol qw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 bob qw - 1
  8 0.75000 j8 bob qw - 2
  9 0.25000 j9 dave qw - 1
  11 0.25000 j11 carol qw - 1
  $ why 6 7
  6:
  Following jobs do not exist: 
  6
  7:
  Following jobs do not exist: 
  7
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/4 
  all.q@node02 0/0/4 
  all.q@node03 0/0/4 
  all.q@node04 0/0/4 
  $ qconf -sql; qconf -shgrpl; qconf -sul; qconf -spl
  all.q
  @allhosts
  @left
  @right
  arusers
  deadlineusers
  defaultdepartment
  interns
  staff
  mpi
  rr
  smp
