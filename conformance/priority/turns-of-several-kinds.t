Functional tickets where jobs of one user have different shares, and F is not in the hierarchy: those of equal shares take turns as they stand in the
list, and of the first ones of each kind the oldest comes first.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $12}' | sort -n | tr '\n' ';'; echo; }
  $ conf policy_hierarchy OS; conf weight_tickets_functional 60000; conf weight_user 1; conf weight_department 0; conf weight_project 0; conf weight_job 0; conf share_functional_shares TRUE; qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf "name bob\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ as bob qsub -terse -b y sleep 600
  1
  $ as bob qsub -t 1-2 -terse -b y sleep 600
  2.1-2:1
  $ as bob qsub -terse -b y sleep 600
  3
  $ as bob qsub -terse -b y sleep 600
  4
  $ ext
  1 60000;2 30000;3 20000;4 15000;
  $ qalter -js 100 2 > o; ext
  1 60000;2 30000;3 20000;4 15000;
  $ qalter -js 100 1 > o; ext
  1 30000;2 60000;3 20000;4 15000;
  $ qalter -js 90 1,2 > o; ext
  1 60000;2 30000;3 20000;4 15000;
  $ qalter -p -1 2 > o; ext
  1 60000;2 30000;3 20000;4 15000;
  $ qalter -js 70 3 > o; ext
  1 60000;2 30000;3 20000;4 15000;
