Who may use a queue instance (-U): access lists and projects of queues and hosts.

  $ site quotas
  $ u() { for u in alice carol dave "*" @staff; do echo "$u: $(qselect -U "$u" 2> e | sed "s/all.q@node0/a/; s/long.q@node0/l/" | paste -sd" ")"; done; }
  $ qconf -aattr exechost user_lists staff node01
  root@master modified "node01" in exechost list
  $ u
  alice: a1 a2 a3 a4 l1 l2 l3 l4
  carol: a2 a3 a4 l2 l3 l4
  dave: a2 a3 a4 l2 l3 l4
  *: a1 a2 a3 a4 l1 l2 l3 l4
  @staff: a2 a3 a4 l2 l3 l4
  $ qconf -aattr exechost xuser_lists interns node02
  root@master modified "node02" in exechost list
  $ u
  alice: a1 a2 a3 a4 l1 l2 l3 l4
  carol: a3 a4 l3 l4
  dave: a2 a3 a4 l2 l3 l4
  *: a1 a3 a4 l1 l3 l4
  @staff: a2 a3 a4 l2 l3 l4
  $ qconf -rattr queue user_lists 'NONE,[node03=staff]' all.q
  root@master modified "all.q" in cluster queue list
  $ u
  alice: l1 l2 l3 l4 a1 a2 a3 a4
  carol: l3 l4 a4
  dave: l2 l3 l4 a2 a4
  *: l1 l3 l4 a1 a3 a4
  @staff: l2 l3 l4 a2 a4
  $ qconf -rattr queue xuser_lists 'NONE,[node04=interns]' all.q
  root@master modified "all.q" in cluster queue list
  $ u
  alice: l1 l2 l3 l4 a1 a2 a3 a4
  carol: l3 l4
  dave: l2 l3 l4 a2 a4
  *: l1 l3 l4 a1 a3
  @staff: l2 l3 l4 a2 a4
  $ qconf -rattr queue xprojects 'blue' long.q
  root@master modified "long.q" in cluster queue list
  $ u
  alice: a1 a2 a3 a4
  carol: 
  dave: a2 a4
  *: a1 a3
  @staff: a2 a4
  $ qconf -rattr queue xprojects NONE long.q; qconf -aattr exechost xprojects red node04
  root@master modified "long.q" in cluster queue list
  root@master modified "node04" in exechost list
  $ u
  alice: a1 a2 a3 l1 l2 l3
  carol: l3
  dave: a2 l2 l3
  *: a1 a3 l1 l3
  @staff: a2 l2 l3
  $ qstat -f -U dave | awk '/@/ {print $1}' | paste -sd' '; qstat -g c -U dave | awk 'NR > 2 {print $1, $6}'
  all.q@node02 long.q@node02 long.q@node03
  all.q 16
  long.q 16
  $ qconf -sq all.q | grep -E '^x?(projects|user)'
  user_lists            NONE,[node03=staff]
  xuser_lists           NONE,[node04=interns]
  projects              NONE
  xprojects             NONE

The lists of the cluster count like those of the hosts, projects that a host keeps out likewise.

  $ qconf -rattr queue user_lists NONE all.q > o; qconf -rattr queue xuser_lists NONE all.q > o; for h in node01 node02 node04; do for l in user_lists xuser_lists xprojects; do qconf -rattr exechost $l NONE $h > o; done; done
  $ qconf -rattr exechost user_lists staff global > o; u
  alice: l1 l2 l3 l4 a1 a2 a3 a4
  carol: 
  dave: 
  *: l1 l2 l3 l4 a1 a2 a3
  @staff: 
  $ qconf -rattr exechost user_lists NONE global > o; qconf -sconf | sed 's/^xuser_lists .*/xuser_lists interns/' > global; qconf -Mconf global > o; u
  root@master modified "global" in configuration list
  alice: l1 l2 l3 l4 a1 a2 a3 a4
  carol: 
  dave: l1 l2 l3 l4 a1 a2 a4
  *: 
  @staff: l1 l2 l3 l4 a1 a2 a4
  $ qconf -rattr exechost xprojects red global > o; u
  alice: 
  carol: 
  dave: 
  *: 
  @staff: 
