The end of a predecessor puts a job behind others of equal claims; see turns-after-holds.t.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $11}' | sort -n | tr '\n' ';'; echo; }
  $ conf policy_hierarchy F; conf share_override_tickets TRUE; qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf "name bob\noticket 120\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ as alice qsub -terse -h -b y sleep 600; as alice qsub -terse -h -b y sleep 600
  1
  2
  $ for i in 3 4 5 6; do as bob qsub -terse -b y sleep 600; done
  3
  4
  5
  6
  $ as bob qsub -terse -hold_jid 1 -b y sleep 600; as bob qsub -terse -hold_jid 1,2 -b y sleep 600
  7
  8
  $ as bob qsub -terse -b y sleep 600
  9
  $ ext
  1 0;2 0;3 120;4 60;5 40;6 30;7 0;8 0;9 24;
  $ qalter -N x 3 > o; ext
  1 0;2 0;3 24;4 120;5 60;6 40;7 0;8 0;9 30;
  $ qdel 1 > o; ext
  2 0;3 24;4 120;5 60;6 40;7 20;8 0;9 30;
  $ qalter -N x 4 > o; ext
  2 0;3 30;4 20;5 120;6 60;7 24;8 0;9 40;
  $ qdel 2 > o; ext
  3 30;4 20;5 120;6 60;7 24;8 17;9 40;
  $ qalter -N y 5 > o; ext
  3 40;4 24;5 17;6 120;7 30;8 20;9 60;
