`qstat -s h` and its kinds list running tasks with holds of their own, not those that would wait for a job or their start time.

  $ site quotas
  $ running() { qstat -u '*' -s "$1" | awk 'NR > 2 {print $1, $5}' | sort -u; }
  $ for i in 1 2 3 4 5 6; do as bob qsub -terse -b y sleep 600; done
  1
  2
  3
  4
  5
  6
  $ as bob qsub -terse -b y -t 1-3 sleep 600
  7.1-3:1
  $ as bob qsub -terse -b y -t 1-3 sleep 600
  8.1-3:1
  $ schedule
  $ qalter -a 203001010000 1 > o
  $ qhold 2 > o; qhold -h o 3 > o; qhold -h s 4 > o; qalter -hold_jid 1 5 > o; qalter -hold_jid 1 6 > o; qhold 6 > o
  $ qhold 7.2 > o; qalter -hold_jid_ad 7 8 > o
  $ running r
  1 r
  2 hr
  3 hr
  4 hr
  5 hr
  6 hr
  7 hr
  7 r
  8 hr
  $ running h
  2 hr
  3 hr
  4 hr
  6 hr
  7 hr
  8 hr
  $ running hu
  2 hr
  6 hr
  7 hr
  $ running ho
  3 hr
  $ running hs
  4 hr
  $ running ha
  $ running hj
  $ running hd
  8 hr
  $ running hp
  2 hr
  3 hr
  4 hr
  6 hr
  7 hr
  8 hr
