Jobs that ask for the same are of one category, whatever queues they wish for: what the first of them in a run was found to lack
is reported of the others, though queue instances have become full meanwhile.

  $ site quotas
  $ jobs() { qstat -u '*' | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $5, r ? $8 : "-" }' | sort -n; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list

The first is tried before the instance is full, the others after it.
  $ as alice qsub -b y -N first -l lic=3 sleep 600
  Your job 1 ("first") has been submitted
  $ as bob qsub -b y -N fills -q all.q@node01 sleep 600
  Your job 2 ("fills") has been submitted
  $ as carol qsub -b y -N other -l lic=3 sleep 600
  Your job 3 ("other") has been submitted
  $ as carol qsub -b y -N wishes -l lic=3 -soft -q 'all.q@@left' sleep 600
  Your job 4 ("wishes") has been submitted
  $ as carol qsub -b y -N more -l lic=4 -soft -q 'all.q@@left' sleep 600
  Your job 5 ("more") has been submitted
  $ schedule
  $ jobs
  1 first qw -
  2 fills r all.q@node01
  3 other qw -
  4 wishes qw -
  5 more qw -
  $ why 3 4 5
  3:
  (-l lic=3) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  4:
  (-l lic=3) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  5:
  (-l lic=4) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=4) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node01" dropped because it is full
  $ qdel -f 1 2 3 4 5
  root has deleted job 1
  root forced the deletion of job 2
  root has deleted job 3
  root has deleted job 4
  root has deleted job 5

The first one wishes.
  $ as alice qsub -b y -N wishes -l lic=3 -soft -q 'long.q' sleep 600
  Your job 6 ("wishes") has been submitted
  $ as bob qsub -b y -N fills -q all.q@node02 sleep 600
  Your job 7 ("fills") has been submitted
  $ as carol qsub -b y -N other -l lic=3 sleep 600
  Your job 8 ("other") has been submitted
  $ schedule
  $ jobs
  6 wishes qw -
  7 fills r all.q@node02
  8 other qw -
  $ why 8
  8:
  (-l lic=3) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node02" dropped because it is full
  $ qdel -f 6 7 8
  root has deleted job 6
  root forced the deletion of job 7
  root has deleted job 8

Parallel jobs.
  $ as alice qsub -b y -N first -pe mpi 2 -l lic=3 sleep 600
  Your job 9 ("first") has been submitted
  $ as bob qsub -b y -N fills -pe mpi 1 -p 0 -q all.q@node01 sleep 600
  Your job 10 ("fills") has been submitted
  $ as alice qsub -b y -N wishes -pe mpi 2 -l lic=3 -soft -q 'all.q@@left' sleep 600
  Your job 11 ("wishes") has been submitted
  $ as bob qsub -b y -N more -pe mpi 2 -l lic=2 -soft -q 'all.q@@left' sleep 600
  Your job 12 ("more") has been submitted
  $ schedule
  $ jobs
  9 first qw -
  10 fills r all.q@node01
  11 wishes qw -
  12 more qw -
  $ why 11 12
  11:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "all.q@node01" dropped because it is full
  12:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "all.q@node01" dropped because it is full
