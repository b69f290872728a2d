Numbers of a job are the same for all of its active tasks: those that run, those that the run starts and those that are suspended.

  $ site quotas
  $ jobs() { qstat -pri -u alice | awk 'NR > 2 {print $1, $2, $3, $4, $5, $8, $NF}' | sort -k7; qstat -urg -u alice | awk 'NR > 2 {print $1, $2, $3, $4, $5, $NF}' | sort -k6; }
  $ EDIT='s/^(lic +lic +INT +<= +YES +)YES +0 +0/\1YES 0 500/' EDITOR=edit-with qconf -mc
  root@master modified "lic" in complex entry list
  $ qconf -ssconf | sed -E "s/^weight_urgency .*/weight_urgency 1/" > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -aattr exechost complex_values lic=2 global; qmod -d long.q > o
  root@master modified "global" in exechost list
  $ as carol qsub -b y -N wide -pe rr 4 -q long.q sleep 600; as carol qsub -b y -N low -q long.q sleep 600
  Your job 1 ("wide") has been submitted
  Your job 2 ("low") has been submitted
  $ as alice qsub -b y -N array -t 1-4 -l lic=1 sleep 600; schedule
  Your job-array 3.1-4:1 ("array") has been submitted
  $ jobs
  3 0.41667 0.16667 0.50000 0.50000 alice 1
  3 0.41667 0.16667 0.50000 0.50000 alice 2
  3 0.41667 0.16667 0.50000 0.50000 alice 3,4
  3 0.41667 0.16667 1500 1500 1
  3 0.41667 0.16667 1500 1500 2
  3 0.41667 0.16667 1500 1500 3,4
  $ qdel 1 > o; as carol qsub -b y -N wide -pe rr 2 -q long.q sleep 600; qconf -mattr exechost complex_values lic=4 global; schedule
  Your job 4 ("wide") has been submitted
  root@master modified "global" in exechost list
  $ jobs
  3 0.75000 0.50000 0.50000 0.50000 alice 1
  3 0.75000 0.50000 0.50000 0.50000 alice 2
  3 0.75000 0.50000 0.50000 0.50000 alice 3
  3 0.75000 0.50000 0.50000 0.50000 alice 4
  3 0.75000 0.50000 1500 1500 1
  3 0.75000 0.50000 1500 1500 2
  3 0.75000 0.50000 1500 1500 3
  3 0.75000 0.50000 1500 1500 4
  $ qmod -sj 3.1 > o; as carol qsub -b y -N wide -pe rr 6 -q long.q sleep 600; schedule
  Your job 5 ("wide") has been submitted
  $ jobs
  3 0.75000 0.10000 0.50000 0.50000 alice 1
  3 0.35000 0.10000 0.50000 0.50000 alice 2
  3 0.35000 0.10000 0.50000 0.50000 alice 3
  3 0.35000 0.10000 0.50000 0.50000 alice 4
  3 0.75000 0.10000 1500 1500 1
  3 0.35000 0.10000 1500 1500 2
  3 0.35000 0.10000 1500 1500 3
  3 0.35000 0.10000 1500 1500 4
