What a pending job is told when quotas and other things keep it back. A serial job is told of quotas before its
queue list, its rights and its requests; a parallel job of rights and queue list first, and of a limit that its own
slots use up.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort -u; }
  $ jobs() { as alice qsub -b y -q all.q sleep 600; as alice qsub -b y -q long.q@node03 sleep 600; as bob qsub -b y -l h=node03 sleep 600; as bob qsub -b y -pe mpi 17 -q all.q sleep 600; as carol qsub -b y -pe smp 5 sleep 600; } > /dev/null
  $ for q in all.q long.q; do qconf -aattr queue xuser_lists interns $q@node02; done > /dev/null

A rule for all comes behind one for a host, one for a queue, and stands alone.

  $ quota a 'hosts node01 to slots=0' 'users {*} to slots=0'
  root@master added "a" to resource quota set list
  $ jobs; schedule
  $ for j in 1 2 3 4; do echo "job $j"; why $j; done
  job 1
  cannot run because it exceeds limit "/////" in rule "a/1"
  cannot run because it exceeds limit "alice/////" in rule "a/2"
  job 2
  cannot run because it exceeds limit "/////" in rule "a/1"
  cannot run because it exceeds limit "alice/////" in rule "a/2"
  job 3
  cannot run because it exceeds limit "/////" in rule "a/1"
  cannot run because it exceeds limit "bob/////" in rule "a/2"
  job 4
  cannot run because it exceeds limit "/////" in rule "a/1"
  cannot run because it exceeds limit "bob/////" in rule "a/2"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qconf -drqs a; qdel -f -u '*' > /dev/null
  root@master removed "a" from resource quota set list
  $ quota a 'queues {all.q} hosts @left to slots=0' 'to slots=0'
  root@master added "a" to resource quota set list
  $ jobs; schedule
  $ for j in 6 7 8 9; do echo "job $j"; why $j; done
  job 6
  cannot run because it exceeds limit "/////" in rule "a/2"
  cannot run because it exceeds limit "///all.q//" in rule "a/1"
  job 7
  cannot run because it exceeds limit "/////" in rule "a/2"
  cannot run because it exceeds limit "///all.q//" in rule "a/1"
  job 8
  cannot run because it exceeds limit "/////" in rule "a/2"
  cannot run because it exceeds limit "///all.q//" in rule "a/1"
  job 9
  cannot run because it exceeds limit "/////" in rule "a/2"
  cannot run because it exceeds limit "///all.q//" in rule "a/1"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qconf -drqs a; qdel -f -u '*' > /dev/null
  root@master removed "a" from resource quota set list
  $ quota a 'users {*} to slots=0'
  root@master added "a" to resource quota set list
  $ jobs; schedule
  $ for j in 11 12 13 14; do echo "job $j"; why $j; done
  job 11
  cannot run because it exceeds limit "alice/////" in rule "a/1"
  job 12
  cannot run because it exceeds limit "alice/////" in rule "a/1"
  job 13
  cannot run because it exceeds limit "bob/////" in rule "a/1"
  job 14
  cannot run because it exceeds limit "bob/////" in rule "a/1"
  cannot run in PE "mpi" because it only offers 0 slots
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qconf -drqs a; qdel -f -u '*' > /dev/null
  root@master removed "a" from resource quota set list

Of two sets the first one that refuses is named, whatever it limits.

  $ quota one 'hosts {node01,node02} to slots=0'
  root@master added "one" to resource quota set list
  $ quota two 'users {*} to h_rt=60'
  root@master added "two" to resource quota set list
  $ as alice qsub -b y -q all.q -l h_rt=90 sleep 600
  Your job 16 ("sleep") has been submitted
  $ schedule
  $ why 16
  cannot run because it exceeds limit "////node01/" in rule "one/1"
  cannot run because it exceeds limit "alice/////" in rule "two/1"
  $ qconf -drqs one,two; qdel -f -u '*' > /dev/null
  root@master removed "one" from resource quota set list
  root@master removed "two" from resource quota set list

A parallel job that would use up several limits.

  $ quota par 'hosts {node01} to slots=1' 'users {*} to slots=2'
  root@master added "par" to resource quota set list
  $ as alice qsub -b y -pe mpi 5 sleep 600
  Your job 17 ("sleep") has been submitted
  $ as bob qsub -b y -pe smp 3 sleep 600
  Your job 18 ("sleep") has been submitted
  $ as dave qsub -b y -pe rr 3-8 sleep 600
  Your job 19 ("sleep") has been submitted
  $ as carol qsub -w v -b y -pe mpi 3 sleep 600 > v 2>&1 || grep -o 'cannot run.*' v | sort -u
  $ schedule
  $ qstat -u '*' -s r | awk 'NR > 2 { print $1, $4, $9 }'
  19 dave 3
  $ for j in 17 18; do echo "job $j"; why $j; done
  job 17
  cannot run because it exceeds limit "alice/////" in rule "par/2"
  cannot run in PE "mpi" because it only offers 3 slots
  job 18
  cannot run in PE "smp" because it only offers 0 slots
