Tasks of an array under -tc: one that has ended counts until a scheduling run has seen its end.

  $ site small
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5, $NF}' | sort; }
  $ as alice qsub -b y -N odd -t 1-9:2 -tc 2 sleep 3
  Your job-array 1.1-9:2 ("odd") has been submitted
  $ schedule
  $ states
  odd qw 5-9:2
  odd r 1
  odd r 3
  $ advance 4
  $ schedule
  $ states
  odd qw 5-9:2
  $ schedule
  $ states
  odd qw 9
  odd r 5
  odd r 7
  $ advance 10
  $ schedule
  $ states
  odd qw 9
  $ schedule
  $ states
  odd r 9
  $ as alice qsub -b y -N two -t 1-9 -tc 2 sleep 3
  Your job-array 2.1-9:1 ("two") has been submitted
  $ as alice qsub -b y -N other sleep 600
  Your job 3 ("other") has been submitted
  $ schedule
  $ states
  other r 1
  two qw 3-9:1
  two r 1
  two r 2
  $ advance 4
  $ qstat -j two | grep -E 'usage|not all'
  scheduling info:            not all array tasks may be started due to 'max_aj_instances'
  $ advance 4
  $ schedule
  $ states
  other r 1
  two qw 3-9:1
  $ as alice qsub -b y -N other2 sleep 600
  Your job 4 ("other2") has been submitted
  $ schedule
  $ states
  other r 1
  other2 r 1
  two qw 5-9:1
  two r 3
  two r 4
  $ advance 4
  $ as alice qsub -b y -N other3 sleep 600
  Your job 5 ("other3") has been submitted
  $ schedule
  $ states
  other r 1
  other2 r 1
  other3 r 1
  two qw 5-9:1
  $ qdel two
  The job two of user(s) root does not exist
  [1]
  $ as alice qsub -b y -N big -t 1-5 -tc 2 sleep 600
  Your job-array 6.1-5:1 ("big") has been submitted
  $ schedule
  $ states
  big qw 3-5:1
  big r 1
  big r 2
  other r 1
  other2 r 1
  other3 r 1
  two qw 7-9:1
  two r 5
  two r 6
  $ qdel -f 6.1
  root forced the deletion of job-array task 6.1
  $ schedule
  $ states
  big qw 3-5:1
  big r 2
  other r 1
  other2 r 1
  other3 r 1
  two qw 7-9:1
  two r 5
  two r 6
  $ schedule
  $ states
  big qw 4,5
  big r 2
  big r 3
  other r 1
  other2 r 1
  other3 r 1
  two qw 7-9:1
