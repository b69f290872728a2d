Jobs of other owners are of one category unless a list or a rule of a quota distinguishes the owners.

  $ site quotas
  $ qconf -rattr queue user_lists 'NONE,[node02=interns]' all.q
  root@master modified "all.q" in cluster queue list
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
  $ try carol
  3.1-3:1
  4
  6
  7
  $ try bob -R\ y
  5.1-3:1
  6
  4
  4
  $ quota 'users {*} to slots=100' TRUE; try bob
  7.1-3:1
  8
  6
  6
  $ quota 'users {*} to slots=100' FALSE; try bob
  9.1-3:1
  10
  6
  6
  $ quota 'users alice to slots=100' TRUE; try bob
  11.1-3:1
  12
  6
  6
  $ quota 'users bob to slots=100' TRUE; try bob
  13.1-3:1
  14
  6
  6
  $ quota 'users dave to slots=100' TRUE; try bob
  15.1-3:1
  16
  4
  4
  $ quota 'users {dave} to slots=100' TRUE; try bob
  17.1-3:1
  18
  4
  4
  $ quota 'users !bob to slots=100' TRUE; try bob
  19.1-3:1
  20
  6
  6
  $ quota 'users * to slots=100' TRUE; try bob
  21.1-3:1
  22
  4
  4
  $ quota 'users {*,!alice,!bob} to slots=100' TRUE; try bob
  23.1-3:1
  24
  4
  4
  $ quota 'users {alice} to slots=100' TRUE; try bob
  25.1-3:1
  26
  6
  6
  $ quota 'users alice,bob to slots=100' TRUE; try bob
  27.1-3:1
  28
  6
  6
  $ quota 'users @interns to slots=100' TRUE; try bob
  29.1-3:1
  30
  4
  4
  $ quota 'users @interns to slots=100' TRUE; try carol
  31.1-3:1
  32
  6
  7
  $ quota 'projects {*} to slots=100' TRUE; try bob '-P red'
  33.1-3:1
  34
  6
  6
  $ quota 'projects {*} to slots=100' TRUE; try alice '-P red'
  35.1-3:1
  36
  6
  6
  $ qconf -drqs x > o; try alice '-P red'; try alice '' '-P red'
  root@master removed "x" from resource quota set list
  37.1-3:1
  38
  4
  4
  39.1-3:1
  40
  4
  4
  $ try alice '-P red' '-P blue'
  41.1-3:1
  42
  4
  4
  $ quota 'projects red to slots=100' TRUE; try alice '-P red'
  43.1-3:1
  44
  6
  6
