Ranges of tasks behind a job's number have an end.

  $ site small
  $ as alice qsub -N arr -t 1-5 -b y sleep 3000; schedule
  Your job-array 1.1-5:1 ("arr") has been submitted
  $ for r in 1.1- 1.1-2- 1.-3 1.x 1.1-3:2 1.1:2 1,1 -3 1-2 .1; do for c in qhold qrls "qalter -p -1" "qmod -sj" "qmod -usj"; do $c "$r" > o 2>&1; echo "$c $r -> $?"; done; done
  qhold 1.1- -> 2
  qrls 1.1- -> 2
  qalter -p -1 1.1- -> 2
  qmod -sj 1.1- -> 1
  qmod -usj 1.1- -> 1
  qhold 1.1-2- -> 2
  qrls 1.1-2- -> 2
  qalter -p -1 1.1-2- -> 2
  qmod -sj 1.1-2- -> 1
  qmod -usj 1.1-2- -> 1
  qhold 1.-3 -> 2
  qrls 1.-3 -> 2
  qalter -p -1 1.-3 -> 2
  qmod -sj 1.-3 -> 1
  qmod -usj 1.-3 -> 1
  qhold 1.x -> 2
  qrls 1.x -> 2
  qalter -p -1 1.x -> 2
  qmod -sj 1.x -> 1
  qmod -usj 1.x -> 1
  qhold 1.1-3:2 -> 0
  qrls 1.1-3:2 -> 0
  qalter -p -1 1.1-3:2 -> 4
  qmod -sj 1.1-3:2 -> 0
  qmod -usj 1.1-3:2 -> 0
  qhold 1.1:2 -> 0
  qrls 1.1:2 -> 0
  qalter -p -1 1.1:2 -> 4
  qmod -sj 1.1:2 -> 0
  qmod -usj 1.1:2 -> 0
  qhold 1,1 -> 0
  qrls 1,1 -> 0
  qalter -p -1 1,1 -> 0
  qmod -sj 1,1 -> 1
  qmod -usj 1,1 -> 1
  qhold -3 -> 2
  qrls -3 -> 2
  qalter -p -1 -3 -> 2
  qmod -sj -3 -> 1
  qmod -usj -3 -> 1
  qhold 1-2 -> 2
  qrls 1-2 -> 2
  qalter -p -1 1-2 -> 2
  qmod -sj 1-2 -> 1
  qmod -usj 1-2 -> 1
  qhold .1 -> 3
  qrls .1 -> 3
  qalter -p -1 .1 -> 1
  qmod -sj .1 -> 1
  qmod -usj .1 -> 1
