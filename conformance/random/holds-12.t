Random holds and predecessors, drawn with seed 12.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q; qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ {
  > as alice qsub -b y -N j1 -pe smp 1-3 sleep 600
  > as carol qsub -b y -N j2 -h sleep 600
  > as bob qsub -b y -N j3 -a 203001010000 sleep 600
  > as bob qsub -b y -N j4 -h sleep 600
  > as alice qsub -b y -N j5 -hold_jid 2 sleep 600
  > as bob qsub -b y -N j6 -hold_jid 'j*' -t 1-4 sleep 600
  > as alice qsub -b y -N j7 -hold_jid 1,4 -pe '*' 2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job-array 6.1-4:1 ("j6")
  Your job 7 ("j7")
  $ {
  > as bob qsub -b y -N j8 -hold_jid 'j*' sleep 600
  > as alice qsub -b y -N j9 -h -t 2-6:2 sleep 600
  > as carol qsub -b y -N j10 -hold_jid 6,5 -t 1-3 -p -10 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job-array 9.2-6:2 ("j9")
  Your job-array 10.1-3:1 ("j10")
  $ schedule
  $ jobs
  1 0.50000 j1 alice r all.q@node01 1
  2 0.00000 j2 carol hqw - 1
  3 0.00000 j3 bob qw - 1
  4 0.00000 j4 bob hqw - 1
  5 0.00000 j5 alice hqw - 1
  6 0.00000 j6 bob hqw - 1 1-4:1
  7 0.00000 j7 alice hqw - 2
  8 0.00000 j8 bob hqw - 1
  9 0.00000 j9 alice hqw - 1 2-6:2
  10 0.00000 j10 carol hqw - 1 1-3:1
  $ as alice qalter -h s 5 > o 2>&1; echo $?
  1
  $ as bob qrls -h s 4 > o 2>&1; echo $?
  0
  $ qalter -h n 7 > o 2>&1; echo $?
  0
  $ jobs -s ho
  $ qstat -j 7 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): 1,4
  jid_predecessor_list:       1,4
  $ qstat -j 5 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): 2
  jid_predecessor_list:       2
  jid_successor_list:         10
  $ qstat -j 6 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): j*
  jid_predecessor_list:       3,4
  jid_successor_list:         8,10
  $ end 1,2
  root forced the deletion of job 1
  $ schedule
  $ jobs
  2 0.00000 j2 carol hqw - 1
  3 0.00000 j3 bob qw - 1
  4 0.00000 j4 bob hqw - 1
  5 0.00000 j5 alice hqw - 1
  6 0.00000 j6 bob hqw - 1 1-4:1
  7 0.00000 j7 alice hqw - 2
  8 0.00000 j8 bob hqw - 1
  9 0.00000 j9 alice hqw - 1 2-6:2
  10 0.00000 j10 carol hqw - 1 1-3:1
  $ as bob qrls -h uo 2 > o 2>&1; echo $?
  18
  $ qalter -a 203001010000 9 > o 2>&1; echo $?
  0
  $ qalter -a 203001010000 9 > o 2>&1; echo $?
  0
  $ answer qdel -f 3 8
  exit 0
  $ schedule
  $ jobs
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 bob hqw - 1
  5 0.00000 j5 alice hqw - 1
  6 0.00000 j6 bob hqw - 1 1-4:1
  7 0.00000 j7 alice hqw - 2
  9 0.00000 j9 alice hqw - 1 2-6:2
  10 0.00000 j10 carol hqw - 1 1-3:1
  $ end 1,3
  $ schedule
  $ jobs
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 bob hqw - 1
  5 0.00000 j5 alice hqw - 1
  6 0.00000 j6 bob hqw - 1 1-4:1
  7 0.00000 j7 alice hqw - 2
  9 0.00000 j9 alice hqw - 1 2-6:2
  10 0.00000 j10 carol hqw - 1 1-3:1
  $ qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort
  modified hold of job 2
  modified hold of job 4
  modified hold of job-array task 9.2
  modified hold of job-array task 9.4
  modified hold of job-array task 9.6
  $ end 1,9
  $ schedule
  $ jobs
  2 0.50000 j2 carol r all.q@node02 1
  4 0.50000 j4 bob r all.q@node03 1
  5 0.00000 j5 alice hqw - 1
  6 0.00000 j6 bob hqw - 1 1-4:1
  7 0.00000 j7 alice hqw - 2
  9 0.00000 j9 alice qw - 1 2-6:2
  10 0.00000 j10 carol hqw - 1 1-3:1
