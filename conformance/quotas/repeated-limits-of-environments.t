How often a parallel job is said to exceed a limit where rules of the set name parallel environments: what a limit rules
out goes by the rules before it that would concern the job if it were serial, and a limit for parallel jobs alone rules out
all hosts that none of these is about.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { quota a "$@"; for p in 'rr 99' 'mpi 99'; do j=$(as alice qsub -terse -b y -pe $p sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; qconf -drqs a > o 2>&1; }
  $ try 'users dave hosts !node04 to slots=5' 'users alice pes * to slots=0'
  rr 99:
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 99:
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'users dave hosts !node04 to slots=5' 'users alice pes !foo to slots=0'
  rr 99:
  6 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 99:
  6 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'users alice queues all.q to slots=100' 'pes * to slots=0'
  rr 99:
  20 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 16 slots
  mpi 99:
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 16 slots
  $ try 'users alice queues all.q hosts node02 to slots=100' 'pes * to slots=0'
  rr 99:
  7 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 4 slots
  mpi 99:
  3 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 4 slots
  $ try 'pes * queues all.q to slots=100' 'pes * to slots=0'
  rr 99:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 1 slots
  mpi 99:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 4 slots
  $ try 'pes * queues all.q to slots=100' 'hosts node01,node02 to slots=0'
  rr 99:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "rr" because it only offers 17 slots
  mpi 99:
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 20 slots
  $ try 'pes !mpi to slots=100' 'to slots=0'
  rr 99:
  1 cannot run in PE "rr" because it only offers 32 slots
  mpi 99:
  8 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'pes !mpi to slots=100' 'queues all.q to slots=0'
  rr 99:
  1 cannot run in PE "rr" because it only offers 32 slots
  mpi 99:
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 16 slots
  $ try 'pes !mpi queues all.q to slots=100' 'pes mpi hosts node02,node03 to slots=0'
  rr 99:
  1 cannot run in PE "rr" because it only offers 32 slots
  mpi 99:
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 16 slots
