What lists accept and keep: separators, repeated elements, elements that are changed
to what they are already, settings that are not there.

  $ site small
  $ show() { SGE_SINGLE_LINE=1 qconf $1 $2 | grep "^$3 "; }
  $ for l in team staff; do qconf -au alice $l; done
  added "alice" to access list "team"
  added "alice" to access list "staff"
  $ for p in p1 p2; do printf 'name %s\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n' $p > p; qconf -Aprj p; done
  root@master added "p1" to project list
  root@master added "p2" to project list
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\nfl fl INT <= YES NO 0 0\n' >> c; qconf -Mc c 2>&1 | sort
  root@master added "fl" to complex entry list
  root@master added "lic" to complex entry list

Of names that are repeated in a list of a queue the first one counts; values may be repeated.

  $ qconf -rattr queue user_lists 'team team,staff' all.q; show -sq all.q user_lists
  root@master modified "all.q" in cluster queue list
  user_lists            team staff
  $ qconf -rattr queue pe_list 'smp,mpi,smp' all.q@node01; show -sq all.q pe_list
  root@master modified "all.q" in cluster queue list
  pe_list               smp mpi rr,[node01=smp mpi]
  $ qconf -dattr queue user_lists team,team all.q; show -sq all.q user_lists
  root@master modified "all.q" in cluster queue list
  user_lists            staff
  $ qconf -rattr queue load_thresholds lic=1,fl=2,lic=3 all.q; show -sq all.q load_thresholds
  root@master modified "all.q" in cluster queue list
  load_thresholds       lic=1,fl=2,lic=3
  $ qconf -rattr queue hostlist 'node01 @allhosts node01' all.q; show -sq all.q hostlist
  root@master modified "all.q" in cluster queue list
  hostlist              node01 @allhosts
  $ qconf -aattr queue hostlist node01 all.q
  No modification because "node01" already exists in "hostlist" of "all.q"

A threshold that is changed moves to the end, one that stays what it is does not; what a
queue provides always moves.

  $ qconf -rattr queue load_thresholds lic=1,fl=2,mem_free=3 all.q; show -sq all.q load_thresholds
  root@master modified "all.q" in cluster queue list
  load_thresholds       lic=1,fl=2,mem_free=3
  $ qconf -mattr queue load_thresholds fl=2,lic=7 all.q; show -sq all.q load_thresholds
  root@master modified "all.q" in cluster queue list
  load_thresholds       fl=2,mem_free=3,lic=7
  $ qconf -mattr queue load_thresholds fl=2 all.q; show -sq all.q load_thresholds
  root@master modified "all.q" in cluster queue list
  load_thresholds       fl=2,mem_free=3,lic=7
  $ qconf -rattr queue complex_values lic=1,fl=2,mem_free=3 all.q; show -sq all.q complex_values
  root@master modified "all.q" in cluster queue list
  complex_values        lic=1,fl=2,mem_free=3
  $ qconf -mattr queue complex_values lic=1 all.q; show -sq all.q complex_values
  root@master modified "all.q" in cluster queue list
  complex_values        fl=2,mem_free=3,lic=1
  $ fails -- qconf -aattr queue load_thresholds lic all.q
  exit 1, says: 

Taking something out of a setting that is not there makes none.

  $ qconf -dattr queue user_lists staff all.q@node02; show -sq all.q user_lists
  root@master modified "all.q" in cluster queue list
  user_lists            staff
  $ qconf -dattr queue load_thresholds '[node04=lic=1]' all.q; show -sq all.q load_thresholds
  root@master modified "all.q" in cluster queue list
  load_thresholds       fl=2,mem_free=3,lic=7
  $ qconf -aattr queue user_lists NONE all.q@node02; show -sq all.q user_lists
  root@master modified "all.q" in cluster queue list
  user_lists            staff,[node02=NONE]

Lists of hosts, environments and projects: blanks between names, commas between values.

  $ qconf -rattr exechost user_lists 'team staff' node01; show -se node01 user_lists
  root@master modified "node01" in exechost list
  user_lists            team staff
  $ fails team -- qconf -rattr exechost user_lists team,staff node01
  exit 1, says: team
  $ fails nosuch -- qconf -dattr exechost user_lists nosuch node01
  exit 1, says: nosuch
  $ qconf -aattr exechost user_lists team node01
  No modification because "team" already exists in "user_lists" of "exechost"
  root@master modified "node01" in exechost list
  $ qconf -rattr exechost complex_values 'lic=1, fl=2' node01; show -se node01 complex_values
  root@master modified "node01" in exechost list
  complex_values        lic=1,fl=2
  $ fails -- qconf -rattr exechost complex_values 'lic=1 fl=2' node01
  exit 1, says: 
  $ qconf -aattr exechost complex_values lic=2 node01
  No modification because "lic" already exists in "complex_values" of "exechost"
  $ qconf -mattr exechost complex_values lic=1 node01; show -se node01 complex_values
  root@master modified "node01" in exechost list
  complex_values        fl=2,lic=1
  $ qconf -rattr exechost load_scaling 'load_avg=0.5,np_load_avg=2' node01; show -se node01 load_scaling
  root@master modified "node01" in exechost list
  load_scaling          load_avg=0.500000,np_load_avg=2.000000
  $ qconf -mattr exechost load_scaling load_avg=0.5 node01; show -se node01 load_scaling
  root@master modified "node01" in exechost list
  load_scaling          load_avg=0.500000,np_load_avg=2.000000
  $ qconf -rattr exechost report_variables load_avg,cpu node01; show -se node01 report_variables
  root@master modified "node01" in exechost list
  report_variables      load_avg,cpu
  $ fails -- qconf -rattr exechost report_variables 'load_avg cpu' node01
  exit 1, says: 
  $ qconf -aattr exechost report_variables cpu node01
  No modification because "cpu" already exists in "report_variables" of "exechost"
  root@master modified "node01" in exechost list
  $ qconf -rattr hostgroup hostlist 'node01 node02 node01' @allhosts; show -shgrp @allhosts hostlist
  root@master modified "@allhosts" in host group list
  hostlist node01 node02 node01
  $ fails node01,node02 -- qconf -rattr hostgroup hostlist node01,node02 @allhosts
  exit 1, says: node01,node02
  $ qconf -rattr userset entries 'alice bob' team; show -su team entries
  root@master modified "team" in userset list
  entries alice,bob

No user set is both let in and kept out by an environment or a project.

  $ qconf -rattr pe user_lists team smp
  root@master modified "smp" in parallel environment list
  $ fails team smp -- qconf -rattr pe xuser_lists 'staff team' smp
  exit 1, says: team smp
  $ qconf -rattr pe xuser_lists staff smp; show -sp smp xuser_lists
  root@master modified "smp" in parallel environment list
  xuser_lists        staff
  $ qconf -rattr project acl team p1
  root@master modified "p1" in project list
  $ fails team p1 -- qconf -rattr project xacl team p1
  exit 1, says: team p1
  $ qconf -rattr exechost xuser_lists team node01; show -se node01 xuser_lists
  root@master modified "node01" in exechost list
  xuser_lists           team

An empty value is none.

  $ fails -- qconf -rattr queue user_lists '' all.q
  exit 1, says: 
  $ fails -- qconf -mattr pe slots '' smp
  exit 1, says: 
