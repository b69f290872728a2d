Random holds and predecessors, drawn with seed 33.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -rattr queue slots 1 all.q; qmod -d long.q > o
  root@master modified "all.q" in cluster queue list
  $ {
  > as dave qsub -b y -N j1 -a 203001010000 -p -10 sleep 600
  > as carol qsub -b y -N j2 -hold_jid 1 sleep 600
  > as dave qsub -b y -N j3 -t 2-6:2 sleep 600
  > as carol qsub -b y -N j4 -hold_jid 'j*' -t 1-3 sleep 600
  > as carol qsub -b y -N j5 -t 1-3 sleep 600
  > as dave qsub -b y -N j6 -a 203001010000 -t 1-3 -tc 1 sleep 600
  > as dave qsub -b y -N j7 -hold_jid 'j*' -t 2-6:2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job-array 3.2-6:2 ("j3")
  Your job-array 4.1-3:1 ("j4")
  Your job-array 5.1-3:1 ("j5")
  Your job-array 6.1-3:1 ("j6")
  Your job-array 7.2-6:2 ("j7")
  $ {
  > as dave qsub -b y -N j8 -h -t 1-6 sleep 600
  > as dave qsub -b y -N j9 -hold_jid 3,8 -t 2-6:2 sleep 600
  > as dave qsub -b y -N j10 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 8.1-6:1 ("j8")
  Your job-array 9.2-6:2 ("j9")
  Your job 10 ("j10")
  $ schedule
  $ jobs
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  3 0.50000 j3 dave r all.q@node01 1 2
  3 0.50000 j3 dave r all.q@node02 1 4
  3 0.50000 j3 dave r all.q@node03 1 6
  4 0.00000 j4 carol hqw - 1 1-3:1
  5 0.50000 j5 carol r all.q@node04 1 1
  5 0.00000 j5 carol qw - 1 2,3
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.00000 j8 dave hqw - 1 1-6:1
  9 0.00000 j9 dave hqw - 1 2-6:2
  10 0.50000 j10 dave qw - 1
  $ qrls -h u 1.2 > o 2>&1; echo $?
  0
  $ as bob qalter -a 203001010000 3 > o 2>&1; echo $?
  1
  $ as bob qalter -hold_jid 1,2 9 > o 2>&1; echo $?
  1
  $ qalter -h o 2 > o 2>&1; echo $?
  0
  $ jobs -s h
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 carol hqw - 1 1-3:1
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.00000 j8 dave hqw - 1 1-6:1
  9 0.00000 j9 dave hqw - 1 2-6:2
  $ qstat -j 4 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): j*
  jid_predecessor_list:       2
  $ qstat -j 7 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution
  jid_predecessor_list (req): j*
  jid_predecessor_list:       1,3,6
  $ end 1,2
  root forced the deletion of job-array task 3.2
  root forced the deletion of job-array task 3.4
  root forced the deletion of job-array task 3.6
  root forced the deletion of job-array task 5.1
  root has deleted job 5
  $ schedule
  $ jobs
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 carol hqw - 1 1-3:1
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.00000 j8 dave hqw - 1 1-6:1
  9 0.00000 j9 dave hqw - 1 2-6:2
  10 0.50000 j10 dave r all.q@node01 1
  $ qrls  5 > o 2>&1; echo $?
  3
  $ as bob qrls -h s 1.1-2 > o 2>&1; echo $?
  18
  $ as alice qrls  3.1-2 > o 2>&1; echo $?
  3
  $ answer qdel -f 9
  exit 0
  $ schedule
  $ jobs
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 carol hqw - 1 1-3:1
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.00000 j8 dave hqw - 1 1-6:1
  10 0.50000 j10 dave r all.q@node01 1
  $ end 1,3
  root forced the deletion of job 10
  $ schedule
  $ jobs
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 carol hqw - 1 1-3:1
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.00000 j8 dave hqw - 1 1-6:1
  $ qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort
  modified hold of job-array task 8.1
  modified hold of job-array task 8.2
  modified hold of job-array task 8.3
  modified hold of job-array task 8.4
  modified hold of job-array task 8.5
  modified hold of job-array task 8.6
  $ end 1,9
  $ schedule
  $ jobs
  1 0.00000 j1 dave qw - 1
  2 0.00000 j2 carol hqw - 1
  4 0.00000 j4 carol hqw - 1 1-3:1
  6 0.00000 j6 dave qw - 1 1-3:1
  7 0.00000 j7 dave hqw - 1 2-6:2
  8 0.50000 j8 dave r all.q@node02 1 1
  8 0.50000 j8 dave r all.q@node03 1 2
  8 0.50000 j8 dave r all.q@node04 1 3
  8 0.50000 j8 dave r all.q@node01 1 4
  8 0.00000 j8 dave qw - 1 5,6
