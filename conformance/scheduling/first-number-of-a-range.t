The number of slots of a range that is tried first decides what is reported. Which it is, is chosen by all searches before, those of earlier runs among them.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; done; }
  $ sconf() { qconf -ssconf | sed "$@" > s; qconf -Msconf s; }
  $ submit() { as bob qsub -terse -b y "$@" sleep 600 > o; }
  $ { qconf -sc; echo 'rank ray INT == YES NO 0 50'; } > c; qconf -Mc c
  root@master added "rank" to complex entry list
  $ qconf -rattr queue complex_values rank=5 long.q
  root@master modified "long.q" in cluster queue list
  $ for h in 2 3 4; do qconf -aattr exechost complex_values slots=$h,rank=2 node0$h; done > o
  $ qconf -aattr exechost complex_values rank=3,slots=12 node01
  root@master modified "node01" in exechost list
Halves are tried as long as no other order promises less tries. Where all slots are on one host, nothing is reported of hosts that will never have the number.
  $ for n in 1 2 3 4; do submit -pe smp 2-4 -q all.q@node01 -l rank=2,h_rt=$n:0:0; done
  $ schedule; why 1 2
  1:
  1 (-l h_rt=3600,rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  2:
  1 (-l h_rt=7200,rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ for run in 2 3 4; do schedule; for j in 1 2 3 4; do echo $run: $j: $(qstat -j $j | sed -n 's/.*queue "all.q@\([^"]*\)" because it is not contained.*/\1/p' | sort -u); done; done
  2: 1: node02 node03 node04
  2: 2: node02 node03 node04
  2: 3: node02 node03 node04
  2: 4: node02 node03 node04
  3: 1: node02 node03 node04
  3: 2: node02 node03 node04
  3: 3: node02 node03 node04
  3: 4: node03 node04
  4: 1: node02 node03 node04
  4: 2: node02 node03 node04
  4: 3: node02 node03 node04
  4: 4: node02 node03 node04
A start counts as well: from the least number up takes longest then.
  $ qdel -f -u bob > o; submit -pe mpi 1-6 -q all.q@node04; submit -pe mpi 1-9 -q all.q@node01; schedule; qstat | awk '{ print $1, $5, $9 }'
  $ submit -pe smp 1-4 -q all.q@node01 -l rank=2; submit -pe smp 2,4,9 -q all.q@node01 -l rank=2; schedule; why 7 8
  7:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  8:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
The order can be chosen.
  $ for a in least highest bin; do sconf "s/^params .*/params PE_RANGE_ALG=$a/"; schedule; why 7 8; done
  changed scheduler configuration
  7:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  8:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  changed scheduler configuration
  7:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  8:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  changed scheduler configuration
  7:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
  8:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node04" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is full
  1 queue instance "all.q@node04" dropped because it is full
Of a single slot more is compared with the settings of a cluster queue.
  $ qdel -f -u bob > o; submit -pe mpi 1-3 -l rank=2 -q '*@node01'
  $ for a in least highest; do sconf "s/^params .*/params PE_RANGE_ALG=$a/"; schedule; why 9; done
  changed scheduler configuration
  9:
  1 (-l rank=2) cannot run in queue "long.q" because of cluster queue
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  changed scheduler configuration
  9:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
Of what is more than the environment has left at the moment nothing is looked at.
  $ qdel -f -u bob > o; qconf -rattr pe slots 6 mpi; submit -pe mpi 3 -q all.q@node03; submit -pe mpi 2-6 -l rank=2 -q all.q@node01
  root@master modified "mpi" in parallel environment list
  $ for a in highest least; do sconf "s/^params .*/params PE_RANGE_ALG=$a/"; schedule; why 11; done
  changed scheduler configuration
  11:
  1 cannot run in PE "mpi" because it only offers 0 slots
  changed scheduler configuration
  11:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node03" because it offers only hc:slots=0.000000
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
By a fixed number a host only its multiples are tried, and of environments behind another one numbers that are not less than that one has.
  $ sconf 's/^params .*/params none/'; qconf -sp mpi | sed 's/^pe_name .*/pe_name two/; s/^allocation_rule .*/allocation_rule 2/' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q
  changed scheduler configuration
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  $ qdel -f -u bob > o; submit -pe two 1-8 -l rank=2 -q all.q@node01; submit -pe '[st]*' 2-5 -l rank=2 -q all.q@node01; submit -pe '*' 1-3 -q all.q@node02; submit -pe smp 1-4 -l rank=2 -q all.q@node01
  $ schedule; why 12 13 14 15
  12:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  13:
  2 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in PE "two" because it only offers 0 slots
  2 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  14:
  15:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ schedule; why 12 13 14 15
  12:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node02" because it offers only hc:slots=0.000000
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  13:
  2 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  2 (-l slots=1) cannot run in queue "node02" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in PE "two" because it only offers 0 slots
  2 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  14:
  15:
  1 (-l rank=2) cannot run in queue "node01" because it offers only hf:rank=3.000000
  1 (-l slots=1) cannot run in queue "node02" because it offers only hc:slots=0.000000
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
