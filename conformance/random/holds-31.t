Random holds and predecessors, drawn with seed 31.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q; qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ {
  > as alice qsub -b y -N j1 -pe rr 2-6 sleep 600
  > as alice qsub -b y -N j2 -hold_jid 1 sleep 600
  > as dave qsub -b y -N j3 -hold_jid 'j*' sleep 600
  > as carol qsub -b y -N j4 -t 1-4 sleep 600
  > as bob qsub -b y -N j5 -pe mpi 2 sleep 600
  > as alice qsub -b y -N j6 -a 203001010000 -t 1-6 -tc 1 sleep 600
  > as bob qsub -b y -N j7 -t 2-6:2 -tc 3 -p -1 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job-array 4.1-4:1 ("j4")
  Your job 5 ("j5")
  Your job-array 6.1-6:1 ("j6")
  Your job-array 7.2-6:2 ("j7")
  $ as bob qsub -b y -N j8 -hold_jid_ad 3 -pe rr -3 sleep 600 2> /dev/null
  [1]
  $ schedule
  $ jobs
  1 0.75000 j1 alice r all.q@node01 4
  2 0.00000 j2 alice hqw - 1
  3 0.25000 j3 dave qw - 1
  4 0.25000 j4 carol qw - 1 1-4:1
  5 0.75000 j5 bob qw - 2
  6 0.00000 j6 alice qw - 1 1-6:1
  7 0.25000 j7 bob qw - 1 2-6:2
  $ qrls -h o 7 > o 2>&1; echo $?
  0
  $ as alice qrls -h s 5 > o 2>&1; echo $?
  18
  $ as alice qrls -h u 4 > o 2>&1; echo $?
  18
  $ as alice qalter -hold_jid '' 7 > o 2>&1; echo $?
  7
  $ as bob qrls -h o 7 > o 2>&1; echo $?
  0
  $ jobs -s hu
  $ qstat -j 8 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ qstat -j 1 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_successor_list:         2
  $ qstat -j 3 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): j*
  $ end 1,2
  root forced the deletion of job 1
  $ schedule
  $ jobs
  2 0.25000 j2 alice r all.q@node03 1
  3 0.25000 j3 dave r all.q@node04 1
  4 0.25000 j4 carol qw - 1 1-4:1
  5 0.75000 j5 bob r all.q@node01 2
  6 0.00000 j6 alice qw - 1 1-6:1
  7 0.25000 j7 bob qw - 1 2-6:2
  $ as bob qhold -h uo 8 > o 2>&1; echo $?
  3
  $ qalter -hold_jid_ad 1 1 > o 2>&1; echo $?
  1
  $ answer qdel -f 3 6
  exit 0
  $ schedule
  $ jobs
  2 0.25000 j2 alice r all.q@node03 1
  4 0.25000 j4 carol r all.q@node04 1 1
  4 0.25000 j4 carol qw - 1 2-4:1
  5 0.75000 j5 bob r all.q@node01 2
  7 0.25000 j7 bob qw - 1 2-6:2
  $ end 1,3
  root forced the deletion of job 2
  root forced the deletion of job 5
  root forced the deletion of job-array task 4.1
  root has deleted job 4
  $ schedule
  $ jobs
  7 0.50000 j7 bob r all.q@node03 1 2
  7 0.50000 j7 bob r all.q@node04 1 4
  7 0.50000 j7 bob r all.q@node01 1 6
  $ qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort
  $ end 1,9
  root forced the deletion of job-array task 7.2
  root forced the deletion of job-array task 7.4
  root forced the deletion of job-array task 7.6
  $ schedule
  $ jobs
