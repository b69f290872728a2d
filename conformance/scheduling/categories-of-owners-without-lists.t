Where no queue, host or parallel environment is for some users only, rules of sets that are not enabled distinguish owners and
projects, and lists of the cluster's configuration do not.

  $ site quotas
  $ qconf -rattr queue seq_no '0,[node04=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr exechost complex_values ram=2G node04
  root@master modified "node04" in exechost list
  $ quota() { qconf -drqs x > o 2>&1; printf '{\nname x\nenabled %s\nlimit %s\n}\n' "$2" "$1" > f; qconf -Arqs f > o; }
  $ try() { as alice qsub -terse -b y -t 1-3 -l ram=2G $3 sleep 600; as $1 qsub -terse -b y -l ram=2G $2 sleep 600; schedule; qstat -s p -u '*' | awk 'NR > 2 {print $1}' | sort -u | while read j; do qstat -j $j | sed -n '/^scheduling info/,$p' | grep -c ram=2G ; done; qdel -f -u '*' > o; schedule; }
  $ try bob
  1.1-3:1
  2
  4
  4
  $ quota 'users alice to slots=100' FALSE; try bob
  3.1-3:1
  4
  7
  7
  $ quota 'users dave to slots=100' FALSE; try bob
  5.1-3:1
  6
  4
  4
  $ quota 'users bob to slots=100' FALSE; try bob
  7.1-3:1
  8
  7
  7
  $ quota 'projects blue to slots=100' FALSE; try bob '-P blue'; try alice '-P blue'; try alice '-P red'
  9.1-3:1
  10
  7
  7
  11.1-3:1
  12
  7
  7
  13.1-3:1
  14
  4
  4
  $ quota 'hosts node03 to slots=100' FALSE; try bob
  15.1-3:1
  16
  4
  4
  $ EDIT='s/^user_lists .*/user_lists staff,interns/' EDITOR=edit-with qconf -mconf > o; try bob; try carol
  root@master modified "global" in configuration list
  17.1-3:1
  18
  4
  4
  19.1-3:1
  20
  4
  4
  $ EDIT='s/^user_lists .*/user_lists NONE/; s/^projects .*/projects red,blue/' EDITOR=edit-with qconf -mconf > o; try alice '-P blue' '-P blue'; try alice '-P blue' '-P red'
  root@master modified "global" in configuration list
  21.1-3:1
  22
  4
  4
  23.1-3:1
  24
  4
  4
