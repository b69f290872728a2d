Queue instances switched by cluster queue, instance, domain and wildcards; what each state is
called, and that several stand together.

  $ site small
  $ for g in odd:'node01 node03' even:'node02 node04'; do printf 'group_name @%s\nhostlist %s\n' ${g%%:*} "${g#*:}" > g; qconf -Ahgrp g; done
  root@master added "@odd" to host group list
  root@master added "@even" to host group list
  $ printf 'calendar_name k\nyear NONE\nweek NONE\n' > k; qconf -Acal k
  root@master added "k" to calendar list
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\n' >> c; qconf -Mc c 2>&1 | sort
  root@master added "lic" to complex entry list
  $ qconf -sq all.q | sed 's/^qname.*/qname b.q/; s/^hostlist.*/hostlist @odd/; s/^owner_list.*/owner_list alice,[node03=bob]/' > b; qconf -Aq b
  root@master added "b.q" to cluster queue list
  $ states() { qstat -f | awk '/@/ {print $1, $6}' | sort; }
  $ qmod -d all.q@node01 b.q@@odd; states
  root@master changed state of "all.q@node01" (disabled)
  root@master changed state of "b.q@node01" (disabled)
  root@master changed state of "b.q@node03" (disabled)
  all.q@node01 d
  all.q@node02 
  all.q@node03 
  all.q@node04 
  b.q@node01 d
  b.q@node03 d
  $ qmod -d 'all.q,b.q@node0[13]'
  Queue instance "all.q@node01" is already in the specified state: disabled
  root@master changed state of "all.q@node02" (disabled)
  root@master changed state of "all.q@node03" (disabled)
  root@master changed state of "all.q@node04" (disabled)
  Queue instance "b.q@node01" is already in the specified state: disabled
  Queue instance "b.q@node03" is already in the specified state: disabled
  $ qmod -e '*@node01'; states
  root@master changed state of "all.q@node01" (enabled)
  root@master changed state of "b.q@node01" (enabled)
  all.q@node01 
  all.q@node02 d
  all.q@node03 d
  all.q@node04 d
  b.q@node01 
  b.q@node03 d
  $ qmod -s 'b*'
  root@master changed state of "b.q@node01" (suspended)
  root@master changed state of "b.q@node03" (suspended)
  $ qmod -us b.q@node01 b.q@node03
  root@master changed state of "b.q@node01" (unsuspended)
  root@master changed state of "b.q@node03" (unsuspended)
  $ qmod -d '*.q@@even' '*@@odd'
  Queue instance "all.q@node02" is already in the specified state: disabled
  Queue instance "all.q@node04" is already in the specified state: disabled
  root@master changed state of "all.q@node01" (disabled)
  Queue instance "all.q@node03" is already in the specified state: disabled
  root@master changed state of "b.q@node01" (disabled)
  Queue instance "b.q@node03" is already in the specified state: disabled
  $ fails nosuch -- qmod -d nosuch
  exit 1, says: nosuch
  $ as alice qmod -e b.q@node01
  alice@master changed state of "b.q@node01" (enabled)
  $ fails alice all.q@node01 -- as alice qmod -e all.q@node01
  exit 1, says: alice all.q@node01
  $ as bob qmod -e b.q@node03; states
  bob@master changed state of "b.q@node03" (enabled)
  all.q@node01 d
  all.q@node02 d
  all.q@node03 d
  all.q@node04 d
  b.q@node01 
  b.q@node03 
  $ qmod -f -d all.q@node01
  root@master forced state change of "all.q@node01" (disabled)
  $ qmod -e '*' | sort; qmod -c b.q
  Queue instance "b.q@node01" is already in the specified state: enabled
  Queue instance "b.q@node03" is already in the specified state: enabled
  root@master changed state of "all.q@node01" (enabled)
  root@master changed state of "all.q@node02" (enabled)
  root@master changed state of "all.q@node03" (enabled)
  root@master changed state of "all.q@node04" (enabled)
  Queue instance "b.q@node01" is already in the specified state: no error
  Queue instance "b.q@node03" is already in the specified state: no error

