When slots are kept for a parallel job, what is reported for now comes again for the number of slots that is tried first at that time, up to the host that completes it.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c | sed 's/^ *//'; done; }
  $ sconf() { qconf -ssconf | sed "$@" > s; qconf -Msconf s; }
  $ submit() { as bob qsub -terse -b y -q all.q@node03 "$@" sleep 600; }
  $ sconf 's/^max_reservation .*/max_reservation 9/; s/^params .*/params PE_RANGE_ALG=least/'
  changed scheduler configuration
  $ for h in 2 3 4; do qconf -aattr exechost complex_values slots=$h,ram=8G node0$h; done > o
  $ qconf -aattr exechost complex_values ram=1G node01 > o
  $ submit -pe mpi 3 -l ram=1G,h_rt=0:10:0
  1
  $ submit -pe mpi 2 -R y -l ram=2G,h_rt=0:10:0
  2
  $ submit -pe mpi 2 -R y -l ram=2G,h_rt=0:10:0
  3
  $ submit -pe smp 3 -R y -l ram=2G,h_rt=0:10:0
  4
  $ submit -pe rr 3 -R y -l ram=2G,h_rt=0:10:0
  5
  $ submit -pe mpi 1-3 -R y -t 1-2 -l ram=2G,h_rt=0:10:0
  6.1-2:1
  $ schedule; why 2 3 4 5 6
  2:
  2 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  2 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  3:
  2 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  2 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  4:
  2 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "smp" because it only offers 0 slots
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  5:
  7 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "rr" because it only offers 0 slots
  7 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  6 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  6:
  2 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  2 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
What there will never be enough of comes once.
  $ submit -pe mpi 4 -R y -l ram=2G,h_rt=0:10:0; schedule; why 2 7
  7
  2:
  2 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  2 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  2 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  7:
  1 (-l h_rt=600,ram=2G) cannot run in queue "node01" because it offers only hc:ram=1.000G
  1 cannot run in PE "mpi" because it only offers 0 slots
  1 cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  1 cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
