Users, projects and jobs that have functional shares are kinds of their own also where these weigh nothing: between kinds of equal claims the oldest of their first jobs goes first, within one the list of jobs decides; see turns-of-several-kinds.t.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $12}' | sort -n | tr '\n' ';'; echo; }
  $ conf policy_hierarchy O; conf weight_tickets_functional 6000; conf weight_user 0; conf weight_project 0; conf weight_job 0; conf weight_department 1
  $ qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf "name bob\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ printf "name alice\noticket 0\nfshare 0\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "alice" to user list
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  root@master added "lab" to userset list
  $ for u in alice bob alice bob alice; do as $u qsub -terse -b y sleep 600 > o; done
  $ ext
  1 6000;2 3000;3 2000;4 1500;5 1200;
  $ qalter -N x 1 > o; ext
  1 1200;2 6000;3 3000;4 2000;5 1500;
  $ qalter -N x 2 > o; ext
  1 1200;2 2000;3 6000;4 3000;5 1500;
  $ qdel 1 2 3 4 5 > o; qconf -rattr project fshare 10 red
  root@master modified "red" in project list
  $ for p in blue red blue red blue; do as alice qsub -terse -P $p -b y sleep 600 > o; done
  $ ext
  6 6000;7 3000;8 2000;9 1500;10 1200;
  $ qalter -N x 6 > o; ext
  6 1200;7 6000;8 3000;9 2000;10 1500;
  $ qalter -N x 7 > o; ext
  6 1200;7 2000;8 6000;9 3000;10 1500;
  $ qdel 6 7 8 9 10 > o
  $ for j in 0 10 0 10 0; do as alice qsub -terse -js $j -b y sleep 600 > o; done
  $ ext
  11 6000;12 3000;13 2000;14 1500;15 1200;
  $ qalter -N x 11 > o; ext
  11 1200;12 6000;13 3000;14 2000;15 1500;
  $ qalter -N x 12 > o; ext
  11 1200;12 2000;13 6000;14 3000;15 1500;
