Override tickets behind functional ones: between jobs of different users or projects that are worth the same the oldest goes first, within one kind the job with more functional tickets.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $11, $12}' | sort -n | tr '\n' ';'; echo; qdel -u '*' > o; }
  $ conf policy_hierarchy FSO; conf weight_tickets_functional 1000; conf weight_user 1; conf weight_project 0; conf weight_job 0; conf weight_department 0
  $ qmod -d '*' > o
  $ printf "name bob\noticket 0\nfshare 30\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "bob" to user list
  $ printf "name alice\noticket 50\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u
  root@master added "alice" to user list
  $ printf 'name lab\ntype DEPT\nfshare 0\noticket 200\nentries alice,bob\n' > d; qconf -Au d; qconf -rattr project oticket 100 red
  root@master added "lab" to userset list
  root@master modified "red" in project list
  $ { for n in 1 2 3; do as bob qsub -b y -P red sleep 600; done; as alice qsub -b y sleep 600; as alice qsub -b y -P red sleep 600; } > o; ext
  1 150 230;2 100 115;3 75 76;4 65 1000;5 350 500;
  $ { as alice qsub -b y sleep 600; as alice qsub -b y -P red sleep 600; for n in 1 2 3; do as bob qsub -b y -P red sleep 600; done; } > o; ext
  6 75 1000;7 350 500;8 150 230;9 100 115;10 65 76;
  $ qconf -rattr user oticket 0 alice; for u in bob bob bob alice alice; do as $u qsub -b y sleep 600; done > o; ext
  root@master modified "alice" in user list
  11 66 230;12 50 115;13 40 76;14 200 1000;15 100 500;
