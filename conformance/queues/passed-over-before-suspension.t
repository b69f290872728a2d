What was passed over when a job started is not reported for those of its kind, nor when its start suspends queue instances.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ two() { as alice qsub -b y -P blue -N a "$@" sleep 600 > o; as alice qsub -P blue -b y -N b "$@" sleep 600 > o; schedule; why $(qstat -s p -u '*' | awk 'NR > 2 {print $1}'); qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ qconf -aattr queue subordinate_list long.q=1 all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values "NONE,[node02=lic=2]" all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue xprojects "NONE,[node03=blue]" all.q; qconf -rattr queue xprojects "NONE,[node03=blue]" long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ echo serial jobs
  serial jobs
  $ two -l lic=2
  2:
  (-l lic=2) cannot run in queue "all.q@node02" because it offers only qc:lic=0.000000
  (-l lic=2) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  (project blue) is not allowed to run in queue "all.q@node03" based on the excluded project list
  (project blue) is not allowed to run in queue "long.q@node03" based on the excluded project list
  queue instance "long.q@node02" dropped because it is suspended
  $ echo parallel ones
  parallel ones
  $ two -q 'all.q@node02,*@node03' -pe rr 3
  4:
  cannot run in PE "rr" because it only offers 1 slots
  queue instance "long.q@node02" dropped because it is suspended
  $ two -q 'all.q@node02,*@node03' -pe mpi 3
  6:
  cannot run in PE "mpi" because it only offers 1 slots
  queue instance "long.q@node02" dropped because it is suspended
