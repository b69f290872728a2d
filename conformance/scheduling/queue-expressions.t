Queues may be asked for by expressions of patterns: not, and, or, in the queue's and the host's part.

  $ site small
  $ printf 'group_name @odd\nhostlist node01 node03\n' > g; qconf -Ahgrp g > /dev/null
  root@master added "@odd" to host group list
  $ for q in big.q small.q; do qconf -sq all.q | sed "s/^qname .*/qname $q/; s/^slots .*/slots 8/; s/^seq_no .*/seq_no 5/" > q; qconf -Aq q; done > /dev/null
  root@master added "big.q" to cluster queue list
  root@master added "small.q" to cluster queue list
  $ try() { as alice qsub -b y -N p -t 1-2 "$@" sleep 600 | cut -d ' ' -f 1-3; }
  $ try -q '!all.q'
  Your job-array 1.1-2:1
  $ try -q '!(all.q|big.q)'
  Your job-array 2.1-2:1
  $ try -q 'big.q|nosuch.q'
  Your job-array 3.1-2:1
  $ try -q '(all.q|big.q)&!big.q'
  Your job-array 4.1-2:1
  $ try -q '*@!node01'
  Your job-array 5.1-2:1
  $ try -q '*@(node03|node04)&!node03'
  Your job-array 6.1-2:1
  $ try -q 'small.q@node01|node03'
  Your job-array 7.1-2:1
  $ try -q '!all.q@@o*'
  Your job-array 8.1-2:1
  $ try -q '!all.q,all.q@NODE04'
  Your job-array 9.1-2:1
  $ try -soft -q '!all.q'
  Your job-array 10.1-2:1
  $ try -masterq '!all.q@@odd' -pe mpi 3
  Your job-array 11.1-2:1
  $ schedule
  $ qstat -u alice | awk 'NR > 2 {print $1, $5, $8}'
  1 r big.q@node01
  1 r big.q@node01
  2 r small.q@node01
  2 r small.q@node01
  3 r big.q@node01
  3 r big.q@node01
  4 r all.q@node02
  4 r all.q@node02
  5 r all.q@node02
  5 r all.q@node02
  6 r all.q@node04
  6 r all.q@node04
  7 r small.q@node01
  7 r small.q@node01
  8 r big.q@node01
  8 r big.q@node01
  9 r all.q@node04
  9 r all.q@node04
  10 r big.q@node02
  10 r big.q@node02
  11 r big.q@node01
  11 r big.q@node01

What matches nothing is refused.

  $ fails '!*.q' -- as alice qsub -b y -q '!*.q' sleep 600
  exit 1, says: !*.q
  $ fails 'big.q&small.q' -- as alice qsub -b y -q 'big.q&small.q' sleep 600
  exit 1, says: big.q&small.q
  $ fails '*@!node*' -- as alice qsub -b y -q '*@!node*' sleep 600
  exit 1, says: *@!node*
  $ fails '@node01' -- as alice qsub -b y -q '@node01' sleep 600
  exit 1, says: @node01
  $ qselect -q '!all.q@node01|node03' | sort
  big.q@node01
  big.q@node03
  small.q@node01
  small.q@node03
  $ qselect -q '@node01'
  [1]
  $ qmod -d '!all.q@NODE02' | sort
  root@master changed state of "big.q@node02" (disabled)
  root@master changed state of "small.q@node02" (disabled)

Blanks belong to the names; a comma without a name behind it is nothing.

  $ fails all.q -- as alice qsub -b y -q ' all.q , big.q' sleep 600
  exit 1, says: all.q
  $ as alice qsub -b y -N commas -q 'all.q,,big.q,' sleep 600
  Your job 17 ("commas") has been submitted
  $ qstat -r -u alice | grep -A20 commas | grep queues
         Hard requested queues: all.q, big.q
