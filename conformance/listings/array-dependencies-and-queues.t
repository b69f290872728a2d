Pending arrays that wait for another array task by task, and filters.

  $ site quotas
  $ as carol qsub -b y -N first -t 1-3 sleep 6000; as carol qsub -b y -N then -t 1-3 -hold_jid_ad first sleep 6000; as alice qsub -b y -hold_jid first -N plain sleep 6000; as alice qsub -b y -N user -h sleep 6000
  Your job-array 1.1-3:1 ("first") has been submitted
  Your job-array 2.1-3:1 ("then") has been submitted
  Your job 3 ("plain") has been submitted
  Your job 4 ("user") has been submitted
  $ schedule
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 {print $1, $3, $5, $NF}'; }
  $ jobs
  1 first r 1
  1 first r 2
  1 first r 3
  3 plain r 1
  2 then hqw 1-3:1
  4 user hqw 1
  $ for s in h hu ho hs hd hj ha p shu hjp hup; do echo "$s:"; jobs -s $s; done
  h:
  2 then hqw 1-3:1
  4 user hqw 1
  hu:
  4 user hqw 1
  ho:
  hs:
  hd:
  2 then hqw 1-3:1
  hj:
  ha:
  p:
  2 then hqw 1-3:1
  4 user hqw 1
  shu:
  4 user hqw 1
  hjp:
  hup:
  4 user hqw 1
  $ jobs -l seq_no=7
  2 then hqw 1-3:1
  $ jobs -l h_rt=60
  1 first r 1
  1 first r 2
  1 first r 3
  3 plain r 1
  2 then hqw 1-3:1
  4 user hqw 1
  $ qconf -rattr queue pe_list NONE long.q > o; jobs -pe smp -q long.q
  2 then hqw 1-3:1
  $ jobs -q all.q
  1 first r 1
  1 first r 2
  1 first r 3
  3 plain r 1
  2 then hqw 1-3:1
  4 user hqw 1
  $ jobs -q nosuch.q
  $ jobs -qs d
  2 then hqw 1-3:1
  4 user hqw 1
  $ qconf -aattr queue user_lists staff all.q > o; jobs -U carol -q all.q
  2 then hqw 1-3:1
  $ jobs -U carol
  2 then hqw 1-3:1
  4 user hqw 1
  $ qstat -j then | grep -E 'version|tasks'
  job-array tasks:            1-3:1
