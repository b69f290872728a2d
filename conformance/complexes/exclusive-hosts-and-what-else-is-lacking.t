What is said to a parallel job of a host that somebody uses alone, where it asks for more that the host lacks.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o; }
  $ why() { as bob qsub -b y "$@" sleep 600 > o; schedule; n=$(qstat -u bob | awk 'NR > 2 {print $1}'); qstat -j $n | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c; qdel $n > o; }
  $ qconf -sc > c; printf '%s\n' 'abc abc INT == YES NO 0 0' 'mem mmx MEMORY <= YES YES 0 0' 'zone zox INT == YES NO 0 0' 'excl ex BOOL EXCL YES YES 0 0' 'zot zot INT <= YES YES 0 0' >> c; qconf -Mc c > o
  root@master added "abc" to complex entry list
  root@master added "mem" to complex entry list
  root@master added "zone" to complex entry list
  root@master added "excl" to complex entry list
  root@master added "zot" to complex entry list
  $ for n in 1 2 3 4; do qconf -rattr exechost complex_values excl=1,mem=4G,abc=$n,zone=$n,zot=5 node0$n > o; done
  $ as alice qsub -b y -l mem=2G,zot=3 -q all.q@node01 sleep 600 > o; as alice qsub -b y -l excl=1 -q all.q@node02 sleep 600 > o; as alice qsub -b y -q all.q@node03 sleep 600 > o
  $ schedule

A value that is fixed, before and behind it.

  $ why -pe rr 50 -l excl=1,zone=1
        1 (-l excl=1,zone=1) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=1) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,zone=1) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=1) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=1) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,zone=2
        1 (-l excl=1,zone=2) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=2) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hf:zone=1.000000
        1 (-l excl=1,zone=2) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,zone=2) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=2) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=2) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,zone=9
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hf:zone=1.000000
        1 (-l excl=1,zone=9) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,abc=9
        1 (-l abc=9,excl=1) cannot run in queue "node01" because it offers only hf:abc=1.000000
        1 (-l abc=9,excl=1) cannot run in queue "node02" because it offers only hf:abc=2.000000
        1 (-l abc=9,excl=1) cannot run in queue "node03" because it offers only hf:abc=3.000000
        1 (-l abc=9,excl=1) cannot run in queue "node04" because it offers only hf:abc=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,abc=9,zone=9
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node01" because it offers only hf:abc=1.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node02" because it offers only hf:abc=2.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node03" because it offers only hf:abc=3.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node04" because it offers only hf:abc=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l zone=9
        1 (-l zone=9) cannot run in queue "node01" because it offers only hf:zone=1.000000
        1 (-l zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l zone=9) cannot run in queue "node03" because it offers only hf:zone=3.000000
        1 (-l zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l zone=2
        1 (-l zone=2) cannot run in queue "node01" because it offers only hf:zone=1.000000
        1 (-l zone=2) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l zone=2) cannot run in queue "node03" because it offers only hf:zone=3.000000
        1 (-l zone=2) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots

