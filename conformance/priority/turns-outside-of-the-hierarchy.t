What puts a job behind others of equal claims, where a policy is the first of the hierarchy or not in it.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $10, $11, $12}' | sort -n | tr '\n' ';'; echo; }
  $ conf weight_tickets_functional 60000; conf weight_ticket 1; conf weight_user 1; conf share_override_tickets TRUE; conf share_functional_shares TRUE; conf weight_urgency 0; conf weight_priority 0
  $ printf "name bob\noticket 120\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ for i in 1 2 3 4; do as bob qsub -terse -b y -t 1-2 sleep 600 > o; done
  $ for h in OFS F FSO O S; do echo "$h"; conf policy_hierarchy $h; ext; done
  OFS
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  F
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  FSO
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  O
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  S
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  $ qalter -p -1 1 > o; for h in OFS F FSO O S; do echo "alter $h"; conf policy_hierarchy $h; ext; done
  alter OFS
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  alter F
  1 0 30 34285;2 0 120 17142;3 0 60 11428;4 0 40 8571;
  alter FSO
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  alter O
  1 0 120 8571;2 0 60 34285;3 0 40 17142;4 0 30 11428;
  alter S
  1 0 30 8571;2 0 120 34285;3 0 60 17142;4 0 40 11428;
  $ qhold 2 > o; qrls 2 > o; for h in OFS F FSO O S; do echo "hold $h"; conf policy_hierarchy $h; ext; done
  hold OFS
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  hold F
  1 0 40 34285;2 0 30 17142;3 0 120 11428;4 0 60 8571;
  hold FSO
  1 0 120 34285;2 0 60 17142;3 0 40 11428;4 0 30 8571;
  hold O
  1 0 120 11428;2 0 60 8571;3 0 40 34285;4 0 30 17142;
  hold S
  1 0 40 11428;2 0 30 8571;3 0 120 34285;4 0 60 17142;
  $ qalter -hold_jid 99 3 > o; for h in F O; do echo "dependency $h"; conf policy_hierarchy $h; ext; done
  dependency F
  1 0 60 34285;2 0 40 17142;3 0 30 11428;4 0 120 8571;
  dependency O
  1 0 120 17142;2 0 60 11428;3 0 40 8571;4 0 30 34285;
  $ qalter -p -1 1 > o; for h in F O; do echo "same again $h"; conf policy_hierarchy $h; ext; done
  same again F
  1 0 60 34285;2 0 40 17142;3 0 30 11428;4 0 120 8571;
  same again O
  1 0 120 17142;2 0 60 11428;3 0 40 8571;4 0 30 34285;
  $ conf policy_hierarchy F; qconf -rattr queue slots '0,[node01=1]' all.q; ext; ext
  root@master modified "all.q" in cluster queue list
  1 0 60 34285;1 NA NA 34325;2 0 24 11428;3 0 17 6857;4 0 120 4897;
  1 0 24 17142;1 NA NA 60120;2 0 40 11428;3 0 30 8571;4 0 60 6857;
  $ qconf -rattr queue slots '0,[node01=1],[node02=1]' all.q; ext; ext
  root@master modified "all.q" in cluster queue list
  1 NA NA 17157;1 NA NA 60120;2 0 30 11428;3 0 20 6857;4 0 60 4897;
  1 NA NA 30060;1 NA NA 30060;2 0 30 11428;3 0 24 8571;4 0 40 6857;
  $ qdel -f 1 > o; ext; ext
  2 NA NA 17172;2 NA NA 34325;3 0 24 11428;4 0 120 6857;
  2 NA NA 30060;2 NA NA 30060;3 0 30 11428;4 0 40 8571;
