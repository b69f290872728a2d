By a fixed number of slots a host, a job hears of hosts and queues where a multiple is among the numbers it takes; where
none is, there are no slots for it.

  $ site quotas
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ printf 'pe_name two\nslots 6\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 2\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p
  root@master added "two" to parallel environment list
  $ try() { for p in 'two 1' 'two 2' 'two 3' 'two 1-3' 'two 3-4' 'two 5-7,3' 'two 8' 'two 5-8' 'two 1,3,5'; do j=$(as alice qsub -terse -b y -pe $p "$@" sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; }
  $ try -q all.q
  two 1:
  1 cannot run in PE "two" because it only offers 0 slots
  two 2:
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q" because PE "two" is not in PE list
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 3:
  1 cannot run in PE "two" because it only offers 0 slots
  two 1-3:
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q" because PE "two" is not in PE list
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 3-4:
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q" because PE "two" is not in PE list
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 5-7,3:
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q" because PE "two" is not in PE list
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 8:
  1 cannot run in PE "two" because it only offers 0 slots
  two 5-8:
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "all.q" because PE "two" is not in PE list
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 1,3,5:
  1 cannot run in PE "two" because it only offers 0 slots
  $ qconf -aattr queue pe_list two all.q
  root@master modified "all.q" in cluster queue list
  $ for n in 1 2 3 4; do qconf -aattr exechost complex_values ram=${n}G node0$n; done > o
  $ try -q all.q -l ram=3G
  two 1:
  1 cannot run in PE "two" because it only offers 0 slots
  two 2:
  1 (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 (-l ram=3G) cannot run in queue "node02" because it offers only hc:ram=2.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 3:
  1 cannot run in PE "two" because it only offers 0 slots
  two 1-3:
  1 (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 (-l ram=3G) cannot run in queue "node02" because it offers only hc:ram=2.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 3-4:
  1 (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 (-l ram=3G) cannot run in queue "node02" because it offers only hc:ram=2.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 5-7,3:
  1 (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 (-l ram=3G) cannot run in queue "node02" because it offers only hc:ram=2.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 8:
  1 cannot run in PE "two" because it only offers 0 slots
  two 5-8:
  1 (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 (-l ram=3G) cannot run in queue "node02" because it offers only hc:ram=2.000G
  1 cannot run in PE "two" because it only offers 0 slots
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 1,3,5:
  1 cannot run in PE "two" because it only offers 0 slots
  $ try -l ram=1G -q 'all.q@node0[1-2]'
  two 1:
  1 cannot run in PE "two" because it only offers 0 slots
  two 2:
  1 There are no messages available
  two 3:
  1 cannot run in PE "two" because it only offers 0 slots
  two 1-3:
  1 There are no messages available
  two 3-4:
  1 cannot run in PE "two" because it only offers 2 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 5-7,3:
  1 cannot run in PE "two" because it only offers 2 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 8:
  1 cannot run in PE "two" because it only offers 0 slots
  two 5-8:
  1 cannot run in PE "two" because it only offers 2 slots
  1 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  two 1,3,5:
  1 cannot run in PE "two" because it only offers 0 slots
