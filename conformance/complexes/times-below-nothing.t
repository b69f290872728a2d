Times below nothing, where a value is lowered under what is in use, and beyond 32 bits.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ attr 'bw bw TIME <= YES YES 0 0' 'mb mb MEMORY <= YES YES 0 0'
  root@master added "bw" to complex entry list
  root@master added "mb" to complex entry list
  $ qconf -rattr exechost complex_values bw=5400,mb=2G global
  root@master modified "global" in exechost list
  $ qconf -rattr exechost complex_values bw=5400 node01
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=bw=5400]' all.q
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -l bw=3600,mb=1G -q all.q@node01 sleep 600
  Your job 1 ("sleep") has been submitted
  $ schedule
  $ qconf -rattr exechost complex_values bw=2700,mb=512M global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -l bw=600 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -l bw=600 -pe smp 2 sleep 600
  Your job 3 ("sleep") has been submitted
  $ schedule
  $ why 2 3
  2:
  (-l bw=600) cannot run globally because it offers only gc:bw=1193046:13:16
  3:
  (-l bw=600) cannot run in queue "global" because it offers only gc:bw=1193046:13:16
  cannot run in PE "smp" because it only offers 0 slots
  $ qstat -F bw,mb -q all.q@node01 | grep =
  	gc:bw=1193046:13:16
  	gc:mb=-512.000M
  $ qhost -F bw,mb -h node01 | grep =
      Host Resource(s):      gc:bw=1193046:13:16
     gc:mb=-512.000M
      Host Resource(s):      gc:bw=1193046:13:16
     gc:mb=-512.000M
  $ qconf -rattr exechost complex_values NONE global; qconf -rattr exechost complex_values bw=3590 node01
  root@master modified "global" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=bw=30]' all.q
  root@master modified "all.q" in cluster queue list
  $ schedule
  $ why 2 3
  2:
  (-l bw=600) cannot run at host "node01" because it offers only hc:bw=1193046:28:06
  (-l bw=600) cannot run in queue "all.q@node02" because job requests unknown resource (bw)
  (-l bw=600) cannot run in queue "all.q@node03" because job requests unknown resource (bw)
  (-l bw=600) cannot run in queue "all.q@node04" because job requests unknown resource (bw)
  (-l bw=600) cannot run in queue "long.q@node02" because job requests unknown resource (bw)
  (-l bw=600) cannot run in queue "long.q@node03" because job requests unknown resource (bw)
  (-l bw=600) cannot run in queue "long.q@node04" because job requests unknown resource (bw)
  3:
  (-l bw=600) cannot run in queue "node01" because it offers only hc:bw=1193046:28:06
  cannot run in PE "smp" because it only offers 0 slots
  $ qstat -F bw -q all.q@node01 | grep =
  	qc:bw=1193045:28:46
  $ qhost -F bw -h node01 | grep =
      Host Resource(s):      hc:bw=1193046:28:06
  $ qconf -rattr exechost complex_values bw=3599 node01; qconf -rattr queue complex_values 'NONE' all.q
  root@master modified "node01" in exechost list
  root@master modified "all.q" in cluster queue list
  $ qstat -F bw -q all.q@node01 | grep =
  	qc:bw=1193045:28:46
  $ qhost -F bw -h node01 | grep =
      Host Resource(s):      hc:bw=1193046:28:15
  $ qconf -rattr exechost complex_values bw=5000000000 node02; qconf -rattr queue complex_values 'NONE,[node02=bw=4294967295]' all.q
  root@master modified "node02" in exechost list
  root@master modified "all.q" in cluster queue list
  $ qstat -F bw -q '*@node02' | grep =
  	qc:bw=596523:14:08
  	hc:bw=596523:14:08
  $ qhost -F bw -h node02 | grep =
      Host Resource(s):      hc:bw=596523:14:08
  $ qselect -l bw=5000000; echo $?
  long.q@node02
  all.q@node02
  0
  $ qconf -rattr exechost complex_values bw=4294967296 node02; qconf -rattr queue complex_values 'NONE,[node02=bw=10000000000]' all.q
  root@master modified "node02" in exechost list
  root@master modified "all.q" in cluster queue list
  $ qstat -F bw -q '*@node02' | grep =
  	hc:bw=596523:14:08
  	hc:bw=596523:14:08
  $ qhost -F bw -h node02 | grep =
      Host Resource(s):      hc:bw=596523:14:08
  $ qconf -ssconf | sed -E 's/^max_reservation .*/max_reservation 5/;s/^default_duration .*/default_duration 0:10:0/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr exechost complex_values bw=2700 global
  root@master modified "global" in exechost list
  $ schedule
  $ why 2 3
  2:
  There are no messages available
  3:
  There are no messages available
  $ printf '{\nname lim\ndescription NONE\nenabled TRUE\nlimit users * to bw=5400\n}\n' > r; qconf -Arqs r
  root@master added "lim" to resource quota set list
  $ schedule
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  lim/1              bw=01:30:00/01:30:00 users *
  $ printf '{\nname lim\ndescription NONE\nenabled TRUE\nlimit users * to bw=5000000000\n}\n' > r; qconf -Mrqs r lim
  root@master modified "lim" in resource quota set list
  $ schedule
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  lim/1              bw=01:30:00/596523:1 users *
