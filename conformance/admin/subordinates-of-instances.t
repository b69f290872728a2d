The subordinate list of a queue instance: queue, slots that suspend it, limit of slots, sequence number, victim.

  $ site quotas
  $ qconf -sq long.q | sed 's/^qname.*/qname short.q/' > s; qconf -Aq s
  root@master added "short.q" to cluster queue list
  $ q() { qconf -rattr queue subordinate_list "$1" all.q > o; qconf -sq all.q@node01 | grep subord; }
  $ q 'long.q,short.q=2'
  subordinate_list      long.q=0=0=0=0 short.q=2=0=0=0
  $ q 'slots=2(long.q:1:lr,short.q:2:lr)'
  subordinate_list      long.q=0=2=1=16 short.q=0=2=2=16
  $ q 'slots=3(long.q:3:sr,short.q)'
  subordinate_list      long.q=0=3=3=1 short.q=0=3=0=1
  $ q NONE
  subordinate_list      NONE
  $ q 'short.q=2,[node01=long.q]'
  subordinate_list      long.q=0=0=0=0
