A suspended job takes no part in the tickets of the others and keeps the numbers that it had.

  $ site priority
  $ schedconf() { qconf -ssconf > c; for k; do sed -i -E "s/^(${k%%=*}) .*/\1 ${k#*=}/" c; done; qconf -Msconf c > /dev/null 2>&1; }
  $ L() { schedule; qstat -u '*' -ext | awk 'NR > 2 { n = $8 ~ /^[qh]/ ? 9 : 12; print $1, $4, $8, $2, $3, $(n+2), $(n+3), $(n+4), $(n+5) }' | sort -n; }
  $ schedconf weight_tickets_share=252000 weight_tickets_functional=90000 weight_user=1 weight_urgency=1
  $ qconf -rattr user fshare 10 alice > /dev/null 2>&1; qconf -rattr user fshare 10 bob > /dev/null 2>&1
  $ qconf -astnode /default=10 > /dev/null 2>&1
  $ sub() { as ${1%?} qsub -N $1 -b y -q all.q@node0$2 $3 $4 sleep 600 > /dev/null; }
  $ sub alice1 1; sub alice2 2; sub bob1 3; sub carol1 4; sub alice3 1; sub bob2 1
  $ schedule
  $ L
  1 alice1 r 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 0.75000 0.50000 0 22500 42000 0.19
  3 bob1 r 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.64175 0.28350 0 8571 28000 0.40
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.60
  $ qmod -sj 1
  root - suspended job 1
  $ L
  1 alice1 s 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 1.00000 1.00000 0 45000 84000 0.38
  3 bob1 r 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.71262 0.42525 0 12857 42000 0.50
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.50
  $ L
  1 alice1 s 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 1.00000 1.00000 0 45000 84000 0.38
  3 bob1 r 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.71262 0.42525 0 12857 42000 0.50
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.50
  $ qmod -sq all.q@node03 > /dev/null; L
  1 alice1 s 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 1.00000 1.00000 0 45000 84000 0.38
  3 bob1 S 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.71262 0.42525 0 12857 42000 0.50
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.50
  $ L
  1 alice1 s 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 1.00000 1.00000 0 45000 84000 0.38
  3 bob1 S 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.71262 0.42525 0 12857 42000 0.50
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.50
  $ qmod -usj 1 > /dev/null; L
  1 alice1 r 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 0.75000 0.50000 0 22500 42000 0.19
  3 bob1 S 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.64175 0.28350 0 8571 28000 0.40
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.60
  $ qmod -usq all.q@node03 > /dev/null; L
  1 alice1 r 0.75000 0.50000 0 22500 42000 0.19
  2 alice2 r 0.75000 0.50000 0 22500 42000 0.19
  3 bob1 r 1.00000 1.00000 0 45000 84000 0.38
  4 carol1 r 0.82558 0.65116 0 0 84000 0.25
  5 alice3 qw 0.64175 0.28350 0 8571 28000 0.40
  6 bob2 qw 0.71262 0.42525 0 12857 42000 0.60
