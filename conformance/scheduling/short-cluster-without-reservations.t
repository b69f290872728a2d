The number of slots that the cluster offers a parallel job where reservations are planned and nobody asks for one: what is left when all has
ended whose end is known.

  $ site quotas
  $ why() { for j; do qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c; done; }
  $ qconf -rattr exechost complex_values lic=12 global > o
  $ qconf -ssconf | sed 's/^weight_urgency .*/weight_urgency 0/; s/^weight_priority .*/weight_priority 1/; s/^max_reservation .*/max_reservation 5/' > s; qconf -Msconf s
  changed scheduler configuration
  $ as alice qsub -b y -l lic=4 sleep 600
  Your job 1 ("sleep") has been submitted
  $ as bob qsub -b y -p -5 -pe smp 3-4 -l lic=3 sleep 600
  Your job 2 ("sleep") has been submitted
  $ schedule
  $ why 2
        1 cannot run in PE "smp" because it only offers 2 slots
  $ as alice qsub -b y -l lic=3 sleep 600
  Your job 3 ("sleep") has been submitted
  $ schedule
  $ why 2
        1 cannot run in PE "smp" because it only offers 1 slots
  $ schedule
  $ why 2
        1 cannot run in PE "smp" because it only offers 1 slots
  $ as alice qsub -b y -l lic=5 sleep 600
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ why 2
        1 cannot run in PE "smp" because it only offers 0 slots
  $ qdel -f 3 4
  root forced the deletion of job 3
  root forced the deletion of job 4
  $ qconf -ssconf | sed 's/^max_reservation .*/max_reservation 0/' > s; qconf -Msconf s
  changed scheduler configuration
  $ schedule
  $ why 2
        1 cannot run in PE "smp" because it only offers 4 slots
