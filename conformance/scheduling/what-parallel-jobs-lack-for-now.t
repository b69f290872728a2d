Where reservations are planned, nothing is reported of what hosts and queues lack only as long as others run, to jobs in
a parallel environment: neither to those with `-R y` nor to others. What a host never has is.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ conf max_reservation 5
  changed scheduler configuration
  $ qconf -aattr exechost complex_values ram=4G node01; qconf -aattr exechost complex_values ram=4G node02 | sort
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ qconf -rattr queue complex_values 'lic=4' all.q
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N j1 -l ram=4G -q all.q@node01 sleep 600
  Your job 1 ("j1") has been submitted
  $ as alice qsub -b y -N j2 -l lic=4 -q all.q@node02 sleep 600
  Your job 2 ("j2") has been submitted
  $ schedule
  $ as alice qsub -b y -N j3 -pe mpi -3 -l lic=3,ram=512M -R y sleep 600
  Your job 3 ("j3") has been submitted
  $ schedule
  $ why 3
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  $ qalter -R n 3
  modified reservation behaviour of job 3
  $ schedule
  $ why 3
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  $ as bob qsub -b y -N j4 -pe mpi -3 -l ram=4G -R y sleep 600
  Your job 4 ("j4") has been submitted
  $ schedule
  $ why 3 4
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  $ qdel -f 3 4
  root has deleted job 3
  root forced the deletion of job 4
  $ as bob qsub -b y -N j5 -pe mpi 1 -l lic=3,ram=512M -R y sleep 600
  Your job 5 ("j5") has been submitted
  $ schedule
  $ why 5
  5:
  cannot run in PE "mpi" because it only offers 0 slots
  $ qdel -f 5
  root has deleted job 5
  $ as bob qsub -b y -N j6 -pe mpi 5 -l lic=3,ram=512M -R y sleep 600
  Your job 6 ("j6") has been submitted
  $ schedule
  $ why 6
  6:
  cannot run in PE "mpi" because it only offers 0 slots
  $ qalter -R n 6
  modified reservation behaviour of job 6
  $ as bob qsub -b y -N j7 -l lic=3,ram=4G -R y sleep 600
  Your job 7 ("j7") has been submitted
  $ schedule
  $ why 6 7
  6:
  cannot run in PE "mpi" because it only offers 0 slots
  7:
  (-l lic=3,ram=4G) cannot run at host "node01" because it offers only hc:ram=0.000000
  (-l lic=3,ram=4G) cannot run in queue "all.q@node02" because it offers only qc:lic=0.000000
  (-l lic=3,ram=4G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l lic=3,ram=4G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l lic=3,ram=4G) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=3,ram=4G) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=3,ram=4G) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  $ qdel -f 1 2 6 7
  root forced the deletion of job 1
  root forced the deletion of job 2
  root has deleted job 6
  root has deleted job 7
  $ as alice qsub -b y -N j8 -l ram=1G -q all.q@node01 sleep 600
  Your job 8 ("j8") has been submitted
  $ as alice qsub -b y -N j9 -pe mpi 2 -l ram=5G -R y sleep 600
  Your job 9 ("j9") has been submitted
  $ schedule
  $ why 9
  9:
  (-l ram=5G) cannot run in queue "node01" because it offers only hc:ram=4.000G
  (-l ram=5G) cannot run in queue "node02" because it offers only hc:ram=4.000G
  cannot run in PE "mpi" because it only offers 0 slots
