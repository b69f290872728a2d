Attribute verbs on a queue instance, and settings in brackets.

  $ site small
  $ show() { qconf -sq all.q | grep -E "^$1 "; }
  $ qconf -dattr queue h_vmem INFINITY all.q@node01; show h_vmem
  root@master modified "all.q" in cluster queue list
  h_vmem                INFINITY
  $ qconf -dattr queue h_vmem 1G all.q@node01; show h_vmem
  root@master modified "all.q" in cluster queue list
  h_vmem                INFINITY
  $ qconf -rattr queue h_vmem 2G all.q@node01; show h_vmem
  root@master modified "all.q" in cluster queue list
  h_vmem                INFINITY,[node01=2G]
  $ qconf -dattr queue h_vmem 1G all.q@node01; show h_vmem
  root@master modified "all.q" in cluster queue list
  h_vmem                INFINITY,[node01=1G]
  $ qconf -dattr queue owner_list alice all.q@node01; show owner_list
  root@master modified "all.q" in cluster queue list
  owner_list            NONE
  $ qconf -aattr queue owner_list alice all.q@node01; show owner_list
  root@master modified "all.q" in cluster queue list
  owner_list            NONE,[node01=alice]
  $ qconf -dattr queue owner_list alice all.q@node01; show owner_list
  root@master modified "all.q" in cluster queue list
  owner_list            NONE,[node01=NONE]
  $ qconf -dattr queue slots 3 all.q; show slots
  root@master modified "all.q" in cluster queue list
  slots                 3
  $ fails -- qconf -mattr queue h_rt '1:0:0,[node01=2:0:0]' all.q@node01
  exit 1, says: 
  $ qconf -rattr queue h_rt '[node01=2:0:0]' all.q; show h_rt
  root@master modified "all.q" in cluster queue list
  h_rt                  INFINITY,[node01=2:0:0]
  $ fails -- qconf -rattr queue h_rt '1:0:0,[=2:0:0]' all.q
  exit 1, says: 
  $ fails -- qconf -rattr queue h_rt '1:0:0,[node01=]' all.q
  exit 1, says: 
  $ qconf -mattr queue pe_list 'NONE,[node02=make]' all.q; show pe_list
  "pe_list" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  pe_list               smp mpi rr,[node02=make]
  $ fails -- qconf -mattr queue pe_list NONE all.q
  exit 1, says: 
  $ fails -- qconf -mattr queue pe_list NONE all.q@node01
  exit 1, says: 
  $ qconf -rattr queue prolog '/x,[node99=/y]' all.q; show prolog
  root@master modified "all.q" in cluster queue list
  prolog                /x,[node99=/y]
