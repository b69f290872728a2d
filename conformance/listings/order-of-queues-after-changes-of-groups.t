The order of queues in qselect and qhost after changes of host groups: queues that name a changed one, itself or through others, come last.

  $ site quotas
  $ q() { qselect | sed 's/@.*//' | uniq | paste -sd' '; qhost -q -h node02 | awk 'NR > 4 {print $1}' | paste -sd' '; }
  $ for n in a b c d; do qconf -sq all.q | sed -E -e "s/^qname .*/qname $n.q/; s/^hostlist .*/hostlist node02/" > q; qconf -Aq q; done
  root@master added "a.q" to cluster queue list
  root@master added "b.q" to cluster queue list
  root@master added "c.q" to cluster queue list
  root@master added "d.q" to cluster queue list
  $ printf 'group_name @nest\nhostlist @left node05\n' > g; qconf -Ahgrp g
  root@master added "@nest" to host group list
  $ printf 'group_name @other\nhostlist node01\n' > g; qconf -Ahgrp g
  root@master added "@other" to host group list
  $ qconf -rattr queue hostlist @nest a.q; qconf -rattr queue slots '3,[@left=2]' b.q; qconf -rattr queue slots '3,[@nest=2]' c.q
  root@master modified "a.q" in cluster queue list
  root@master modified "b.q" in cluster queue list
  root@master modified "c.q" in cluster queue list
  $ q
  all.q long.q d.q a.q b.q c.q
  all.q long.q d.q a.q b.q c.q
  $ qconf -aattr hostgroup hostlist node04 @left
  root@master modified "@left" in host group list
  $ q
  all.q long.q d.q b.q c.q a.q
  all.q long.q d.q b.q c.q a.q
  $ qconf -rattr queue slots 5 d.q
  root@master modified "d.q" in cluster queue list
  $ q
  all.q long.q b.q c.q a.q d.q
  all.q long.q b.q c.q a.q d.q
  $ qconf -aattr hostgroup hostlist node04 @left
  No modification because "node04" already exists in "hostlist" of "hostgroup"
  root@master modified "@left" in host group list
  $ q
  all.q long.q b.q c.q d.q a.q
  all.q long.q b.q c.q d.q a.q
  $ qconf -aattr hostgroup hostlist node03 @nest
  root@master modified "@nest" in host group list
  $ q
  all.q long.q b.q c.q d.q a.q
  all.q long.q b.q c.q d.q a.q
  $ qconf -aattr hostgroup hostlist node03 @other
  root@master modified "@other" in host group list
  $ q
  all.q long.q b.q c.q d.q a.q
  all.q long.q b.q c.q d.q a.q
  $ qconf -shgrp @allhosts > g; qconf -Mhgrp g
  root@master modified "@allhosts" in host group list
  $ q
  b.q c.q d.q a.q all.q long.q
  b.q c.q d.q a.q all.q long.q
  $ qconf -rattr queue slots 6 d.q; qconf -rattr queue hostlist '@left node02' d.q
  root@master modified "d.q" in cluster queue list
  root@master modified "d.q" in cluster queue list
  $ qconf -dattr hostgroup hostlist node04 @left
  root@master modified "@left" in host group list
  $ q
  b.q c.q all.q long.q a.q d.q
  b.q c.q all.q long.q a.q d.q
