What a run starts in a superior queue suspends the subordinate one for the rest of the run.

  $ site small
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8, $10}'; }
  $ sub() { as alice qsub -b y -N "$@" | cut -d' ' -f3; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | grep dropped; }
  $ q() { qconf -sq all.q | sed -e "s/^qname .*/qname $1/" -e "s/^hostlist .*/hostlist $2/" -e "s/^subordinate_list .*/subordinate_list $3/" > qf; qconf -Aq qf; }
  $ q lo.q 'node01 node02' NONE; q hi.q 'node01 node02' lo.q=2
  root@master added "lo.q" to cluster queue list
  root@master added "hi.q" to cluster queue list
  $ sub l1 -q lo.q@node01 sleep 600; sub h1 -q hi.q@node01 sleep 600; sub l2 -q lo.q@node01 sleep 600; sub h2 -q hi.q@node01 sleep 600; sub l3 -q lo.q@node01 sleep 600; sub l4 -q lo.q sleep 600
  1
  2
  3
  4
  5
  6
  $ schedule; states
  1 l1 S lo.q@node01 
  2 h1 r hi.q@node01 
  3 l2 S lo.q@node01 
  4 h2 r hi.q@node01 
  6 l4 r lo.q@node02 
  5 l3 qw 1 
  $ why l3
  queue instance "lo.q@node01" dropped because it is suspended
  $ schedule; why l3
  queue instance "lo.q@node01" dropped because it is temporarily not available
  $ qdel -f 2; schedule; states
  root forced the deletion of job 2
  1 l1 r lo.q@node01 
  3 l2 r lo.q@node01 
  4 h2 r hi.q@node01 
  5 l3 r lo.q@node01 
  6 l4 r lo.q@node02 

Two queues that suspend each other: the job that is tried first shuts the other queue.

  $ q a.q node03 NONE; q b.q node03 a.q=1; qconf -rattr queue subordinate_list b.q=1 a.q
  root@master added "a.q" to cluster queue list
  root@master added "b.q" to cluster queue list
  root@master modified "a.q" in cluster queue list
  $ sub a -q a.q sleep 600; sub b -q b.q sleep 600; schedule; states | tail -2; why b
  7
  8
  7 a r a.q@node03 
  8 b qw 1 
  queue instance "b.q@node03" dropped because it is suspended
  $ schedule; qstat -f | awk '/[ab][.]q@/ {print $1, $3, $6}'; qdel -f 7; schedule; states | tail -1; qstat -f | awk '/[ab][.]q@/ {print $1, $3, $6}'
  a.q@node03 0/1/4 
  b.q@node03 0/0/4 S
  root forced the deletion of job 7
  8 b r b.q@node03 
  a.q@node03 0/0/4 S
  b.q@node03 0/1/4 

So do the tasks of an array, and a parallel job on all its hosts.

  $ qdel -f 1 3 4 5 6 8 > /dev/null; sub ha -q hi.q@node01 -t 1-3 sleep 600; sub la -q lo.q@node01 -t 1-2 sleep 600; schedule; states
  9.1-3:1
  10.1-2:1
  9 ha r hi.q@node01 1
  9 ha r hi.q@node01 2
  9 ha r hi.q@node01 3
  10 la qw 1 
  $ qdel -f 9 10 > /dev/null; schedule; sub hp -q hi.q -pe rr 4 sleep 600; sub lp -q lo.q sleep 600; schedule; states; why lp
  11
  12
  11 hp r hi.q@node02 
  12 lp qw 1 
  queue instance "lo.q@node01" dropped because it is suspended
  queue instance "lo.q@node02" dropped because it is suspended
