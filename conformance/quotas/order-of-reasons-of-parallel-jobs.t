What a parallel job lacks on its hosts, as it is printed: in the order in which hosts are looked at, limits and resources alike.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ why() { schedule; for j; do qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done; }
  $ for n in 1 3; do qconf -aattr exechost complex_values ram=8G node0$n; done; for n in 2 4; do qconf -aattr exechost complex_values ram=1G node0$n; done
  root@master modified "node01" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  $ quota limits 'hosts {*} to slots=1'
  root@master added "limits" to resource quota set list
  $ for n in 1 2 3 4; do as bob qsub -b y -q all.q@node0$n sleep 600; done
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ as bob qsub -b y -pe smp 2 -l ram=2G sleep 600
  Your job 5 ("sleep") has been submitted
  $ as bob qsub -b y -pe mpi 3 -l ram=2G sleep 600
  Your job 6 ("sleep") has been submitted
  $ as bob qsub -b y -pe rr 2-4 -l ram=2G sleep 600
  Your job 7 ("sleep") has been submitted
  $ why 5 6 7
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node04" because it offers only hc:ram=1.000G
  cannot run in PE "smp" because it only offers 0 slots
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node04" because it offers only hc:ram=1.000G
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  cannot run because it exceeds limit "////node01/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node02" because it offers only hc:ram=1.000G
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  cannot run because it exceeds limit "////node03/" in rule "limits/1"
  (-l ram=2G) cannot run in queue "node04" because it offers only hc:ram=1.000G
  cannot run in PE "rr" because it only offers 0 slots
