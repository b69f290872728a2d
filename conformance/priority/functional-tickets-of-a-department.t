The weights of the kinds of shares are scaled to a sum that is added up from the users' to the jobs': a department's five of fifty-five shares are 3030 whole tickets.

  $ site quotas
  $ qconf -ssconf | sed -E '
  > s/^weight_tickets_functional .*/weight_tickets_functional 100000/
  > s/^share_functional_shares .*/share_functional_shares TRUE/
  > s/^report_pjob_tickets .*/report_pjob_tickets TRUE/
  > s/^weight_user .*/weight_user 0.3333/
  > s/^weight_project .*/weight_project 0.1667/
  > s/^weight_department .*/weight_department 0.3333/
  > s/^weight_job .*/weight_job 0.1667/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  > printf 'name office\ntype DEPT\nfshare 5\noticket 0\nentries carol\n' > d; qconf -Au d
  root@master added "lab" to userset list
  root@master added "office" to userset list
  $ as alice qsub -b y -N j1 sleep 600
  > as carol qsub -b y -N j2 sleep 600
  > as carol qsub -b y -N j3 sleep 600
  Your job 1 ("j1") has been submitted
  Your job 2 ("j2") has been submitted
  Your job 3 ("j3") has been submitted
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $3, $4, $5, $8, $12, $15}'
  1 1.00000 j1 alice r 33330 33330
  2 0.09091 j2 carol r 3030 3030
  3 0.04545 j3 carol r 1515 1515
