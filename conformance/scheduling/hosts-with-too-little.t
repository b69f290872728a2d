A host that has something for a parallel job, and less than the allocation rule wants of it: nothing is reported of its queues.

  $ site quotas
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { j=$(as bob qsub -terse -b y "$@" sleep 600); schedule; why $j; qdel -f $j > o; }
  $ for h in 1=3G 2=1G 3=3G; do qconf -aattr exechost complex_values ram=${h#*=} node0${h%=*}; done > o
  $ try -pe smp 2 -l ram=2G -q 'all.q@node03,long.q@node01'
  1 (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q@node04" because it is not contained in its hard queue list (-q)
  $ qconf -sp mpi | sed 's/^pe_name .*/pe_name two/; s/^allocation_rule .*/allocation_rule 2/' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  $ try -pe two 4 -l ram=2G -q 'all.q@node01,all.q@node04'
  1 (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qconf -mattr exechost complex_values slots=1 node04 > o
  $ try -pe smp 2 -l ram=2G -q 'all.q@node03,long.q@node01'
  1 (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  1 cannot run in PE "smp" because it only offers 0 slots
