A parallel job hears of limits before it hears of what queues lack, on hosts that it may use; of cluster queues that are
out it hears wherever these are.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { for p in 'rr 9' 'mpi 9' 'smp 4' 'smp 1-4' 'mpi 1-9'; do j=$(as alice qsub -terse -b y -pe $p $* sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; }
  $ quota more 'to slots=0'
  $ try
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  smp 4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  smp 1-4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  mpi 1-9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try -l ram=3G
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  smp 4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  smp 1-4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  mpi 1-9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ qconf -aattr exechost complex_values ram=4G node01
  root@master modified "node01" in exechost list
  $ try -l ram=3G
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  smp 4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  smp 1-4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  mpi 1-9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ try -l ram=1G
  rr 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  smp 4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  smp 1-4:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  mpi 1-9:
  2 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 5/' -e 's/^slots .*/slots 1/' -e 's/^hostlist .*/hostlist node02 node03/' > q; qconf -Aq q > o
  root@master added "fast.q" to cluster queue list
  $ try() { for p in 'rr 9' 'mpi 9' 'smp 5'; do j=$(as alice qsub -terse -b y -q all.q -pe $p $* sleep 600); schedule; echo "$p:"; why $j; qdel -f $j > o; done; }
  $ try
  rr 9:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  mpi 9:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  smp 5:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qmod -d '*@node01' > o; try
  rr 9:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "rr" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is disabled
  1 queue instance "long.q@node01" dropped because it is disabled
  mpi 9:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is disabled
  1 queue instance "long.q@node01" dropped because it is disabled
  smp 5:
  1 cannot run because it exceeds limit "/////" in rule "more/1"
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  1 queue instance "all.q@node01" dropped because it is disabled
  1 queue instance "long.q@node01" dropped because it is disabled
  $ qconf -drqs more > o; qmod -e '*@node01' > o
  root@master removed "more" from resource quota set list
  $ qconf -aattr exechost complex_values ram=4G node01 > o 2>&1; qconf -aattr exechost complex_values ram=9G node02 > o 2>&1; qconf -aattr queue complex_values ram=4G all.q@node03
  root@master modified "all.q" in cluster queue list
  $ try -l ram=10G
  rr 9:
  1 (-l ram=10G) cannot run in queue "all.q@node03" because it offers only qc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node01" because it offers only hc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node02" because it offers only hc:ram=9.000G
  1 cannot run in PE "rr" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  mpi 9:
  1 (-l ram=10G) cannot run in queue "all.q@node03" because it offers only qc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node01" because it offers only hc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node02" because it offers only hc:ram=9.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  smp 5:
  1 (-l ram=10G) cannot run in queue "all.q@node03" because it offers only qc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node01" because it offers only hc:ram=4.000G
  1 (-l ram=10G) cannot run in queue "node02" because it offers only hc:ram=9.000G
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
