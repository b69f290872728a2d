The order of hosts for parallel jobs while full queue instances are looked at: a job with `-R y` takes them back behind the others, and they get to their places when the list is sorted, which not every job has done.

Where they are in front the host comes first, with the slots of its other queues.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ submit() { as bob qsub -b y -N "$@" sleep 600 > /dev/null; }
  $ where() { schedule; qstat -g t -s r -u bob | awk -v name="$1" '/ASTER|LAVE/ { if (NF > 3) last = $3; if (last == name) print (NF > 3 ? $8 : $1) }'; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ fill() { as alice qsub -b y -q all.q@node04 -pe mpi 4 sleep 600 > /dev/null; schedule; }
  $ conf max_reservation 5; conf weight_priority 10; conf weight_urgency 0; conf queue_sort_method seqno
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ qconf -rattr queue seq_no 5 long.q; qconf -rattr queue seq_no "3,[node04=1]" all.q
  root@master modified "long.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ echo the first job of a run has the list sorted, be it one that starts
  the first job of a run has the list sorted, be it one that starts
  $ fill; submit job -R y -pe rr 2; where job
  all.q@node01
  long.q@node04
  $ echo or one that nothing suits, for those behind it
  or one that nothing suits, for those behind it
  $ fill; submit seeks -p -1 -R y -l lic=1; submit job -p -2 -pe rr 2; where job
  all.q@node02
  long.q@node04
  $ echo a parallel job that does not start leaves it unsorted for the next
  a parallel job that does not start leaves it unsorted for the next
  $ fill; submit waits -p -1 -pe mpi 2 -l lic=2; submit seeks -p -2 -R y -pe mpi 2 -l lic=3; submit job -p -3 -pe rr 2; where job
  all.q@node03
  long.q@node04
  $ echo a serial job does not
  a serial job does not
  $ fill; submit waits -p -1 -l lic=4; submit seeks -p -2 -R y -pe mpi 2 -l lic=5; submit job -p -3 -pe rr 2; where job
  all.q@node01
  all.q@node02
  $ echo nor does one that starts
  nor does one that starts
  $ fill; submit starts -p -1 -q all.q@node03; submit seeks -p -2 -R y -pe mpi 2 -l lic=6; submit job -p -3 -pe rr 2; where job
  all.q@node01
  all.q@node03
  $ echo and what a job wishes for sorts it
  and what a job wishes for sorts it
  $ fill; submit starts -p -1 -q all.q@node03; submit seeks -p -2 -R y -pe mpi 2 -l lic=7; submit wishes -p -3 -pe mpi 2 -l lic=8 -soft -q all.q@node04; submit job -p -4 -pe rr 2; where job
  all.q@node02
  long.q@node04
