What the scheduler is configured with makes a run: the share tree and the global configuration, even where nothing changes; those of hosts don't.

  $ site quotas
  $ states() { sleep 0.3; qstat -u '*' | awk 'NR > 2 {printf "%s%s ", $1, $5 == "t" ? "r" : $5} END {print ""}'; }
  $ job() { as alice qsub -b y sleep 600 >/dev/null; }
  $ printf 'id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\nid=1\nname=default\ntype=0\nshares=100\nchildnodes=NONE\n' > tree
  $ job; qconf -Astree tree; states
  changed sharetree
  1r 
  $ job; qconf -Mstree tree; states
  changed sharetree
  1r 2r 
  $ job; qconf -mstnode /default=50; states
  setting 
  /default=50
  modified sharetree
  1r 2r 3r 
  $ job; qconf -astnode /alice=50; states
  setting 
  /alice=50
  modified sharetree
  1r 2r 3r 4r 
  $ job; qconf -dstnode /alice; states
  removing 
  /alice
  modified sharetree
  1r 2r 3r 4r 5r 
  $ job; qconf -dstree; states
  root@master removed sharetree list
  1r 2r 3r 4r 5r 6r 
  $ qconf -sconf global | grep -v '^#' > global
  $ job; qconf -Mconf global; states
  root@master modified "global" in configuration list
  1r 2r 3r 4r 5r 6r 7r 
  $ job; EDIT='s/^max_jobs .*/max_jobs 900/' EDITOR=edit-with qconf -mconf; states
  root@master modified "global" in configuration list
  1r 2r 3r 4r 5r 6r 7r 8r 
  $ job; printf 'mailer /bin/true\n' > node01; qconf -Aconf node01; states
  root@master added "node01" to configuration list
  1r 2r 3r 4r 5r 6r 7r 8r 9qw 
  $ qconf -dconf node01; states
  root@master removed "node01" from configuration list
  1r 2r 3r 4r 5r 6r 7r 8r 9qw 
