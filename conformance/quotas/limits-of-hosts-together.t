A limit on the sum of several hosts. Once a parallel job has been found to exceed it on one of them, the others are not
looked at: what they lack themselves is not reported. A host that the limit does not count is.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -aattr exechost complex_values lic=9 node01; qconf -aattr exechost complex_values lic=4 node02; qconf -aattr exechost complex_values lic=9 node03; qconf -aattr exechost complex_values lic=1 node04 | sort
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ quota other 'hosts !node04 to slots=2'
  root@master added "other" to resource quota set list
  $ as alice qsub -b y -N j1 -l lic=2 -q all.q@node02 sleep 600
  Your job 1 ("j1") has been submitted
  $ as alice qsub -b y -N j2 -l lic=2 -q all.q@node02 sleep 600
  Your job 2 ("j2") has been submitted
  $ schedule
  $ as bob qsub -b y -N j3 -pe smp 1-3 -l lic=2 -q '!long.q' sleep 600
  Your job 3 ("j3") has been submitted
  $ as bob qsub -b y -N j4 -pe smp 2 -l lic=2 -q '!long.q' sleep 600
  Your job 4 ("j4") has been submitted
  $ as bob qsub -b y -N j5 -pe mpi 2 -l lic=2 -q '!long.q' sleep 600
  Your job 5 ("j5") has been submitted
  $ as bob qsub -b y -N j6 -pe rr 2 -l lic=2 -q '!long.q' sleep 600
  Your job 6 ("j6") has been submitted
  $ as bob qsub -b y -N j7 -l lic=2 -q '!long.q' sleep 600
  Your job 7 ("j7") has been submitted
  $ schedule
  $ why 3 4 5 6 7
  3:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  4:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  5:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  6:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  7:
  (-l lic=2) cannot run at host "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  $ qconf -mattr exechost complex_values lic=2 node01
  root@master modified "node01" in exechost list
  $ as alice qsub -b y -N j8 -l lic=1 -q all.q@node01 sleep 600
  Your job 8 ("j8") has been submitted
  $ qdel -f 1
  root forced the deletion of job 1
  $ schedule
  $ why 3 4 5 6 7
  3:
  4:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  5:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "mpi" because it only offers 1 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  6:
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  (-l lic=2) cannot run in queue "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  cannot run in PE "rr" because it only offers 1 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  7:
  (-l lic=2) cannot run at host "node04" because it offers only hc:lic=1.000000
  cannot run because it exceeds limit "/////" in rule "other/1"
  $ qstat -u '*' | sed 1,2d
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1        
        3 0.25000 j3         bob          r     mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        4 0.75000 j4         bob          qw    mm/dd/yyyy hh:mm:ss                                    2        
        5 0.75000 j5         bob          qw    mm/dd/yyyy hh:mm:ss                                    2        
        6 0.75000 j6         bob          qw    mm/dd/yyyy hh:mm:ss                                    2        
        7 0.25000 j7         bob          qw    mm/dd/yyyy hh:mm:ss                                    1        
        8 0.25000 j8         alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
