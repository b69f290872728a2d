An environment that has too few slots left is reported twice where reservations are planned.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | grep PE; done; }
  $ printf 'pe_name two\nslots 8\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 3\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -pe two 6 -p 0 sleep 600
  Your job 1 ("sleep") has been submitted
  $ qconf -aattr exechost complex_values ram=8G node04 > o
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf max_reservation 5
  changed scheduler configuration
  $ for p in rr smp mpi; do qconf -rattr pe slots 8 $p; done > o
  $ as alice qsub -b y -pe rr 6 -p 0 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -pe mpi 6 -p 0 sleep 600
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 3 -p 0 sleep 600
  Your job 4 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 3 -p 0 sleep 600
  Your job 5 ("sleep") has been submitted
  $ as alice qsub -b y -pe two 2-6 -p -1 sleep 600
  Your job 6 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 3-5 -p -1 sleep 600
  Your job 7 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 3 -p -1 sleep 600
  Your job 8 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 3-4 -p -2 sleep 600
  Your job 9 ("sleep") has been submitted
  $ as alice qsub -b y -pe smp 3 -p -2 sleep 600
  Your job 10 ("sleep") has been submitted
  $ as alice qsub -b y -pe mpi 3 -p -3 sleep 600
  Your job 11 ("sleep") has been submitted
  $ as alice qsub -b y -pe mpi 3-7 -p -3 sleep 600
  Your job 12 ("sleep") has been submitted
  $ as alice qsub -b y -pe two 9 -p -4 sleep 600
  Your job 13 ("sleep") has been submitted
  $ as alice qsub -b y -pe two 2 -p -4 sleep 600
  Your job 14 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 9 -p -4 sleep 600
  Your job 15 ("sleep") has been submitted
  $ schedule
  $ why 6 7 8 9 10 11 12 13 14 15
  6:
  cannot run in PE "two" because it only offers 2 slots
  cannot run in PE "two" because it only offers 2 slots
  7:
  cannot run in PE "rr" because it only offers 2 slots
  cannot run in PE "rr" because it only offers 2 slots
  8:
  cannot run in PE "rr" because it only offers 2 slots
  cannot run in PE "rr" because it only offers 2 slots
  9:
  cannot run in PE "smp" because it only offers 2 slots
  cannot run in PE "smp" because it only offers 2 slots
  10:
  cannot run in PE "smp" because it only offers 2 slots
  cannot run in PE "smp" because it only offers 2 slots
  11:
  cannot run in PE "mpi" because it only offers 2 slots
  cannot run in PE "mpi" because it only offers 2 slots
  12:
  cannot run in PE "mpi" because it only offers 2 slots
  cannot run in PE "mpi" because it only offers 2 slots
  13:
  cannot run in PE "two" because it only offers 0 slots
  14:
  cannot run in PE "two" because it only offers 0 slots
  15:
  cannot run in PE "rr" because it only offers 0 slots
