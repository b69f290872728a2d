What is reported of hosts for a parallel job when another of its kind has started in the same run: under `$pe_slots` or a fixed number a host all behind those that were needed, otherwise none.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ two() { as alice qsub -b y -P blue -N a "$@" sleep 600 > o; as alice qsub -P blue -b y -N b "$@" sleep 600 > o; schedule; why $(qstat -s p -u '*' | awk 'NR > 2 {print $1}'); qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ qconf -rattr queue xprojects "NONE,[node03=blue]" all.q; qconf -rattr queue xprojects "NONE,[node03=blue]" long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ qconf -sp smp | sed -E 's/^pe_name .*/pe_name three/; s/^allocation_rule .*/allocation_rule 3/' > p; qconf -Ap p; qconf -aattr queue pe_list three all.q; qconf -aattr queue pe_list three long.q
  root@master added "three" to parallel environment list
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ two -q 'all.q@node02,*@node03' -pe smp 3
  2:
  (project blue) is not allowed to run in queue "all.q@node03" based on the excluded project list
  (project blue) is not allowed to run in queue "long.q@node03" based on the excluded project list
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ two -q 'all.q@node01,*@node03' -pe smp 3
  4:
  (project blue) is not allowed to run in queue "all.q@node03" based on the excluded project list
  (project blue) is not allowed to run in queue "long.q@node03" based on the excluded project list
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ two -q 'all.q@node02,*@node03' -pe three 3
  6:
  cannot run in PE "three" because it only offers 0 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  $ two -q 'all.q@node04,*@node03' -pe three 3
  8:
  cannot run in PE "three" because it only offers 0 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  $ two -q 'all.q@node01,all.q@node02,long.q@node03' -pe three 6
  10:
  cannot run in PE "three" because it only offers 0 slots
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ two -q 'all.q@node02,*@node03' -pe mpi 3
  12:
  cannot run in PE "mpi" because it only offers 1 slots
  $ two -q 'all.q@node02,*@node03' -pe rr 3
  14:
  cannot run in PE "rr" because it only offers 1 slots
  $ echo where it wishes for a host, the others are behind it
  where it wishes for a host, the others are behind it
  $ two -q 'all.q@node02,all.q@node03' -pe smp 3 -soft -q all.q@node02
  16:
  (project blue) is not allowed to run in queue "all.q@node03" based on the excluded project list
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
