What keeps tasks from being looked at: one reason a task, the hold before the dependency before the start time; and the number
of tasks that may run at a time, which arrays hear of as soon as they have more.

  $ site small
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | grep -v full; }
  $ as alice qsub -b y -N one -h sleep 600
  Your job 1 ("one") has been submitted
  $ as alice qsub -b y -N late -a 203501010000 sleep 600
  Your job 2 ("late") has been submitted
  $ as alice qsub -b y -N late2 -a 203501010000 -hold_jid one sleep 600
  Your job 3 ("late2") has been submitted
  $ as alice qsub -b y -N late3 -a 203501010000 -h sleep 600
  Your job 4 ("late3") has been submitted
  $ as alice qsub -b y -N late4 -hold_jid one -h sleep 600
  Your job 5 ("late4") has been submitted
  $ as alice qsub -b y -N late5 -hold_jid one -h -a 203501010000 -t 1-4 sleep 600
  Your job-array 6.1-4:1 ("late5") has been submitted
  $ as alice qrls 6.2-3
  modified hold of job-array task 6.2
  modified hold of job-array task 6.3
  $ as alice qsub -b y -N few -t 1-8 -tc 5 -l h=node09 sleep 600
  Your job-array 7.1-8:1 ("few") has been submitted
  $ as alice qsub -b y -N every -t 1-4 -tc 4 -l h=node09 sleep 600
  Your job-array 8.1-4:1 ("every") has been submitted
  $ schedule
  $ for j in late late2 late3 late4 late5 few every; do echo "-- $j"; info $j; done
  -- late
  execution time not reached
  -- late2
  job dropped because of job dependencies
  -- late3
  Job is in hold state
  -- late4
  Job is in hold state
  -- late5
  Job is in hold state
  job dropped because of job dependencies
  -- few
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node09) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  not all array tasks may be started due to 'max_aj_instances'
  -- every
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node09) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  $ qstat -j
  Jobs can not run because the resource requirements can not be satisfied
  	7,	8
  
  Jobs dropped because of hold state
  	1,	4,	5,	6
  
  Jobs can not run because execution time not reached
  	2
  
  Job dropped because of job dependencies
  	3,	6
  
  Not all array tasks may be started due to 'max_aj_instances'
  	7
  $ qconf -sconf global | sed '/^#/d; s/^max_aj_instances .*/max_aj_instances 2/' > global; qconf -Mconf global
  root@master modified "global" in configuration list
  $ as dave qsub -b y -N f -t 1-3 sleep 600; as dave qsub -b y -N g -t 1-2 sleep 600; as dave qsub -b y -N i -h -t 1-4 sleep 600; schedule
  Your job-array 9.1-3:1 ("f") has been submitted
  Your job-array 10.1-2:1 ("g") has been submitted
  Your job-array 11.1-4:1 ("i") has been submitted
  $ for j in few every f g i; do echo "-- $j"; info $j; done
  -- few
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node09) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  not all array tasks may be started due to 'max_aj_instances'
  -- every
  (-l hostname=node09) cannot run in queue "all.q@node01" because it offers only qf:hostname=node01
  (-l hostname=node09) cannot run in queue "all.q@node02" because it offers only qf:hostname=node02
  (-l hostname=node09) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node09) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  not all array tasks may be started due to 'max_aj_instances'
  -- f
  not all array tasks may be started due to 'max_aj_instances'
  -- g
  -- i
  Job is in hold state
  $ qstat -u '*' -s p | awk 'NR>2 {print $1,$2,$3,$5,$NF}'
  7 0.50000 few qw 1-8:1
  8 0.50000 every qw 1-4:1
  1 0.00000 one hqw 1
  2 0.00000 late qw 1
  3 0.00000 late2 hqw 1
  4 0.00000 late3 hqw 1
  5 0.00000 late4 hqw 1
  6 0.00000 late5 hqw 2,3
  6 0.00000 late5 hqw 1,4
  9 0.00000 f qw 3
  11 0.00000 i hqw 1-4:1

A queue that takes no batch jobs and has parallel environments takes no serial jobs with checkpointing either.

  $ printf 'ckpt_name ck\ninterface USERDEFINED\nckpt_command none\nmigr_command none\nrestart_command none\nclean_command none\nckpt_dir /tmp\nsignal none\nwhen sx\n' > ck; qconf -Ackpt ck > /dev/null
  root@master added "ck" to checkpoint interface list
  $ qconf -rattr queue ckpt_list ck all.q; qconf -rattr queue qtype 'INTERACTIVE' all.q; qconf -rattr queue pe_list 'mpi,[node02=NONE]' all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N ck -ckpt ck sleep 600; as alice qsub -b y -N ck3 -ckpt ck -q all.q@node03 sleep 600; as alice qsub -b y -N ck4 -ckpt ck -pe mpi 2 -q all.q@node03 sleep 600; schedule
  Your job 12 ("ck") has been submitted
  Your job 13 ("ck3") has been submitted
  Your job 14 ("ck4") has been submitted
  $ qstat -u alice -s r | awk 'NR>2 {print $1,$3,$8}'; info ck3
  12 ck all.q@node02
  14 ck4 all.q@node03
  cannot run in queue "node02" because it is not contained in its hard queue list (-q)
  cannot run in queue instance "all.q@node03" because the job is not parallel
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
