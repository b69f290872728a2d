With `max_functional_jobs_to_schedule`, the first task that is left may get fewer override tickets than the tasks
behind it. A task never starts before an earlier one of its job all the same: the job has the place of the first task
that waits.

  $ site quotas
  $ qconf -ssconf | sed -E -e 's/^weight_ticket .*/weight_ticket 1/' -e 's/^weight_tickets_functional .*/weight_tickets_functional 1000/' -e 's/^max_functional_jobs_to_schedule .*/max_functional_jobs_to_schedule 1/' -e 's/^policy_hierarchy .*/policy_hierarchy FSO/' -e 's/^share_override_tickets .*/share_override_tickets TRUE/' -e 's/^report_pjob_tickets .*/report_pjob_tickets TRUE/' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name bob\noticket 240\nfshare 30\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "bob" to user list
  $ printf 'name alice\noticket 0\nfshare 30\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "alice" to user list
  $ qmod -d long.q all.q@node02 all.q@node03 all.q@node04 | sort
  root@master changed state of "all.q@node02" (disabled)
  root@master changed state of "all.q@node03" (disabled)
  root@master changed state of "all.q@node04" (disabled)
  root@master changed state of "long.q@node01" (disabled)
  root@master changed state of "long.q@node02" (disabled)
  root@master changed state of "long.q@node03" (disabled)
  root@master changed state of "long.q@node04" (disabled)
  $ qconf -rattr queue slots 3 all.q
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -N one sleep 600
  Your job 1 ("one") has been submitted
  $ as bob qsub -b y -N array -t 1-4 sleep 600
  Your job-array 2.1-4:1 ("array") has been submitted
  $ as bob qsub -b y -N two sleep 600
  Your job 3 ("two") has been submitted
  $ as alice qsub -b y -N three sleep 600
  Your job 4 ("three") has been submitted
  $ as bob qsub -b y -N four sleep 600
  Your job 5 ("four") has been submitted
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $2, $3, $4, $NF}' | sort -n
  1 0.25004 0.00004 one 1
  2 0.00000 0.00000 array 2-4:1
  2 1.24997 0.99997 array 1
  3 1.24998 0.99998 two 1
  4 1.24997 0.99997 three 1
  5 1.24997 0.99997 four 1
  $ qdel -f 1
  root has deleted job 1
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $2, $3, $4, $NF}' | sort -n
  2 0.54637 0.29637 array 2-4:1
  2 1.25000 1.00000 array 1
  3 1.25000 1.00000 two 1
  4 0.55242 0.30242 three 1
  5 1.25000 1.00000 four 1
