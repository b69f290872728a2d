A parallel job that goes round the hosts and may reserve (`-R y`) counts in each round what every host will have later, so
that the rounds go on until that comes to what it asks for: what rules a queue instance out is printed once a round, and the
number that the environment offers twice. Without `-R y`, or where no host will have a slot, the rounds end as always.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | uniq -c | sed 's/^ *//'; done; }
  $ conf max_reservation 1
  changed scheduler configuration
  $ qconf -aattr queue pe_list rr,smp,mpi all.q; qconf -dattr queue pe_list rr,smp,mpi long.q
  No modification because "rr" already exists in "pe_list" of "all.q"
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ qconf -au alice away; qconf -rattr queue xuser_lists 'NONE,[node02=away]' all.q
  added "alice" to access list "away"
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue seq_no '0,[node02=1],[node03=2],[node04=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -d all.q@node04
  root@master changed state of "all.q@node04" (disabled)
  $ as bob qsub -b y -N b1 -q all.q@node03 -pe smp 3 sleep 600
  Your job 1 ("b1") has been submitted
  $ schedule
  $ as alice qsub -b y -N a2 -pe rr 6 -R n sleep 600
  Your job 2 ("a2") has been submitted
  $ as alice qsub -b y -N a3 -pe rr 11 -R n sleep 600
  Your job 3 ("a3") has been submitted
  $ schedule
  $ why 2 3
  2:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  5 has no permission for queue "all.q@node02"
  1 cannot run in PE "rr" because it only offers 5 slots
  3:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  5 has no permission for queue "all.q@node02"
  1 cannot run in PE "rr" because it only offers 5 slots
  $ qdel -f 2 3
  root has deleted job 2
  root has deleted job 3
  $ as alice qsub -b y -N a4 -pe rr 6 -R y sleep 600; schedule; why 4; qdel -f 4
  Your job 4 ("a4") has been submitted
  4:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  5 has no permission for queue "all.q@node02"
  2 cannot run in PE "rr" because it only offers 5 slots
  root has deleted job 4
  $ as alice qsub -b y -N a5 -pe rr 11 -R y sleep 600; schedule; why 5; qdel -f 5
  Your job 5 ("a5") has been submitted
  5:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  7 has no permission for queue "all.q@node02"
  2 cannot run in PE "rr" because it only offers 5 slots
  root has deleted job 5
  $ as alice qsub -b y -N a6 -pe mpi 40 -R y sleep 600; schedule; why 6; qdel -f 6
  Your job 6 ("a6") has been submitted
  6:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "mpi" is not in PE list
  1 has no permission for queue "all.q@node02"
  1 cannot run in PE "mpi" because it only offers 5 slots
  root has deleted job 6
  $ as bob qsub -b y -N b7 -q all.q@node01 -pe smp 3 sleep 600
  Your job 7 ("b7") has been submitted
  $ as alice qsub -b y -N a8 -pe rr 3 -R y sleep 600; schedule; why 8
  Your job 8 ("a8") has been submitted
  8:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  3 has no permission for queue "all.q@node02"
  2 cannot run in PE "rr" because it only offers 2 slots
  $ as alice qsub -b y -N a9 -pe rr 5 -R y sleep 600; schedule; why 8 9; qdel -f 8 9
  Your job 9 ("a9") has been submitted
  8:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  2 has no permission for queue "all.q@node02"
  1 cannot run in PE "rr" because it only offers 2 slots
  9:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  4 has no permission for queue "all.q@node02"
  2 cannot run in PE "rr" because it only offers 2 slots
  root has deleted job 8
  root has deleted job 9
  $ as bob qsub -b y -N b10 -q all.q@node01,all.q@node03 -pe mpi 2 sleep 600; schedule
  Your job 10 ("b10") has been submitted
  $ as alice qsub -b y -N a11 -pe rr 3 -R y sleep 600; schedule; why 11
  Your job 11 ("a11") has been submitted
  11:
  1 queue instance "all.q@node04" dropped because it is disabled
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node03" dropped because it is full
  1 cannot run in queue "long.q" because PE "rr" is not in PE list
  1 has no permission for queue "all.q@node02"
  1 cannot run in PE "rr" because it only offers 0 slots
