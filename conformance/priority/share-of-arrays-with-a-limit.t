What qstat -ext shows as the share of tasks of an array with more tasks than may run at a time: that of the job before the run.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ ext() { qstat -ext -u '*' | awk 'NR > 2' | sort -k1n -k6; }
  $ conf weight_tickets_functional 1000; conf weight_ticket 1; conf weight_user 1
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ for u in alice bob; do printf "name $u\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n" > u; qconf -Auser u; done
  root@master added "alice" to user list
  root@master added "bob" to user list
  $ qconf -rattr queue slots 0 all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ as bob qsub -b y -t 1-6 -tc 3 sleep 600; as alice qsub -b y -t 1-4 sleep 600; as alice qsub -b y sleep 600
  Your job-array 1.1-6:1 ("sleep") has been submitted
  Your job-array 2.1-4:1 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  $ schedule; ext
        1 1.25000 1.00000 sleep      bob          NA               defaultdep qw                                 571     0     0   571     0 0.57                                     1 1-6:1
        2 0.75000 0.50000 sleep      alice        NA               defaultdep qw                                 285     0     0   285     0 0.29                                     1 1-4:1
        3 0.50000 0.25000 sleep      alice        NA               defaultdep qw                                 142     0     0   142     0 0.14                                     1        
  $ qconf -rattr queue slots 1 all.q; schedule; ext
  root@master modified "all.q" in cluster queue list
        1 0.41667 0.16667 sleep      bob          NA               defaultdep qw                                  95     0     0    95     0 0.07                                     1 3-6:1
        1 0.50000 0.25000 sleep      bob          NA               defaultdep r     NA         NA      NA        142     0     0   142     0 0.57  all.q@node03                       1 2
        1 1.25000 1.00000 sleep      bob          NA               defaultdep r     NA         NA      NA        571     0     0   571     0 0.57  all.q@node01                       1 1
        2 0.75000 0.50000 sleep      alice        NA               defaultdep qw                                 285     0     0   285     0 0.29                                     1 3,4
        2 0.50000 0.25000 sleep      alice        NA               defaultdep r     NA         NA      NA        142     0     0   142     0 0.10  all.q@node04                       1 2
        2 0.75000 0.50000 sleep      alice        NA               defaultdep r     NA         NA      NA        285     0     0   285     0 0.29  all.q@node02                       1 1
        3 0.35000 0.10000 sleep      alice        NA               defaultdep qw                                  57     0     0    57     0 0.04                                     1        
  $ schedule; ext
        1 0.63095 0.38095 sleep      bob          NA               defaultdep qw                                  95     0     0    95     0 0.36                                     1 3-6:1
        1 1.25000 1.00000 sleep      bob          NA               defaultdep r     NA         NA      NA        250     0     0   250     0 0.25  all.q@node01                       1 1
        1 1.25000 1.00000 sleep      bob          NA               defaultdep r     NA         NA      NA        250     0     0   250     0 0.25  all.q@node03                       1 2
        2 0.63095 0.38095 sleep      alice        NA               defaultdep qw                                  95     0     0    95     0 0.36                                     1 3,4
        2 1.25000 1.00000 sleep      alice        NA               defaultdep r     NA         NA      NA        250     0     0   250     0 0.25  all.q@node02                       1 1
        2 1.25000 1.00000 sleep      alice        NA               defaultdep r     NA         NA      NA        250     0     0   250     0 0.25  all.q@node04                       1 2
        3 0.53571 0.28571 sleep      alice        NA               defaultdep qw                                  71     0     0    71     0 0.27                                     1        
