A queue instance that takes no jobs already is not reported again when a job that starts in the same run suspends it by subordination.

  $ site quotas
  $ printf 'calendar_name shut\nyear NONE\nweek mon-sun=0-24=off\n' > c; qconf -Acal c
  root@master added "shut" to calendar list
  $ printf 'calendar_name frozen\nyear NONE\nweek mon-sun=0-24=suspended\n' > c; qconf -Acal c
  root@master added "frozen" to calendar list
  $ qconf -rattr queue calendar 'NONE,[node02=shut],[node03=frozen]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'long.q=1' all.q
  root@master modified "all.q" in cluster queue list
  $ qmod -d long.q@node01
  root@master changed state of "long.q@node01" (disabled)
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/0/4 
  all.q@node02 0/0/4 
  all.q@node03 0/0/4 
  all.q@node04 0/0/4 
  long.q@node01 0/0/4 d
  long.q@node02 0/0/4 D
  long.q@node03 0/0/4 C
  long.q@node04 0/0/4 
  $ as alice qsub -b y -N low -q long.q -h sleep 600
  Your job 1 ("low") has been submitted
  $ for i in 1 2 3 4; do as alice qsub -b y -q all.q@node0$i sleep 600; done
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  Your job 4 ("sleep") has been submitted
  Your job 5 ("sleep") has been submitted
  $ qrls 1
  modified hold of job 1
  $ as alice qsub -b y -p -500 -N wide -l lic=100 sleep 600
  Your job 6 ("wide") has been submitted
  $ as alice qalter -p -600 1
  alice@master sets scheduling priority of job 1 to -600
  $ schedule
  $ qstat -f | awk '/@/ {print $1, $3, $6}'
  all.q@node01 0/1/4 
  all.q@node02 0/1/4 
  all.q@node03 0/1/4 
  all.q@node04 0/1/4 
  long.q@node01 0/0/4 dS
  long.q@node02 0/0/4 DS
  long.q@node03 0/0/4 CS
  long.q@node04 0/1/4 S
  $ for j in 1 6; do qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is suspended
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is disabled
  queue instance "long.q@node01" dropped because it is disabled
  queue instance "long.q@node04" dropped because it is suspended
  (-l lic=100) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  $ schedule
  $ for j in 1 6; do qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; done
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node04" dropped because it is temporarily not available
  queue instance "long.q@node02" dropped because it is temporarily not available
  queue instance "long.q@node03" dropped because it is temporarily not available
  queue instance "long.q@node01" dropped because it is temporarily not available
  queue instance "long.q@node04" dropped because it is temporarily not available
  (-l lic=100) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=100) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
