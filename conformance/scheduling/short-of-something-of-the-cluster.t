What the cluster lacks for a parallel job is reported where nothing of it is left. Where reservations are planned, it is
reported only if it would not do without what runs.

  $ site quotas
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; }
  $ try() { for p in 'rr 2' 'mpi 2' 'rr 1-2'; do as alice qsub -b y -N u $J sleep 600 > o; j=$(as bob qsub -terse -b y -pe $p "$@" sleep 600); schedule; echo "$p:"; why $j; schedule; why $j; qdel -f '*' -u '*' > o; done; }
  $ qconf -aattr exechost complex_values ram=2500M,lic=6 global
  root@master modified "global" in exechost list
  $ J='-l ram=1G' try -l ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  1 (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=1.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 2:
  1 cannot run in PE "mpi" because it only offers 1 slots
  1 (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=1.441G
  1 cannot run in PE "mpi" because it only offers 0 slots
  rr 1-2:
  1 (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=1.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  1 (-l ram=2G) cannot run in queue "global" because it offers only gc:ram=1.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  $ J='-l ram=1500M' try -l lic=2,ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 2:
  1 cannot run in PE "mpi" because it only offers 1 slots
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "mpi" because it only offers 0 slots
  rr 1-2:
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "rr" because it only offers 0 slots
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "rr" because it only offers 0 slots
  $ EDIT='s/^(lic +lic +INT +<= +YES +)YES +0 +0/\1JOB 0 100/' EDITOR=edit-with qconf -mc | sort
  root@master modified "lic" in complex entry list
  $ J='-l ram=1500M' try -l lic=2,ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 2:
  1 cannot run in PE "mpi" because it only offers 1 slots
  1 (-l lic=2,ram=2G) cannot run in queue "global" because it offers only gc:ram=1000.000M
  1 cannot run in PE "mpi" because it only offers 0 slots
  rr 1-2:
  $ qconf -ssconf | sed -E "s/^max_reservation .*/max_reservation 3/" > s; qconf -Msconf s
  changed scheduler configuration
  $ J='-l ram=1500M' try -l lic=2,ram=2G
  rr 2:
  1 cannot run in PE "rr" because it only offers 1 slots
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 2:
  1 cannot run in PE "mpi" because it only offers 1 slots
  1 cannot run in PE "mpi" because it only offers 0 slots
  rr 1-2:
  $ J='-l ram=1500M' try -l ram=3G
  rr 2:
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  mpi 2:
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "mpi" because it only offers 0 slots
  rr 1-2:
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "rr" because it only offers 0 slots
  1 (-l ram=3G) cannot run in queue "global" because it offers only gc:ram=2.441G
  1 cannot run in PE "rr" because it only offers 0 slots