What is booked.

  $ why -pe rr 50 -l excl=1,mem=8G
        1 (-l excl=1,mem=8G) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=8G) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=2.000G
        1 (-l excl=1,mem=8G) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,mem=8G) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=8G) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hc:mem=4.000G
        1 (-l excl=1,mem=8G) cannot run in queue "node04" because it offers only hc:mem=4.000G
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,mem=4G
        2 (-l excl=1,mem=4G) cannot run in queue "node01" because exclusive resource (excl) is already in use
        2 (-l excl=1,mem=4G) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=2.000G
        2 (-l excl=1,mem=4G) cannot run in queue "node02" because it offers only hc:excl=false
        2 (-l excl=1,mem=4G) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 1 slots
  $ why -pe rr 50 -l mem=8G
        1 (-l mem=8G) cannot run in queue "node01" because it offers only hc:mem=2.000G
        1 (-l mem=8G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l mem=8G) cannot run in queue "node03" because it offers only hc:mem=4.000G
        1 (-l mem=8G) cannot run in queue "node04" because it offers only hc:mem=4.000G
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l mem=4G
        2 (-l mem=4G) cannot run in queue "node01" because it offers only hc:mem=2.000G
        2 (-l mem=4G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 2 slots
  $ why -pe rr 50 -l excl=1,mem=4G,zone=9
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=2.000G
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,mem=4G,zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,mem=4G,zot=4
        2 (-l excl=1,mem=4G,zot=4) cannot run in queue "node01" because exclusive resource (excl) is already in use
        2 (-l excl=1,mem=4G,zot=4) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=2.000G
        2 (-l excl=1,mem=4G,zot=4) cannot run in queue "node02" because it offers only hc:excl=false
        2 (-l excl=1,mem=4G,zot=4) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 1 slots
  $ why -pe smp 2 -l excl=1,mem=4G,zot=4,zone=9
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=2.000G
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,mem=4G,zone=9,zot=4) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "smp" because it only offers 0 slots
  $ why -l excl=1,zone=9
        1 (-l excl=1,zone=9) cannot run at host "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run at host "node02" because it offers only hc:excl=false
        1 (-l excl=1,zone=9) cannot run at host "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run at host "node04" because it offers only hf:zone=4.000000

Reservations.

  $ conf max_reservation 5
  changed scheduler configuration
  $ why -pe rr 50 -l excl=1,zone=9
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hf:zone=1.000000
        1 (-l excl=1,zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in useit offers only hf:zone=2.000000
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -R y -pe rr 50 -l excl=1,zone=9
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hf:zone=1.000000
        1 (-l excl=1,zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in useit offers only hf:zone=2.000000
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=9) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -R y -pe rr 50 -l excl=1,zone=1
        1 (-l excl=1,zone=1) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=1) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=1) cannot run in queue "node02" because exclusive resource (excl) is already in useit offers only hf:zone=2.000000
        1 (-l excl=1,zone=1) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,zone=1) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hf:zone=3.000000
        1 (-l excl=1,zone=1) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l zone=9
        1 (-l zone=9) cannot run in queue "node01" because it offers only hf:zone=1.000000
        1 (-l zone=9) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l zone=9) cannot run in queue "node03" because it offers only hf:zone=3.000000
        1 (-l zone=9) cannot run in queue "node04" because it offers only hf:zone=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,mem=8G
        1 (-l excl=1,mem=8G) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=8G) cannot run in queue "node01" because exclusive resource (excl) is already in useit offers only hc:mem=4.000G
        1 (-l excl=1,mem=8G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=8G) cannot run in queue "node02" because exclusive resource (excl) is already in useit offers only hc:mem=4.000G
        1 (-l excl=1,mem=8G) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 (-l excl=1,mem=8G) cannot run in queue "node03" because exclusive resource (excl) is already in useit offers only hc:mem=4.000G
        1 (-l excl=1,mem=8G) cannot run in queue "node04" because it offers only hc:mem=4.000G
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l excl=1,mem=4G
        2 (-l excl=1,mem=4G) cannot run in queue "node01" because exclusive resource (excl) is already in use
        2 (-l excl=1,mem=4G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        2 (-l excl=1,mem=4G) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 1 slots
  $ why -R y -pe rr 50 -l excl=1,mem=4G
       51 (-l excl=1,mem=4G) cannot run in queue "node01" because exclusive resource (excl) is already in use
       51 (-l excl=1,mem=4G) cannot run in queue "node02" because exclusive resource (excl) is already in use
       51 (-l excl=1,mem=4G) cannot run in queue "node03" because exclusive resource (excl) is already in use
        2 cannot run in PE "rr" because it only offers 1 slots
  $ why -pe rr 50 -l abc=9,excl=1,zone=9
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node01" because it offers only hf:abc=1.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node02" because it offers only hf:abc=2.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node03" because it offers only hf:abc=3.000000
        1 (-l abc=9,excl=1,zone=9) cannot run in queue "node04" because it offers only hf:abc=4.000000
        1 cannot run in PE "rr" because it only offers 0 slots