A calendar, by the calendar's change and by the queue's.

  $ qconf -rattr queue calendar k all.q@node02; qconf -rattr calendar week 'mon-sun=0-24=off' k; states
  root@master modified "all.q" in cluster queue list
  root@master modified "k" in calendar list
  all.q@node01 
  all.q@node02 D
  all.q@node03 
  all.q@node04 
  b.q@node01 
  b.q@node03 
  $ qconf -rattr calendar week 'mon-sun=0-24=suspended' k; qmod -d all.q@node02; states
  root@master modified "k" in calendar list
  root@master changed state of "all.q@node02" (disabled)
  all.q@node01 
  all.q@node02 Cd
  all.q@node03 
  all.q@node04 
  b.q@node01 
  b.q@node03 
  $ qselect -qs C; qstat -f -qs d | awk '/@/{print $1, $6}'
  all.q@node02
  all.q@node02 Cd
  $ qconf -rattr calendar week NONE k; qmod -e all.q@node02; states
  root@master modified "k" in calendar list
  root@master changed state of "all.q@node02" (enabled)
  all.q@node01 
  all.q@node02 
  all.q@node03 
  all.q@node04 
  b.q@node01 
  b.q@node03 

Subordination, initial state, and an instance that leaves and returns while a job runs there.

  $ qconf -rattr queue subordinate_list b.q=1 all.q; as alice qsub -b y -q all.q@node01 -N j sleep 1000; schedule; states
  root@master modified "all.q" in cluster queue list
  Your job 1 ("j") has been submitted
  all.q@node01 
  all.q@node02 
  all.q@node03 
  all.q@node04 
  b.q@node01 S
  b.q@node03 
  $ qconf -rattr queue initial_state disabled all.q; qconf -rattr queue hostlist @even all.q; states
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  all.q@node01 o
  all.q@node02 
  all.q@node04 
  b.q@node01 S
  b.q@node03 
  $ fails -- qconf -dq all.q
  exit 1, says: 
  $ fails node01 -- qconf -de node01
  exit 1, says: node01
  $ qconf -rattr queue hostlist @allhosts all.q; states
  root@master modified "all.q" in cluster queue list
  all.q@node01 
  all.q@node02 
  all.q@node03 d
  all.q@node04 
  b.q@node01 S
  b.q@node03 
  $ qmod -e all.q | sort
  Queue instance "all.q@node01" is already in the specified state: enabled
  Queue instance "all.q@node02" is already in the specified state: enabled
  Queue instance "all.q@node04" is already in the specified state: enabled
  root@master changed state of "all.q@node03" (enabled)

Settings of two groups for one host, alarms of both kinds.

  $ qconf -rattr hostgroup hostlist 'node01 node02' @even; qconf -rattr queue seq_no '1,[@odd=2],[@even=3]' all.q; states
  root@master modified "@even" in host group list
  root@master modified "all.q" in cluster queue list
  all.q@node01 c
  all.q@node02 
  all.q@node03 
  all.q@node04 
  b.q@node01 S
  b.q@node03 
  $ qstat -f -explain c -q all.q@node01 | tail -1
  	warning: "seq_no" has ambiguous value ("@odd", "@even")
  $ qconf -purge queue seq_no all.q@@even; states
  root@master modified "all.q" in cluster queue list
  all.q@node01 
  all.q@node02 
  all.q@node03 
  all.q@node04 
  b.q@node01 S
  b.q@node03 
  $ qconf -rattr queue load_thresholds lic=1 all.q@node04; qconf -rattr exechost complex_values lic=1 node04; states
  root@master modified "all.q" in cluster queue list
  root@master modified "node04" in exechost list
  all.q@node01 
  all.q@node02 
  all.q@node03 
  all.q@node04 a
  b.q@node01 S
  b.q@node03 
  $ qstat -f -explain a -q all.q@node04 | tail -1
  	alarm hc:lic=   1.000 load-threshold=1

A parallel environment chooses queues by its name; a pattern is none.

  $ qselect -pe mpi,nosuch -q '*@node01'
  b.q@node01
  all.q@node01
  $ fails -- qselect -pe 'm*'
  exit 1, says: 

Without a share tree there is nothing to show or modify, which is not a failure.

  $ qconf -sstnode /a,/b; qconf -mstnode /a=3; qconf -sst
  No sharetree
  No sharetree
  No sharetree
  $ fails -- qconf -dstnode /a
  exit 1, says: 
  $ printf '' > none; fails -- qconf -Rattr queue none all.q
  exit 1, says: 
