Queues that are full when a task of a job with -R y subordinates them.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done; }
  $ qconf -rattr queue slots 1 long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue seq_no 1 all.q; qconf -ssconf | sed -E 's/^queue_sort_method .*/queue_sort_method seqno/; s/^max_reservation .*/max_reservation 5/' > s; qconf -Msconf s
  root@master modified "all.q" in cluster queue list
  changed scheduler configuration
  $ qconf -aattr queue subordinate_list long.q=1 all.q
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N j1 -q long.q@node01 -p 0 sleep 600
  Your job 1 ("j1") has been submitted
  $ as alice qsub -b y -N j2 -q long.q@node02 -p 0 sleep 600
  Your job 2 ("j2") has been submitted
  $ as alice qsub -b y -N j3 -q all.q@node01 -p -1 -R y sleep 600
  Your job 3 ("j3") has been submitted
  $ as alice qsub -b y -N j4 -q all.q@node02 -p -2  sleep 600
  Your job 4 ("j4") has been submitted
  $ as alice qsub -b y -N j5 -q long.q@node03 -p -3  sleep 600
  Your job 5 ("j5") has been submitted
  $ as alice qsub -b y -N j6 -q all.q@node03 -p -4 -R y -t 1-2 sleep 600
  Your job-array 6.1-2:1 ("j6") has been submitted
  $ as alice qsub -b y -N j7 -q long.q@node04 -p -5  sleep 600
  Your job 7 ("j7") has been submitted
  $ as alice qsub -b y -N j8 -q all.q@node04 -p -6 -R y sleep 600
  Your job 8 ("j8") has been submitted
  $ as alice qsub -b y -N j9 -q long.q@node02 -p -7  sleep 600
  Your job 9 ("j9") has been submitted
  $ schedule
  $ qstat -f -u '*' | grep -v -e --- | sed 's/ *$//'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/4          -NA-     -NA-
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss     1
  all.q@node02                   BIP   0/1/4          -NA-     -NA-
        4 0.50000 j4         alice        r     mm/dd/yyyy hh:mm:ss     1
  all.q@node03                   BIP   0/2/4          -NA-     -NA-
        6 0.50000 j6         alice        r     mm/dd/yyyy hh:mm:ss     1 1
        6 0.50000 j6         alice        r     mm/dd/yyyy hh:mm:ss     1 2
  all.q@node04                   BIP   0/1/4          -NA-     -NA-
        8 0.50000 j8         alice        r     mm/dd/yyyy hh:mm:ss     1
  long.q@node01                  BIP   0/1/1          -NA-     -NA-          S
        1 0.50000 j1         alice        S     mm/dd/yyyy hh:mm:ss     1
  long.q@node02                  BIP   0/1/1          -NA-     -NA-          S
        2 0.50000 j2         alice        S     mm/dd/yyyy hh:mm:ss     1
  long.q@node03                  BIP   0/1/1          -NA-     -NA-          S
        5 0.50000 j5         alice        S     mm/dd/yyyy hh:mm:ss     1
  long.q@node04                  BIP   0/1/1          -NA-     -NA-          S
        7 0.50000 j7         alice        S     mm/dd/yyyy hh:mm:ss     1
  
  ############################################################################
   - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS
  ############################################################################
        9 0.50000 j9         alice        qw    mm/dd/yyyy hh:mm:ss     1
  $ why 9
  9:
  queue instance "long.q@node01" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  queue instance "long.q@node01" dropped because it is suspended
  queue instance "long.q@node03" dropped because it is full
  queue instance "long.q@node03" dropped because it is suspended
  queue instance "long.q@node04" dropped because it is full
  queue instance "long.q@node04" dropped because it is suspended
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
