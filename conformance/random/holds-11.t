Random holds and predecessors, drawn with seed 11.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 2 all.q; qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ {
  > as bob qsub -b y -N j1 -hold_jid j1 sleep 600
  > as dave qsub -b y -N j2 -hold_jid j1 -t 1-6 sleep 600
  > as carol qsub -b y -N j3 -hold_jid j1 sleep 600
  > as alice qsub -b y -N j4 -hold_jid_ad 2 sleep 600
  > as bob qsub -b y -N j5 -hold_jid j5 sleep 600
  > as bob qsub -b y -N j6 -t 2-6:2 -tc 1 sleep 600
  > as bob qsub -b y -N j7 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 2.1-6:1 ("j2")
  Your job 3 ("j3")
  Your job 5 ("j5")
  Your job-array 6.2-6:2 ("j6")
  Your job 7 ("j7")
  $ as alice qsub -b y -N j8 -t 1-6 sleep 600 2> /dev/null
  Your job-array 8.1-6:1 ("j8") has been submitted
  $ schedule
  $ jobs
  1 0.50000 j1 bob r all.q@node01 1
  2 0.50000 j2 dave r all.q@node01 1 1
  2 0.50000 j2 dave r all.q@node02 1 2
  2 0.50000 j2 dave r all.q@node02 1 3
  2 0.50000 j2 dave r all.q@node03 1 4
  2 0.50000 j2 dave r all.q@node03 1 5
  2 0.50000 j2 dave r all.q@node04 1 6
  3 0.50000 j3 carol r all.q@node04 1
  5 0.50000 j5 bob qw - 1
  6 0.50000 j6 bob qw - 1 2-6:2
  7 0.50000 j7 bob qw - 1
  8 0.50000 j8 alice qw - 1 1-6:1
  $ as alice qalter -h o 3 > o 2>&1; echo $?
  1
  $ qalter -h S 5 > o 2>&1; echo $?
  0
  $ as bob qalter -hold_jid 5 6 > o 2>&1; echo $?
  0
  $ qhold -h u 3 > o 2>&1; echo $?
  0
  $ qalter -hold_jid 1,2 8 > o 2>&1; echo $?
  0
  $ jobs -s ho
  $ qstat -j 4 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ qstat -j 7 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ qstat -j 8 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): 1,2
  jid_predecessor_list:       1,2
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job-array task 2.1
  root forced the deletion of job-array task 2.2
  root forced the deletion of job-array task 2.3
  root forced the deletion of job-array task 2.4
  root forced the deletion of job-array task 2.5
  root forced the deletion of job-array task 2.6
  $ schedule
  $ jobs
  3 0.50000 j3 carol hr all.q@node04 1
  5 0.50000 j5 bob r all.q@node01 1
  6 0.00000 j6 bob hqw - 1 2-6:2
  7 0.50000 j7 bob r all.q@node01 1
  8 0.50000 j8 alice r all.q@node02 1 1
  8 0.50000 j8 alice r all.q@node02 1 2
  8 0.50000 j8 alice r all.q@node03 1 3
  8 0.50000 j8 alice r all.q@node03 1 4
  8 0.50000 j8 alice r all.q@node04 1 5
  8 0.50000 j8 alice qw - 1 6
  $ as alice qrls -h o 3 > o 2>&1; echo $?
  18
  $ as alice qalter -a 203001010000 5 > o 2>&1; echo $?
  1
  $ as alice qrls -h o 5 > o 2>&1; echo $?
  18
  $ qalter -hold_jid 1 2 > o 2>&1; echo $?
  1
  $ answer qdel -f 5 6
  exit 0
  $ schedule
  $ jobs
  3 0.50000 j3 carol hr all.q@node04 1
  7 0.50000 j7 bob r all.q@node01 1
  8 0.50000 j8 alice r all.q@node02 1 1
  8 0.50000 j8 alice r all.q@node02 1 2
  8 0.50000 j8 alice r all.q@node03 1 3
  8 0.50000 j8 alice r all.q@node03 1 4
  8 0.50000 j8 alice r all.q@node04 1 5
  8 0.50000 j8 alice r all.q@node01 1 6
  $ end 1,3
  root forced the deletion of job 3
  root forced the deletion of job 7
  root forced the deletion of job-array task 8.1
  root forced the deletion of job-array task 8.2
  root forced the deletion of job-array task 8.3
  root forced the deletion of job-array task 8.4
  root forced the deletion of job-array task 8.5
  root forced the deletion of job-array task 8.6
  $ schedule
  $ jobs
  $ qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort
  denied: job "j*" does not exist
  The job * of user(s) * does not exist
  $ end 1,9
  $ schedule
  $ jobs
