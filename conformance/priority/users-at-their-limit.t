Jobs that a run leaves out since their users have as many running as maxujobs allows: they lose their numbers, those tried before keep them.

  $ site quotas
  $ sub() { as $1 qsub -b y -N x "${@:2}" sleep 600 > /dev/null; }
  $ show() { qstat -u '*' -pri | awk 'NR > 2 {print $1, $2, $3, $4, $5, $8, $9 == "t" ? "r" : $9, $NF}' | sort -n; }
  $ qconf -ssconf | sed 's/^maxujobs .*/maxujobs 2/' > s; qconf -Msconf s
  changed scheduler configuration
  $ sub bob -p -1 -pe smp 9; sub bob -p -2; sub alice -p -3; sub bob -p -4 -t 1-3; sub bob -p -5; sub alice -p -6 -pe smp 9; schedule
  $ show
  1 0.75000 1.00000 0.49951 0.50000 bob qw 9
  2 0.25000 0.00000 0.00000 0.50000 bob r 1
  3 0.25000 0.00000 0.00000 0.50000 alice r 1
  4 0.00000 0.00000 0.00000 0.00000 bob qw 2,3
  4 0.25000 0.00000 0.00000 0.50000 bob r 1
  5 0.00000 0.00000 0.00000 0.00000 bob qw 1
  6 0.75000 1.00000 0.49707 0.50000 alice qw 9
  $ schedule; show
  1 0.00000 0.00000 0.00000 0.00000 bob qw 9
  2 0.25000 0.00000 0.49902 0.50000 bob r 1
  3 0.25000 0.00000 0.49854 0.50000 alice r 1
  4 0.00000 0.00000 0.00000 0.00000 bob qw 2,3
  4 0.25000 0.00000 0.00000 0.50000 bob r 1
  5 0.00000 0.00000 0.00000 0.00000 bob qw 1
  6 0.75000 1.00000 0.49707 0.50000 alice qw 9
