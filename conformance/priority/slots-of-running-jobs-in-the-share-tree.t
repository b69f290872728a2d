A running job counts in the share tree as the fewest slots that it asks for now, whatever it runs in.

  $ site priority
  $ schedconf() { qconf -ssconf > c; for k; do sed -i -E "s/^(${k%%=*}) .*/\1 ${k#*=}/" c; done; qconf -Msconf c > /dev/null 2>&1; }
  $ L() { schedule; qstat -u '*' -ext | awk 'NR > 2 { n = $8 ~ /r/ ? 12 : 9; print $1, $4, $8, "stckt=" $(n+4), "slots=" $NF}' | sort; }
  $ qconf -rattr queue slots 4 all.q > /dev/null 2>&1
  $ schedconf weight_tickets_share=252000
  $ qconf -astnode /default=10 > /dev/null 2>&1
  $ as alice qsub -N a -b y sleep 600 > /dev/null; schedule
  $ as alice qsub -N w -b y -l arch=foo sleep 600 > /dev/null
  $ L
  1 a r stckt=252000 slots=1
  2 w qw stckt=126000 slots=1
  $ qalter -pe smp 3 1 > /dev/null; L
  1 a r stckt=252000 slots=1
  2 w qw stckt=63000 slots=1
  $ qalter -pe smp 2-3 1 > /dev/null; L
  1 a r stckt=252000 slots=1
  2 w qw stckt=84000 slots=1
  $ qdel -f 1 > /dev/null; as alice qsub -N p -b y -pe smp 2-4 sleep 600 > /dev/null; L
  2 w qw stckt=252000 slots=1
  3 p r stckt=126000 slots=4
  $ L
  2 w qw stckt=84000 slots=1
  3 p r stckt=252000 slots=4
  $ qalter -pe smp 2 3 > /dev/null; L
  2 w qw stckt=84000 slots=1
  3 p r stckt=252000 slots=4
  $ qalter -pe mpi 6 3 > /dev/null; L
  2 w qw stckt=36000 slots=1
  3 p r stckt=252000 slots=4
  $ qdel -f 3 > /dev/null; as alice qsub -N t -b y -t 1-2 sleep 600 > /dev/null; L
  2 w qw stckt=252000 slots=1
  4 t r stckt=126000 slots=1
  4 t r stckt=84000 slots=2
  $ L
  2 w qw stckt=84000 slots=1
  4 t r stckt=126000 slots=1
  4 t r stckt=126000 slots=2
  $ qalter -pe smp 3 4 > /dev/null; L
  2 w qw stckt=36000 slots=1
  4 t r stckt=126000 slots=1
  4 t r stckt=126000 slots=2
