Limits of quotas among the reasons of a parallel job: they are named of queue instances on hosts that have too little for now but will have enough when what runs there has ended, as of those that have enough now.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ why() { schedule; for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ for n in 1 2 3 4; do qconf -aattr exechost complex_values ram=4G node0$n; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ quota limits 'hosts {*} to slots=1'
  root@master added "limits" to resource quota set list
  $ as bob qsub -b y -N runs -q all.q@node01 -l ram=2G sleep 600
  Your job 1 ("runs") has been submitted
  $ schedule
  $ as bob qsub -b y -N waits -pe smp 3 -l ram=1G sleep 600
  Your job 2 ("waits") has been submitted
  $ as bob qsub -b y -N never -pe smp 3 -l ram=2G sleep 600
  Your job 3 ("never") has been submitted
  $ as bob qsub -b y -N several -pe rr 3 -l ram=3G sleep 600
  Your job 4 ("several") has been submitted
  $ as bob qsub -b y -N fills -pe mpi 7 -l ram=2500M sleep 600
  Your job 5 ("fills") has been submitted
  $ why 2 3 4 5
  2:
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run in PE "smp" because it only offers 0 slots
  3:
  cannot run in PE "smp" because it only offers 0 slots
  4:
  5:
  (-l ram=2500M) cannot run in queue "node01" because it offers only hc:ram=2.000G
  cannot run in PE "mpi" because it only offers 3 slots
  $ qconf -ssconf | sed -E "s/^max_reservation .*/max_reservation 5/" > s; qconf -Msconf s
  changed scheduler configuration
  $ why 2 3 4 5
  2:
  cannot run in PE "smp" because it only offers 0 slots
  3:
  cannot run in PE "smp" because it only offers 0 slots
  4:
  5:
  cannot run in PE "mpi" because it only offers 0 slots
  $ qalter -R y 2 > o; qalter -R y 4 > o
  $ why 2 3 4 5
  2:
  cannot run in PE "smp" because it only offers 0 slots
  3:
  cannot run in PE "smp" because it only offers 0 slots
  4:
  5:
  cannot run in PE "mpi" because it only offers 0 slots

So they are beside a host that only others than exclusive jobs use.

  $ qdel -f 1 2 3 4 5 > o; schedule; qconf -ssconf | sed -E "s/^max_reservation .*/max_reservation 0/" > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -sc > c; echo 'excl ex BOOL EXCL YES YES 0 0' >> c; qconf -Mc c
  root@master added "excl" to complex entry list
  $ for n in 1 2; do qconf -aattr exechost complex_values excl=1 node0$n; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ as bob qsub -b y -N runs -q all.q@node01 sleep 600
  Your job 6 ("runs") has been submitted
  $ schedule
  $ as bob qsub -b y -N waits -pe smp 3 -l excl=1 sleep 600
  Your job 7 ("waits") has been submitted
  $ as bob qsub -b y -N full -pe smp 3 sleep 600
  Your job 8 ("full") has been submitted
  $ why 7 8
  7:
  (-l excl=1) cannot run in queue "node01" because exclusive resource (excl) is already in use
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run in PE "smp" because it only offers 0 slots
  8:
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run in PE "smp" because it only offers 0 slots
