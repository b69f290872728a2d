Jobs that differ in their project, or in the queues they wish for, are of one category: what was found of places for one is not said again of the others.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done; }
  $ qconf -rattr queue complex_values 'NONE,[@left=lic=12]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -mattr exechost complex_values slots=3 node02
  "complex_values" of "exechost" is empty - Adding new element(s).
  root@master modified "node02" in exechost list
  $ as bob qsub -b y -N x -P blue -l lic=1 sleep 600
  Your job 1 ("x") has been submitted
  $ as carol qsub -b y -N j4 -pe mpi 3,5 -l lic=2 sleep 600
  Your job 2 ("j4") has been submitted
  $ as bob qsub -b y -N x -l lic=1 -soft -q long.q -hard sleep 600
  Your job 3 ("x") has been submitted
  $ as bob qsub -b y -N x -P red -l lic=1 sleep 600
  Your job 4 ("x") has been submitted
  $ schedule
  $ qstat -u '*' | awk '{print $1,$3,$5,$8}'
  job-ID name state queue
  -----------------------------------------------------------------------------------------------------------------   
  1 x r all.q@node02
  2 j4 r all.q@node01
  3 x r all.q@node02
  4 x qw 1
  $ why 4
  4:
  queue instance "all.q@node01" dropped because it is full
  (-l lic=1) cannot run at host "node02" because it offers only hc:slots=0.000000
