The order of hosts for parallel jobs where a job with `-R y` takes full queue instances back behind jobs that did not look at them.

With the first job of a run, and the first behind a start that has changed loads, the queue instances that are looked at get to know the loads of their hosts. Those that are taken back later count as least loaded when the list is sorted, with either sort method. The parallel jobs below find the host of the full queue in front.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o; }
  $ submit() { as bob qsub -b y -N "$@" sleep 600 > /dev/null; }
  $ where() { schedule; qstat -g t -s r -u bob | awk -v name="$1" '/ASTER|LAVE/ { if (NF > 3) last = $3; if (last == name) print (NF > 3 ? $8 : $1) }'; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ fill() { as alice qsub -b y -q all.q@node04 -pe mpi 4 sleep 600 > /dev/null; schedule; }
  $ conf max_reservation 5; conf weight_priority 10; conf weight_urgency 0
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ first() {
  > echo "with -R y"; fill; submit seeks -p -1 -R y -pe mpi 2 -l lic=1; submit job -p -2 -pe rr 2; where job
  > echo "parallel"; fill; submit waits -p -1 -pe mpi 2 -l lic=2; submit seeks -p -2 -R y -pe mpi 2 -l lic=3; submit job -p -3 -pe rr 2; where job
  > echo "given up"; fill; submit seeks -p -1 -R y -pe mpi 2 -l lic=4; schedule; submit seeks -p -2 -R y -pe mpi 2 -l lic=5; submit job -p -3 -pe rr 2; where job
  > echo "serial: the list is not sorted again"; fill; submit waits -p -1 -l lic=2; submit seeks -p -2 -R y -pe mpi 2 -l lic=3; submit job -p -3 -pe rr 2; where job
  > }
  $ first
  with -R y
  all.q@node01
  all.q@node02
  parallel
  all.q@node03
  long.q@node04
  given up
  all.q@node01
  long.q@node04
  serial: the list is not sorted again
  all.q@node02
  all.q@node03
  $ conf queue_sort_method load; first
  changed scheduler configuration
  with -R y
  all.q@node01
  all.q@node02
  parallel
  all.q@node03
  long.q@node04
  given up
  all.q@node01
  long.q@node04
  serial: the list is not sorted again
  all.q@node02
  all.q@node03

The loads of hosts change with what starts. The next job alone has the list sorted by them, be it too wide for the cluster; wishes keep it as the last job that had them left it.

  $ for n in 1 2 3 4; do qconf -aattr exechost complex_values lic=${n}0 node0$n; done > o
  $ behind() {
  > echo "seeks at once"; fill; submit starts -p -1 -q all.q@node03 -l lic=25; submit seeks -p -2 -R y -pe mpi 2 -l lic=101; submit job -p -3 -pe rr 2; where job
  > echo "parallel between"; fill; submit starts -p -1 -q all.q@node03 -l lic=25; submit waits -p -2 -pe mpi 2 -l lic=100; submit seeks -p -3 -R y -pe mpi 2 -l lic=101; submit job -p -4 -pe rr 2; where job
  > echo "wide between"; fill; submit starts -p -1 -q all.q@node03 -l lic=25; submit waits -p -2 -pe mpi 70; submit seeks -p -3 -R y -pe mpi 2 -l lic=101; submit job -p -4 -pe rr 2; where job
  > echo "wishes between"; fill; submit starts -p -1 -q all.q@node03 -pe mpi 2 -l lic=12; submit waits -p -2 -pe mpi 2 -l lic=100 -soft -q long.q; submit seeks -p -3 -R y -pe mpi 2 -l lic=101; submit job -p -4 -pe rr 2; where job
  > }
  $ conf load_formula lic; behind
  changed scheduler configuration
  seeks at once
  all.q@node01
  all.q@node03
  parallel between
  all.q@node01
  all.q@node03
  wide between
  all.q@node01
  all.q@node03
  wishes between
  long.q@node01
  long.q@node03

A host without load is always among those that are numbered: where loads are below zero, a full queue instance is as good as the best.

  $ conf load_formula -lic; behind
  changed scheduler configuration
  seeks at once
  all.q@node02
  long.q@node04
  parallel between
  all.q@node02
  long.q@node04
  wide between
  all.q@node02
  long.q@node04
  wishes between
  long.q@node02
  long.q@node04
