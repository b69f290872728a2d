Jobs beside and in an advance reservation.

  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'; }
  $ sconf() { qconf -ssconf | sed -E "$1" > s; qconf -Msconf s; }
  $ info() { for j in "$@"; do echo "- $j"; qstat -j $j | sed -n '/^scheduling info/,$p'; done; }

Before it begins its slots are for jobs that are over by then; of others nobody knows how long they take unless there is
a default_duration. What is reserved moves to the end of the order of queue instances.

  $ qrsub -a $(date -d '+900 seconds' +%m%d%H%M.%S) -d 600 -q all.q@node01,all.q@node02 -pe mpi 2 -N a1
  Your advance reservation 1 has been granted
  $ as alice qsub -b y -N s1 -l h_rt=100 -q all.q@node01 sleep 500
  Your job 1 ("s1") has been submitted
  $ as alice qsub -b y -N s2 -l h_rt=1000 -q all.q@node02 sleep 500
  Your job 2 ("s2") has been submitted
  $ as alice qsub -b y -N s3 -q all.q@node02 sleep 500
  Your job 3 ("s3") has been submitted
  $ as alice qsub -b y -N s4 sleep 500
  Your job 4 ("s4") has been submitted
  $ schedule
  $ states
  s1 r all.q@node01
  s4 r all.q@node03
  s2 qw 1
  s3 qw 1
  $ info s2 s3
  - s2
  scheduling info:            queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              cannot run in queue "node03" because it is not contained in its hard queue list (-q)
                              cannot run in queue "node04" because it is not contained in its hard queue list (-q)
                              (-l h_rt=1000) cannot run in queue "all.q@node02" because it offers only qc:slots=0.000000 due to a reservation
  - s3
  scheduling info:            queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              cannot run in queue "node03" because it is not contained in its hard queue list (-q)
                              cannot run in queue "node04" because it is not contained in its hard queue list (-q)
                              (-l NONE) cannot run in queue "all.q@node02" because it offers only qc:slots=0.000000 due to a reservation
  $ sconf 's/^default_duration .*/default_duration 0:5:0/'
  changed scheduler configuration
  $ schedule
  $ states
  s1 r all.q@node01
  s3 r all.q@node02
  s4 r all.q@node03
  s2 qw 1
  $ qrsub -d 600 -q all.q@node04 -N a2
  Your advance reservation 2 has been granted
  $ fails 2 -- as alice qsub -b y -N i0 -ar 2 -l h_rt=601 sleep 400
  exit 1, says: 2
  $ as alice qsub -b y -N i1 -ar 2 -l h_rt=100 sleep 400
  Your job 6 ("i1") has been submitted
  $ as alice qsub -b y -N i3 -ar 2 sleep 400
  Your job 7 ("i3") has been submitted
  $ as alice qsub -b y -N o1 -q all.q@node04 sleep 400
  Your job 8 ("o1") has been submitted
  $ schedule
  $ states
  s1 r all.q@node01
  s3 r all.q@node02
  s4 r all.q@node03
  i1 r all.q@node04
  s2 qw 1
  i3 qw 1
  o1 qw 1
  $ info i1 i3 o1
  - i1
  scheduling info:            queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
  - i3
  scheduling info:            queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
  - o1
  scheduling info:            queue instance "all.q@node01" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node04" dropped because it is full
  $ qstat -f | grep all.q
  all.q@node01                   BIP   0/1/1          -NA-     -NA-          
  all.q@node02                   BIP   0/1/1          -NA-     -NA-          
  all.q@node03                   BIP   0/1/1          -NA-     -NA-          
  all.q@node04                   BIP   1/1/1          -NA-     -NA-          

All are told of the queue instances that were looked at for jobs of the reservation and are not in it.

  $ qdel -f i1 > /dev/null; qdel -f '*' -u '*' > /dev/null
  $ qrdel -u '*'
  root has deleted advance_reservation 1
  root has deleted advance_reservation 2
  $ qconf -rattr queue slots 4 all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sc > c; echo 'lic lic INT <= YES YES 0 0' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  $ qconf -rattr exechost complex_values lic=3 global
  root@master modified "global" in exechost list
  $ qconf -rattr exechost complex_values lic=2 node01
  root@master modified "node01" in exechost list
  $ qrsub -d 1000 -l lic=1 -pe mpi 2 -u alice -N a1
  Your advance reservation 3 has been granted
  $ fails suitable -- qrsub -d 1000 -l lic=2 -N a4
  exit 1, says: suitable
  $ qrstat -ar 3 | grep -v group
  --------------------------------------------------------------------------------
  id                             3
  name                           a1
  owner                          root
  state                          r
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       00:16:40
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  resource_list                  lic=1
  granted_slots_list             all.q@node01=2
  granted_parallel_environment   mpi slots 2
  acl_list                       alice
  $ qstat -f | grep all.q
  all.q@node01                   BIP   2/0/4          -NA-     -NA-          
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  $ as alice qsub -b y -ar 3 -l lic=1 -N j1 sleep 500
  Your job 9 ("j1") has been submitted
  $ as alice qsub -b y -ar 3 -l lic=2 -N j2 sleep 500
  Your job 10 ("j2") has been submitted
  $ as alice qsub -b y -ar 3 -N j3 sleep 500
  Your job 11 ("j3") has been submitted
  $ as alice qsub -b y -ar 3 -pe mpi 2 -N j4 sleep 500
  Your job 12 ("j4") has been submitted
  $ fails suitable -- as alice qsub -b y -ar 3 -w e -pe mpi 3 -N j6 sleep 500
  exit 1, says: suitable
  $ as alice qsub -b y -ar 3 -w v -pe mpi 2 -N j6 sleep 500
  verification: found suitable queue(s)
  $ fails suitable -- as bob qsub -b y -ar 3 -N j7 sleep 500
  exit 1, says: suitable
  $ as alice qsub -b y -l lic=2 -N o1 sleep 500
  Your job 16 ("o1") has been submitted
  $ as alice qsub -b y -l lic=1 -N o2 sleep 500
  Your job 17 ("o2") has been submitted
  $ schedule
  $ states
  j4 r all.q@node01
  o2 r all.q@node02
  j1 qw 1
  j2 qw 1
  j3 qw 1
  o1 qw 1
  $ info j2 j3 o1
  - j2
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              (-l lic=2) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  - j3
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              (-l NONE) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  - o1
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 3
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 3
                              (-l lic=2) cannot run globally because it offers only gc:lic=1.000000
  $ qstat -f | grep all.q
  all.q@node01                   BIP   2/2/4          -NA-     -NA-          
  all.q@node02                   BIP   0/1/4          -NA-     -NA-          
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
