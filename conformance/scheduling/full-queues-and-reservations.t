What is said of full queue instances: nothing but that they are dropped, until a job with `-R y` looks for a reservation.

It looks at them too, and so do all jobs behind it, as long as none starts.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort -u; done; }
  $ clear() { qdel -f $(qstat -u "*" | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ submit() { as bob qsub -b y -N "$@" sleep 600 > /dev/null; }
  $ qconf -ssconf | sed 's/^max_reservation .*/max_reservation 5/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr queue slots 1 all.q; qconf -rattr queue slots 2 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ submit fills -q all.q@node01; submit holder -q '*@node04' -pe mpi 2; schedule
  $ submit before -q '*@@right' -pe mpi 7; submit reserves -q '*@@right' -pe mpi 6 -R y; submit behind -q '*@@right' -pe mpi 5; schedule; why 3 4 5
  3:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  4:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  5:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full

A category of jobs for which a run has found no reservation, ever, is not tried again; what is new is.

  $ schedule; why 4 5
  4:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  5:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  $ submit new -q '*@@right' -pe mpi 6 -l h_rt=60 -R y; schedule; why 4 5 6
  4:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  5:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  6:
  cannot run in PE "mpi" because it only offers 4 slots
  cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node01" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q@node02" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node04" dropped because it is full

Serial jobs are told of the slots that are in use.

  $ clear; submit fills -q all.q@node01; schedule
  $ qconf -mattr exechost complex_values lic=1 node02 > /dev/null
  $ submit reserves -l lic=2 -R y; submit behind -l ram=1G; schedule; why 8 9
  8:
  (-l lic=2) cannot run at host "node02" because it offers only hc:lic=1.000000
  (-l lic=2) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  9:
  (-l ram=1G) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  $ submit alike -l lic=2 -R y; schedule; why 8 9 10
  8:
  (-l lic=2) cannot run at host "node02" because it offers only hc:lic=1.000000
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  9:
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  10:
  (-l lic=2) cannot run at host "node02" because it offers only hc:lic=1.000000
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full

Where there will be room later a reservation is made in each run.

  $ clear; qconf -rattr queue slots 0 long.q > /dev/null; submit fills -q all.q@node01 -l h_rt=600; schedule
  $ submit reserves -q all.q@node01 -l h_rt=600 -R y; submit behind -l ram=1G; schedule; why 12 13
  12:
  (-l h_rt=600) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  13:
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  $ schedule; why 12 13
  12:
  (-l h_rt=600) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "node02" because it is not contained in its hard queue list (-q)
  cannot run in queue "node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "node04" because it is not contained in its hard queue list (-q)
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  13:
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  queue instance "all.q@node01" dropped because it is full
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
