What qstat -j tells of parallel jobs: a block for each environment, hosts once for each round of $round_robin.

  $ site small
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ qconf -sq all.q | sed 's/^qname .*/qname b.q/; s/^pe_list .*/pe_list NONE/; s/^hostlist .*/hostlist node04/' > q; qconf -Aq q > /dev/null
  root@master added "b.q" to cluster queue list
  $ for n in 2 3; do qconf -sp mpi | sed "s/^pe_name .*/pe_name n$n/; s/^allocation_rule .*/allocation_rule $n/" > p; qconf -Ap p; done > /dev/null
  root@master added "n2" to parallel environment list
  root@master added "n3" to parallel environment list
  $ qconf -rattr queue slots '2,[node02=3]' all.q > /dev/null
  $ qconf -aattr queue pe_list 'n2 n3' all.q > /dev/null
  $ as alice qsub -b y -N a -pe rr 9 -q all.q@node01,all.q@node02,b.q sleep 600
  Your job 1 ("a") has been submitted
  $ as alice qsub -b y -N b -pe 'm*' 17 -q all.q sleep 600
  Your job 2 ("b") has been submitted
  $ as alice qsub -b y -N c -pe '[mr]*' 17 -q all.q sleep 600
  Your job 3 ("c") has been submitted
  $ as alice qsub -b y -N d -pe n2 9 sleep 600
  Your job 4 ("d") has been submitted
  $ as alice qsub -b y -N e -pe n2 10 sleep 600
  Your job 5 ("e") has been submitted
  $ schedule
  $ for j in a b c d e; do echo $j; info $j; done
  a
  1 cannot run in PE "rr" because it only offers 5 slots
  4 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  4 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "b.q" because PE "rr" is not in PE list
  b
  1 cannot run in PE "mpi" because it only offers 9 slots
  1 cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  c
  1 cannot run in PE "mpi" because it only offers 9 slots
  1 cannot run in PE "rr" because it only offers 9 slots
  2 cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  d
  1 cannot run in PE "n2" because it only offers 0 slots
  e
  1 cannot run in PE "n2" because it only offers 8 slots
  1 cannot run in queue "b.q" because PE "n2" is not in PE list

Access lists of an environment, and of all hosts.

  $ qconf -au bob guests > /dev/null
  added "bob" to access list "guests"
  $ qconf -rattr pe user_lists guests mpi > /dev/null
  $ schedule
  $ for j in a b c; do echo $j; info $j; done
  a
  1 cannot run in PE "rr" because it only offers 5 slots
  4 cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  4 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "b.q" because PE "rr" is not in PE list
  b
  1 cannot run because no access to PE "mpi"
  1 cannot run in PE "mpi" because it only offers 0 slots
  c
  1 cannot run because no access to PE "mpi"
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in PE "rr" because it only offers 9 slots
  1 cannot run in queue "b.q" because it is not contained in its hard queue list (-q)
  $ qconf -rattr exechost user_lists guests global > /dev/null
  $ as alice qsub -b y -N f sleep 600
  Your job 6 ("f") has been submitted
  $ as bob qsub -b y -N g sleep 600
  Your job 7 ("g") has been submitted
  $ schedule
  $ for j in a b f; do echo $j; info $j; done
  a
  1 cannot run in PE "rr" because it only offers 0 slots
  1 has no permission for host "global"
  b
  1 cannot run because no access to PE "mpi"
  1 cannot run in PE "mpi" because it only offers 0 slots
  f
  1 has no permission for host "global"
  $ qconf -rattr exechost user_lists NONE global > /dev/null
  $ as alice qsub -b y -N some -pe n3 3,5,8,11 sleep 600
  Your job 8 ("some") has been submitted
  $ as alice qsub -b y -N odd -pe n2 2,3,5 sleep 600
  Your job 9 ("odd") has been submitted
  $ schedule
  $ qstat -u '*' -s r | awk 'NR > 2 {print $3, $8, $9}' | sort
  f b.q@node04 1
  g b.q@node04 1
  odd all.q@node01 2
  some all.q@node02 3
