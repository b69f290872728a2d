A cluster queue whose settings all keep a job out is told of once, and so is a host whose resources do: nothing more is said of its other queues.

  $ site small
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | grep -v disabled; }
  $ q() { qconf -sq all.q | sed "s/^qname .*/qname $1/; s/^seq_no .*/seq_no $2/; s/^slots .*/slots $3/; s/^hostlist .*/hostlist $4/; s/^pe_list .*/pe_list ${5-NONE}/" > q; qconf -Aq q > /dev/null; }
  $ qconf -au alice staff > /dev/null; qconf -au bob guests > /dev/null
  added "alice" to access list "staff"
  added "bob" to access list "guests"
  $ printf 'name P1\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p > /dev/null; sed 's/P1/P2/' p > p2; qconf -Aprj p2 > /dev/null
  root@master added "P1" to project list
  root@master added "P2" to project list
  $ for i in 1 2 3 4 5 6 7 8 9 10; do q q$i 0 2 'node01 node02' mpi; done 2> /dev/null
  $ qmod -d all.q > /dev/null
  $ r() { qconf -rattr queue $1 "$2" $3 > /dev/null; }
  $ r user_lists 'staff,[node01=staff]' q1; r user_lists 'staff,[node01=guests]' q2; r user_lists 'NONE,[node01=staff]' q3; r xuser_lists 'guests,[node01=guests]' q4; r xuser_lists 'NONE,[node01=guests]' q5
  $ r projects 'P1,[node01=P2]' q6;  r projects 'NONE,[node01=P2]' q7;  r xprojects 'P2,[node01=P2 P1]' q8;  r xprojects 'NONE,[node01=P2]' q9; r pe_list 'smp,[node01=rr]' q10
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\ncol col STRING == YES NO NONE 0\nmem mem MEMORY <= YES YES 1G 0\nmust mst INT <= FORCED NO 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  root@master added "col" to complex entry list
  root@master added "mem" to complex entry list
  root@master added "must" to complex entry list
  $ t() { as bob qsub -b y -N w$1 $2 sleep 1 > /dev/null; }
  $ t 1 '-l col=red'; t 2 '-l col=red -P P1'; t 3 '-l col=red -P P2'; t 4 '-pe mpi 40'; t 5 '-pe mpi 40 -P P1'; t 6 '-pe rr 40 -P P2'
  $ schedule; for i in 1 2 3 4 5 6; do echo "-- $i"; info w$i; done
  -- 1
  has no permission for cluster queue "q1"
  (-l col=red) cannot run in queue "q2@node01" because job requests unknown resource (col)
  has no permission for queue "q2@node02"
  (-l col=red) cannot run in queue "q3@node02" because job requests unknown resource (col)
  has no permission for queue "q3@node01"
  has no permission for cluster queue "q4"
  (-l col=red) cannot run in queue "q5@node02" because job requests unknown resource (col)
  has no permission for queue "q5@node01"
  (no project) does not have the correct project to run in cluster queue "q6"
  (-l col=red) cannot run in queue "q7@node02" because job requests unknown resource (col)
  (no project) does not have the correct project to run in queue "q7@node01"
  (-l col=red) cannot run in queue "q8@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q8@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q9@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q9@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q10@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q10@node02" because job requests unknown resource (col)
  -- 2
  has no permission for cluster queue "q1"
  (-l col=red) cannot run in queue "q2@node01" because job requests unknown resource (col)
  has no permission for queue "q2@node02"
  (-l col=red) cannot run in queue "q3@node02" because job requests unknown resource (col)
  has no permission for queue "q3@node01"
  has no permission for cluster queue "q4"
  (-l col=red) cannot run in queue "q5@node02" because job requests unknown resource (col)
  has no permission for queue "q5@node01"
  (project P1) does not have the correct project to run in queue "q6@node01"
  (-l col=red) cannot run in queue "q6@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q7@node02" because job requests unknown resource (col)
  (project P1) does not have the correct project to run in queue "q7@node01"
  (project P1) is not allowed to run in queue "q8@node01" based on the excluded project list
  (-l col=red) cannot run in queue "q8@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q9@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q9@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q10@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q10@node02" because job requests unknown resource (col)
  -- 3
  has no permission for cluster queue "q1"
  (-l col=red) cannot run in queue "q2@node01" because job requests unknown resource (col)
  has no permission for queue "q2@node02"
  (-l col=red) cannot run in queue "q3@node02" because job requests unknown resource (col)
  has no permission for queue "q3@node01"
  has no permission for cluster queue "q4"
  (-l col=red) cannot run in queue "q5@node02" because job requests unknown resource (col)
  has no permission for queue "q5@node01"
  (-l col=red) cannot run in queue "q6@node01" because job requests unknown resource (col)
  (project P2) does not have the correct project to run in queue "q6@node02"
  (-l col=red) cannot run in queue "q7@node02" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q7@node01" because job requests unknown resource (col)
  (no project) does not have the correct project to run in cluster queue "q8"
  (-l col=red) cannot run in queue "q9@node02" because job requests unknown resource (col)
  (project P2) is not allowed to run in queue "q9@node01" based on the excluded project list
  (-l col=red) cannot run in queue "q10@node01" because job requests unknown resource (col)
  (-l col=red) cannot run in queue "q10@node02" because job requests unknown resource (col)
  -- 4
  has no permission for cluster queue "q1"
  has no permission for cluster queue "q4"
  (no project) does not have the correct project to run in cluster queue "q6"
  cannot run in queue "q10" because PE "mpi" is not in PE list
  has no permission for queue "q3@node01"
  has no permission for queue "q5@node01"
  (no project) does not have the correct project to run in queue "q7@node01"
  has no permission for queue "q2@node02"
  cannot run in PE "mpi" because it only offers 16 slots
  -- 5
  has no permission for cluster queue "q1"
  has no permission for cluster queue "q4"
  cannot run in queue "q10" because PE "mpi" is not in PE list
  has no permission for queue "q3@node01"
  has no permission for queue "q5@node01"
  (project P1) does not have the correct project to run in queue "q6@node01"
  (project P1) does not have the correct project to run in queue "q7@node01"
  (project P1) is not allowed to run in queue "q8@node01" based on the excluded project list
  has no permission for queue "q2@node02"
  cannot run in PE "mpi" because it only offers 16 slots
  -- 6
  has no permission for cluster queue "q1"
  cannot run in queue "q2" because PE "rr" is not in PE list
  cannot run in queue "q3" because PE "rr" is not in PE list
  has no permission for cluster queue "q4"
  cannot run in queue "q5" because PE "rr" is not in PE list
  cannot run in queue "q6" because PE "rr" is not in PE list
  cannot run in queue "q7" because PE "rr" is not in PE list
  (no project) does not have the correct project to run in cluster queue "q8"
  cannot run in queue "q9" because PE "rr" is not in PE list
  cannot run in queue "q10@node02" because PE "rr" is not in PE list
  cannot run in queue "q10@node02" because PE "rr" is not in PE list
  cannot run in queue "q10@node02" because PE "rr" is not in PE list
  cannot run in PE "rr" because it only offers 2 slots
  $ qdel -f -u bob > /dev/null; for i in 1 2 3 4 5 6 7 8 9 10; do qconf -dq q$i; done > /dev/null; qmod -e all.q > /dev/null
  root@master removed "q1" from cluster queue list
  root@master removed "q2" from cluster queue list
  root@master removed "q3" from cluster queue list
  root@master removed "q4" from cluster queue list
  root@master removed "q5" from cluster queue list
  root@master removed "q6" from cluster queue list
  root@master removed "q7" from cluster queue list
  root@master removed "q8" from cluster queue list
  root@master removed "q9" from cluster queue list
  root@master removed "q10" from cluster queue list
  $ qconf -rattr exechost complex_values lic=2,col=red,mem=4G node01 > /dev/null; qconf -rattr exechost complex_values lic=1,col=blue,slots=2 node02 > /dev/null;  qconf -rattr exechost complex_values must=3 node03 > /dev/null
  $ q a.q 0 4 'node01 node02'; q b.q 0 4 'node01'; q p.q 1 1 'node01 node02 node03'; qconf -rattr queue projects P1 p.q; qconf -rattr queue complex_values col=green b.q
  root@master added "a.q" to cluster queue list
  root@master added "b.q" to cluster queue list
  root@master added "p.q" to cluster queue list
  root@master modified "p.q" in cluster queue list
  root@master modified "b.q" in cluster queue list
  $ as alice qsub -b y -N fill -t 1-2 -l h=node02 -q all.q sleep 600; as alice qsub -b y -N f2 -t 1-2 -l h=node01 -q a.q -l mem=2G sleep 600; schedule
  Your job-array 7.1-2:1 ("fill") has been submitted
  Your job-array 8.1-2:1 ("f2") has been submitted
  $ as alice qsub -b y -N j1 -l lic=3 sleep 60; as alice qsub -b y -N j2 -l h=node01 -l col=blue sleep 60; as alice qsub -b y -N j3 -l h=node01,must=2 sleep 60
  Your job 9 ("j1") has been submitted
  Your job 10 ("j2") has been submitted
  Your job 11 ("j3") has been submitted
  $ schedule; for i in 1 2 3; do echo "-- $i"; info j$i; done
  -- 1
  (-l lic=3) cannot run at host "node01" because for default request it offers only hc:mem=0.000
  does not request 'forced' resource "must" of host node03
  (-l lic=3) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=3) cannot run at host "node02" because it offers only hc:slots=0.000000
  -- 2
  (-l col=blue,hostname=node01) cannot run at host "node01" because for default request it offers only hc:mem=0.000
  does not request 'forced' resource "must" of host node03
  (-l col=blue,hostname=node01) cannot run in queue "all.q@node04" because job requests unknown resource (col)
  (-l col=blue,hostname=node01) cannot run at host "node02" because it offers only hc:slots=0.000000
  -- 3
  (-l hostname=node01,must=2) cannot run at host "node01" because for default request it offers only hc:mem=0.000
  (-l hostname=node01,must=2) cannot run in queue "all.q@node03" because it offers only qf:hostname=node03
  (-l hostname=node01,must=2) cannot run in queue "all.q@node04" because it offers only qf:hostname=node04
  (-l hostname=node01,must=2) cannot run at host "node02" because it offers only hc:slots=0.000000
  (no project) does not have the correct project to run in cluster queue "p.q"
