Functional tickets of running jobs, some of which are in a project: what the kinds bring is added in such an order that fractions fall
just short of a whole number.

  $ site small
  $ qconf -ssconf | sed -E '
  > s/^weight_tickets_functional .*/weight_tickets_functional 1000/
  > s/^share_functional_shares .*/share_functional_shares FALSE/
  > s/^weight_user .*/weight_user 0.1818/
  > s/^weight_project .*/weight_project 0.3636/
  > s/^weight_department .*/weight_department 0.3636/
  > s/^weight_job .*/weight_job 0.09091/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name red\noticket 0\nfshare 200\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p
  root@master added "red" to project list
  $ for u in alice bob; do printf "name $u\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u; done
  root@master added "alice" to user list
  root@master added "bob" to user list
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  root@master added "lab" to userset list
  $ qconf -rattr queue slots 9 all.q
  root@master modified "all.q" in cluster queue list
  $ for u in alice bob; do as $u qsub -terse -b y -q all.q@node01 sleep 600; as $u qsub -terse -b y -q all.q@node01 sleep 600; done
  1
  2
  3
  4
  $ for u in bob bob; do as $u qsub -terse -b y -q all.q@node01 -P red sleep 600; done
  5
  6
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $3, $6, $12, $14, $15}'
  1 0.20000 NA 181 0 181
  2 0.15000 NA 136 0 136
  3 0.12000 NA 109 0 109
  4 0.10000 NA 90 0 90
  5 1.00000 red 909 0 909
  6 0.50000 red 454 0 454
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $3, $6, $12, $14, $15}'
  1 0.33333 NA 99 0 99
  2 0.33333 NA 99 0 99
  3 0.33333 NA 99 0 99
  4 0.33333 NA 99 0 99
  5 1.00000 red 299 0 299
  6 1.00000 red 299 0 299
  $ as alice qsub -terse -b y -q all.q@node01 -P red -js 5 sleep 600
  7
  $ schedule
  $ schedule
  $ qstat -ext -u '*' | awk 'NR > 2 {print $1, $3, $6, $12, $14, $15}'
  1 0.26865 NA 77 0 77
  2 0.26865 NA 77 0 77
  3 0.26865 NA 77 0 77
  4 0.26865 NA 77 0 77
  5 0.68654 red 199 0 199
  6 0.68654 red 199 0 199
  7 1.00000 red 290 0 290
