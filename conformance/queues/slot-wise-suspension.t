Cell: local

A job that slot-wise subordination suspends stands still: its processes are stopped, and go on when there is room again.

  $ site local
  $ qconf -sq all.q | sed 's/^qname .*/qname low.q/; s/^slots .*/slots 4/' > low; qconf -Aq low
  root@master added "low.q" to cluster queue list
  $ qconf -rattr queue slots 4 all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue subordinate_list 'slots=2(low.q:1:sr)' all.q
  root@master modified "all.q" in cluster queue list
  $ cat > ticks.sh <<'S'
  > #$ -cwd -j y
  > while test ! -e $JOB_NAME.stop; do echo tick >> $JOB_NAME.ticks; sleep 0.2; done
  > S
  $ moves() { advance 1; a=$(wc -l < $1.ticks); advance 2; b=$(wc -l < $1.ticks); if [ $a = $b ]; then echo $1 stands still; else echo $1 moves; fi; }
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; }
  $ as alice qsub -N one -q low.q ticks.sh
  Your job 1 ("one") has been submitted
  $ wait_job 1 r; advance 2
  $ as alice qsub -N two -q low.q ticks.sh
  Your job 2 ("two") has been submitted
  $ wait_job 2 r; moves one; moves two
  one moves
  two moves

A job in the superior queue: one of two slots is left to the subordinate queue, and the job that started last gives way.

  $ as bob qsub -N top -q all.q ticks.sh
  Your job 3 ("top") has been submitted
  $ wait_job 3 r; schedule; states
  1 r
  2 S
  3 r
  $ moves one; moves two; moves top
  one moves
  two stands still
  top moves

  $ touch top.stop; wait_job 3; schedule; states
  1 r
  2 r
  $ moves one; moves two
  one moves
  two moves
  $ touch one.stop two.stop; wait_job 1; wait_job 2
