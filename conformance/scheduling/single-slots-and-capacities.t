A cluster queue of which each instance has a capacity that is too small is out as a whole for a single slot, and for a range when one slot is the number tried first.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -rattr queue complex_values 'ram=2500M' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue complex_values 'ram=1G,[node02=ram=2G]' all.q
  root@master modified "all.q" in cluster queue list
  $ for n in 1 1-3 1-3 2-3; do as carol qsub -terse -b y -pe rr $n -l ram=3G sleep 600; done
  1
  2
  3
  4
  $ as carol qsub -terse -b y -l ram=3G sleep 600
  5
  $ schedule
  $ why 1 2 3 4 5
  1:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
  cannot run in PE "rr" because it only offers 0 slots
  2:
  (-l ram=3G) cannot run in queue "all.q@node01" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "all.q@node03" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node04" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "rr" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "all.q@node01" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "all.q@node03" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node04" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "rr" because it only offers 0 slots
  4:
  (-l ram=3G) cannot run in queue "all.q@node01" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "all.q@node03" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node04" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "rr" because it only offers 0 slots
  5:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
  $ schedule
  $ why 1 2 3 4 5
  1:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
  cannot run in PE "rr" because it only offers 0 slots
  2:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
  cannot run in PE "rr" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
  cannot run in PE "rr" because it only offers 0 slots
  4:
  (-l ram=3G) cannot run in queue "all.q@node01" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "all.q@node03" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "all.q@node04" because it offers only qc:ram=1.000G
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "rr" because it only offers 0 slots
  5:
  (-l ram=3G) cannot run in queue "all.q" because of cluster queue
  (-l ram=3G) cannot run in queue "long.q" because of cluster queue
