Cell: local

Category in accounting records.

  $ site local
  $ quota() { qconf -drqs x > o 2>&1; printf '{\nname x\nenabled %s\nlimit %s\n}\n' "$2" "$1" > f; qconf -Arqs f > o; }
  $ printf 'name red\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p; printf 'name blue\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p
  root@master added "red" to project list
  root@master added "blue" to project list
  $ try() { as $1 qsub -terse -b y -l h_rt=60 $2 true > n; wait_job `cat n`; qacct -j `cat n` | grep ^category; }
  $ try alice; try alice '-P red'
  category     -l h_rt=60
  category     -l h_rt=60
  $ quota 'users {*} to slots=100' TRUE;  try alice; try alice '-P red'
  category     -u alice -l h_rt=60
  category     -u alice -l h_rt=60
  $ quota 'users alice projects red to slots=100' FALSE;  try alice; try alice '-P red';  try bob '-P red'; try bob '-P blue'
  category     -u alice -l h_rt=60
  category     -u alice -l h_rt=60 -P red
  category     -l h_rt=60 -P red
  category     -l h_rt=60
  $ qconf -drqs x; qconf -mattr queue xprojects blue all.q; try bob '-P red'
  root@master removed "x" from resource quota set list
  "xprojects" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  category     -l h_rt=60
