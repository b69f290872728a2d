Reasons of parallel jobs that lack something global.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n "/^scheduling info/,\$p" | sed "s/^scheduling info: *//; s/^ *//"; done; }
  $ qconf -rattr exechost complex_values lic=4 global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -N s -l lic=3 sleep 600
  Your job 1 ("s") has been submitted
  $ for r in 1 2 4 5; do as alice qsub -b y -N p1 -pe smp 2 -l lic=$r sleep 600; done
  Your job 2 ("p1") has been submitted
  Your job 3 ("p1") has been submitted
  Your job 4 ("p1") has been submitted
  Your job 5 ("p1") has been submitted
  $ for r in 1 2 4 5; do as alice qsub -b y -N p1 -pe mpi 2 -l lic=$r sleep 600; done
  Your job 6 ("p1") has been submitted
  Your job 7 ("p1") has been submitted
  Your job 8 ("p1") has been submitted
  Your job 9 ("p1") has been submitted
  $ for r in 1 2 4 5; do as alice qsub -b y -N p1 -pe rr 3-4 -l lic=$r sleep 600; done
  Your job 10 ("p1") has been submitted
  Your job 11 ("p1") has been submitted
  Your job 12 ("p1") has been submitted
  Your job 13 ("p1") has been submitted
  $ for r in 1 2 4 5; do as alice qsub -b y -N p1 -pe mpi 20 -l lic=$r sleep 600; done
  Your job 14 ("p1") has been submitted
  Your job 15 ("p1") has been submitted
  Your job 16 ("p1") has been submitted
  Your job 17 ("p1") has been submitted
  $ schedule
  $ qstat -s r -u '*' | awk 'NR > 2 {print $1, $9}'
  10 4
  $ why $(seq 1 17)
  1:
  (-l lic=3) cannot run globally because it offers only gc:lic=0.000000
  2:
  (-l lic=1) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  3:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  4:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  5:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  6:
  (-l lic=1) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  7:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  8:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  9:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  10:
  11:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  12:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  13:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  14:
  cannot run in PE "mpi" because it only offers 4 slots
  15:
  cannot run in PE "mpi" because it only offers 2 slots
  16:
  cannot run in PE "mpi" because it only offers 1 slots
  17:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=4.000000
  cannot run in PE "mpi" because it only offers 0 slots
  $ as alice qsub -b y -N s -l lic=1 sleep 600
  Your job 18 ("s") has been submitted
  $ schedule
  $ qstat -s r -u '*' | awk 'NR > 2 {print $1, $9}'
  10 4
  $ why $(seq 1 17)
  1:
  (-l lic=3) cannot run globally because it offers only gc:lic=0.000000
  2:
  (-l lic=1) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  3:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  4:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  5:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  6:
  (-l lic=1) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  7:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  8:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  9:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  10:
  11:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  12:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  13:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  14:
  (-l lic=1) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  15:
  (-l lic=2) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  16:
  (-l lic=4) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
  17:
  (-l lic=5) cannot run in queue "global" because it offers only gc:lic=0.000000
  cannot run in PE "mpi" because it only offers 0 slots
