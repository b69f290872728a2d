What is reported of a parallel job that asks for a resource that nobody has: nothing of it, nor of requests behind it by name, whether or not reservations are planned.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n "/^scheduling info/,\$p" | sed "s/^scheduling info: *//; s/^ *//" | sort; done; }
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ qconf -rattr queue complex_values 'ram=2500M' long.q
  root@master modified "long.q" in cluster queue list
  $ as alice qsub -b y -N j -pe mpi 2 -l lic=1,ram=3G sleep 600
  Your job 1 ("j") has been submitted
  $ as alice qsub -b y -N j -pe mpi 2 -l lic=3,ram=1G sleep 600
  Your job 2 ("j") has been submitted
  $ as alice qsub -b y -N j -pe mpi 2 -l ram=3G sleep 600
  Your job 3 ("j") has been submitted
  $ as alice qsub -b y -N j -pe mpi 2 -l ram=3G,lic=1 sleep 600
  Your job 4 ("j") has been submitted
  $ as alice qsub -b y -N j -pe smp 2 -l ram=3G,lic=1 sleep 600
  Your job 5 ("j") has been submitted
  $ schedule; why 1 2 3 4 5
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  cannot run in PE "smp" because it only offers 0 slots
  $ conf max_reservation 2
  changed scheduler configuration
  $ schedule; why 1 2 3 4 5
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.441G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.441G
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  cannot run in PE "smp" because it only offers 0 slots
  $ qconf -rattr queue complex_values 'lic=2' long.q
  root@master modified "long.q" in cluster queue list
  $ schedule; why 1 2 3 4 5
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l lic=3,ram=1G) cannot run in queue "long.q@node01" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node02" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node03" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node04" because it offers only qc:lic=2.000000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  cannot run in PE "smp" because it only offers 0 slots
  $ qconf -rattr exechost complex_values 'ram=2G' node01
  root@master modified "node01" in exechost list
  $ schedule; why 1 2 3 4 5
  1:
  (-l lic=1,ram=3G) cannot run in queue "node01" because it offers only hc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l lic=3,ram=1G) cannot run in queue "long.q@node01" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node02" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node03" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node04" because it offers only qc:lic=2.000000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "node01" because it offers only hc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  (-l lic=1,ram=3G) cannot run in queue "node01" because it offers only hc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  (-l lic=1,ram=3G) cannot run in queue "node01" because it offers only hc:ram=2.000G
  cannot run in PE "smp" because it only offers 0 slots
  $ qconf -rattr exechost complex_values 'lic=2' node01
  root@master modified "node01" in exechost list
  $ schedule; why 1 2 3 4 5
  1:
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l lic=3,ram=1G) cannot run in queue "long.q@node02" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node03" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "long.q@node04" because it offers only qc:lic=2.000000
  (-l lic=3,ram=1G) cannot run in queue "node01" because it offers only hc:lic=2.000000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  cannot run in PE "smp" because it only offers 0 slots
  $ qconf -rattr queue complex_values 'ram=2G' long.q
  root@master modified "long.q" in cluster queue list
  $ schedule; why 1 2 3 4 5
  1:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l lic=3,ram=1G) cannot run in queue "node01" because it offers only hc:lic=2.000000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "smp" because it only offers 0 slots
  $ conf max_reservation 0
  changed scheduler configuration
  $ schedule; why 1 2 3 4 5
  1:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  2:
  (-l lic=3,ram=1G) cannot run in queue "node01" because it offers only hc:lic=2.000000
  cannot run in PE "mpi" because it only offers 0 slots
  3:
  (-l ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node02" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node03" because it offers only qc:ram=2.000G
  (-l ram=3G) cannot run in queue "long.q@node04" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  4:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "mpi" because it only offers 0 slots
  5:
  (-l lic=1,ram=3G) cannot run in queue "long.q@node01" because it offers only qc:ram=2.000G
  cannot run in PE "smp" because it only offers 0 slots
