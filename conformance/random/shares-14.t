A random share tree beside other policies, drawn with seed 14.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ shown() { qstat -u '*' "$@" | sed '1,2d; s/mm.dd.yyyy hh:mm:ss//' | sed -E 's, *[0-9/]+ [0-9:]{8} *, ,; s/ *$//' | sort -n; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q
  > qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ qconf -ssconf | sed -E '
  > s/^weight_urgency .*/weight_urgency 0/
  > s/^weight_priority .*/weight_priority 0.5/
  > s/^weight_ticket .*/weight_ticket 0.3/
  > s/^weight_tickets_share .*/weight_tickets_share 10000/
  > s/^halftime .*/halftime 0/
  > s/^compensation_factor .*/compensation_factor 5/
  > ' > s; qconf -Msconf s
  changed scheduler configuration
  $ printf 'name dave\noticket 0\nfshare 100\ndefault_project red\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name alice\noticket 100\nfshare 30\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name bob\noticket 0\nfshare 0\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  > printf 'name carol\noticket 0\nfshare 0\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "dave" to user list
  root@master added "alice" to user list
  root@master added "bob" to user list
  root@master added "carol" to user list
  $ qconf -rattr project fshare 200 blue
  > qconf -rattr project oticket 500 blue
  root@master modified "blue" in project list
  root@master modified "blue" in project list
  $ qconf -rattr project fshare 50 red
  > qconf -rattr project oticket 500 red
  root@master modified "red" in project list
  root@master modified "red" in project list
  $ printf 'name lab\ntype DEPT\nfshare 50\noticket 0\nentries alice,bob\n' > d; qconf -Au d
  > printf 'name office\ntype DEPT\nfshare 50\noticket 100\nentries carol\n' > d; qconf -Au d
  root@master added "lab" to userset list
  root@master added "office" to userset list
  $ qconf -astnode /red=10,/blue=50,/default=50
  setting 
  /red=10
  setting 
  /blue=50
  setting 
  /default=50
  modified sharetree
  $ qconf -sstnode /
  /=1
  /red=10
  /blue=50
  /default=50
  $ conf weight_deadline 3600
  changed scheduler configuration
  $ qconf -au alice,bob deadlineusers
  added "alice" to access list "deadlineusers"
  added "bob" to access list "deadlineusers"
  $ {
  > as bob qsub -b y -N j1 -P red -l ram=2G sleep 600
  > as carol qsub -b y -N j2 -t 1-4 -tc 2 -l lic=1,ram=2G -p -1 sleep 600
  > as carol qsub -b y -N j3 -P blue -l lic=2 sleep 600
  > as alice qsub -b y -N j4 -l lic=3 -hold_jid 3 sleep 600
  > as alice qsub -b y -N j5 -P blue -l lic=1,ram=1500M sleep 600
  > as alice qsub -b y -N j6 -l lic=1 sleep 600
  > as bob qsub -b y -N j7 -t 1-6 -tc 2 -P blue -l ram=512M -p -100 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-4:1 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job-array 7.1-6:1 ("j7")
  $ {
  > as bob qsub -b y -N j8 -pe rr 2-6 -l ram=1500M -hold_jid 4 sleep 600
  > as carol qsub -b y -N j9 -p -500 sleep 600
  > as dave qsub -b y -N j10 -l lic=1 -p -1 sleep 600
  > as alice qsub -b y -N j11 -pe rr 2-4 -l lic=2,ram=3G sleep 600
  > as bob qsub -b y -N j12 -pe rr -3 -P blue -l lic=3 -p -1 -hold_jid 11 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  Your job 12 ("j12")
  $ {
  > as carol qsub -b y -N j13 -dl 202001010101 -l lic=1,ram=1G -p -1 sleep 600
  > as carol qsub -b y -N j14 -dl 202001010101 -P blue -l ram=512M -p -50 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  $ answer qalter -ot 500 14
  exit 1
  $ schedule
  $ shown -ext
        1 0.34060 0.30201 j1         bob          red              lab        qw                                1125     0   500     0   625 0.06                                     1
        2 0.50546 0.85235 j2         carol        NA               office     qw                                3175     0    50     0  3125 0.16                                     1 1-4:1
        3 0.55000 1.00000 j3         carol        blue             office     qw                                3725     0   600     0  3125 0.19                                     1
        4 0.00000 0.00000 j4         alice        NA               lab        hqw                                  0     0     0     0     0 0.00                                     1
        5 0.40403 0.51342 j5         alice        blue             lab        qw                                1912     0   350     0  1562 0.10                                     1
        6 0.50570 0.85235 j6         alice        NA               lab        qw                                3175     0    50     0  3125 0.16                                     1
        7 0.32290 0.32438 j7         bob          blue             lab        qw                                1208     0   166     0  1041 0.06                                     1 1-6:1
        8 0.00000 0.00000 j8         bob          NA               lab        hqw                                  0     0     0     0     0 0.00                                     2
        9 0.21384 0.28635 j9         carol        NA               office     r     NA         NA      NA       1066     0    25     0  1041 0.00  all.q@node01                       1
       10 0.29506 0.15101 j10        dave         red              defaultdep qw                                 562     0   250     0   312 0.03                                     1
       11 0.37852 0.42841 j11        alice        NA               lab        qw                                1595     0    33     0  1562 0.08                                     2
       12 0.00000 0.00000 j12        bob          blue             lab        hqw                                  0     0     0     0     0 0.00                                     1
  $ shown -pri
        1 0.34060 0.00000 0.50000 0.30201     0 j1         bob          qw 1
        2 0.50546 0.00000 0.49951 0.85235    -1 j2         carol        qw 1 1-4:1
        3 0.55000 0.00000 0.50000 1.00000     0 j3         carol        qw 1
        4 0.00000 0.00000 0.00000 0.00000     0 j4         alice        hqw 1
        5 0.40403 0.00000 0.50000 0.51342     0 j5         alice        qw 1
        6 0.50570 0.00000 0.50000 0.85235     0 j6         alice        qw 1
        7 0.32290 0.00000 0.45117 0.32438  -100 j7         bob          qw 1 1-6:1
        8 0.00000 0.00000 0.00000 0.00000     0 j8         bob          hqw 2
        9 0.21384 0.00000 0.00000 0.28635  -500 j9         carol        r all.q@node01                       1
       10 0.29506 0.00000 0.49951 0.15101    -1 j10        dave         qw 1
       11 0.37852 1.00000 0.50000 0.42841     0 j11        alice        qw 2
       12 0.00000 0.00000 0.00000 0.00000    -1 j12        bob          hqw 1
  $ end 1,1
  root forced the deletion of job 9
  $ answer qconf -astnode /new=5
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
  shares=10
  childnodes=NONE
  id=2
  name=blue
  type=1
  shares=50
  childnodes=NONE
  id=3
  name=default
  type=0
  shares=50
  childnodes=NONE
  $ schedule
  $ shown -ext
        1 0.34060 0.30201 j1         bob          red              lab        qw                                1125     0   500     0   625 0.06                                     1
        2 0.50546 0.85235 j2         carol        NA               office     qw                                3175     0    50     0  3125 0.17                                     1 1-4:1
        3 0.55000 1.00000 j3         carol        blue             office     qw                                3725     0   600     0  3125 0.20                                     1
        4 0.00000 0.00000 j4         alice        NA               lab        hqw                                  0     0     0     0     0 0.00                                     1
        5 0.40403 0.51342 j5         alice        blue             lab        qw                                1912     0   350     0  1562 0.10                                     1
        6 0.50570 0.85235 j6         alice        NA               lab        qw                                3175     0    50     0  3125 0.17                                     1
        7 0.32290 0.32438 j7         bob          blue             lab        qw                                1208     0   166     0  1041 0.06                                     1 1-6:1
        8 0.00000 0.00000 j8         bob          NA               lab        hqw                                  0     0     0     0     0 0.00                                     2
       10 0.29506 0.15101 j10        dave         red              defaultdep qw                                 562     0   250     0   312 0.03                                     1
       11 0.37852 0.42841 j11        alice        NA               lab        qw                                1595     0    33     0  1562 0.08                                     2
       12 0.00000 0.00000 j12        bob          blue             lab        hqw                                  0     0     0     0     0 0.00                                     1
  $ qconf -rattr project fshare 10 red
  > qconf -rattr project oticket 100 red
  root@master modified "red" in project list
  root@master modified "red" in project list
  $ qconf -rattr project fshare 50 blue
  > qconf -rattr project oticket 0 blue
  root@master modified "blue" in project list
  root@master modified "blue" in project list
  $ conf policy_hierarchy FS
  changed scheduler configuration
  $ answer qconf -dstnode /blue
  exit 0
  $ qmod -sj 8 2>&1 | sed -n 1p
  Modify operation can not be applied on job-array task 8.1 in pending/hold state
  $ {
  > as bob qsub -b y -N j15 -P blue -l ram=2G sleep 600
  > as carol qsub -b y -N j16 -P blue -l lic=3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 15 ("j15")
  Your job 16 ("j16")
  $ end 1,2
  $ schedule
  $ shown -ext
        1 0.31517 0.21722 j1         bob          red              lab        qw                                1009     0   100     0   909 0.06                                     1
        2 0.54976 1.00000 j2         carol        NA               office     qw                                4645     0   100     0  4545 0.30                                     1 1-4:1
        3 0.25215 0.00718 j3         carol        blue             office     qw                                  33     0    33     0     0 0.00                                     1
        4 0.00000 0.00000 j4         alice        NA               lab        hqw                                  0     0     0     0     0 0.00                                     1
        5 0.25646 0.02153 j5         alice        blue             lab        qw                                 100     0   100     0     0 0.01                                     1
        6 0.54677 0.98924 j6         alice        NA               lab        qw                                4595     0    50     0  4545 0.30                                     1
        7 0.22559 0.00000 j7         bob          blue             lab        qw                                   0     0     0     0     0 0.00                                     1 1-6:1
        8 0.00000 0.00000 j8         bob          NA               lab        hqw                                  0     0     0     0     0 0.00                                     2
       10 0.28234 0.10861 j10        dave         red              defaultdep qw                                 504     0    50     0   454 0.03                                     1
       11 0.39892 0.49641 j11        alice        NA               lab        qw                                2306     0    33     0  2272 0.15                                     2
       12 0.00000 0.00000 j12        bob          blue             lab        hqw                                  0     0     0     0     0 0.00                                     1
       15 0.25000 0.00000 j15        bob          blue             lab        qw                                   0     0     0     0     0 0.00                                     1
       16 0.25161 0.00538 j16        carol        blue             office     qw                                  25     0    25     0     0 0.00                                     1
  $ shown -pri
        1 0.31517 0.00000 0.50000 0.21722     0 j1         bob          qw 1
        2 0.54976 0.00000 0.49951 1.00000    -1 j2         carol        qw 1 1-4:1
        3 0.25215 0.00000 0.50000 0.00718     0 j3         carol        qw 1
        4 0.00000 0.00000 0.00000 0.00000     0 j4         alice        hqw 1
        5 0.25646 0.00000 0.50000 0.02153     0 j5         alice        qw 1
        6 0.54677 0.00000 0.50000 0.98924     0 j6         alice        qw 1
        7 0.22559 0.00000 0.45117 0.00000  -100 j7         bob          qw 1 1-6:1
        8 0.00000 0.00000 0.00000 0.00000     0 j8         bob          hqw 2
       10 0.28234 0.00000 0.49951 0.10861    -1 j10        dave         qw 1
       11 0.39892 1.00000 0.50000 0.49641     0 j11        alice        qw 2
       12 0.00000 0.00000 0.00000 0.00000    -1 j12        bob          hqw 1
       15 0.25000 0.00000 0.50000 0.00000     0 j15        bob          qw 1
       16 0.25161 0.00000 0.50000 0.00538     0 j16        carol        qw 1
