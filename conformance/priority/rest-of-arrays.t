What is left of an array when a run has started some of it keeps the numbers it had when all tasks have started that
there were free slots for when the run came to it; else it shows its own.
  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ p() { qstat -pri -u '*' | awk 'NR>2 {print $1, $2, $3, $7, $8, $NF}'; qdel -f '*' -u '*' >/dev/null; }
  $ as bob qsub -b y -N r -t 1-6 -q all.q@node01 sleep 3
  Your job-array 1.1-6:1 ("r") has been submitted
  $ as bob qsub -b y -N t -t 1-3 sleep 3
  Your job-array 2.1-3:1 ("t") has been submitted
  $ schedule
  $ p
  1 0.50000 0.50000 r bob 1
  2 0.50000 0.00000 t bob 1
  2 0.50000 0.00000 t bob 2
  2 0.50000 0.00000 t bob 3
  1 0.50000 0.50000 r bob 2-6:1
  $ as bob qsub -b y -N r -t 1-6 -q all.q@node01 sleep 3
  Your job-array 3.1-6:1 ("r") has been submitted
  $ as bob qsub -b y -N t -t 1-4 sleep 3
  Your job-array 4.1-4:1 ("t") has been submitted
  $ schedule
  $ p
  3 0.50000 0.50000 r bob 1
  4 0.50000 0.50000 t bob 1
  4 0.50000 0.50000 t bob 2
  4 0.50000 0.50000 t bob 3
  3 0.50000 0.50000 r bob 2-6:1
  4 0.00000 0.50000 t bob 4
  $ as bob qsub -b y -N r -t 1-6 -q all.q@node01 sleep 3
  Your job-array 5.1-6:1 ("r") has been submitted
  $ as bob qsub -b y -N t -t 1-2 sleep 3
  Your job-array 6.1-2:1 ("t") has been submitted
  $ schedule
  $ p
  5 0.50000 0.50000 r bob 1
  6 0.50000 0.00000 t bob 1
  6 0.50000 0.00000 t bob 2
  5 0.50000 0.50000 r bob 2-6:1
  $ as bob qsub -b y -N t -t 1-3 sleep 3
  Your job-array 7.1-3:1 ("t") has been submitted
  $ as bob qsub -b y -N r -t 1-6 -q all.q@node01 sleep 3
  Your job-array 8.1-6:1 ("r") has been submitted
  $ as bob qsub -b y -N u -t 1-6 sleep 3
  Your job-array 9.1-6:1 ("u") has been submitted
  $ schedule
  $ p
  7 0.50000 0.00000 t bob 1
  7 0.50000 0.00000 t bob 2
  7 0.50000 0.00000 t bob 3
  9 0.50000 0.50000 u bob 1
  8 0.50000 0.50000 r bob 1-6:1
  9 0.00000 0.50000 u bob 2-6:1
  $ as bob qsub -b y -N t -t 1-2 sleep 3
  Your job-array 10.1-2:1 ("t") has been submitted
  $ as bob qsub -b y -N u -t 1-6 -q '*@node0[12]' sleep 3
  Your job-array 11.1-6:1 ("u") has been submitted
  $ schedule
  $ p
  10 0.50000 0.00000 t bob 1
  10 0.50000 0.00000 t bob 2
  11 0.50000 0.50000 u bob 1
  11 0.50000 0.50000 u bob 2-6:1
