Between places that are equal otherwise, a parallel job with soft requests decides for the rest of the run.

Grid Engine sorts its list of queue instances for it, those that it likes most first, whether the job starts or
not; the jobs behind it, serial ones too, find the list so. Serial jobs with soft requests leave no trace.

  $ site small
  $ reset() { qdel -f -u alice > /dev/null; k=$((k+1)); qconf -rattr queue seq_no $k all.q > /dev/null; }
  $ s() { as alice qsub -b y -h "$@" sleep 600 > /dev/null; }
  $ go() { qrls -u alice > /dev/null; schedule; qstat -g t -u alice | awk 'NR>2 && /all.q/ {print $3, $(NF-1), $NF}'; reset; }
  $ n=all.q@node0
  $ s -N A -soft -q ${n}3; s -N B; go
  B all.q@node01 MASTER
  A all.q@node03 MASTER
  $ s -N A -soft -q ${n}3 -pe rr 2; s -N B -pe rr 2; s -N C; go
  A all.q@node01 SLAVE
  B all.q@node01 SLAVE
  A all.q@node03 MASTER
  B all.q@node03 MASTER
  C all.q@node03 MASTER
  $ s -N A -soft -q ${n}3 -pe mpi 2; s -N B -soft -q ${n}2,${n}3 -pe mpi 2 -p -1; s -N C -p -2; go
  C all.q@node02 MASTER
  A all.q@node03 MASTER
   all.q@node03 SLAVE
  B all.q@node03 MASTER
   all.q@node03 SLAVE
  $ qconf -rattr queue slots 1 all.q > /dev/null
  $ s -N A -pe smp 99 -soft -q ${n}3; s -N A2 -pe smp 98 -soft -q ${n}2 -hard -q ${n}4,${n}2; s -N B -t 1-4; go
  B MASTER 3
  B MASTER 1
  B MASTER 2
  B MASTER 4
