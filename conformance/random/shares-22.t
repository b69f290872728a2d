A random share tree beside other policies, drawn with seed 22.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ shown() { qstat -u '*' "$@" | sed '1,2d; s/mm.dd.yyyy hh:mm:ss//' | sed -E 's, *[0-9/]+ [0-9:]{8} *, ,; s/ *$//' | sort -n; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 2 all.q
  > qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ qconf -ssconf | sed -E '
  > s/^weight_urgency .*/weight_urgency 0/
  > s/^weight_priority .*/weight_priority 0.5/
  > s/^weight_ticket .*/weight_ticket 1/
  > s/^weight_tickets_share .*/weight_tickets_share 10000/
  > s/^halftime .*/halftime 0/
  > s/^compensation_factor .*/compensation_factor 1.5/
  > s/^weight_user .*/weight_user 0.3333/
  > s/^weight_project .*/weight_project 0/
  > s/^weight_department .*/weight_department 0.3333/
  > s/^weight_job .*/weight_job 0.3333/
  > s/^weight_tickets_functional .*/weight_tickets_functional 100000/
  > s/^max_functional_jobs_to_schedule .*/max_functional_jobs_to_schedule 200/
  > s/^share_functional_shares .*/share_functional_shares FALSE/
  > s/^policy_hierarchy .*/policy_hierarchy F/
  > s/^share_override_tickets .*/share_override_tickets FALSE/
  > s/^report_pjob_tickets .*/report_pjob_tickets TRUE/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name alice\noticket 50\nfshare 100\ndefault_project red\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name bob\noticket 0\nfshare 10\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name dave\noticket 0\nfshare 30\ndefault_project red\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name carol\noticket 0\nfshare 30\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "alice" to user list
  root@master added "bob" to user list
  root@master added "dave" to user list
  root@master added "carol" to user list
  $ qconf -rattr project fshare 200 blue
  > qconf -rattr project oticket 100 blue
  root@master modified "blue" in project list
  root@master modified "blue" in project list
  $ qconf -astnode /red=50,/blue=50,/default=10
  setting 
  /red=50
  setting 
  /blue=50
  setting 
  /default=10
  modified sharetree
  $ qconf -sstnode /
  /=1
  /red=50
  /blue=50
  /default=10
  $ conf weight_deadline 360000
  changed scheduler configuration
  $ qconf -au alice,bob deadlineusers
  added "alice" to access list "deadlineusers"
  added "bob" to access list "deadlineusers"
  $ {
  > as bob qsub -b y -N j1 -P blue -l lic=2,ram=1500M -p -500 sleep 600
  > as alice qsub -b y -N j2 -pe mpi 4 -P red sleep 600
  > as dave qsub -b y -N j3 -l lic=2 sleep 600
  > as carol qsub -b y -N j4 sleep 600
  > as alice qsub -b y -N j5 -P blue sleep 600
  > as bob qsub -b y -N j6 -P blue -l lic=2,ram=1G -p -1000 sleep 600
  > as dave qsub -b y -N j7 -P red -p -500 -hold_jid 3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as alice qsub -b y -N j8 -l ram=1500M -p -200 sleep 600
  > as dave qsub -b y -N j9 -P red -l ram=1500M -p -200 sleep 600
  > as dave qsub -b y -N j10 -l ram=512M sleep 600
  > as carol qsub -b y -N j11 -t 1-6 -tc 3 -P red -l lic=2,ram=1G sleep 600
  > as alice qsub -b y -N j12 -P blue -l lic=3,ram=1G -p -10 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job-array 11.1-6:1 ("j11")
  Your job 12 ("j12")
  $ {
  > as alice qsub -b y -N j13 -dl 202001010101 -l ram=1500M sleep 600
  > as dave qsub -b y -N j14 -dl 202001010101 -l lic=1,ram=3G -hold_jid 12 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 13 ("j13")
  $ answer qalter -js 100 9,14
  exit 1
  $ schedule
  $ shown -ext
        1 0.19966 0.07174 j1         bob          blue             defaultdep qw                                5108     0   100   462  4545 0.03                                     1
        2 0.64268 0.39268 j2         alice        red              defaultdep r     NA         NA      NA      27963     0    25 12820  1136 0.00  all.q@node01                       4
        3 0.28571 0.03571 j3         dave         red              defaultdep qw                                2543     0     0  1785   757 0.02                                     1
        4 0.28657 0.03657 j4         carol        NA               defaultdep r     NA         NA      NA       2604     0     0  1694   909 0.00  all.q@node03                       1
        5 0.48754 0.23754 j5         alice        blue             defaultdep r     NA         NA      NA      16915     0   150 14492  2272 0.00  all.q@node03                       1
        6 0.03495 0.02909 j6         bob          blue             defaultdep qw                                2071     0   100   456  1515 0.01                                     1
        7 0.00000 0.00000 j7         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        8 0.35284 0.15166 j8         alice        red              defaultdep qw                               10800     0    50 10101   649 0.07                                     1
        9 1.20117 1.00000 j9         dave         red              defaultdep qw                               71212     0     0 66666  4545 0.44                                     1
       10 0.28063 0.03063 j10        dave         red              defaultdep qw                                2181     0     0  1612   568 0.01                                     1
       11 0.27870 0.02870 j11        carol        red              defaultdep qw                                2043     0     0  1538   505 0.01                                     1 1-6:1
       12 0.37448 0.12692 j12        alice        blue             defaultdep qw                                9038     0   150  7751  1136 0.06                                     1
       13 0.34434 0.09434 j13        alice        red              defaultdep qw                                6718     0    50  6289   378 0.04                                     1
  $ shown -pri
        1 0.19966 0.00000 0.25586 0.07174  -500 j1         bob          qw 1
        2 0.64268 0.00000 0.00000 0.39268     0 j2         alice        r all.q@node01                       4
        3 0.28571 0.00000 0.50000 0.03571     0 j3         dave         qw 1
        4 0.28657 0.00000 0.00000 0.03657     0 j4         carol        r all.q@node03                       1
        5 0.48754 0.00000 0.00000 0.23754     0 j5         alice        r all.q@node03                       1
        6 0.03495 0.00000 0.01172 0.02909 -1000 j6         bob          qw 1
        7 0.00000 0.00000 0.00000 0.00000  -500 j7         dave         hqw 1
        8 0.35284 0.00000 0.40234 0.15166  -200 j8         alice        qw 1
        9 1.20117 0.00000 0.40234 1.00000  -200 j9         dave         qw 1
       10 0.28063 0.00000 0.50000 0.03063     0 j10        dave         qw 1
       11 0.27870 0.00000 0.50000 0.02870     0 j11        carol        qw 1 1-6:1
       12 0.37448 0.00000 0.49512 0.12692   -10 j12        alice        qw 1
       13 0.34434 1.00000 0.50000 0.09434     0 j13        alice        qw 1
  $ end 1,1
  root forced the deletion of job 2
  $ answer qconf -astnode /new=40
  exit 0
  $ qconf -sstree
  id=0
  name=Root
  type=0
  shares=1
  childnodes=1,2,3
  id=1
  name=red
  type=1
  shares=50
  childnodes=NONE
  id=2
  name=blue
  type=1
  shares=50
  childnodes=NONE
  id=3
  name=default
  type=0
  shares=10
  childnodes=NONE
  $ schedule
  $ shown -ext
        1 0.16201 0.03408 j1         bob          blue             defaultdep qw                                2910     0   100   537  2272 0.03                                     1
        3 0.30051 0.05051 j3         dave         red              defaultdep qw                                4313     0     0  2040  2272 0.04                                     1
        4 0.53972 0.28972 j4         carol        NA               defaultdep r     NA         NA      NA      24743     0     0 23076  1666 0.22  all.q@node03                       1
        5 1.25000 1.00000 j5         alice        blue             defaultdep r     NA         NA      NA      85406     0   150 76923  8333 0.78  all.q@node03                       1
        6 0.03097 0.02511 j6         bob          blue             defaultdep qw                                2144     0   100   529  1515 0.02                                     1
        7 0.00000 0.00000 j7         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        8 0.36961 0.16844 j8         alice        red              defaultdep qw                               14385     0    50 12820  1515 0.15                                     1
        9 0.71786 0.51669 j9         dave         red              defaultdep qw                               44128     0     0 39583  4545 0.46                                     1
       10 0.28582 0.03582 j10        dave         red              defaultdep qw                                3059     0     0  1923  1136 0.03                                     1
       11 0.28193 0.03193 j11        carol        red              defaultdep qw                                2727     0     0  1818   909 0.03                                     1 1-6:1
       12 0.37103 0.12348 j12        alice        blue             defaultdep qw                               10545     0   150  9259  1136 0.11                                     1
       13 0.34208 0.09208 j13        alice        red              defaultdep qw                                7864     0    50  7246   568 0.08                                     1
  $ qconf -rattr project fshare 200 blue
  > qconf -rattr project oticket 500 blue
  root@master modified "blue" in project list
  root@master modified "blue" in project list
  $ qconf -rattr project fshare 50 red
  > qconf -rattr project oticket 100 red
  root@master modified "red" in project list
  root@master modified "red" in project list
  $ conf policy_hierarchy FS
  changed scheduler configuration
  $ answer qconf -astnode /new=40
  exit 0
  $ qalter -hold_jid 4 11 > o 2>&1; echo $?
  0
  $ {
  > as bob qsub -b y -N j15 -pe rr 3,5 -l lic=3,ram=3G sleep 600
  > as dave qsub -b y -N j16 -l ram=2G sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 15 ("j15")
  Your job 16 ("j16")
  $ end 1,2
  root forced the deletion of job 4
  root forced the deletion of job 5
  $ schedule
  $ shown -ext
        1 0.17580 0.04787 j1         bob          blue             defaultdep qw                                3413     0   500   641  2272 0.02                                     1
        3 0.30629 0.05629 j3         dave         red              defaultdep qw                                4014     0   100  2777  1136 0.03                                     1
        6 0.04294 0.03708 j6         bob          blue             defaultdep qw                                2644     0   500   628  1515 0.02                                     1
        7 0.00000 0.00000 j7         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        8 0.59471 0.39353 j8         alice        red              defaultdep qw                               28063     0   150 25641  2272 0.18                                     1
        9 1.20117 1.00000 j9         dave         red              defaultdep qw                               71312     0   100 66666  4545 0.45                                     1
       10 0.30011 0.05011 j10        dave         red              defaultdep qw                                3573     0   100  2564   909 0.02                                     1
       11 0.29541 0.04541 j11        carol        red              defaultdep qw                                3238     0   100  2380   757 0.02                                     1 1-6:1
       12 0.52224 0.27468 j12        alice        blue             defaultdep qw                               19588     0   550 14492  4545 0.12                                     1
       13 0.41500 0.16500 j13        alice        red              defaultdep qw                               11766     0   150 10101  1515 0.07                                     1
       15 0.27140 0.02140 j15        bob          NA               defaultdep qw                                1526     0     0   617   909 0.01                                     3
       16 0.28598 0.03598 j16        dave         red              defaultdep qw                                2565     0   100  1960   505 0.02                                     1
  $ shown -pri
        1 0.17580 0.00000 0.25586 0.04787  -500 j1         bob          qw 1
        3 0.30629 0.00000 0.50000 0.05629     0 j3         dave         qw 1
        6 0.04294 0.00000 0.01172 0.03708 -1000 j6         bob          qw 1
        7 0.00000 0.00000 0.00000 0.00000  -500 j7         dave         hqw 1
        8 0.59471 0.00000 0.40234 0.39353  -200 j8         alice        qw 1
        9 1.20117 0.00000 0.40234 1.00000  -200 j9         dave         qw 1
       10 0.30011 0.00000 0.50000 0.05011     0 j10        dave         qw 1
       11 0.29541 0.00000 0.50000 0.04541     0 j11        carol        qw 1 1-6:1
       12 0.52224 0.00000 0.49512 0.27468   -10 j12        alice        qw 1
       13 0.41500 1.00000 0.50000 0.16500     0 j13        alice        qw 1
       15 0.27140 0.00556 0.50000 0.02140     0 j15        bob          qw 3
       16 0.28598 0.00000 0.50000 0.03598     0 j16        dave         qw 1
