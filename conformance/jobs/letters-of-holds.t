Letters of qalter -h and qresub -h: capitals behind small ones release what both name, n releases all, and small ones behind either are refused.

  $ site quotas
  $ h() { qstat -u '*' -s hu | awk 'NR>2 {print "u"}'; qstat -u '*' -s ho | awk 'NR>2 {print "o"}';  qstat -u '*' -s hs | awk 'NR>2 {print "s"}'; }
  $ as alice qsub -b y -h sleep 600
  Your job 1 ("sleep") has been submitted
  $ for v in uso Un uso nU uso uO uso us uso oU uso sU n usO uso usOS n uu n nn Uu nu Ou; do qalter -h $v 1 > o 2>&1; echo "$v: $?" $(h); done
  uso: 0 u o s
  Un: 0
  uso: 0 u o s
  nU: 0
  uso: 0 u o s
  uO: 0 s
  uso: 0 u o s
  us: 0 u o s
  uso: 0 u o s
  oU: 0 s
  uso: 0 u o s
  sU: 0 o
  n: 0
  usO: 0
  uso: 0 u o s
  usOS: 0
  n: 0
  uu: 0 u
  n: 0
  nn: 0
  Uu: 7
  nu: 7
  Ou: 7
  $ for v in U n un uU uO nn nu Uu; do as alice qresub -h $v 1 > o 2>&1; echo "$v: $?"; grep Your o; done
  U: 0
  Your job 2 ("sleep") has been submitted
  n: 0
  Your job 3 ("sleep") has been submitted
  un: 0
  Your job 4 ("sleep") has been submitted
  uU: 0
  Your job 5 ("sleep") has been submitted
  uO: 0
  Your job 6 ("sleep") has been submitted
  nn: 0
  Your job 7 ("sleep") has been submitted
  nu: 7
  Uu: 7
  [1]
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}' | sort -n
  1 qw
  2 qw
  3 qw
  4 qw
  5 qw
  6 qw
  7 qw
  $ as alice qalter -h u 1 > o; as alice qresub -h U 1
  Your job 8 ("sleep") has been submitted
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}' | sort -n
  1 hqw
  2 qw
  3 qw
  4 qw
  5 qw
  6 qw
  7 qw
  8 qw
  $ as alice qresub -h u 1
  modified hold of job 1
  Your job 9 ("sleep") has been submitted
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}' | sort -n
  1 hqw
  2 qw
  3 qw
  4 qw
  5 qw
  6 qw
  7 qw
  8 qw
  9 hqw
