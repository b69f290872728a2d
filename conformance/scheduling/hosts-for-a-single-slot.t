The order of hosts where a range is tried with a single slot: a host stands where its first queue stands that is not full, but more cluster queues are out as a whole for one slot than for several, by numbers that none of their settings reaches. Those rank no hosts.

  $ site quotas
  $ jobs() { qstat -u '*' | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, r ? $8 : "-", r ? $9 : $8 }' | sort -n; }
  $ qconf -sc > c; echo 'speed spy DOUBLE <= YES NO 0 0' >> c; echo 'token tk INT <= YES YES 0 0' >> c; qconf -Mc c
  root@master added "speed" to complex entry list
  root@master added "token" to complex entry list
  $ qconf -rattr exechost complex_values speed=2,token=9 global
  root@master modified "global" in exechost list
  $ qconf -rattr queue complex_values speed=1.5 all.q
  root@master modified "all.q" in cluster queue list
  $ echo all.q is full on node01, so that node01 stands at its long.q, behind the others
  all.q is full on node01, so that node01 stands at its long.q, behind the others
  $ as alice qsub -b y -N fills -p -1 -q all.q@node01 -pe mpi 4 -l token=2 sleep 600 > o; schedule
  $ echo three slots: all.q ranks the hosts
  three slots: all.q ranks the hosts
  $ as bob qsub -b y -N three -pe smp 1-3 -l speed=2 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  2 three long.q@node02 3
  $ qdel -f 2; schedule
  root forced the deletion of job 2
  $ echo one slot, since there is one token: it does not
  one slot, since there is one token: it does not
  $ as bob qsub -b y -N one -pe smp 1-3 -l speed=2,token=1 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  3 one long.q@node01 1
  $ qdel -f 3; schedule
  root forced the deletion of job 3
  $ echo nor where one is all that is asked for
  nor where one is all that is asked for
  $ as bob qsub -b y -N only -pe smp 1 -l speed=2,token=1 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  4 only long.q@node03 1
  $ qdel -f 4; schedule
  root forced the deletion of job 4
  $ echo in environments that use several hosts, too
  in environments that use several hosts, too
  $ as bob qsub -b y -N rounds -pe rr 1-3 -l speed=2,token=1 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  5 rounds long.q@node04 1
  $ qdel -f 5; schedule
  root forced the deletion of job 5
  $ as bob qsub -b y -N fills -pe mpi 1-3 -l speed=2,token=1 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  6 fills long.q@node02 1
  $ qdel -f 6; schedule
  root forced the deletion of job 6
  $ echo and for slots that are kept
  and for slots that are kept
  $ qconf -ssconf | sed 's/^max_reservation .*/max_reservation 5/' > s; qconf -Msconf s
  changed scheduler configuration
  $ as alice qsub -b y -N full -pe mpi 28 -l h_rt=100 sleep 600 > o; schedule
  $ as bob qsub -b y -N kept -R y -pe smp 1-3 -l speed=2,token=1 sleep 600 > o; schedule
  $ jobs
  1 fills all.q@node01 4
  7 full long.q@node02 28
  8 kept - 1
