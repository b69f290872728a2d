A queue instance whose host has left the queue while its job runs: the hosts of the queue stay as they are from then on, so that settings
of a host group that changes still stay.

  $ site small
  $ show() { qstat -f -q all.q | awk '/@/ {print $1, $3, $6}' | sort; }
  $ printf 'group_name @left\nhostlist node01 node02\n' > g; qconf -Ahgrp g
  root@master added "@left" to host group list
  $ qconf -rattr queue slots '1,[@left=2]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue hostlist 'node01 node02 node03 node04' all.q
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -q all.q@node04 sleep 600; schedule
  Your job 1 ("sleep") has been submitted
  $ qconf -rattr queue hostlist 'node01 node02 node03' all.q
  root@master modified "all.q" in cluster queue list
  $ show
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 
  all.q@node03 0/0/1 
  all.q@node04 0/1/1 o
  $ qconf -rattr hostgroup hostlist 'node02 node03' @left
  root@master modified "@left" in host group list
  $ show
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 
  all.q@node03 0/0/1 
  all.q@node04 0/1/1 o
  $ qconf -rattr queue seq_no 3 all.q
  root@master modified "all.q" in cluster queue list
  $ show
  all.q@node01 0/0/2 
  all.q@node02 0/0/2 
  all.q@node03 0/0/1 
  all.q@node04 0/1/1 o
  $ qconf -rattr queue hostlist 'node01 node02 node03 node04' all.q
  root@master modified "all.q" in cluster queue list
  $ show
  all.q@node01 0/0/1 
  all.q@node02 0/0/2 
  all.q@node03 0/0/2 
  all.q@node04 0/1/1 
