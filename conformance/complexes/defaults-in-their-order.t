Consumables that a parallel job uses by default, too little of one and another that nobody may request: the first in the order of complex_values counts.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ attr 'big big MEMORY <= YES YES 2G 0' 'nj nj INT <= NO JOB 1 0'
  root@master added "big" to complex entry list
  root@master added "nj" to complex entry list
  $ qconf -rattr exechost complex_values big=1G,nj=5 global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -N defaults -pe mpi 2 sleep 600
  Your job 1 ("defaults") has been submitted
  $ as alice qsub -b y -N little -pe mpi 2 -l big=100M sleep 600
  Your job 2 ("little") has been submitted
  $ as alice qsub -b y -N much -pe mpi 2 -l big=4G sleep 600
  Your job 3 ("much") has been submitted
  $ schedule
  $ why 1 2 3
  1:
  (-l NONE) cannot run in queue "global" because it offers only gc:big=1.000G
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l big=100M) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l big=4G) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  $ qconf -rattr exechost complex_values nj=5,big=1G global
  root@master modified "global" in exechost list
  $ schedule
  $ why 1 2 3
  1:
  (-l NONE) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l big=100M) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l big=4G) cannot run in queue "global" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  $ qconf -rattr exechost complex_values NONE global
  root@master modified "global" in exechost list
  $ for h in node01 node02 node03 node04; do qconf -rattr exechost complex_values big=1G,nj=5 $h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ schedule
  $ why 1 2 3
  1:
  (-l NONE) cannot run in queue "node01" because it offers only hc:big=1.000G
  (-l NONE) cannot run in queue "node02" because it offers only hc:big=1.000G
  (-l NONE) cannot run in queue "node03" because it offers only hc:big=1.000G
  (-l NONE) cannot run in queue "node04" because it offers only hc:big=1.000G
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l big=100M) cannot run in queue "node01" because job requests non requestable resource nj"
  (-l big=100M) cannot run in queue "node02" because job requests non requestable resource nj"
  (-l big=100M) cannot run in queue "node03" because job requests non requestable resource nj"
  (-l big=100M) cannot run in queue "node04" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l big=4G) cannot run in queue "node01" because job requests non requestable resource nj"
  (-l big=4G) cannot run in queue "node02" because job requests non requestable resource nj"
  (-l big=4G) cannot run in queue "node03" because job requests non requestable resource nj"
  (-l big=4G) cannot run in queue "node04" because job requests non requestable resource nj"
  cannot run in PE "mpi" because it only offers 0 slots
