Settings of queues for a host group whose hosts change: queues that do not name the group in their host list keep
the values that they have, attribute by attribute, until these are set again.

  $ site small
  $ show() { qstat -f -q "$1" | awk '/@/ {print $1, $3, $6}'; qstat -F seq_no,slots -q "$1" | grep -e seq_no -e @ | awk '/@/ {print $1; next} {print}'; }
  $ printf 'group_name @left\nhostlist node01 node02\n' > g; qconf -Ahgrp g
  root@master added "@left" to host group list
  $ printf 'group_name @outer\nhostlist @left\n' > g; qconf -Ahgrp g
  root@master added "@outer" to host group list
  $ printf 'group_name @right\nhostlist node03 node04\n' > g; qconf -Ahgrp g
  root@master added "@right" to host group list
  $ qmod -d all.q > /dev/null
  $ new() { qconf -sq all.q | sed "s/^qname .*/qname $1/; s/^hostlist .*/hostlist $2/; s/^slots .*/slots 1,[@left=2]/; s/^seq_no .*/seq_no 5,[@left=10]/" > q; qconf -Aq q; }
  $ new a.q 'node01 node02 node03'
  root@master added "a.q" to cluster queue list
  $ new b.q '@left @right'
  root@master added "b.q" to cluster queue list
  $ new c.q '@outer node03 node04'
  root@master added "c.q" to cluster queue list
  $ new d.q '@right'
  root@master added "d.q" to cluster queue list

The group moves.

  $ qconf -rattr hostgroup hostlist 'node02 node03' @left
  root@master modified "@left" in host group list
  $ show a.q
  a.q@node03 0/0/1 
  a.q@node01 0/0/2 
  a.q@node02 0/0/2 
  a.q@node03
  	qf:seq_no=5
  a.q@node01
  	qf:seq_no=10
  a.q@node02
  	qf:seq_no=10
  $ show b.q
  b.q@node04 0/0/1 
  b.q@node02 0/0/2 
  b.q@node03 0/0/2 
  b.q@node04
  	qf:seq_no=5
  b.q@node02
  	qf:seq_no=10
  b.q@node03
  	qf:seq_no=10
  $ show c.q
  c.q@node04 0/0/1 
  c.q@node02 0/0/2 
  c.q@node03 0/0/2 
  c.q@node04
  	qf:seq_no=5
  c.q@node02
  	qf:seq_no=10
  c.q@node03
  	qf:seq_no=10
  $ show d.q
  d.q@node03 0/0/1 
  d.q@node04 0/0/1 
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=5

What is set again counts, by the attribute.

  $ qconf -rattr queue slots '1,[@left=2]' a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node03 0/0/2 
  a.q@node01 0/0/1 
  a.q@node02 0/0/2 
  a.q@node03
  	qf:seq_no=5
  a.q@node01
  	qf:seq_no=10
  a.q@node02
  	qf:seq_no=10
  $ qconf -rattr queue seq_no '5,[@left=11]' d.q
  root@master modified "d.q" in cluster queue list
  $ show d.q
  d.q@node04 0/0/1 
  d.q@node03 0/0/1 
  d.q@node04
  	qf:seq_no=5
  d.q@node03
  	qf:seq_no=11
  $ qconf -rattr queue seq_no '6,[node01=12]' a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node02 0/0/2 
  a.q@node03 0/0/2 
  a.q@node01 0/0/1 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12

A whole file sets all of it again.

  $ qconf -rattr hostgroup hostlist 'node01 node04' @left
  root@master modified "@left" in host group list
  $ show a.q
  a.q@node02 0/0/2 
  a.q@node03 0/0/2 
  a.q@node01 0/0/1 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ show d.q
  d.q@node04 0/0/1 
  d.q@node03 0/0/1 
  d.q@node04
  	qf:seq_no=5
  d.q@node03
  	qf:seq_no=11
  $ qconf -sq d.q > q; qconf -Mq q
  root@master modified "d.q" in cluster queue list
  $ show d.q
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11

