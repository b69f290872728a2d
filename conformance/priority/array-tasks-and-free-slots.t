Of an array job as many tasks compete for tickets as there are free slots, and one more.

What can't be started anyway is not looked at. An array whose request nobody can fill, and a job behind it, whose tickets tell
how many tasks were before it (all 252000 divided by their number and one).

  $ site priority
  $ schedconf() { qconf -ssconf > c; for k; do sed -i -E "s/^(${k%%=*}) .*/\1 ${k#*=}/" c; done; qconf -Msconf c > /dev/null 2>&1; }
  $ S() { schedule; qstat -u '*' -ext -s p | awk 'NR > 2 { printf "%s/%s ", $1, $13 } END { print "" }'; }
  $ qconf -astnode /default=10 > /dev/null 2>&1
  $ schedconf weight_tickets_share=252000
  $ as alice qsub -b y -l arch=foo -t 1-70 -N arr sleep 600 > /dev/null
  $ as alice qsub -b y -l arch=foo -N one sleep 600 > /dev/null
  $ S
  1/252000 2/42000 
  $ qmod -d all.q@node01 > /dev/null; S
  1/252000 2/50400 
  $ qmod -s all.q@node02 > /dev/null; S
  1/252000 2/63000 
  $ qmod -d '*' > /dev/null; S
  1/252000 2/126000 
  $ qmod -us all.q@node02 > /dev/null; qmod -e '*' > /dev/null; qconf -rattr queue slots 3 all.q > /dev/null 2>&1; S
  1/252000 2/18000 
  $ as bob qsub -b y -pe smp 3 -N par sleep 600 > /dev/null; S
  1/126000 2/9000 
  $ as bob qsub -b y -l arch=foo -N later sleep 600 > /dev/null; S
  1/126000 4/31500 2/11454 

No more than max_pending_tasks_per_job in any case.

  $ schedconf max_pending_tasks_per_job=5; S
  1/126000 4/31500 2/21000 
  $ schedconf max_pending_tasks_per_job=50; qconf -rattr queue slots 60 all.q@node01 > /dev/null 2>&1; S
  1/126000 4/31500 2/2470 

The rest of an array shows the numbers of its next task, as long as that is one of those told apart; when all of them have
started, it keeps what the run before reported, and the last one started shows the share.

  $ L() { qstat -u '*' -pri -ext -urg | awk 'NR > 2 { n = $15 ~ /^[qr]/ || $14 ~ /^[qr]/ || 0; t = ""; for (i = 2; i <= NF; i++) if ($i !~ /[0-9][\/:][0-9][0-9][\/:]/ && $i !~ /@/) t = t " " $i; print $1 t }' | sort -n; }
  $ qdel -f -u '*' > /dev/null 2>&1; schedule; qconf -rattr queue slots 1 all.q > /dev/null 2>&1; qconf -rattr queue slots 1 all.q@node01 > /dev/null 2>&1
  $ qconf -sc > c; echo 'lic lic INT <= YES YES 0 0' >> c; qconf -Mc c > /dev/null 2>&1
  $ try() { qconf -rattr exechost complex_values lic=$3 global > /dev/null 2>&1; schedconf max_pending_tasks_per_job=$1; as alice qsub -b y -t 1-$2 -p -5 -l lic=1 -N arr sleep 600 > /dev/null; as alice qsub -b y -l lic=1 -N one sleep 600 > /dev/null; [ -z "$4" ] || { qmod -d '*' > /dev/null; schedule; qmod -e '*' > /dev/null; } ; schedule; L; qdel -f -u '*' > /dev/null 2>&1; schedule; }
  $ try 50 20 3
  5 0.12500 0.50000 0.49756 0.25000 1000 1000 0 0 -5 arr alice NA lab qw 63000 0 0 0 63000 0.10 1 4-20:1
  5 0.16667 0.50000 0.49756 0.33333 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 84000 0 0 0 84000 0.00 1 3
  5 0.25000 0.50000 0.49756 0.50000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 126000 0 0 0 126000 0.00 1 2
  5 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 252000 0 0 0 252000 0.00 1 1
  6 0.08333 0.50000 0.50000 0.16667 1000 1000 0 0 0 one alice NA lab qw 42000 0 0 0 42000 0.07 1
  $ try 50 20 4
  7 0.00000 0.50000 0.49756 0.00000 1000 1000 0 0 -5 arr alice NA lab qw 0 0 0 0 0 0.00 1 5-20:1
  7 0.12500 0.50000 0.49756 0.25000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 63000 0 0 0 63000 0.10 1 4
  7 0.16667 0.50000 0.49756 0.33333 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 84000 0 0 0 84000 0.00 1 3
  7 0.25000 0.50000 0.49756 0.50000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 126000 0 0 0 126000 0.00 1 2
  7 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 252000 0 0 0 252000 0.00 1 1
  8 0.08333 0.50000 0.50000 0.16667 1000 1000 0 0 0 one alice NA lab qw 42000 0 0 0 42000 0.07 1
  $ try 3 20 3
  9 0.00000 0.50000 0.49756 0.00000 1000 1000 0 0 -5 arr alice NA lab qw 0 0 0 0 0 0.00 1 4-20:1
  9 0.16667 0.50000 0.49756 0.33333 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 84000 0 0 0 84000 0.16 1 3
  9 0.25000 0.50000 0.49756 0.50000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 126000 0 0 0 126000 0.00 1 2
  9 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 252000 0 0 0 252000 0.00 1 1
  10 0.12500 0.50000 0.50000 0.25000 1000 1000 0 0 0 one alice NA lab qw 63000 0 0 0 63000 0.12 1
  $ try 50 3 2
  11 0.16667 0.50000 0.49756 0.33333 1000 1000 0 0 -5 arr alice NA lab qw 84000 0 0 0 84000 0.16 1 3
  11 0.25000 0.50000 0.49756 0.50000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 126000 0 0 0 126000 0.00 1 2
  11 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 252000 0 0 0 252000 0.00 1 1
  12 0.12500 0.50000 0.50000 0.25000 1000 1000 0 0 0 one alice NA lab qw 63000 0 0 0 63000 0.12 1
  $ try 50 20 4 again
  13 0.12500 0.50000 0.49756 0.25000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 63000 0 0 0 63000 0.10 1 4
  13 0.16667 0.50000 0.49756 0.33333 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 84000 0 0 0 84000 0.67 1 3
  13 0.25000 0.50000 0.49756 0.50000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 126000 0 0 0 126000 0.67 1 2
  13 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab qw 252000 0 0 0 252000 0.67 1 5-20:1
  13 0.50000 0.50000 0.49756 1.00000 1000 1000 0 0 -5 arr alice NA lab r NA NA NA 252000 0 0 0 252000 0.67 1 1
  14 0.08333 0.50000 0.50000 0.16667 1000 1000 0 0 0 one alice NA lab qw 42000 0 0 0 42000 0.07 1
