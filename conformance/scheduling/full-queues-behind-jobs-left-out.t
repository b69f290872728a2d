Full queue instances are looked at again by jobs behind one with -R y, unless an earlier run has looked for a reservation for its kind in
vain: it has not for jobs that it left out because their user had enough running.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ conf max_reservation 2
  changed scheduler configuration
  $ conf maxujobs 1
  changed scheduler configuration
  $ as alice qsub -b y -q all.q@node01 -pe smp 4 sleep 600
  Your job 1 ("sleep") has been submitted
  $ as bob qsub -b y -q all.q@node02 -pe smp 4 sleep 600
  Your job 2 ("sleep") has been submitted
  $ schedule
  $ as bob qsub -b y -l ram=3G -R y sleep 600
  Your job 3 ("sleep") has been submitted
  $ as carol qsub -b y -l ram=2G sleep 600
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ why 3 4
  3:
  job dropped because of user limitations
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  4:
  (-l ram=2G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  $ qdel -f 2
  root forced the deletion of job 2
  $ schedule
  $ why 3 4
  3:
  (-l ram=3G) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  (-l ram=3G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  4:
  (-l ram=2G) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  (-l ram=2G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  $ schedule
  $ why 3 4
  3:
  (-l ram=3G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=3G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  4:
  (-l ram=2G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
