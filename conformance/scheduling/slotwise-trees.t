Slot-wise subordination counts tasks, those that stand still not, and looks at lesser trees before the greater ones.

  $ site small
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5}' | sort | tr '\n' ' '; echo; }
  $ sub() { as alice qsub -b y -N "$@" > /dev/null; schedule; advance 1; }
  $ q() { qconf -sq all.q | sed -e "s/^qname .*/qname $1/" -e "s/^hostlist .*/hostlist $2/" -e "s/^slots .*/slots 8/" -e "s/^subordinate_list .*/subordinate_list $3/" > qf; qconf -Aq qf > /dev/null; }
  $ q lo.q node01 NONE; q mid.q node01 NONE; q hi.q node01 'slots=4(lo.q,mid.q)'; qconf -sq hi.q | grep subordinate
  root@master added "lo.q" to cluster queue list
  root@master added "mid.q" to cluster queue list
  root@master added "hi.q" to cluster queue list
  subordinate_list      slots=4(lo.q:0:sr, mid.q:0:sr)

Queues with the same sequence number: the task that started last, whichever queue it is in. A parallel job is one task.

  $ sub l1 -q lo.q -pe smp 3 sleep 600; sub m1 -q mid.q sleep 600; sub l2 -q lo.q sleep 600; sub m2 -q mid.q sleep 600; states
  l1 r l2 r m1 r m2 r 
  $ sub h1 -q hi.q sleep 600; states
  h1 r l1 r l2 r m1 r m2 S 
  $ sub h2 -q hi.q -pe smp 3 sleep 600; states
  h1 r h2 r l1 r l2 S m1 r m2 S 
  $ qmod -sj m1; states
  root - suspended job 2
  h1 r h2 r l1 r l2 r m1 s m2 S 
  $ qmod -usj m1; states
  root - unsuspended job 2
  h1 r h2 r l1 r l2 S m1 r m2 S 
  $ sub h3 -q hi.q -t 1-2 sleep 600; states
  h1 r h2 r h3 r h3 r l1 S l2 S m1 S m2 S 
  $ qdel -f 5 6 > /dev/null; states; qdel -f 7 > /dev/null; states
  h3 r h3 r l1 r l2 S m1 r m2 S 
  l1 r l2 r m1 r m2 r 

The one that has run longest instead.

  $ qconf -rattr queue subordinate_list 'slots=4(lo.q:0:lr,mid.q:0:lr)' hi.q > /dev/null; sub h4 -q hi.q sleep 600; states; sub h5 -q hi.q sleep 600; states; qdel -f 8 9 > /dev/null; states
  h4 r l1 S l2 r m1 r m2 r 
  h4 r h5 r l1 S l2 r m1 S m2 r 
  l1 r l2 r m1 r m2 r 

Trees in trees: lo.q is below mid.q, that is below hi.q. Tasks of the lowest queue go first.

  $ qdel -f 1 2 3 4 > /dev/null; qconf -rattr queue subordinate_list 'slots=4(mid.q)' hi.q > /dev/null; qconf -rattr queue subordinate_list 'slots=3(lo.q)' mid.q > /dev/null
  $ sub l1 -q lo.q sleep 600;  sub l2 -q lo.q sleep 600; sub m1 -q mid.q sleep 600; states
  l1 r l2 r m1 r 
  $ sub m2 -q mid.q sleep 600; states
  l1 r l2 S m1 r m2 r 
  $ sub h1 -q hi.q sleep 600; states; sub h2 -q hi.q sleep 600; states; sub h3 -q hi.q sleep 600; states
  h1 r l1 r l2 S m1 r m2 r 
  h1 r h2 r l1 S l2 S m1 r m2 r 
  h1 r h2 r h3 r l1 S l2 S m1 r m2 S 
  $ sub h4 -q hi.q sleep 600; states; qdel -f 17 > /dev/null; states; qdel -f 16 > /dev/null; states; qdel -f 15 > /dev/null; states
  h1 r h2 r h3 r h4 r l1 S l2 S m1 S m2 S 
  h1 r h2 r h3 r l1 S l2 S m1 r m2 S 
  h1 r h2 r l1 S l2 S m1 r m2 r 
  h1 r l1 r l2 S m1 r m2 r 
