A parallel job that wants hosts for itself starts with a number of slots of a range. Hosts on which it found others are closed to jobs behind it at once if that number was the first that fitted; if fewer slots were tried before and fitted, with the next serial job that starts.

Two hosts are in use, and a third one has as many slots as the range is to come to. Two serial jobs want the hosts in use; printed is what starts.

  $ site quotas
  $ qconf -sc > c; echo 'alone al BOOL EXCL YES YES 0 0' >> c; qconf -Mc c
  root@master added "alone" to complex entry list
  $ for n in 2 3 4; do qconf -aattr exechost complex_values alone=1 node0$n > o; done
  $ algorithm() { qconf -ssconf | sed "s/^params .*/params PE_RANGE_ALG=$1/" > s; qconf -Msconf s > o; }
  $ serial() { as $1 qsub -b y -N $2 -q all.q@$3 sleep 600 > o; }
  $ clear() { qdel -f $(qstat -u "*" | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ try() { qconf -mattr exechost complex_values slots=$2 node04 > o; serial alice a node02; serial alice a node03; schedule; as dave qsub -b y -N par -pe mpi $1 -l alone sleep 600 > o; serial dave second node02; serial dave third node03; schedule; echo $1, $2: $(qstat -u dave -s r | awk 'NR > 2 { print $3, $9 }' | sort); clear; }
  $ for a in bin least highest; do algorithm $a; echo $a; for slots in 1 2 3 4; do try 1-5 $slots; done; for slots in 2 3 4; do try 2-5 $slots; done; done
  changed scheduler configuration
  bin
  1-5, 1: par 1
  1-5, 2: par 2 second 1
  1-5, 3: par 3
  1-5, 4: par 4 second 1
  2-5, 2: par 2
  2-5, 3: par 3
  2-5, 4: par 4 second 1
  changed scheduler configuration
  least
  1-5, 1: par 1
  1-5, 2: par 2 second 1
  1-5, 3: par 3 second 1
  1-5, 4: par 4 second 1
  2-5, 2: par 2
  2-5, 3: par 3 second 1
  2-5, 4: par 4 second 1
  changed scheduler configuration
  highest
  1-5, 1: par 1
  1-5, 2: par 2
  1-5, 3: par 3
  1-5, 4: par 4
  2-5, 2: par 2
  2-5, 3: par 3
  2-5, 4: par 4
