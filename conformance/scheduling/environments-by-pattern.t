A job that asks for parallel environments by a pattern gets the first that offers most: in the order in which they were created or
changed, but one in which a job has started or ended goes to the end for the next run.

  $ site small
  $ two() { as alice qsub -b y -N p "$@" sleep 600 > /dev/null; schedule; qstat -r -u alice | awk '/Granted/ {print $3}' | tail -1; }
  $ one() { two "$@"; qdel -f -u alice > /dev/null; schedule; }
  $ qconf -spl; one -pe '*' 2; one -pe '*' 2; one -pe '*' 2; one -pe '*' 2
  mpi
  rr
  smp
  smp
  mpi
  rr
  smp
  $ one -pe smp 2; one -pe '*' 2; one -pe '*' 2
  smp
  mpi
  rr
  $ two -pe '*' 2; two -pe '*' 2; two -pe '*' 2
  smp
  mpi
  rr
  $ as alice qsub -b y -N q -pe '*' 2 sleep 600 > /dev/null;  as alice qsub -b y -N q2 -pe '*' 2 sleep 600 > /dev/null; schedule; qstat -r -u alice | grep Granted | sort | uniq -c | sed 's/^ *//'
  1        Granted PE:       mpi 2
  1        Granted PE:       rr 2
  3        Granted PE:       smp 2
  $ qdel -f -u alice > /dev/null; schedule; one -pe '*' 2; qconf -rattr pe slots 50 mpi; one -pe '[mr]*' 2;  one -pe '[sm]*' 2
  mpi
  root@master modified "mpi" in parallel environment list
  rr
  smp
  $ as alice qsub -b y -N z -pe '*' 17 sleep 600; schedule; qstat -j z | sed -n '/^sched/,$p'
  Your job 16 ("z") has been submitted
  scheduling info:            cannot run in PE "mpi" because it only offers 16 slots
                              cannot run in PE "rr" because it only offers 16 slots
                              cannot run in PE "smp" because it only offers 0 slots
  $ fails '|' -- as alice qsub -b y -pe 'm*|s*' 2 sleep 9
  exit 1, says: |
  $ fails '!m*' -- as alice qsub -b y -pe '!m*' 2 sleep 9
  exit 1, says: !m*
  $ as alice qsub -b y -N last sleep 9
  Your job 18 ("last") has been submitted
