Tickets of the policies before count when the next policy chooses whose job is next.

The functional policy takes the job that would have most tickets, those it has already included. Departments and job
shares count here; P2 alone is in the share tree.

  $ site priority
  $ schedconf() { qconf -ssconf > c; for k; do sed -i -E "s/^(${k%%=*}) .*/\1 ${k#*=}/" c; done; qconf -Msconf c > /dev/null 2>&1; }
  $ tickets() { schedule; qstat -u '*' -ext -s p | awk 'NR > 2 { print $1, $4, $2, $9, $10, $11, $12, $13, $14 }'; }
  $ for d in 'lab 30 alice,bob 0' 'office 10 carol 310'; do set -- $d; printf "name $1\ntype DEPT\nfshare $2\noticket $4\nentries $3\n" > u; qconf -Mu u > /dev/null 2>&1; done
  $ qconf -astnode /P2=13 > /dev/null 2>&1
  $ schedconf weight_tickets_share=5003 weight_tickets_functional=5009 weight_user=0 weight_project=0 weight_department=0.5 weight_job=0.5
  $ qmod -d '*' > /dev/null
  $ sub() { as ${1%?} qsub -N $1 -b y $2 $3 $4 $5 sleep 600 > /dev/null; }
  $ sub dave1 -P P1 -js 13; sub dave2; sub alice1 -js 5; sub alice2 -P P1 -js 13; sub carol1 -P P2 -js 13; sub bob1 -P P2
  $ qalter -ot 50 1 > /dev/null; qalter -ot 120 6 > /dev/null
  $ for h in NONE SF SOF OSF OFS; do echo $h; schedconf policy_hierarchy=$h; tickets; done
  NONE
  5 carol1 0.50000 7191 0 310 1878 5003 0.41
  4 alice2 0.34826 5009 0 0 5009 0 0.28
  6 bob1 0.22580 3247 120 120 626 2501 0.18
  3 alice1 0.09339 1343 0 0 1343 0 0.08
  1 dave1 0.05492 789 50 50 739 0 0.04
  2 dave2 0.00000 0 0 0 0 0 0.00
  SF
  5 carol1 0.50000 7191 0 310 1878 5003 0.41
  4 alice2 0.34826 5009 0 0 5009 0 0.28
  6 bob1 0.24757 3560 120 120 939 2501 0.20
  3 alice1 0.07162 1030 0 0 1030 0 0.06
  1 dave1 0.05492 789 50 50 739 0 0.04
  2 dave2 0.00000 0 0 0 0 0 0.00
  SOF
  5 carol1 0.50000 8443 0 310 3130 5003 0.48
  6 bob1 0.30354 5126 120 120 2504 2501 0.29
  4 alice2 0.12977 2191 0 0 2191 0 0.12
  3 alice1 0.06100 1030 0 0 1030 0 0.06
  1 dave1 0.04678 789 50 50 739 0 0.04
  2 dave2 0.00000 0 0 0 0 0 0.00
  OSF
  5 carol1 0.50000 8443 0 310 3130 5003 0.48
  6 bob1 0.30354 5126 120 120 2504 2501 0.29
  4 alice2 0.12977 2191 0 0 2191 0 0.12
  3 alice1 0.06100 1030 0 0 1030 0 0.06
  1 dave1 0.04678 789 50 50 739 0 0.04
  2 dave2 0.00000 0 0 0 0 0 0.00
  OFS
  5 carol1 0.50000 7191 0 310 1878 5003 0.41
  4 alice2 0.34826 5009 0 0 5009 0 0.28
  6 bob1 0.22580 3247 120 120 626 2501 0.18
  3 alice1 0.09339 1343 0 0 1343 0 0.08
  1 dave1 0.05492 789 50 50 739 0 0.04
  2 dave2 0.00000 0 0 0 0 0 0.00

In the share tree the tickets of before are weighed against the part that a branch has of its parent: of 1000 tickets
alice's jobs have 30/52 and bob's 17/52, which are 250 less. Among the jobs of one leaf they decide by themselves.

  $ qdel -u '*' > /dev/null
  $ for n in P1=60 P1/alice=30 P1/bob=17 P1/carol=5 P2=40; do qconf -astnode /$n > /dev/null 2>&1; done
  $ schedconf weight_tickets_share=1000 weight_tickets_functional=0 policy_hierarchy=OS
  $ sub alice1 -P P1; sub alice2 -P P1; sub bob1 -P P1; sub carol1 -P P1; sub dave1 -P P2
  $ L() { qalter -ot $1 $2 > /dev/null; schedule; qstat -u '*' -ext | awk 'NR > 2 { print $4 "/" $10 "/" $13 }' | sort | tr '\n' ' '; echo; }
  $ L 249 bob1; L 251 bob1; L 151 carol1; L 200 carol1; L 500 carol1
  alice1/0/600 alice2/0/150 bob1/249/300 carol1/0/199 dave1/0/400 
  alice1/0/300 alice2/0/150 bob1/251/600 carol1/0/199 dave1/0/400 
  alice1/0/300 alice2/0/150 bob1/251/600 carol1/151/199 dave1/0/400 
  alice1/0/199 alice2/0/150 bob1/251/300 carol1/200/600 dave1/0/400 
  alice1/0/199 alice2/0/150 bob1/251/300 carol1/500/600 dave1/0/400 
  $ L 10 alice2; L 1000 alice2; L 999 alice1
  alice1/0/150 alice2/10/300 bob1/251/199 carol1/500/600 dave1/0/400 
  alice1/0/150 alice2/1000/600 bob1/251/199 carol1/500/300 dave1/0/400 
  alice1/999/300 alice2/1000/600 bob1/251/150 carol1/500/199 dave1/0/400 

Branches of equal part: the older job first, whoever it belongs to.

  $ qdel -u '*' > /dev/null; qconf -dstree > /dev/null 2>&1
  $ for n in P1=60 P1/alice=10 P1/bob=10 P1/default=10 P2=40; do qconf -astnode /$n > /dev/null 2>&1; done
  $ for u in dave carol bob alice; do sub ${u}1 -P P1; sub ${u}2 -P P1; done; sub bob3 -P P2
  $ L 0 bob1
  alice1/0/120 alice2/0/75 bob1/0/150 bob2/0/85 bob3/0/400 carol1/0/600 carol2/0/300 dave1/0/199 dave2/0/99 