So does another list of hosts, but not one of the same hosts.

  $ qconf -rattr queue slots '1,[@left=2]' d.q
  root@master modified "d.q" in cluster queue list
  $ qconf -rattr hostgroup hostlist 'node03' @left
  root@master modified "@left" in host group list
  $ show d.q
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11
  $ qconf -rattr queue hostlist 'node03 node04' d.q
  root@master modified "d.q" in cluster queue list
  $ show d.q
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11
  $ qconf -rattr hostgroup hostlist 'node04' @left
  root@master modified "@left" in host group list
  $ show d.q
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11
  $ qconf -aattr queue hostlist 'node01' d.q
  root@master modified "d.q" in cluster queue list
  $ show d.q
  d.q@node01 0/0/1 
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node01
  	qf:seq_no=5
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11

A new host has what holds now; the others keep theirs.

  $ qconf -rattr hostgroup hostlist 'node01 node02' @left
  root@master modified "@left" in host group list
  $ show d.q
  d.q@node01 0/0/1 
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node01
  	qf:seq_no=5
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11
  $ qconf -aattr hostgroup hostlist 'node02' @right
  root@master modified "@right" in host group list
  $ show d.q
  d.q@node01 0/0/1 
  d.q@node03 0/0/1 
  d.q@node04 0/0/2 
  d.q@node01
  	qf:seq_no=5
  d.q@node03
  	qf:seq_no=5
  d.q@node04
  	qf:seq_no=11

Two groups at once: one setting is not clear.

  $ qconf -rattr queue slots '1,[@left=2],[@right=3]' a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node02 0/0/1 c
  a.q@node03 0/0/3 
  a.q@node01 0/0/2 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ qconf -rattr hostgroup hostlist 'node02 node03' @left
  root@master modified "@left" in host group list
  $ show a.q
  a.q@node02 0/0/1 c
  a.q@node03 0/0/3 
  a.q@node01 0/0/2 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ qconf -rattr queue priority 1 a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node02 0/0/1 c
  a.q@node03 0/0/3 
  a.q@node01 0/0/2 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ qconf -rattr queue slots '1,[@left=2],[@right=3]' a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node02 0/0/1 c
  a.q@node03 0/0/1 c
  a.q@node01 0/0/1 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ qconf -rattr hostgroup hostlist 'node01' @left
  root@master modified "@left" in host group list
  $ show a.q
  a.q@node02 0/0/1 c
  a.q@node03 0/0/1 c
  a.q@node01 0/0/1 
  a.q@node02
  	qf:seq_no=10
  a.q@node03
  	qf:seq_no=10
  a.q@node01
  	qf:seq_no=12
  $ qconf -rattr queue priority 2 a.q
  root@master modified "a.q" in cluster queue list
  $ show a.q
  a.q@node02 0/0/3 
  a.q@node03 0/0/3 
  a.q@node01 0/0/1 
  a.q@node02
  	qf:seq_no=6
  a.q@node03
  	qf:seq_no=6
  a.q@node01
  	qf:seq_no=12

Rights stay, too, and jobs go by them.

  $ qconf -rattr hostgroup hostlist 'node03' @left
  root@master modified "@left" in host group list
  $ new e.q 'node01 node02 node03'
  root@master added "e.q" to cluster queue list
  $ printf 'name staff\ntype ACL\nfshare 0\noticket 0\nentries alice\n' > u; qconf -Au u
  root@master added "staff" to userset list
  $ qconf -rattr queue user_lists 'NONE,[@left=staff]' e.q
  root@master modified "e.q" in cluster queue list
  $ qconf -rattr hostgroup hostlist 'node01 node02' @left
  root@master modified "@left" in host group list
  $ as bob qsub -b y -N b1 -q e.q@node03 sleep 600
  Your job 1 ("b1") has been submitted
  $ as bob qsub -b y -N b2 -q e.q@node01 sleep 600
  Your job 2 ("b2") has been submitted
  $ schedule
  $ qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8}'
  2 b2 r e.q@node01
  1 b1 qw 1
  $ qstat -j 1 | sed -n '/^scheduling info/,$p' | grep -v -e all.q -e contained
                              queue instance "e.q@node01" dropped because it is full
                              has no permission for queue "e.q@node03"
  $ qconf -rattr queue user_lists 'NONE,[@left=staff]' e.q
  root@master modified "e.q" in cluster queue list
  $ schedule
  $ qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8}'
  1 b1 r e.q@node03
  2 b2 r e.q@node01
