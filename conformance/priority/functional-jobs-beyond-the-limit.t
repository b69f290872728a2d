Jobs beyond max_functional_jobs_to_schedule keep their functional tickets, but the first of each kind goes behind the
others in the share tree when that follows in policy_hierarchy.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $10, $11, $12, $13}' | sort -n | tr '\n' ';'; echo; }
  $ qconf -ssconf | sed -E 's/^weight_tickets_functional .*/weight_tickets_functional 60000/; s/^weight_tickets_share .*/weight_tickets_share 60000/; s/^weight_ticket .*/weight_ticket 1/; s/^weight_user .*/weight_user 1/; s/^share_functional_shares .*/share_functional_shares FALSE/; s/^weight_urgency .*/weight_urgency 0/; s/^weight_priority .*/weight_priority 0/; s/^max_functional_jobs_to_schedule .*/max_functional_jobs_to_schedule 3/; s/^policy_hierarchy .*/policy_hierarchy OFS/' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf "name bob\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ printf "name alice\noticket 0\nfshare 50\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "alice" to user list
  $ printf "id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\nid=1\nname=default\ntype=0\nshares=10\nchildnodes=NONE\n" > t; qconf -Astree t
  changed sharetree
  $ qconf -astnode /red=50 > o
  setting 
  /red=50
  modified sharetree
  $ qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ for i in 1 2 3 4 5 6; do as bob qsub -P red -b y sleep 600 > o; done; for i in 7 8 9; do as alice qsub -P red -b y sleep 600 > o; done
  $ ext
  1 0 0 34285 60000;2 0 0 17142 30000;3 0 0 11428 20000;4 0 0 11428 7500;5 0 0 11428 15000;6 0 0 11428 12000;7 0 0 6857 6666;8 0 0 6857 10000;9 0 0 6857 8571;
  $ conf max_functional_jobs_to_schedule 1; ext
  1 0 0 34285 60000;2 0 0 34285 7500;3 0 0 34285 30000;4 0 0 34285 20000;5 0 0 34285 15000;6 0 0 34285 12000;7 0 0 34285 6666;8 0 0 34285 10000;9 0 0 34285 8571;
  $ conf max_functional_jobs_to_schedule 2; ext
  1 0 0 34285 60000;2 0 0 17142 30000;3 0 0 17142 7500;4 0 0 17142 20000;5 0 0 17142 15000;6 0 0 17142 12000;7 0 0 11428 6666;8 0 0 11428 10000;9 0 0 11428 8571;
  $ conf share_functional_shares TRUE; ext
  1 0 0 34285 60000;2 0 0 17142 30000;3 0 0 17142 7500;4 0 0 17142 20000;5 0 0 17142 15000;6 0 0 17142 12000;7 0 0 17142 6666;8 0 0 17142 10000;9 0 0 17142 8571;
  $ conf policy_hierarchy FS; ext
  1 0 0 34285 60000;2 0 0 17142 30000;3 0 0 17142 7500;4 0 0 17142 20000;5 0 0 17142 15000;6 0 0 17142 12000;7 0 0 17142 6666;8 0 0 17142 10000;9 0 0 17142 8571;
  $ conf max_functional_jobs_to_schedule 200; ext
  1 0 0 34285 60000;2 0 0 17142 30000;3 0 0 7619 15000;4 0 0 5714 12000;5 0 0 4571 8571;6 0 0 3809 7500;7 0 0 11428 20000;8 0 0 5714 10000;9 0 0 3809 6666;
