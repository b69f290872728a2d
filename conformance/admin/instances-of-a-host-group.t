Queue instances of a host group: in the order of the group, hosts first, and as often as the groups in it name the host.

  $ site quotas
  $ printf 'group_name @nest\nhostlist @left node05\n' > g; qconf -Ahgrp g
  root@master added "@nest" to host group list
  $ printf 'group_name @mix\nhostlist node04 @right node01 @left\n' > g; qconf -Ahgrp g
  root@master added "@mix" to host group list
  $ qconf -aattr hostgroup hostlist node05 @allhosts
  root@master modified "@allhosts" in host group list
  $ q() { qconf -sq "$@" | awk '/^(qname|hostname)/ {printf "%s ", $2} END {print ""}'; }
  $ q 'all.q@@nest'
  all.q node05 all.q node01 all.q node02 
  $ q '*@@left'
  all.q node01 all.q node02 long.q node01 long.q node02 
  $ q 'all.q@@nest,all.q@node01'
  all.q node05 all.q node01 all.q node02 all.q node01 
  $ q 'all.q@@mix'
  all.q node04 all.q node01 all.q node03 all.q node04 all.q node01 all.q node02 
