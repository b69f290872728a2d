What is reported of a parallel environment with a fixed number of slots a host that has fewer left.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done; }
  $ printf 'pe_name two\nslots 8\nuser_lists NONE\nxuser_lists NONE\nstart_proc_args NONE\nstop_proc_args NONE\nallocation_rule 3\ncontrol_slaves FALSE\njob_is_first_task TRUE\nurgency_slots min\naccounting_summary FALSE\nqsort_args NONE\n' > p; qconf -Ap p; qconf -aattr queue pe_list two all.q
  root@master added "two" to parallel environment list
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -pe two 6 -p 0 sleep 600
  Your job 1 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 3 -p -1 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 2-6 -p -2 sleep 600
  Your job 3 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 3-9 -p -3 sleep 600
  Your job 4 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 2-12 -p -4 sleep 600
  Your job 5 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 1-3 -p -5 sleep 600
  Your job 6 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 2 -p -6 sleep 600
  Your job 7 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 1-2,6,9 -p -7 sleep 600
  Your job 8 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 2-6 -q all.q -p -8 sleep 600
  Your job 9 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 2- -q all.q -p -9 sleep 600
  Your job 10 ("sleep") has been submitted
  $ as bob qsub -b y -pe two 3-6 -q all.q -p -10 sleep 600
  Your job 11 ("sleep") has been submitted
  $ schedule
  $ why 2 3 4 5 6 7 8 9 10 11
  2:
  cannot run in PE "two" because it only offers 2 slots
  3:
  cannot run in PE "two" because it only offers 2 slots
  4:
  cannot run in PE "two" because it only offers 2 slots
  5:
  cannot run in PE "two" because it only offers 2 slots
  6:
  cannot run in PE "two" because it only offers 2 slots
  7:
  cannot run in PE "two" because it only offers 0 slots
  8:
  cannot run in PE "two" because it only offers 2 slots
  9:
  cannot run in PE "two" because it only offers 2 slots
  10:
  cannot run in PE "two" because it only offers 2 slots
  11:
  cannot run in PE "two" because it only offers 2 slots

