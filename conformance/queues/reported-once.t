A queue that is out of a run is reported once: what a started task suspends is not reported to be full, and what is full
is not reported to be suspended later.

  $ site quotas
  $ qconf -aattr queue subordinate_list long.q=2 all.q; qconf -rattr queue slots 1 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ as bob qsub -h -b y sleep 600
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 5 -q '*@node01' sleep 600; schedule; why 1
  Your job 2 ("sleep") has been submitted
  queue instance "long.q@node01" dropped because it is suspended
  queue instance "all.q@node01" dropped because it is full
  Job is in hold state
  $ as alice qsub -b y -q 'long.q@node02' sleep 600; as alice qsub -p -9 -b y -t 1-2 -q 'all.q@node02' sleep 600; schedule; why 1
  Your job 3 ("sleep") has been submitted
  Your job-array 4.1-2:1 ("sleep") has been submitted
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  Job is in hold state
  $ as alice qsub -b y -pe mpi 3 -q 'long.q@node03,all.q@node03' sleep 600; schedule; why 1
  Your job 5 ("sleep") has been submitted
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node03" dropped because it is suspended
  Job is in hold state
  $ as alice qsub -b y -pe mpi 2 -q 'long.q@node04,all.q@node04' sleep 600; schedule; why 1
  Your job 6 ("sleep") has been submitted
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node04" dropped because it is suspended
  Job is in hold state
  $ as alice qsub -b y -p -9 -q 'all.q@node04' sleep 600; schedule; why 1
  Your job 7 ("sleep") has been submitted
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node04" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is full
  Job is in hold state
