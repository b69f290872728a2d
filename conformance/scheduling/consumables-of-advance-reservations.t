Jobs in an advance reservation get no consumables but those that were reserved, whatever their host and the cluster have.

  $ site quotas
  $ { qconf -sc | grep -v '^#'; for n in foo bar gbar; do echo "$n $n INT <= YES YES 0 0"; done; echo 'dft dft INT <= YES YES 1 0'; } > c; qconf -Mc c >/dev/null 2>&1
  $ for n in 1 2 3 4; do qconf -rattr exechost complex_values foo=4,bar=4,dft=9 node0$n; done >/dev/null; qconf -rattr exechost complex_values gbar=4 global
  root@master modified "global" in exechost list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5 == "t" ? "r" : $5}' | sort -n; }
  $ qconf -au alice arusers
  added "alice" to access list "arusers"
  $ as alice qrsub -l foo=2,h=node01 -d 1000
  Your advance reservation 1 has been granted
  $ as alice qsub -ar 1 -l foo=1 -b y sleep 600
  Your job 1 ("sleep") has been submitted
  $ fails -- as alice qsub -ar 1 -l foo=3 -b y sleep 600
  exit 1, says: 
  $ fails -- as alice qsub -ar 1 -l bar=1 -b y sleep 600
  exit 1, says: 
  $ fails -- as alice qsub -ar 1 -l gbar=1 -b y sleep 600
  exit 1, says: 
  $ fails -- as alice qsub -ar 1 -l bar=0 -b y sleep 600
  exit 1, says: 
  $ fails -- as alice qsub -ar 1 -l dft=1 -b y sleep 600
  exit 1, says: 
  $ as alice qrsub -l foo=1 -pe mpi 3 -d 1000
  Your advance reservation 2 has been granted
  $ as alice qsub -ar 2 -l foo=1 -pe mpi 2 -b y sleep 600
  Your job 7 ("sleep") has been submitted
  $ as alice qsub -ar 2 -b y sleep 600
  Your job 8 ("sleep") has been submitted
  $ fails -- as alice qsub -ar 2 -l bar=1 -pe mpi 2 -b y sleep 600
  exit 1, says: 
  $ fails -- as alice qsub -ar 2 -l gbar=1 -pe mpi 2 -b y sleep 600
  exit 1, says: 
  $ schedule; states
  1 r
  7 r
  8 r
