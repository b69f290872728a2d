A limit on everything rules out all hosts at once where no rule before it in its set is about some queues or hosts. Else
it rules out the hosts, and the cluster queues, that none of those rules is about, whomever they are for.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { quota a "$@"; j=$(as dave qsub -terse -b y -pe mpi 40 sleep 600); schedule; why $j; qdel -f $j > o; qconf -drqs a > o 2>&1; }
  $ try 'users @staff to slots=9' 'to slots=0'
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'users bob hosts * to slots=9' 'to slots=0'
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'users bob hosts node01 to slots=9' 'to slots=0'
  2 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'users bob hosts {@left} to slots=9' 'to slots=0'
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'queues all.q to slots=3' 'to slots=0'
  1 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 3 slots
  $ try 'projects red queues long.q to slots=9' 'to slots=0'
  5 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'projects red queues *,!long.q to slots=9' 'to slots=0'
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'projects red queues long.q hosts node03 to slots=9' 'to slots=0'
  3 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'pes rr hosts node01,node03 to slots=9' 'to slots=0'
  4 cannot run because it exceeds limit "/////" in rule "a/2"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try 'hosts node03 to slots=9' 'queues long.q to slots=9' 'to slots=0'
  3 cannot run because it exceeds limit "/////" in rule "a/3"
  1 cannot run in PE "mpi" because it only offers 17 slots
  $ try 'users @staff to slots=9' 'users bob hosts node01 to slots=9' 'to slots=0'
  8 cannot run because it exceeds limit "/////" in rule "a/3"
  1 cannot run in PE "mpi" because it only offers 0 slots
