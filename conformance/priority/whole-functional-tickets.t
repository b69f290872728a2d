Functional tickets of the only job there is: all of them, though the weights are thirds that no number is exact for.

  $ site small
  $ qconf -ssconf | sed -E '
  > s/^weight_tickets_functional .*/weight_tickets_functional 1000/
  > s/^share_functional_shares .*/share_functional_shares TRUE/
  > s/^weight_user .*/weight_user 0.3333/
  > s/^weight_project .*/weight_project 0.3333/
  > s/^weight_department .*/weight_department 0.3333/
  > s/^weight_job .*/weight_job 0/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name red\noticket 0\nfshare 200\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p
  root@master added "red" to project list
  $ for u in alice bob; do printf "name $u\noticket 0\nfshare 10\ndefault_project red\ndelete_time 0\n" > u; qconf -Auser u; done
  root@master added "alice" to user list
  root@master added "bob" to user list
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  root@master added "lab" to userset list
  $ as alice qsub -b y -N a -q all.q@node01 sleep 600
  Your job 1 ("a") has been submitted
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $3, $8, $12, $14}'
  1.00000 r 1000 0

Two alike have half of them each.

  $ as bob qsub -b y -N b -q all.q@node01 sleep 600
  Your job 2 ("b") has been submitted
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $3, $8, $12, $14}' | sort
  0.50000 r 500 0
  1.00000 r 1000 0
