What a parallel job with soft requests leaves behind stays when a job with `-R y` behind it takes full queue instances back.

The queue instances that the job wishes for are on one host, and the first of them is full. The next of them is chosen for
the job behind both, whether the second one has `-R y` or not.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ placed() { qstat -u '*' -s r | awk 'NR > 2 {print $3, $8}' | sort; }
  $ clear() { qdel -f $(qstat -u "*" | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ qconf -ssconf | sed -E 's/^max_reservation .*/max_reservation 3/; s/^queue_sort_method .*/queue_sort_method seqno/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ quota one 'users alice to slots=1' 'users carol to slots=1'
  root@master added "one" to resource quota set list
  $ qconf -sc > c; echo 'first fst INT <= YES YES 0 10000' >> c; qconf -Mc c
  root@master added "first" to complex entry list
  $ qconf -aattr exechost complex_values first=9 global
  root@master modified "global" in exechost list
  $ before() { as alice qsub -b y -N before -l first=1 -q all.q@node03 sleep 600 > /dev/null; }
  $ wishes() { as carol qsub -b y -N wishes -pe smp 2 -soft -q '*@node03' -hard sleep 600 > /dev/null; }
  $ reserves() { as alice qsub -b y -N reserves -p -100 "$@" sleep 600 > /dev/null; }
  $ other() { as dave qsub -b y -N other -p -200 "$@" sleep 600 > /dev/null; }
  $ before; wishes; reserves; other; schedule; placed
  before all.q@node03
  other long.q@node03
  $ clear; before; wishes; reserves -R y; other; schedule; placed
  before all.q@node03
  other long.q@node03
  $ clear; before; wishes; as bob qsub -b y -N tried -pe smp 3 -l lic=99 sleep 600 > o; reserves -R y; other; schedule; placed
  before all.q@node03
  other long.q@node03
  $ clear; before; wishes; reserves -R y -soft -q 'all.q@node01' -hard -t 1-3; other; other; other; schedule; placed
  before all.q@node03
  other long.q@node03
  other long.q@node03
  other long.q@node03
