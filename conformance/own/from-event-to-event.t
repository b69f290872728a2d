The clock of a simulated cell goes from event to event: with --schedule, what ends on the way makes room for what waits.

  $ site small
  $ qmod -d all.q@node02 all.q@node03 all.q@node04 > /dev/null
  $ qconf -rattr queue slots 1 all.q > /dev/null
  $ for i in 1 2 3; do as alice qsub -b y -N j$i sleep 20; done > /dev/null
  $ qsched run
  started job 1 in all.q@node01
  $ qsched advance 30
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5}'
  j2 qw
  j3 qw
  $ qsched advance 30 --schedule
  $ qsched run
  started job 2 in all.q@node01
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5}'
  j2 r
  j3 qw
  $ qsched advance 60 --schedule
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5}'

A simulated host takes seconds to start a job; what ends meanwhile makes room, too.

  $ qconf -rattr queue slots 2 all.q > /dev/null
  $ for s in 20 22 90 90; do as alice qsub -b y -N s$s sleep $s; done > /dev/null
  $ qsched run
  started job 4 in all.q@node01
  started job 5 in all.q@node01
  $ qsched advance 40 --schedule
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5}'
  s90 r
  s90 r
