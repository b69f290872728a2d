A random share tree beside other policies, drawn with seed 11.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ shown() { qstat -u '*' "$@" | sed '1,2d; s/mm.dd.yyyy hh:mm:ss//' | sed -E 's, *[0-9/]+ [0-9:]{8} *, ,; s/ *$//' | sort -n; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q
  > qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ qconf -ssconf | sed -E '
  > s/^weight_urgency .*/weight_urgency 0.1/
  > s/^weight_priority .*/weight_priority 0/
  > s/^weight_ticket .*/weight_ticket 0.3/
  > s/^weight_tickets_share .*/weight_tickets_share 10000/
  > s/^halftime .*/halftime 0/
  > s/^compensation_factor .*/compensation_factor 1.5/
  > s/^weight_user .*/weight_user 0.6667/
  > s/^weight_project .*/weight_project 0.1667/
  > s/^weight_department .*/weight_department 0.1667/
  > s/^weight_job .*/weight_job 0/
  > s/^weight_tickets_functional .*/weight_tickets_functional 100000/
  > s/^max_functional_jobs_to_schedule .*/max_functional_jobs_to_schedule 3/
  > s/^share_functional_shares .*/share_functional_shares FALSE/
  > s/^policy_hierarchy .*/policy_hierarchy OS/
  > s/^share_override_tickets .*/share_override_tickets FALSE/
  > s/^report_pjob_tickets .*/report_pjob_tickets FALSE/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name bob\noticket 300\nfshare 30\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name dave\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name alice\noticket 100\nfshare 100\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name carol\noticket 50\nfshare 10\ndefault_project red\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "bob" to user list
  root@master added "dave" to user list
  root@master added "alice" to user list
  root@master added "carol" to user list
  $ qconf -rattr project fshare 50 red
  > qconf -rattr project oticket 0 red
  root@master modified "red" in project list
  root@master modified "red" in project list
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 200\nentries alice,bob\n' > d; qconf -Au d
  > printf 'name office\ntype DEPT\nfshare 50\noticket 100\nentries carol\n' > d; qconf -Au d
  root@master added "lab" to userset list
  root@master added "office" to userset list
  $ qconf -astnode /dave=60,/carol=20,/bob=20
  setting 
  /dave=60
  setting 
  /carol=20
  setting 
  /bob=20
  modified sharetree
  $ qconf -sstnode /
  /=1
  /dave=60
  /carol=20
  /bob=20
  $ conf weight_deadline 360000
  changed scheduler configuration
  $ qconf -au alice,bob deadlineusers
  added "alice" to access list "deadlineusers"
  added "bob" to access list "deadlineusers"
  $ {
  > as carol qsub -b y -N j1 -t 1-3 -P blue -l lic=3,ram=1500M -p -100 sleep 600
  > as dave qsub -b y -N j2 -t 2-6:2 -tc 3 -l lic=2,ram=512M -p -1000 sleep 600
  > as dave qsub -b y -N j3 -P red -l lic=1,ram=3G -hold_jid 2 sleep 600
  > as carol qsub -b y -N j4 -l lic=3,ram=3G sleep 600
  > as alice qsub -b y -N j5 sleep 600
  > as carol qsub -b y -N j6 -pe rr 3,5 -l lic=1 sleep 600
  > as dave qsub -b y -N j7 -P red -l lic=2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 1.1-3:1 ("j1")
  Your job-array 2.2-6:2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as carol qsub -b y -N j8 -l ram=512M sleep 600
  > as alice qsub -b y -N j9 -P blue -l lic=1 -p -50 sleep 600
  > as dave qsub -b y -N j10 -t 1-3 -tc 2 -P blue -l ram=2G -p -10 sleep 600
  > as alice qsub -b y -N j11 -P red -l lic=2,ram=3G sleep 600
  > as dave qsub -b y -N j12 -pe mpi 5 -P red sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job-array 10.1-3:1 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ {
  > as dave qsub -b y -N j13 -dl 202001010101 -P red -l lic=1 sleep 600
  > as carol qsub -b y -N j14 -dl 202001010101 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  $ answer qalter -ot 500 10,13
  exit 1
  $ schedule
  $ shown -ext
        1 0.00000 0.00000 j1         carol        blue             office     qw                                   0     0     0     0     0 0.00                                     1 1-3:1
        2 0.00000 0.00000 j2         dave         NA               defaultdep qw                                   0     0     0     0     0 0.00                                     1 2-6:2
        3 0.00000 0.00000 j3         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        4 0.00000 0.00000 j4         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        5 0.12552 0.41840 j5         alice        NA               lab        r     NA         NA      NA      41965     0   300 41665     0 0.00  all.q@node01                       1
        6 0.00000 0.00000 j6         carol        red              office     qw                                   0     0     0     0     0 0.00                                     3
        7 0.00000 0.00000 j7         dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     1
        8 0.00000 0.00000 j8         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        9 0.00000 0.00000 j9         alice        blue             lab        qw                                   0     0     0     0     0 0.00                                     1
       10 0.00000 0.00000 j10        dave         blue             defaultdep qw                                   0   500     0     0     0 0.00                                     1 1-3:1
       11 0.00000 0.00000 j11        alice        red              lab        qw                                   0     0     0     0     0 0.00                                     1
       12 0.00000 0.00000 j12        dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     5
  $ shown -pri
        1 0.00000 0.00000 0.00000 0.00000  -100 j1         carol        qw 1 1-3:1
        2 0.00000 0.00000 0.00000 0.00000 -1000 j2         dave         qw 1 2-6:2
        3 0.00000 0.00000 0.00000 0.00000     0 j3         dave         hqw 1
        4 0.00000 0.00000 0.00000 0.00000     0 j4         carol        qw 1
        5 0.12552 0.00000 0.00000 0.41840     0 j5         alice        r all.q@node01                       1
        6 0.00000 0.00000 0.00000 0.00000     0 j6         carol        qw 3
        7 0.00000 0.00000 0.00000 0.00000     0 j7         dave         qw 1
        8 0.00000 0.00000 0.00000 0.00000     0 j8         carol        qw 1
        9 0.00000 0.00000 0.00000 0.00000   -50 j9         alice        qw 1
       10 0.00000 0.00000 0.00000 0.00000   -10 j10        dave         qw 1 1-3:1
       11 0.00000 0.00000 0.00000 0.00000     0 j11        alice        qw 1
       12 0.00000 0.00000 0.00000 0.00000     0 j12        dave         qw 5
  $ end 1,2
  root forced the deletion of job 5
  $ answer qconf -dstnode /dave
  exit 0
  $ qconf -sstree
  id=0
  name=Root
  type=0
  shares=1
  childnodes=1,2
  id=1
  name=carol
  type=0
  shares=20
  childnodes=NONE
  id=2
  name=bob
  type=0
  shares=20
  childnodes=NONE
  $ schedule
  $ shown -ext
        1 0.00000 0.00000 j1         carol        blue             office     qw                                   0     0     0     0     0 0.00                                     1 1-3:1
        2 0.00000 0.00000 j2         dave         NA               defaultdep qw                                   0     0     0     0     0 0.00                                     1 2-6:2
        3 0.00000 0.00000 j3         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        4 0.00000 0.00000 j4         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        6 0.00000 0.00000 j6         carol        red              office     qw                                   0     0     0     0     0 0.00                                     3
        7 0.00000 0.00000 j7         dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     1
        8 0.00000 0.00000 j8         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        9 0.00000 0.00000 j9         alice        blue             lab        qw                                   0     0     0     0     0 0.00                                     1
       10 0.00000 0.00000 j10        dave         blue             defaultdep qw                                   0   500     0     0     0 0.00                                     1 1-3:1
       11 0.00000 0.00000 j11        alice        red              lab        qw                                   0     0     0     0     0 0.00                                     1
       12 0.00000 0.00000 j12        dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     5
  $ qconf -rattr project fshare 200 red
  > qconf -rattr project oticket 100 red
  root@master modified "red" in project list
  root@master modified "red" in project list
  $ conf weight_urgency 0
  changed scheduler configuration
  $ answer qconf -astnode /new=5
  exit 0
  $ qalter -hold_jid 9 11 > o 2>&1; echo $?
  0
  $ {
  > as bob qsub -b y -N j15 -P red sleep 600
  > as carol qsub -b y -N j16 -P blue sleep 600
  > as bob qsub -b y -N j17 -pe smp 3 -P red -l lic=1,ram=1500M sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 15 ("j15")
  Your job 16 ("j16")
  Your job 17 ("j17")
  $ end 1,2
  $ schedule
  $ shown -ext
        1 0.00000 0.00000 j1         carol        blue             office     qw                                   0     0     0     0     0 0.00                                     1 1-3:1
        2 0.00000 0.00000 j2         dave         NA               defaultdep qw                                   0     0     0     0     0 0.00                                     1 2-6:2
        3 0.00000 0.00000 j3         dave         red              defaultdep hqw                                  0     0     0     0     0 0.00                                     1
        4 0.00000 0.00000 j4         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        6 0.00000 0.00000 j6         carol        red              office     qw                                   0     0     0     0     0 0.00                                     3
        7 0.00000 0.00000 j7         dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     1
        8 0.00000 0.00000 j8         carol        red              office     qw                                   0     0     0     0     0 0.00                                     1
        9 0.00000 0.00000 j9         alice        blue             lab        qw                                   0     0     0     0     0 0.00                                     1
       10 0.00000 0.00000 j10        dave         blue             defaultdep qw                                   0   500     0     0     0 0.00                                     1 1-3:1
       11 0.00000 0.00000 j11        alice        red              lab        hqw                                  0     0     0     0     0 0.00                                     1
       12 0.00000 0.00000 j12        dave         red              defaultdep qw                                   0     0     0     0     0 0.00                                     5
       15 0.30000 1.00000 j15        bob          red              lab        r     NA         NA      NA      100599     0   600 99999     0 0.00  all.q@node02                       1
       16 0.03950 0.13167 j16        carol        blue             office     r     NA         NA      NA      13245     0   150 13095     0 0.00  all.q@node03                       1
       17 0.00000 0.00000 j17        bob          red              lab        qw                                   0     0     0     0     0 0.00                                     3
  $ shown -pri
        1 0.00000 0.00000 0.00000 0.00000  -100 j1         carol        qw 1 1-3:1
        2 0.00000 0.00000 0.00000 0.00000 -1000 j2         dave         qw 1 2-6:2
        3 0.00000 0.00000 0.00000 0.00000     0 j3         dave         hqw 1
        4 0.00000 0.00000 0.00000 0.00000     0 j4         carol        qw 1
        6 0.00000 0.00000 0.00000 0.00000     0 j6         carol        qw 3
        7 0.00000 0.00000 0.00000 0.00000     0 j7         dave         qw 1
        8 0.00000 0.00000 0.00000 0.00000     0 j8         carol        qw 1
        9 0.00000 0.00000 0.00000 0.00000   -50 j9         alice        qw 1
       10 0.00000 0.00000 0.00000 0.00000   -10 j10        dave         qw 1 1-3:1
       11 0.00000 0.00000 0.00000 0.00000     0 j11        alice        hqw 1
       12 0.00000 0.00000 0.00000 0.00000     0 j12        dave         qw 5
       15 0.30000 0.00000 0.00000 1.00000     0 j15        bob          r all.q@node02                       1
       16 0.03950 0.00000 0.00000 0.13167     0 j16        carol        r all.q@node03                       1
       17 0.00000 0.00000 0.00000 0.00000     0 j17        bob          qw 3
