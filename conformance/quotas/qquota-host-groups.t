`qquota -h @group`: a group that was asked for is looked up in the filters by its name, by patterns, and by its hosts.

No other group stands for it, even if it has the same hosts.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ printf 'group_name @both\nhostlist @left node03\n' > h; qconf -Ahgrp h
  root@master added "@both" to host group list
  $ quota a 'name r1 hosts {@allhosts} to slots=6'
  root@master added "a" to resource quota set list
  $ quota b 'name r1 hosts @allhosts to slots=6'
  root@master added "b" to resource quota set list
  $ quota c 'name r1 hosts {@allhosts,!node03} to slots=6'
  root@master added "c" to resource quota set list
  $ quota d 'name r1 hosts {@left,@right} to slots=6'
  root@master added "d" to resource quota set list
  $ quota e 'name r1 hosts node01,node02 to slots=6'
  root@master added "e" to resource quota set list
  $ quota f 'name r1 hosts {@left} to slots=6'
  root@master added "f" to resource quota set list
  $ quota g 'name r1 hosts {@both} to slots=6'
  root@master added "g" to resource quota set list
  $ quota h 'name r1 hosts @both to slots=6'
  root@master added "h" to resource quota set list
  $ quota i 'name r1 hosts {@l*} to slots=6'
  root@master added "i" to resource quota set list
  $ quota j 'name r1 hosts {*} to slots=6'
  root@master added "j" to resource quota set list
  $ quota k 'name r1 hosts {node0*} to slots=6'
  root@master added "k" to resource quota set list
  $ quota l 'name r1 hosts {@allhosts,!@right} to slots=6'
  root@master added "l" to resource quota set list
  $ quota m 'name r1 hosts {*,!@right} to slots=6'
  root@master added "m" to resource quota set list
  $ quota n 'name r1 hosts {*,!@left} to slots=6'
  root@master added "n" to resource quota set list
  $ quota o 'name r1 hosts {*,!node01} to slots=6'
  root@master added "o" to resource quota set list
  $ as alice qsub -b y -q all.q@node01 sleep 600
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -b y -q all.q@node02 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -q all.q@node03 sleep 600
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -b y -q all.q@node04 sleep 600
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ qquota -h '@left'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  d/r1               slots=1/6            hosts node01
  d/r1               slots=1/6            hosts node02
  d/r1               slots=1/6            hosts node03
  d/r1               slots=1/6            hosts node04
  e/r1               slots=2/6            hosts node01,node02
  f/r1               slots=1/6            hosts node01
  f/r1               slots=1/6            hosts node02
  i/r1               slots=1/6            hosts node01
  i/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  m/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node02
  $ qquota -h '@allhosts'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  a/r1               slots=1/6            hosts node01
  a/r1               slots=1/6            hosts node02
  a/r1               slots=1/6            hosts node03
  a/r1               slots=1/6            hosts node04
  b/r1               slots=4/6            hosts @allhosts
  e/r1               slots=2/6            hosts node01,node02
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  l/r1               slots=1/6            hosts node01
  l/r1               slots=1/6            hosts node02
  m/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node02
  n/r1               slots=1/6            hosts node03
  n/r1               slots=1/6            hosts node04
  $ qquota -h '@both'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  e/r1               slots=2/6            hosts node01,node02
  g/r1               slots=1/6            hosts node01
  g/r1               slots=1/6            hosts node02
  g/r1               slots=1/6            hosts node03
  h/r1               slots=3/6            hosts @both
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  m/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node02
  n/r1               slots=1/6            hosts node03
  n/r1               slots=1/6            hosts node04
  $ qquota -h '@l*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  d/r1               slots=1/6            hosts node01
  d/r1               slots=1/6            hosts node02
  d/r1               slots=1/6            hosts node03
  d/r1               slots=1/6            hosts node04
  e/r1               slots=2/6            hosts node01,node02
  f/r1               slots=1/6            hosts node01
  f/r1               slots=1/6            hosts node02
  i/r1               slots=1/6            hosts node01
  i/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  m/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node02
  n/r1               slots=1/6            hosts node03
  n/r1               slots=1/6            hosts node04
  $ qquota -h 'node01'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  a/r1               slots=1/6            hosts node01
  b/r1               slots=4/6            hosts @allhosts
  c/r1               slots=1/6            hosts node01
  d/r1               slots=1/6            hosts node01
  e/r1               slots=2/6            hosts node01,node02
  f/r1               slots=1/6            hosts node01
  g/r1               slots=1/6            hosts node01
  h/r1               slots=3/6            hosts @both
  i/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node01
  l/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node01
  $ qquota -h '@right'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  d/r1               slots=1/6            hosts node01
  d/r1               slots=1/6            hosts node02
  d/r1               slots=1/6            hosts node03
  d/r1               slots=1/6            hosts node04
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  n/r1               slots=1/6            hosts node03
  n/r1               slots=1/6            hosts node04
  o/r1               slots=1/6            hosts node02
  o/r1               slots=1/6            hosts node03
  o/r1               slots=1/6            hosts node04
  $ qquota -h '@left,node03'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  a/r1               slots=1/6            hosts node03
  b/r1               slots=4/6            hosts @allhosts
  d/r1               slots=1/6            hosts node01
  d/r1               slots=1/6            hosts node02
  d/r1               slots=1/6            hosts node03
  d/r1               slots=1/6            hosts node04
  e/r1               slots=2/6            hosts node01,node02
  f/r1               slots=1/6            hosts node01
  f/r1               slots=1/6            hosts node02
  g/r1               slots=1/6            hosts node03
  h/r1               slots=3/6            hosts @both
  i/r1               slots=1/6            hosts node01
  i/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node01
  j/r1               slots=1/6            hosts node02
  j/r1               slots=1/6            hosts node03
  j/r1               slots=1/6            hosts node04
  k/r1               slots=1/6            hosts node01
  k/r1               slots=1/6            hosts node02
  k/r1               slots=1/6            hosts node03
  k/r1               slots=1/6            hosts node04
  m/r1               slots=1/6            hosts node01
  m/r1               slots=1/6            hosts node02
  n/r1               slots=1/6            hosts node03
  o/r1               slots=1/6            hosts node03
