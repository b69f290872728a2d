Pending jobs and selected queues that have no slots.

  $ site small
  $ as bob qsub -b y -N serial -h sleep 6000; as bob qsub -b y -N par -h -pe mpi 2 sleep 6000; as bob qsub -b y -N large -h -pe mpi 99 sleep 6000
  Your job 1 ("serial") has been submitted
  Your job 2 ("par") has been submitted
  Your job 3 ("large") has been submitted
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 {print $3}' | paste -sd' '; }
  $ jobs -q all.q@node01; jobs -l h_rt=60; jobs -q all.q
  serial par large
  serial par large
  serial par large
  $ qconf -rattr queue slots '4,[node01=0]' all.q
  root@master modified "all.q" in cluster queue list
  $ jobs -q all.q@node01; jobs -l h_rt=60; jobs -q all.q
  
  serial par large
  serial par large
  $ qconf -rattr queue slots 0 all.q
  root@master modified "all.q" in cluster queue list
  $ jobs -q all.q@node01; jobs -l h_rt=60; jobs -q all.q; jobs -U bob; jobs -pe mpi; jobs
  
  
  
  
  
  serial par large
