Random holds and predecessors, drawn with seed 13.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q; qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ {
  > as bob qsub -b y -N j1 sleep 600
  > as bob qsub -b y -N j2 -hold_jid_ad 1 -pe mpi 2-4 sleep 600
  > as bob qsub -b y -N j3 -h -t 2-6:2 -tc 1 sleep 600
  > as dave qsub -b y -N j4 sleep 600
  > as dave qsub -b y -N j5 -pe rr 4 sleep 600
  > as carol qsub -b y -N j6 -h -t 2-6:2 sleep 600
  > as dave qsub -b y -N j7 -t 2-6:2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job-array 3.2-6:2 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job-array 6.2-6:2 ("j6")
  Your job-array 7.2-6:2 ("j7")
  $ as carol qsub -b y -N j8 sleep 600 2> /dev/null
  Your job 8 ("j8") has been submitted
  $ schedule
  $ jobs
  1 0.25000 j1 bob qw - 1
  3 0.00000 j3 bob hqw - 1 2-6:2
  4 0.25000 j4 dave qw - 1
  5 0.75000 j5 dave r all.q@node01 4
  6 0.00000 j6 carol hqw - 1 2-6:2
  7 0.25000 j7 dave qw - 1 2-6:2
  8 0.25000 j8 carol qw - 1
  $ qalter -h S 6 > o 2>&1; echo $?
  0
  $ qrls -h uo 4 > o 2>&1; echo $?
  0
  $ as alice qalter -hold_jid_ad 1 1 > o 2>&1; echo $?
  1
  $ jobs -s hu
  3 0.00000 j3 bob hqw - 1 2-6:2
  6 0.00000 j6 carol hqw - 1 2-6:2
  $ qstat -j 8 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ qstat -j 7 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ qstat -j 6 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  [1]
  $ end 1,2
  root forced the deletion of job 5
  $ schedule
  $ jobs
  1 0.50000 j1 bob r all.q@node01 1
  3 0.00000 j3 bob hqw - 1 2-6:2
  4 0.50000 j4 dave r all.q@node02 1
  6 0.00000 j6 carol hqw - 1 2-6:2
  7 0.50000 j7 dave r all.q@node03 1 2
  7 0.50000 j7 dave r all.q@node04 1 4
  7 0.25000 j7 dave qw - 1 6
  8 0.50000 j8 carol qw - 1
  $ qrls -h uo 5 > o 2>&1; echo $?
  3
  $ as bob qrls -h s 8 > o 2>&1; echo $?
  18
  $ qalter -h S 5 > o 2>&1; echo $?
  1
  $ as alice qrls -h u 1 > o 2>&1; echo $?
  18
  $ answer qdel -f 2 3
  exit 1
  $ schedule
  $ jobs
  1 0.50000 j1 bob r all.q@node01 1
  4 0.50000 j4 dave r all.q@node02 1
  6 0.00000 j6 carol hqw - 1 2-6:2
  7 0.50000 j7 dave r all.q@node03 1 2
  7 0.50000 j7 dave r all.q@node04 1 4
  7 0.50000 j7 dave qw - 1 6
  8 0.50000 j8 carol qw - 1
  $ end 1,3
  root forced the deletion of job 1
  root forced the deletion of job 4
  root forced the deletion of job-array task 7.2
  root forced the deletion of job-array task 7.4
  root has deleted job 7
  $ schedule
  $ jobs
  6 0.00000 j6 carol hqw - 1 2-6:2
  8 0.50000 j8 carol r all.q@node01 1
  $ qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort
  modified hold of job-array task 6.2
  modified hold of job-array task 6.4
  modified hold of job-array task 6.6
  $ end 1,9
  root forced the deletion of job 8
  $ schedule
  $ jobs
  6 0.50000 j6 carol r all.q@node02 1 2
  6 0.50000 j6 carol r all.q@node03 1 4
  6 0.50000 j6 carol r all.q@node04 1 6
