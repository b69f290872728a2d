How often a parallel job is said to exceed a limit: at each queue instance that is looked at and gets no slot, until the
limit has ruled out the cluster queue, the host (from the next host on) or all hosts.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { quota a "$@"; for p in 'rr 9' 'mpi 9' 'smp 5'; do j=$(as alice qsub -terse -b y -pe $p sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; qconf -drqs a > o 2>&1; }
  $ try 'to slots=1'
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 1 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 1 slots
  smp 5:
  1 cannot run in PE "smp" because it only offers 0 slots
  $ try 'queues {*} to slots=1'
  rr 9:
  7 cannot run because it exceeds limit "///all.q//" in rule "a/1"
  6 cannot run because it exceeds limit "///long.q//" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 2 slots
  mpi 9:
  3 cannot run because it exceeds limit "///all.q//" in rule "a/1"
  3 cannot run because it exceeds limit "///long.q//" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 2 slots
  smp 5:
  1 cannot run in PE "smp" because it only offers 0 slots
  $ try 'hosts {*} to slots=1'
  rr 9:
  2 cannot run because it exceeds limit "////node01/" in rule "a/1"
  2 cannot run because it exceeds limit "////node02/" in rule "a/1"
  2 cannot run because it exceeds limit "////node03/" in rule "a/1"
  2 cannot run because it exceeds limit "////node04/" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 4 slots
  mpi 9:
  1 cannot run in PE "mpi" because it only offers 4 slots
  smp 5:
  1 cannot run in PE "smp" because it only offers 0 slots
  $ try 'hosts node01,node02 to slots=0' 'queues all.q to slots=0'
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  10 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 8 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 8 slots
  smp 5:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "smp" because it only offers 0 slots
  $ try 'queues all.q hosts {*} to slots=0' 'to slots=1'
  rr 9:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 1 slots
  mpi 9:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 1 slots
  smp 5:
  1 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  $ try 'queues {*} hosts node01,node02 to slots=1' 'users {*} to slots=3'
  rr 9:
  1 cannot run because it exceeds limit "///all.q//" in rule "a/1"
  2 cannot run because it exceeds limit "alice/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 5 slots
  mpi 9:
  1 cannot run because it exceeds limit "///all.q//" in rule "a/1"
  1 cannot run because it exceeds limit "///long.q//" in rule "a/1"
  2 cannot run because it exceeds limit "alice/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 5 slots
  smp 5:
  1 cannot run in PE "smp" because it only offers 0 slots
