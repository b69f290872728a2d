A simulated job that is deleted while it runs is gone a second later, and its slots are free; jobs that go with their
advance reservation stay until its end.

  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8, $10}'; }
  $ as alice qsub -b y -N b1 -t 1-2 sleep 500
  Your job-array 1.1-2:1 ("b1") has been submitted
  $ as alice qsub -b y -N b2 -pe mpi 2 sleep 500
  Your job 2 ("b2") has been submitted
  $ as alice qsub -b y -N w1 -q all.q@node03 sleep 500
  Your job 3 ("w1") has been submitted
  $ schedule
  $ qdel 1.1 2
  root has registered the job-array task 1.1 for deletion
  root has registered the job 2 for deletion
  $ states
  1 b1 dr all.q@node03 1
  1 b1 r all.q@node04 2
  2 b2 dr all.q@node01 
  3 w1 qw 1 
  $ advance 2
  $ states
  1 b1 r all.q@node04 2
  3 w1 qw 1 
  $ qstat -f | grep all.q@
  all.q@node01                   BIP   0/0/1          -NA-     -NA-          
  all.q@node02                   BIP   0/0/1          -NA-     -NA-          
  all.q@node03                   BIP   0/0/1          -NA-     -NA-          
  all.q@node04                   BIP   0/1/1          -NA-     -NA-          
  $ schedule
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  $ fails 2 -- qdel 2
  exit 1, says: 2
  $ fails 1 -- qdel 1.1
  exit 1, says: 1
  $ qacct -j 1 | grep -E 'taskid|failed|exit|wall|start'
  taskid       1                   
  start_time   -/-
  failed       0    
  exit_status  0                   
  ru_wallclock 0s
  $ as alice qsub -b y -N s1 -r y -q all.q@node01 sleep 500
  Your job 4 ("s1") has been submitted
  $ as alice qsub -b y -N s2 -hold_jid s1 -q all.q@node02 sleep 500
  Your job 5 ("s2") has been submitted
  $ schedule
  $ qmod -sj s1
  root - suspended job 4
  $ qdel 4
  root has registered the job 4 for deletion
  $ advance 2
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  5 s2 qw 1 
  $ schedule
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  5 s2 r all.q@node02 
  $ qrsub -d 600 -q all.q@node01
  Your advance reservation 1 has been granted
  $ as alice qsub -b y -N in1 -ar 1 sleep 500
  Your job 6 ("in1") has been submitted
  $ schedule
  $ qdel 6
  root has registered the job 6 for deletion
  $ advance 2
  $ as alice qsub -b y -N in2 -ar 1 sleep 500
  Your job 7 ("in2") has been submitted
  $ schedule
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  5 s2 r all.q@node02 
  7 in2 r all.q@node01 
  $ qrdel 1
  root has registered the advance_reservation 1 for deletion
  $ advance 3
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  5 s2 r all.q@node02 
  7 in2 dr all.q@node01 
  $ qdel 7
  root has registered the job 7 for deletion
  $ advance 3
  $ states
  1 b1 r all.q@node04 2
  3 w1 r all.q@node03 
  5 s2 r all.q@node02 
