Parallel jobs in an advance reservation hear of what it keeps for its jobs, not of what others have left of a host.

  $ site small
  $ qconf -sc > c; echo "lic l INT <= YES YES 0 0" >> c; echo "def d INT <= YES YES 1 0" >> c; qconf -Mc c > o
  root@master added "lic" to complex entry list
  root@master added "def" to complex entry list
  $ for n in 1 2 3 4; do qconf -mattr exechost complex_values lic=2,def=2 node0$n > o; done; qconf -au alice arusers > o
  added "alice" to access list "arusers"
  $ plans() { qconf -ssconf | sed "s/^max_reservation .*/max_reservation $1/; s/^schedd_job_info.*/schedd_job_info true/" > s; qconf -Msconf s > o; schedule; }
  $ why() { for j in "$@"; do echo "$j:"; qstat -j $j | sed -n '/scheduling info/,$p' | sed 's/scheduling info://; s/^ *//'; done; }
  $ as alice qrsub -d 10:0:0 -pe smp 2 -l lic=1
  Your advance reservation 1 has been granted

All its slots are in use.

  $ for r in "2 -l lic=1" "2 -l lic=1" 2; do as alice qsub -b y -ar 1 -pe smp $r sleep 600 > o; done
  $ plans 0; why 2 3
  changed scheduler configuration
  2:
  (-l slots=1) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  3:
  (-l slots=1) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  $ plans 5; why 2 3
  changed scheduler configuration
  2:
  cannot run in PE "smp" because it only offers 0 slots
  3:
  cannot run in PE "smp" because it only offers 0 slots
  $ qdel -f 1 2 3 > o; plans 0
  changed scheduler configuration

A slot is left, and no licence.

  $ for r in "1 -l lic=2" "1 -l lic=1"; do as alice qsub -b y -ar 1 -pe smp $r sleep 600 > o; done
  $ plans 0; why 5
  changed scheduler configuration
  5:
  (-l lic=1) cannot run in queue "all.q@node01" because it offers only qc:lic=0.000000
  cannot run in PE "smp" because it only offers 0 slots
  $ plans 5; why 5
  changed scheduler configuration
  5:
  cannot run in PE "smp" because it only offers 0 slots
