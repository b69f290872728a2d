A request to hold or release puts a job behind others of equal claims, also where nothing changes by it; see turns-outside-of-the-hierarchy.t.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $11}' | sort -n | tr '\n' ';'; echo; }
  $ conf policy_hierarchy F; conf share_override_tickets TRUE; qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf "name bob\noticket 120\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ for i in 1 2 3 4; do as bob qsub -terse -b y sleep 600 > o; done
  $ ext
  1 120;2 60;3 40;4 30;
  $ qrls 1 > o; ext
  1 30;2 120;3 60;4 40;
  $ qalter -h n 2 > o; ext
  1 40;2 30;3 120;4 60;
  $ qhold 3 > o; ext
  1 60;2 40;3 0;4 120;
  $ qhold 3 > o; ext
  1 60;2 40;3 0;4 120;
  $ qrls 3 > o; ext
  1 60;2 40;3 30;4 120;
  $ qrls -h o 4 > o; ext
  1 120;2 60;3 40;4 30;
  $ qalter -p 0 1 > o; ext
  1 120;2 60;3 40;4 30;
  $ qalter -h u -t 2 1 > o 2>&1; ext
  1 120;2 60;3 40;4 30;
