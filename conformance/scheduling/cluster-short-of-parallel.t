What a parallel job is told when the cluster as a whole has too little for it: a number of slots, and nothing about places.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > /dev/null; }
  $ sub() { as alice qsub -b y -N x "$@" sleep 600 > /dev/null; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ printf '{\nname two\nenabled TRUE\nlimit name r2 queues all.q to slots=0\n}\n' > f; qconf -Arqs f
  root@master added "two" to resource quota set list
  $ qconf -rattr exechost complex_values ram=4G global
  root@master modified "global" in exechost list
  $ conf weight_urgency 0; conf weight_priority 1
  changed scheduler configuration
  changed scheduler configuration

Something is left: the number is what the whole capacity would hold.

  $ sub -l ram=2500M; sub -p -500 -pe mpi 2 -l ram=1500M; sub -p -500 -pe rr 3 -l ram=1500M; sub -p -500 -pe smp 2-4 -l ram=1000M; sub -p -500 -pe mpi 2 -l ram=2G; schedule
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}'
  1 r
  2 qw
  3 qw
  4 qw
  5 qw
  $ why 2 3 4 5
  2:
  cannot run in PE "mpi" because it only offers 2 slots
  3:
  cannot run in PE "rr" because it only offers 2 slots
  4:
  cannot run in PE "smp" because it only offers 4 slots
  5:
  (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=1.559G
  cannot run in PE "mpi" because it only offers 0 slots

Where reservations are planned it is what will be there when all has ended that ends: jobs without a limit never do.

  $ conf max_reservation 3; sub -R y -p -600 -l ram=1G; schedule
  changed scheduler configuration
  $ why 2 3 4 5
  2:
  cannot run in PE "mpi" because it only offers 1 slots
  3:
  cannot run in PE "rr" because it only offers 1 slots
  4:
  cannot run in PE "smp" because it only offers 1 slots
  5:
  cannot run in PE "mpi" because it only offers 0 slots
  $ conf default_duration 2:0:0; schedule
  changed scheduler configuration
  $ why 2 3 4 5
  2:
  cannot run in PE "mpi" because it only offers 2 slots
  3:
  cannot run in PE "rr" because it only offers 2 slots
  4:
  cannot run in PE "smp" because it only offers 4 slots
  5:
  cannot run in PE "mpi" because it only offers 2 slots

Nothing is left.

  $ conf max_reservation 0; conf default_duration INFINITY; sub -p -100 -l ram=572M; schedule
  changed scheduler configuration
  changed scheduler configuration
  $ qstat -u '*' -s p | awk 'NR > 2 {print $1, $5}'
  2 qw
  3 qw
  4 qw
  5 qw
  $ why 2 3 5
  2:
  (-l ram=1500M) cannot run in queue "global" because it offers only gc:ram=0.000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=1500M) cannot run in queue "global" because it offers only gc:ram=0.000
  cannot run in PE "rr" because it only offers 0 slots
  5:
  (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=0.000
  cannot run in PE "mpi" because it only offers 0 slots
