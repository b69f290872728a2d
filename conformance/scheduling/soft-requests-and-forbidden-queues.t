A parallel job with soft requests puts the queues in order for the rest of the run. Cluster queues that are out for it as
a whole come behind all others.

  $ site quotas
  $ qconf -sp mpi | sed 's/^pe_name .*/pe_name two/' > p; qconf -Ap p > o; qconf -aattr queue pe_list two long.q > o
  root@master added "two" to parallel environment list
  $ qconf -rattr queue slots 1 all.q > o; qconf -rattr queue slots 1 long.q > o; qconf -rattr queue seq_no 0 long.q > o
  $ b() { as alice qsub -b y "$@" sleep 3 > o; as bob qsub -p -9 -b y -t 1-8 sleep 3 > o; schedule; qstat -u bob -s r | awk 'NR>2 {print $NF, $8}' | sort -n | tr '\n' ' '; echo; qdel -f -u '*' > o; }
  $ b -pe two 20
  1 all.q@node01 2 all.q@node02 3 all.q@node03 4 all.q@node04 5 long.q@node01 6 long.q@node02 7 long.q@node03 8 long.q@node04 
  $ b -pe two 20 -soft -q '*@node03'
  1 long.q@node03 2 long.q@node01 3 long.q@node02 4 long.q@node04 5 all.q@node01 6 all.q@node02 7 all.q@node03 8 all.q@node04 
  $ b -pe two 20 -soft -q '*@node01'
  1 long.q@node01 2 long.q@node03 3 long.q@node02 4 long.q@node04 5 all.q@node01 6 all.q@node02 7 all.q@node03 8 all.q@node04 
  $ b -pe mpi 20 -soft -q '*@node02'
  1 all.q@node02 2 long.q@node02 3 all.q@node01 4 all.q@node03 5 all.q@node04 6 long.q@node01 7 long.q@node03 8 long.q@node04 
  $ b -pe two 20 -soft -q 'all.q'
  1 long.q@node02 2 long.q@node01 3 long.q@node03 4 long.q@node04 5 all.q@node02 6 all.q@node01 7 all.q@node03 8 all.q@node04 
  $ b -pe two 20 -q long.q@node02,long.q@node04 -soft -q '*@node04'
  1 long.q@node04 2 long.q@node02 3 long.q@node01 4 long.q@node03 5 all.q@node02 6 all.q@node01 7 all.q@node03 8 all.q@node04 
  $ b -pe mpi 20 -q all.q@node02,all.q@node04 -soft -q '*@node04'
  1 all.q@node04 2 all.q@node02 3 all.q@node01 4 all.q@node03 5 long.q@node04 6 long.q@node02 7 long.q@node01 8 long.q@node03 
  $ b -pe mpi 20 -q all.q@node02,all.q@node04 -soft -q '*@node01'
  1 all.q@node01 2 all.q@node04 3 all.q@node02 4 all.q@node03 5 long.q@node04 6 long.q@node02 7 long.q@node01 8 long.q@node03 
