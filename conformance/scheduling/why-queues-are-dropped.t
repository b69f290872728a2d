The queue instances that are out are told by kind, those that fill up or close during the run at the end.

  $ site small
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  $ for i in 5 6 7; do printf 'hostname node0%s\nload_scaling NONE\ncomplex_values NONE\nuser_lists NONE\nxuser_lists NONE\nprojects NONE\nxprojects NONE\nusage_scaling NONE\nreport_variables NONE\n' $i > h; qconf -Ae h > /dev/null; done
  root@master added "node05" to exechost list
  root@master added "node06" to exechost list
  root@master added "node07" to exechost list
  $ qconf -rattr exechost complex_values lic=3 node02 node04 > /dev/null; qconf -rattr queue slots 1,[node04=4] all.q; qconf -rattr queue hostlist 'node01 node02 node03 node04 node05 node06 node07' all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ printf 'calendar_name c\nyear NONE\nweek suspended\n' > f; qconf -Acal f; printf 'calendar_name d\nyear NONE\nweek off\n' > f; qconf -Acal f
  root@master added "c" to calendar list
  root@master added "d" to calendar list
  $ qconf -rattr queue calendar 'NONE,[node01=d],[node03=c]' all.q; qconf -rattr queue load_thresholds 'NONE,[node02=lic=3],[node04=lic=1]' all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ qmod -d all.q@node02; qmod -d all.q@node01; qmod -s all.q@node05; qmod -d all.q@node06; qstat -f | awk '/@/ {print $1, $6}'
  root@master changed state of "all.q@node02" (disabled)
  root@master changed state of "all.q@node01" (disabled)
  root@master changed state of "all.q@node05" (suspended)
  root@master changed state of "all.q@node06" (disabled)
  all.q@node01 Dd
  all.q@node02 ad
  all.q@node03 C
  all.q@node04 
  all.q@node05 s
  all.q@node06 d
  all.q@node07 
  $ as alice qsub -b y -N w -t 1-4 -l lic=1 sleep 600; schedule
  Your job-array 1.1-4:1 ("w") has been submitted
  $ as alice qsub -b y -N w -t 1-4 sleep 600; schedule; qstat -j 2 | grep dropped | sed 's/^scheduling info: *//; s/^ *//'
  Your job-array 2.1-4:1 ("w") has been submitted
  queue instance "all.q@node05" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is overloaded: lic=3.000000 (no load value) <= 3
  queue instance "all.q@node04" dropped because it is overloaded: lic=1.000000 (no load value) <= 1
  queue instance "all.q@node01" dropped because it is disabled
  queue instance "all.q@node06" dropped because it is disabled
  queue instance "all.q@node07" dropped because it is full
  $ schedule; qstat -j 2 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'
  queue instance "all.q@node05" dropped because it is temporarily not available
  queue instance "all.q@node03" dropped because it is temporarily not available
  queue instance "all.q@node02" dropped because it is overloaded: lic=3.000000 (no load value) <= 3
  queue instance "all.q@node04" dropped because it is overloaded: lic=1.000000 (no load value) <= 1
  queue instance "all.q@node01" dropped because it is disabled
  queue instance "all.q@node06" dropped because it is disabled
  queue instance "all.q@node07" dropped because it is full
  All queues dropped because of overload or full
