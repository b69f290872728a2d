What a run plans: the file schedule, written with params MONITOR=1, tells of each job that runs, starts or reserves what
it takes of parallel environment, cluster, hosts, queue instances and quotas, and for how long (with DURATION_OFFSET).

  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'; }
  $ sconf() { qconf -ssconf | sed -E "$1" > s; qconf -Msconf s; }
  $ plan() { awk -F: '/^::::/ {n = 0; next} {l[n++] = $1 ":" $2 ":" $3 ":" ($5 > 99999 ? "for ever" : $5) ":" $6 ":" $7 ":" $8 ":" $9} END {for (i = 0; i < n; i++) print l[i]}' $SGE_ROOT/default/common/schedule; }
  $ info() { for j in "$@"; do echo "- $j"; qstat -j $j | sed -n '/^scheduling info/,$p'; done; }
  $ sconf 's/^max_reservation .*/max_reservation 5/; s/^weight_priority .*/weight_priority 1/; s/^weight_urgency .*/weight_urgency 0/; s/^params .*/params MONITOR=1/'
  changed scheduler configuration
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\nhm hm MEMORY <= YES YES 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  root@master added "hm" to complex entry list
  $ qconf -rattr exechost complex_values lic=3 global
  root@master modified "global" in exechost list
  $ qconf -rattr exechost complex_values hm=10G node01
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values hm=8G all.q
  root@master modified "all.q" in cluster queue list
  $ printf '{\n name q\n enabled TRUE\n limit users {alice} to slots=20\n}\n' > r; qconf -Arqs r
  root@master added "q" to resource quota set list
  $ as alice qsub -b y -N a -l h_rt=500,lic=2 -q all.q@node02 sleep 500
  Your job 1 ("a") has been submitted
  $ as alice qsub -b y -N b -l h_rt=400,hm=3G -pe mpi 2 -q all.q@node01,all.q@node03 sleep 500
  Your job 2 ("b") has been submitted
  $ schedule
  $ plan
  1:1:STARTING:560:G:global:lic:2.000000
  1:1:STARTING:560:Q:all.q@node02:slots:1.000000
  1:1:STARTING:560:L:q:alice/////:1.000000
  2:1:STARTING:460:P:mpi:slots:2.000000
  2:1:STARTING:460:H:node01:hm:3221225472.000000
  2:1:STARTING:460:Q:all.q@node01:hm:3221225472.000000
  2:1:STARTING:460:Q:all.q@node01:slots:1.000000
  2:1:STARTING:460:L:q:alice/////:1.000000
  2:1:STARTING:460:Q:all.q@node03:hm:3221225472.000000
  2:1:STARTING:460:Q:all.q@node03:slots:1.000000
  2:1:STARTING:460:L:q:alice/////:1.000000
  $ as bob qsub -b y -N c -R y -l h_rt=100,lic=3 sleep 500
  Your job 3 ("c") has been submitted
  $ as bob qsub -b y -N d -R y -l h_rt=300,hm=3G -pe mpi 3 sleep 500
  Your job 4 ("d") has been submitted
  $ schedule
  $ plan
  1:1:RUNNING:560:G:global:lic:2.000000
  1:1:RUNNING:560:Q:all.q@node02:slots:1.000000
  1:1:RUNNING:560:L:q:alice/////:1.000000
  2:1:RUNNING:460:P:mpi:slots:2.000000
  2:1:RUNNING:460:H:node01:hm:3221225472.000000
  2:1:RUNNING:460:Q:all.q@node01:hm:3221225472.000000
  2:1:RUNNING:460:Q:all.q@node01:slots:1.000000
  2:1:RUNNING:460:L:q:alice/////:1.000000
  2:1:RUNNING:460:Q:all.q@node03:hm:3221225472.000000
  2:1:RUNNING:460:Q:all.q@node03:slots:1.000000
  2:1:RUNNING:460:L:q:alice/////:1.000000
  3:1:RESERVING:160:G:global:lic:3.000000
  3:1:RESERVING:160:Q:all.q@node04:slots:1.000000
  4:1:RESERVING:360:P:mpi:slots:3.000000
  4:1:RESERVING:360:Q:all.q@node02:hm:3221225472.000000
  4:1:RESERVING:360:Q:all.q@node02:slots:1.000000
  4:1:RESERVING:360:H:node01:hm:3221225472.000000
  4:1:RESERVING:360:Q:all.q@node01:hm:3221225472.000000
  4:1:RESERVING:360:Q:all.q@node01:slots:1.000000
  4:1:RESERVING:360:Q:all.q@node03:hm:3221225472.000000
  4:1:RESERVING:360:Q:all.q@node03:slots:1.000000
  $ info c d
  - c
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              (-l h_rt=100,lic=3) cannot run globally because it offers only gc:lic=1.000000
  - d
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              cannot run in PE "mpi" because it only offers 1 slots

As soon as no queue instance has a free slot the run is over: nobody else gets a reservation, and nobody else is told
why he waits.

  $ as bob qsub -b y -N e -R y -l h_rt=100 -t 1-5 sleep 500
  Your job-array 5.1-5:1 ("e") has been submitted
  $ schedule
  $ plan | tail -2
  4:1:RESERVING:360:Q:all.q@node03:slots:1.000000
  5:1:STARTING:160:Q:all.q@node04:slots:1.000000
  $ info c d e
  - c
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              (-l h_rt=100,lic=3) cannot run globally because it offers only gc:lic=1.000000
  - d
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              cannot run in PE "mpi" because it only offers 1 slots
  - e
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
  $ as bob qsub -b y -N f -R y -p -1 -l h_rt=100 sleep 500
  Your job 6 ("f") has been submitted
  $ schedule
  $ plan | grep RESERVING
  3:1:RESERVING:160:G:global:lic:3.000000
  3:1:RESERVING:160:Q:all.q@node02:slots:1.000000
  $ for j in c d e; do qalter -h u $j > /dev/null; done
  $ schedule
  $ plan | grep RESERVING
  6:1:RESERVING:160:Q:all.q@node04:slots:1.000000
  $ info f
  - f
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
                              (-l h_rt=100) cannot run in queue "all.q@node02" because it offers only qc:slots=0.000000
                              (-l h_rt=100) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
                              (-l h_rt=100) cannot run in queue "all.q@node03" because it offers only qc:slots=0.000000
                              (-l h_rt=100) cannot run in queue "all.q@node04" because it offers only qc:slots=0.000000
