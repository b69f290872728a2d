A limit that leaves a parallel job no slot in a queue, and what else that queue lacks: both are reported where the limit is
used up by the job's own slots.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | grep -v -e node02 -e node03 -e node04 | sort | uniq -c | sed 's/^ *//'; }
  $ try() { quota a "$1"; shift; for p; do j=$(as alice qsub -terse -b y -pe $p -l ram=3G,h_rt=900 sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; qconf -drqs a > o 2>&1; }
  $ for h in 1 2 3 4; do qconf -aattr exechost complex_values ram=99G node0$h > o; done; qconf -rattr queue complex_values 'ram=2G' long.q > o
  $ try 'hosts {node01} to slots=1' 'rr 99' 'mpi 99'
  rr 99:
  2 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  2 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 13 slots
  mpi 99:
  1 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  1 cannot run in PE "mpi" because it only offers 13 slots
  $ try 'hosts {node01} to slots=0' 'rr 99' 'mpi 99'
  rr 99:
  2 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 12 slots
  mpi 99:
  2 cannot run because it exceeds limit "////node01/" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 12 slots
  $ try 'queues all.q,long.q hosts node01 to slots=1' 'rr 99' 'mpi 99'
  rr 99:
  5 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  8 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 13 slots
  mpi 99:
  1 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  1 cannot run in PE "mpi" because it only offers 13 slots
  $ as alice qsub -terse -b y -q all.q@node01 -l h_rt=700 sleep 600; schedule
  7
  $ try 'queues all.q,long.q hosts node01 to slots=1' 'rr 99' 'mpi 99'
  rr 99:
  10 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 12 slots
  mpi 99:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 12 slots
  $ try 'queues all.q,long.q hosts node01 to slots=2' 'rr 99' 'mpi 99'
  rr 99:
  5 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  8 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "rr" because it only offers 13 slots
  mpi 99:
  1 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  1 cannot run in PE "mpi" because it only offers 13 slots

A job that may get a reservation waits for what will end.

  $ qconf -ssconf | sed -E 's/^max_reservation .*/max_reservation 3/' > s; qconf -Msconf s > o
  changed scheduler configuration
  $ try 'queues all.q,long.q hosts node01 to slots=1' 'mpi 99 -R y'
  mpi 99 -R y:
  1 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  1 cannot run in PE "mpi" because it only offers 12 slots
  $ try 'queues all.q,long.q hosts node01 to slots=0' 'mpi 99 -R y'
  mpi 99 -R y:
  2 cannot run because it exceeds limit "/////" in rule "a/1"
  1 cannot run in PE "mpi" because it only offers 12 slots
  $ try 'queues all.q,long.q hosts node01 to slots=2' 'mpi 99 -R y'
  mpi 99 -R y:
  1 (-l h_rt=900,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  1 cannot run in PE "mpi" because it only offers 13 slots
