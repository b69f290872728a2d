What parallel jobs with soft requests leave behind: the order of queues that jobs behind them see.

Queues are sorted by sequence number when the first job of a run is looked at, all.q before long.q. A parallel
job that cannot start sorts them by its wishes, and nobody sorts them again.

  $ site quotas
  $ placed() { qstat -u '*' -s r | awk 'NR > 2 {print $3, $8}' | sort; }
  $ clear() { qdel -f $(qstat -u "*" | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ qconf -sc > c; echo 'first fst INT <= YES YES 0 10000' >> c; qconf -Mc c
  root@master added "first" to complex entry list
  $ qconf -aattr exechost complex_values first=9 global
  root@master modified "global" in exechost list
  $ wishes() { as carol qsub -b y -N wishes -pe mpi 2 -l lic=1 -soft -q "$1" -hard sleep 600 > /dev/null; }
  $ other() { as dave qsub -b y -N other -p -100 "$@" sleep 600 > /dev/null; }
  $ as alice qsub -b y -N before -l first=1 sleep 600 > /dev/null; wishes long.q; other; other -pe smp 2; schedule
  $ placed
  before all.q@node01
  other long.q@node01
  other long.q@node01

As long as no serial job has been looked at and no job has started, they are sorted for each job.

  $ clear; wishes long.q; other; schedule; placed
  other all.q@node02
  $ clear; as alice qsub -b y -N before -pe mpi 2 -l lic=1,first=1 sleep 600 > /dev/null; wishes long.q; other; schedule; placed
  other all.q@node03

A serial job that cannot start is enough.

  $ clear; as alice qsub -b y -N before -l lic=1,first=1 sleep 600 > /dev/null; wishes long.q; other; schedule; placed
  other long.q@node02

A parallel job with wishes that starts leaves them to be sorted again.

  $ clear; as alice qsub -b y -N before -l first=1 sleep 600 > /dev/null
  $ as carol qsub -b y -N wishes -pe mpi 2 -soft -q long.q -hard sleep 600 > /dev/null; other; schedule; placed
  before all.q@node04
  other all.q@node04
  wishes long.q@node03

Of jobs that differ in the queues that they wish for, none is looked at behind one that could not start.

  $ clear; as alice qsub -b y -N before -l first=1 sleep 600 > /dev/null; wishes long.q; wishes all.q; other; schedule; placed
  before all.q@node01
  other long.q@node04
