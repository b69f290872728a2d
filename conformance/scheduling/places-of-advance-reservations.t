Which queue instances an advance reservation gets, whatever state they are in now, and the arrays and parallel jobs in it.

  $ site small
  $ info() { for j in "$@"; do echo "- $j"; qstat -j $j | sed -n '/^scheduling info/,$p'; done; }
  $ printf 'ckpt_name ck\ninterface USERDEFINED\nckpt_command none\nmigr_command none\nrestart_command none\nclean_command none\nckpt_dir /tmp\nsignal none\nwhen sx\n' > k; qconf -Ackpt k
  root@master added "ck" to checkpoint interface list
  $ qconf -rattr queue ckpt_list ck all.q@node02
  root@master modified "all.q" in cluster queue list
  $ qrsub -a 203001010000 -d 600 -ckpt ck -N c
  Your advance reservation 1 has been granted
  $ qrsub -a 203001010000 -d 600 -pe rr 6 -N r
  Your advance reservation 2 has been granted
  $ fails slots -- qrsub -a 203001010000 -d 600 -pe smp 3 -l slots=1 -N s
  exit 1, says: slots
  $ qrsub -a 203001010000 -d 600 -l h=node03 -N h
  Your advance reservation 3 has been granted
  $ qrsub -a 203001010000 -d 600 -l hostname='node0[34]' -pe mpi 5 -N h2
  Your advance reservation 4 has been granted
  $ qconf -rattr queue qtype BATCH all.q@node01
  root@master modified "all.q" in cluster queue list
  $ fails suitable -- qrsub -a 203101010000 -d 600 -now y -pe mpi 16 -N now
  exit 1, says: suitable
  $ qrsub -a 203101010000 -d 600 -now y -pe mpi 2 -N now2
  Your advance reservation 6 has been granted
  $ qconf -au carol nocarol; qconf -rattr queue xuser_lists nocarol all.q@node02
  added "carol" to access list "nocarol"
  root@master modified "all.q" in cluster queue list
  $ qconf -au carol arusers
  added "carol" to access list "arusers"
  $ as carol qrsub -a 203201010000 -d 600 -pe rr 4 -N rights
  Your advance reservation 7 has been granted
  $ fails suitable -- as carol qrsub -a 203201010000 -d 600 -q all.q@node02 -N rights2
  exit 1, says: suitable
  $ fails all.q@node02 suitable -- qrsub -a 203201010000 -d 600 -q all.q@node02 -u carol -N rights3
  exit 1, says: all.q@node02 suitable
  $ qmod -d all.q@node03
  root@master changed state of "all.q@node03" (disabled)
  $ qrsub -a 203301010000 -d 600 -pe rr 4 -N dis
  Your advance reservation 10 has been granted
  $ qrstat -ar 1,2,3,4,5,6,7,8,9,10,11,12 2>/dev/null | grep -E '^id|^name|granted|state|resource'
  id                             1
  name                           c
  state                          w
  granted_slots_list             all.q@node02=1
  id                             2
  name                           r
  state                          W
  granted_slots_list             all.q@node01=2,all.q@node02=2,all.q@node03=1,all.q@node04=1
  granted_parallel_environment   rr slots 6
  id                             3
  name                           h
  state                          W
  resource_list                  hostname=node03
  granted_slots_list             all.q@node03=1
  id                             4
  name                           h2
  state                          W
  resource_list                  hostname=node0[34]
  granted_slots_list             all.q@node03=2,all.q@node04=3
  granted_parallel_environment   mpi slots 5
  id                             6
  name                           now2
  state                          w
  granted_slots_list             all.q@node02=2
  granted_parallel_environment   mpi slots 2
  id                             7
  name                           rights
  state                          W
  granted_slots_list             all.q@node01=2,all.q@node03=1,all.q@node04=1
  granted_parallel_environment   rr slots 4
  id                             10
  name                           dis
  state                          W
  granted_slots_list             all.q@node01=1,all.q@node02=1,all.q@node03=1,all.q@node04=1
  granted_parallel_environment   rr slots 4
  $ qrdel -u '*' > /dev/null
  $ qmod -e all.q@node03
  root@master changed state of "all.q@node03" (enabled)

In one that reaches over two queues.

  $ qconf -rattr queue slots 3 all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | sed -E 's/^qname .*/qname b.q/; s/^hostlist .*/hostlist node01/; s/^slots .*/slots 2/' > q; qconf -Aq q
  root@master added "b.q" to cluster queue list
  $ qrsub -d 3600 -pe mpi 4 -q all.q@node01,b.q -N a1 | sed 's/[0-9][0-9]*/N/'
  Your advance reservation N has been granted
  $ ar=$(qrstat | awk 'NR > 2 {print $1}')
  $ qstat -g c | awk 'NR > 2 {print $1, $3, $4, $5, $6}'
  all.q 0 3 12 12
  b.q 0 1 2 2
  $ as alice qsub -b y -ar $ar -t 1-3 -N arr sleep 500
  Your job-array 1.1-3:1 ("arr") has been submitted
  $ as alice qsub -b y -ar $ar -pe mpi 2 -N par sleep 500
  Your job 2 ("par") has been submitted
  $ as alice qsub -b y -ar $ar -q b.q -N inb sleep 500
  Your job 3 ("inb") has been submitted
  $ as alice qsub -b y -q all.q@node01,b.q -t 1-5 -N out sleep 500
  Your job-array 4.1-5:1 ("out") has been submitted
  $ schedule
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5, $8, $9, $10}'
  arr r all.q@node01 1 1
  arr r b.q@node01 1 2
  par r all.q@node01 2 
  out r b.q@node01 1 1
  arr qw 1 3 
  inb qw 1  
  out qw 1 2-5:1 
  $ qstat -f | grep -E 'all.q|b.q'
  all.q@node01                   BP    3/3/3          -NA-     -NA-          
  all.q@node02                   BIPC  0/0/3          -NA-     -NA-          
  all.q@node03                   BIP   0/0/3          -NA-     -NA-          
  all.q@node04                   BIP   0/0/3          -NA-     -NA-          
  b.q@node01                     BP    1/2/2          -NA-     -NA-          
  $ info arr par inb | sed 's/reservation [0-9]*$/reservation N/'
  - arr
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "all.q@node01" dropped because it is full
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "b.q@node01" dropped because it is full
                              (-l NONE) cannot run in queue "b.q@node01" because it offers only qc:slots=0.000000
  - par
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "all.q@node01" dropped because it is full
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "b.q@node01" dropped because it is full
  - inb
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "all.q@node01" dropped because it is full
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node02" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation N
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation N
                              queue instance "b.q@node01" dropped because it is full
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l NONE) cannot run in queue "b.q@node01" because it offers only qc:slots=0.000000
  $ qdel 1.1
  root has registered the job-array task 1.1 for deletion
  $ advance 2
  $ schedule
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5, $8, $9, $10}'
  arr r b.q@node01 1 2
  arr r all.q@node01 1 3
  par r all.q@node01 2 
  out r b.q@node01 1 1
  inb qw 1  
  out qw 1 2-5:1 
