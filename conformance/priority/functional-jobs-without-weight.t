Jobs with shares of a kind that has no weight get no functional tickets, and count among max_functional_jobs_to_schedule all the same: those with more tickets of the policies before are taken first.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o 2>&1; }
  $ ext() { schedule; qstat -ext -u '*' | awk 'NR > 2 {print $1, $10, $11, $12, $13}' | sort -n | tr '\n' ';'; echo; }
  $ qconf -ssconf | sed -E 's/^weight_tickets_functional .*/weight_tickets_functional 6000/; s/^weight_user .*/weight_user 0/; s/^weight_job .*/weight_job 0/; s/^weight_department .*/weight_department 0/; s/^weight_project .*/weight_project 1/; s/^policy_hierarchy .*/policy_hierarchy OF/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr project fshare 10 red
  root@master modified "red" in project list
  $ printf 'name lab\ntype DEPT\nfshare 5\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  root@master added "lab" to userset list
  $ qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ for i in 1 2 3 4; do as carol qsub -P red -b y sleep 600 > o; done; for i in 5 6; do as alice qsub -b y sleep 600 > o; done
  $ for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 0 0 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2999 0;4 0 0 2999 0;5 0 0 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1999 0;5 0 0 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 0 0 0 0;6 0 0 0 0;

With tickets of the policy before.

  $ qalter -ot 9000 5 > o; for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 9000 9000 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 0 0 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 9000 9000 0 0;6 0 0 0 0;
  $ qalter -ot 9000 6 > o; for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 9000 9000 0 0;6 9000 9000 0 0;

Without shares at all, and with shares of the user or the job.

  $ qconf -rattr userset fshare 0 lab; for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  root@master modified "lab" in userset list
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 9000 9000 0 0;6 9000 9000 0 0;
  $ qconf -rattr user fshare 100 alice; for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  root@master modified "alice" in user list
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 9000 9000 0 0;6 9000 9000 0 0;
  $ qconf -rattr user fshare 0 alice; qalter -js 5 5 > o; for n in 1 2 3 200; do conf max_functional_jobs_to_schedule $n; ext; done
  root@master modified "alice" in user list
  1 0 0 6000 0;2 0 0 60000000 0;3 0 0 60000000 0;4 0 0 60000000 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 2999 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2999 0;4 0 0 2999 0;5 9000 9000 0 0;6 9000 9000 0 0;
  1 0 0 6000 0;2 0 0 3000 0;3 0 0 2000 0;4 0 0 1500 0;5 9000 9000 0 0;6 9000 9000 0 0;
