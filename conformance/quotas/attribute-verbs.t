Quotas that change beside running jobs; attribute verbs.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u "*" "$@" | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $4, $5, "slots=" (r ? $9 : $8), r ? $10 : $9 }' | sort -n | sed "s/ *$//"; }
  $ why() { qstat -j $1 | grep -E "cannot run|dropped|verif" | sort -u; }
  $ for n in 1 2 3; do as alice qsub -b y -pe smp 2 sleep 600; done > /dev/null
  $ for n in 1 2; do as bob qsub -b y -t 1-4 sleep 600; done > /dev/null
  $ schedule
  $ jobs
  1 sleep alice r slots=2
  2 sleep alice r slots=2
  3 sleep alice r slots=2
  4 sleep bob r slots=1 1
  4 sleep bob r slots=1 2
  4 sleep bob r slots=1 3
  4 sleep bob r slots=1 4
  5 sleep bob r slots=1 1
  5 sleep bob r slots=1 2
  5 sleep bob r slots=1 3
  5 sleep bob r slots=1 4
  $ quota a 'name one users {*} to slots=4' 'to slots=30'
  root@master added "a" to resource quota set list
  $ quota b 'queues {*} hosts {*} to slots=3'
  root@master added "b" to resource quota set list
  $ as alice qsub -b y sleep 600
  Your job 6 ("sleep") has been submitted
  $ as bob qsub -b y sleep 600
  Your job 7 ("sleep") has been submitted
  $ as carol qsub -b y -t 1-8 sleep 600
  Your job-array 8.1-8:1 ("sleep") has been submitted
  $ schedule
  $ jobs
  1 sleep alice r slots=2
  2 sleep alice r slots=2
  3 sleep alice r slots=2
  4 sleep bob r slots=1 1
  4 sleep bob r slots=1 2
  4 sleep bob r slots=1 3
  4 sleep bob r slots=1 4
  5 sleep bob r slots=1 1
  5 sleep bob r slots=1 2
  5 sleep bob r slots=1 3
  5 sleep bob r slots=1 4
  6 sleep alice qw slots=1
  7 sleep bob qw slots=1
  8 sleep carol qw slots=1 5-8:1
  8 sleep carol r slots=1 1
  8 sleep carol r slots=1 2
  8 sleep carol r slots=1 3
  8 sleep carol r slots=1 4
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  a/one              slots=6/4            users alice
  a/one              slots=8/4            users bob
  a/one              slots=4/4            users carol
  b/1                slots=4/3            queues all.q hosts node01
  b/1                slots=4/3            queues all.q hosts node02
  b/1                slots=4/3            queues all.q hosts node03
  b/1                slots=3/3            queues all.q hosts node04
  b/1                slots=3/3            queues long.q hosts node01
  $ why 6
                              cannot run because it exceeds limit "alice/////" in rule "a/one"
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  $ why 8
                              cannot run because it exceeds limit "carol/////" in rule "a/one"
                              queue instance "all.q@node02" dropped because it is full
                              queue instance "all.q@node03" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  $ qconf -mattr resource_quota limit slots=6 a/one
  root@master modified "a" in resource quota set list
  $ qconf -srqs
  {
     name         b
     description  NONE
     enabled      TRUE
     limit        queues {*} hosts {*} to slots=3
  }
  {
     name         a
     description  NONE
     enabled      TRUE
     limit        name one users {*} to slots=6
     limit        to slots=30
  }
  $ schedule
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  b/1                slots=4/3            queues all.q hosts node01
  b/1                slots=4/3            queues all.q hosts node02
  b/1                slots=4/3            queues all.q hosts node03
  b/1                slots=3/3            queues all.q hosts node04
  b/1                slots=3/3            queues long.q hosts node01
  b/1                slots=2/3            queues long.q hosts node02
  a/one              slots=6/6            users alice
  a/one              slots=8/6            users bob
  a/one              slots=6/6            users carol
  $ qconf -mattr resource_quota limit slots=7,h_rt=60 a/1
  Unable to find "h_rt" in "resource_quota_rules" of "resource_quota" - Adding new element.
  root@master modified "a" in resource quota set list
  $ qconf -aattr resource_quota limit lic=3 a/2 b/1
  root@master modified "a" in resource quota set list
  root@master modified "b" in resource quota set list
  $ qconf -srqs
  {
     name         a
     description  NONE
     enabled      TRUE
     limit        name one users {*} to slots=7,h_rt=60
     limit        to slots=30,lic=3
  }
  {
     name         b
     description  NONE
     enabled      TRUE
     limit        queues {*} hosts {*} to slots=3,lic=3
  }
  $ fails -- qconf -aattr resource_quota limit lic=5 a/2
  exit 0, says: 
  $ fails -- qconf -mattr resource_quota limit slots=-1 a/2
  exit 1, says: 
  $ fails -- qconf -mattr resource_quota limit slots=x a/2
  exit 1, says: 
  $ fails nosuch -- qconf -mattr resource_quota limit nosuch=1 a/2
  exit 1, says: nosuch
  $ fails -- qconf -mattr resource_quota limit slots=1 a
  exit 1, says: 
  $ fails -- qconf -mattr resource_quota limit slots=1 a/9
  exit 1, says: 
  $ fails zz -- qconf -mattr resource_quota limit slots=1 zz/1
  exit 1, says: zz
  $ qconf -dattr resource_quota limit lic a/2
  root@master modified "a" in resource quota set list
  $ qconf -dattr resource_quota limit h_rt=60 a/one
  root@master modified "a" in resource quota set list
  $ qconf -rattr resource_quota limit slots=1,ram=2G b/1
  root@master modified "b" in resource quota set list
  $ qconf -srqs
  {
     name         a
     description  NONE
     enabled      TRUE
     limit        name one users {*} to slots=7
     limit        to slots=30
  }
  {
     name         b
     description  NONE
     enabled      TRUE
     limit        queues {*} hosts {*} to slots=1,ram=2G
  }
  $ qconf -mattr resource_quota enabled FALSE a b
  root@master modified "a" in resource quota set list
  root@master modified "b" in resource quota set list
  $ qconf -mattr resource_quota description "off for now" a
  root@master modified "a" in resource quota set list
  $ fails -- qconf -mattr resource_quota enabled perhaps a
  exit 1, says: 
  $ fails -- qconf -mattr resource_quota name c a
  exit 1, says: 
  $ qconf -srqs
  {
     name         b
     description  NONE
     enabled      FALSE
     limit        queues {*} hosts {*} to slots=1,ram=2G
  }
  {
     name         a
     description  off for now
     enabled      FALSE
     limit        name one users {*} to slots=7
     limit        to slots=30
  }
  $ qquota -u '*'
  $ schedule
  $ jobs
  1 sleep alice r slots=2
  2 sleep alice r slots=2
  3 sleep alice r slots=2
  4 sleep bob r slots=1 1
  4 sleep bob r slots=1 2
  4 sleep bob r slots=1 3
  4 sleep bob r slots=1 4
  5 sleep bob r slots=1 1
  5 sleep bob r slots=1 2
  5 sleep bob r slots=1 3
  5 sleep bob r slots=1 4
  6 sleep alice r slots=1
  7 sleep bob r slots=1
  8 sleep carol r slots=1 1
  8 sleep carol r slots=1 2
  8 sleep carol r slots=1 3
  8 sleep carol r slots=1 4
  8 sleep carol r slots=1 5
  8 sleep carol r slots=1 6
  8 sleep carol r slots=1 7
  8 sleep carol r slots=1 8
  $ qconf -mattr resource_quota enabled true b
  root@master modified "b" in resource quota set list
  $ qquota -u '*' | sort
  --------------------------------------------------------------------------------
  b/1                slots=2/1            queues long.q hosts node02
  b/1                slots=3/1            queues long.q hosts node01
  b/1                slots=3/1            queues long.q hosts node03
  b/1                slots=4/1            queues all.q hosts node01
  b/1                slots=4/1            queues all.q hosts node02
  b/1                slots=4/1            queues all.q hosts node03
  b/1                slots=4/1            queues all.q hosts node04
  resource quota rule limit                filter
  $ fails b -- as alice qconf -drqs b
  exit 1, says: b
  $ fails nosuch -- qconf -drqs a,nosuch
  exit 1, says: nosuch
  $ qconf -srqsl
  b
  $ qconf -drqs b
  root@master removed "b" from resource quota set list
  $ fails -- qconf -srqsl
  exit 1, says: 
