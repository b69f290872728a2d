In the share tree a job that waits or runs counts as its slots; what a leaf's running jobs share goes by -js.

  $ site priority
  $ schedconf() { qconf -ssconf > c; for k; do sed -i -E "s/^(${k%%=*}) .*/\1 ${k#*=}/" c; done; qconf -Msconf c > /dev/null 2>&1; }
  $ L() { schedule; qstat -u '*' -ext | awk 'NR > 2 { n = $8 ~ /r/ ? 12 : 9; print $1, $4, $8, "otckt=" $(n+2), "ftckt=" $(n+3), "stckt=" $(n+4), "share=" $(n+5) }' | sort; }
  $ qconf -rattr queue slots 4 all.q > /dev/null 2>&1
  $ schedconf weight_tickets_share=252000 weight_tickets_functional=100000 weight_user=1 weight_project=0 weight_department=0 weight_job=0
  $ qconf -astnode /default=10 > /dev/null 2>&1
  $ for u in alice bob; do printf "name $u\noticket 120\nfshare 10\ndelete_time 0\ndefault_project NONE\n" > u; qconf -Muser u > /dev/null; done
  $ as alice qsub -N a -b y -pe smp 3 sleep 600 > /dev/null
  $ as alice qsub -N a -b y sleep 600 > /dev/null
  $ as bob qsub -N b -b y sleep 600 > /dev/null
  $ L
  1 a r otckt=120 ftckt=100000 stckt=126000 share=0.00
  2 a r otckt=60 ftckt=25000 stckt=31500 share=0.00
  3 b r otckt=120 ftckt=50000 stckt=126000 share=0.00
  $ L
  1 a r otckt=60 ftckt=25000 stckt=63000 share=0.25
  2 a r otckt=60 ftckt=25000 stckt=63000 share=0.25
  3 b r otckt=120 ftckt=50000 stckt=126000 share=0.50
  $ as alice qsub -N w -b y -l arch=foo sleep 600 > /dev/null
  $ as alice qsub -N w -b y -l arch=foo -pe smp 3 sleep 600 > /dev/null
  $ as alice qsub -N w -b y -l arch=foo sleep 600 > /dev/null
  $ as bob qsub -N v -b y -l arch=foo -pe smp 2-4 sleep 600 > /dev/null
  $ as bob qsub -N v -b y -l arch=foo sleep 600 > /dev/null
  $ L
  1 a r otckt=60 ftckt=25000 stckt=63000 share=0.25
  2 a r otckt=60 ftckt=25000 stckt=63000 share=0.25
  3 b r otckt=120 ftckt=50000 stckt=126000 share=0.50
  4 w qw otckt=40 ftckt=16666 stckt=25200 share=0.18
  5 w qw otckt=30 ftckt=12500 stckt=21000 share=0.14
  6 w qw otckt=24 ftckt=10000 stckt=14000 share=0.10
  7 v qw otckt=60 ftckt=25000 stckt=63000 share=0.37
  8 v qw otckt=40 ftckt=16666 stckt=31500 share=0.20
  $ schedconf share_functional_shares=FALSE share_override_tickets=FALSE
  $ L
  1 a r otckt=120 ftckt=33333 stckt=63000 share=0.27
  2 a r otckt=120 ftckt=33333 stckt=63000 share=0.27
  3 b r otckt=120 ftckt=33333 stckt=126000 share=0.45
  4 w qw otckt=120 ftckt=25000 stckt=25200 share=0.21
  5 w qw otckt=120 ftckt=20000 stckt=21000 share=0.17
  6 w qw otckt=120 ftckt=16666 stckt=14000 share=0.13
  7 v qw otckt=120 ftckt=14285 stckt=63000 share=0.32
  8 v qw otckt=120 ftckt=12500 stckt=31500 share=0.18

A range counts as its smallest number, whatever urgency_slots says.

  $ qconf -rattr pe urgency_slots max smp > /dev/null 2>&1; L | tail -2
  7 v qw otckt=120 ftckt=14285 stckt=63000 share=0.32
  8 v qw otckt=120 ftckt=12500 stckt=31500 share=0.18

Running jobs share what goes down to their leaf equally, unless some have job shares.

  $ qdel -f -u '*' > /dev/null 2>&1; schedule
  $ schedconf weight_tickets_functional=0
  $ qconf -astnode /P1=10 > /dev/null 2>&1
  $ as carol qsub -N c -b y -P P1 -js 13 sleep 600 > /dev/null
  $ as alice qsub -N a -b y -P P1 -js 5 sleep 600 > /dev/null
  $ as bob qsub -N b -b y -P P1 sleep 600 > /dev/null
  $ as dave qsub -N d -b y sleep 600 > /dev/null
  $ schedule
  $ L
  10 a r otckt=120 ftckt=0 stckt=35000 share=0.14
  11 b r otckt=120 ftckt=0 stckt=0 share=0.00
  12 d r otckt=0 ftckt=0 stckt=126000 share=0.50
  9 c r otckt=0 ftckt=0 stckt=91000 share=0.36
  $ for i in 9 10; do qalter -js 0 $i; done
  root@master sets job share of job 9 to 0
  root@master sets job share of job 10 to 0
  $ L
  10 a r otckt=120 ftckt=0 stckt=42000 share=0.17
  11 b r otckt=120 ftckt=0 stckt=42000 share=0.17
  12 d r otckt=0 ftckt=0 stckt=126000 share=0.50
  9 c r otckt=0 ftckt=0 stckt=42000 share=0.17

Messages about nodes go to standard error.

  $ qconf -astnode /P2=60 2>/dev/null
  $ qconf -mstnode /P2=50,/P3=1 2>/dev/null
  $ qconf -sstnode /P2
  /P2=50
  $ qconf -clearusage bob 2>/dev/null
  $ qconf -dstnode /P2 2>/dev/null
  $ qconf -rsstnode /P1
  /P1=10
  [1]
  $ qconf -dstree 2>/dev/null
  $ qconf -sst 2>/dev/null
