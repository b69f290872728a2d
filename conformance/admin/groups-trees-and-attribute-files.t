Order of resolved hosts, share tree, attribute files.

  $ site small
  $ printf 'group_name @b\nhostlist node02 node05 node03\n' > f; qconf -Ahgrp f
  root@master added "@b" to host group list
  $ printf 'group_name @c\nhostlist node03 node06\n' > f; qconf -Ahgrp f
  root@master added "@c" to host group list
  $ printf 'group_name @a\nhostlist node05 @b node01 @c node02\n' > f; qconf -Ahgrp f
  root@master added "@a" to host group list
  $ qconf -shgrp_resolved @a
  node01 node02 node05 node03 node06
  $ printf 'group_name @d\nhostlist @c node04 @a\n' > f; qconf -Ahgrp f
  root@master added "@d" to host group list
  $ qconf -shgrp_resolved @d; qconf -shgrp_tree @d
  node04 node01 node02 node05 node03 node06
  @d
     @c
        node03
        node06
     node04
     @a
        node05
        @b
           node02
           node05
           node03
        node01
        @c
           node03
           node06
        node02
  $ sed 's/^slots .*/slots 2/' "$FIXTURES/small.sh" > /dev/null
  $ qconf -sq all.q | sed 's/^qname .*/qname d.q/;s/^hostlist .*/hostlist @d/' > f; qconf -Aq f; qselect -q d.q; qconf -sq 'd.q@*' | grep ^hostname
  root@master added "d.q" to cluster queue list
  d.q@node04
  d.q@node03
  d.q@node06
  d.q@node05
  d.q@node01
  d.q@node02
  hostname              node04
  hostname              node03
  hostname              node06
  hostname              node05
  hostname              node01
  hostname              node02
  $ qconf -auser u1 >/dev/null 2>&1; for u in u1 u2 grp; do printf "name $u\noticket 0\nfshare 0\ndelete_time 0\ndefault_project NONE\n" > f; qconf -Auser f; done; printf 'name p1\noticket 5\nfshare 10\nacl NONE\nxacl NONE\n' > f; qconf -Aprj f
  root@master added "u1" to user list
  root@master added "u2" to user list
  root@master added "grp" to user list
  root@master added "p1" to project list
  $ printf 'id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1,2\nid=1\nname=p1\ntype=1\nshares=50\nchildnodes=3\nid=3\nname=u1\ntype=0\nshares=7\nchildnodes=NONE\nid=2\nname=inner\ntype=0\nshares=30\nchildnodes=4\nid=4\nname=u2\ntype=0\nshares=3\nchildnodes=NONE\n' > t; qconf -Astree t
  changed sharetree
  $ qconf -sst; qconf -sstree; qconf -sstnode /p1; qconf -sstnode /
  Root=1
     p1=50
        u1=7
     inner=30
        u2=3
  id=0
  name=Root
  type=0
  shares=1
  childnodes=1,3
  id=1
  name=p1
  type=1
  shares=50
  childnodes=2
  id=2
  name=u1
  type=0
  shares=7
  childnodes=NONE
  id=3
  name=inner
  type=0
  shares=30
  childnodes=4
  id=4
  name=u2
  type=0
  shares=3
  childnodes=NONE
  /p1=50
  /p1/u1=7
  /=1
  /p1=50
  /p1/u1=7
  /inner=30
  /inner/u2=3
  $ qconf -astnode /inner/grp=5; qconf -astnode /p1/default=9; qconf -sst
  setting 
  /inner/grp=5
  modified sharetree
  setting 
  /p1/default=9
  modified sharetree
  Root=1
     p1=50
        u1=7
        default=9
     inner=30
        u2=3
        grp=5
  $ qconf -mstnode /inner=77,/p1/u1=8; qconf -sst
  setting 
  /inner=77
  setting 
  /p1/u1=8
  modified sharetree
  Root=1
     p1=50
        u1=8
        default=9
     inner=77
        u2=3
        grp=5
  $ qconf -dstnode /inner/u2; qconf -sst
  removing 
  /inner/u2
  modified sharetree
  Root=1
     p1=50
        u1=8
        default=9
     inner=77
        grp=5
  $ { qconf -dstnode /inner/nosuch; } >/dev/null 2>&1
  [1]
  $ { qconf -mstnode /nosuch=3; } >/dev/null 2>&1
  [1]
  $ { qconf -dprj p1; } >/dev/null 2>&1
  [1]
  $ { qconf -duser u1; } >/dev/null 2>&1
  [1]
  $ EDITOR=edit-with EDIT='s/^shares=50/shares=60/' qconf -mstree; qconf -sst
  changed sharetree
  Root=1
     p1=60
        u1=8
        default=9
     inner=77
        grp=5
  $ { EDITOR=true qconf -mstree; } >/dev/null 2>&1
  [1]
  $ qconf -dstree; qconf -duser u1,u2
  root@master removed sharetree list
  root@master removed "u1" from user list
  root@master removed "u2" from user list
  $ printf 'slots 3\nh_rt 60\n' > f; qconf -Mattr queue f all.q; qconf -sq all.q | grep -E '^(slots|h_rt)'
  root@master modified "all.q" in cluster queue list
  slots                 3
  h_rt                  60
  $ printf 'slots 7\n' > f; qconf -Mattr queue f all.q@node01 all.q@node02; qconf -sq all.q | grep -E '^slots'
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  slots                 3,[node01=7],[node02=7]
  $ printf 'owner_list bob carol\n' > f; qconf -Aattr queue f all.q; printf 'owner_list carol\n' > f; qconf -Dattr queue f all.q; qconf -sq all.q | grep owner
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  owner_list            bob
  $ printf 'pe_list rr\n' > f; qconf -Rattr queue f all.q@node03; qconf -sq all.q | grep pe_list
  root@master modified "all.q" in cluster queue list
  pe_list               smp mpi rr,[node03=rr]
  $ { printf 'qname x\n' > f; qconf -Mattr queue f all.q; } >/dev/null 2>&1
  [1]
  $ { printf 'slots\n' > f; qconf -Mattr queue f all.q; } >/dev/null 2>&1
  [1]
  $ { printf 'nosuch 3\n' > f; qconf -Mattr queue f all.q; } >/dev/null 2>&1
  [1]
  $ printf 'complex_values slots=3\n' > f; qconf -Aattr exechost f node01 node02; qconf -se node01 | grep compl
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  complex_values        slots=3
  $ printf 'slots 9\nallocation_rule 2\n' > f; qconf -Rattr pe f mpi rr; qconf -sp rr | grep -E 'slots|alloc'
  root@master modified "mpi" in parallel environment list
  root@master modified "rr" in parallel environment list
  slots              9
  allocation_rule    2
  urgency_slots      min
  $ printf 'hostlist node09\n' > f; qconf -Aattr hostgroup f @c; qconf -shgrp @c
  root@master modified "@c" in host group list
  group_name @c
  hostlist node03 node06 node09
  $ { qconf -Mattr queue nofile all.q; } >/dev/null 2>&1
  [1]
  $ { qconf -Mq nofile; qconf -Ap nofile; qconf -Me nofile; } >/dev/null 2>&1
  [1]
