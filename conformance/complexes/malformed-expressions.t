A request that is not an expression is refused, and the expression is named.

  $ site small
  $ fails '(a|b' -- as bob qsub -l 'arch=(a|b' -b y sleep 3
  exit 1, says: (a|b
  $ fails 'a&|b' -- as bob qsub -l 'arch=a&|b' -b y sleep 3
  exit 1, says: a&|b
  $ fails '"!"' -- as bob qsub -l 'arch=!' -b y sleep 3
  exit 1, says: "!"
  $ fails 'a|' -- as bob qsub -soft -l 'arch=a|' -b y sleep 3
  exit 1, says: a|
  $ fails 'a)' -- as bob qsub -l 'h=a)' -b y sleep 3
  exit 1, says: a)
  $ fails '(a' -- as bob qsub -l 'q=(a' -b y sleep 3
  exit 1, says: (a
  $ as bob qsub -N one -l 'h=(node01|node02)&!node01' -b y sleep 600
  Your job 7 ("one") has been submitted
  $ as bob qsub -N two -l 'q=!(a*|b*),arch=!(!(lx*))' -b y sleep 600
  Your job 8 ("two") has been submitted
  $ fails '(node01' -- as bob qalter -l 'h=(node01' one
  exit 1, says: (node01
  $ schedule
  $ qstat -u bob | awk 'NR > 2 {print $3, $5, $8}'
  one r all.q@node02
  two qw 1
