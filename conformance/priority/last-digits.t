The last digit of a priority that lies between two: urgency and tickets are added up first, then POSIX priority.

  $ site quotas
  $ qconf -ssconf | sed -E 's/^weight_urgency .*/weight_urgency 0.01/; s/^weight_priority .*/weight_priority 0.1/; s/^weight_ticket .*/weight_ticket 1.5/' > s; qconf -Msconf s
  changed scheduler configuration
  $ { qconf -sc; echo 'gpu gpu INT <= YES YES 0 100'; } > c; qconf -Mc c
  root@master added "gpu" to complex entry list
  $ EDIT='/^slots /s/[^ ]+ *$/7/' EDITOR=edit-with qconf -mc
  root@master modified "slots" in complex entry list
  $ qconf -rattr exechost complex_values gpu=20 global
  root@master modified "global" in exechost list
  $ qmod -d '*' > o
  $ as alice qsub -b y -N one sleep 600
  Your job 1 ("one") has been submitted
  $ as alice qsub -b y -N four -l gpu=4 sleep 600
  Your job 2 ("four") has been submitted
  $ as alice qsub -b y -N two -pe smp 2 sleep 600
  Your job 3 ("two") has been submitted
  $ schedule
  $ qstat -u '*' -pri | awk 'NR > 2 {print $1, $2, $3, $4, $5, $6, $7}'
  2 0.81000 1.00000 0.50000 0.50000 0 four
  3 0.80018 0.01750 0.50000 0.50000 0 two
  1 0.80000 0.00000 0.50000 0.50000 0 one
