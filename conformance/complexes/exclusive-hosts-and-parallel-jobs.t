What is said of hosts and queues to a parallel job where somebody uses a host alone, or is in the way of who wants to.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o; }
  $ why() { as bob qsub -b y "$@" sleep 600 > o; schedule; n=$(qstat -u bob | awk 'NR > 2 {print $1}'); qstat -j $n | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort | uniq -c; qdel $n > o; }
  $ qconf -sc > c; printf '%s\n' 'mem mmx MEMORY <= YES YES 0 0' 'dsk dkx INT <= NO YES 1 0' 'rank ray INT == YES NO 0 0' 'excl ex BOOL EXCL YES YES 0 0' >> c; qconf -Mc c > o
  root@master added "mem" to complex entry list
  root@master added "dsk" to complex entry list
  root@master added "rank" to complex entry list
  root@master added "excl" to complex entry list
  $ for n in 1 2 3 4; do qconf -rattr exechost complex_values excl=1,mem=4G node0$n > o; done
  $ qconf -rattr queue complex_values 'rank=1,dsk=5' long.q > o
  $ as alice qsub -b y -l mem=4G -q all.q@node01 sleep 600 > o; as alice qsub -b y -l excl=1 -q all.q@node02 sleep 600 > o; as alice qsub -b y -q all.q@node03 sleep 600 > o
  $ schedule

Queues of a host are named where the end of others would do, and not where one is alone, or where something is used up.

  $ why -pe rr 50 -l mem=1G
        5 (-l mem=1G) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        5 (-l mem=1G) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        5 (-l mem=1G) cannot run in queue "node01" because it offers only hc:mem=0.000
        5 (-l mem=1G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 7 slots
  $ why -pe rr 50 -l excl=1
        5 (-l excl=1) cannot run in queue "long.q@node01" because job requests non requestable resource dsk"
        5 (-l excl=1) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        5 (-l excl=1) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        5 (-l excl=1) cannot run in queue "node01" because exclusive resource (excl) is already in use
        5 (-l excl=1) cannot run in queue "node02" because it offers only hc:excl=false
        5 (-l excl=1) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 4 slots
  $ why -pe rr 50 -l rank=2,mem=1G
        1 (-l mem=1G,rank=2) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        1 (-l mem=1G,rank=2) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        1 (-l mem=1G,rank=2) cannot run in queue "node01" because it offers only hc:mem=0.000
        1 (-l mem=1G,rank=2) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -pe rr 50 -l rank=2,excl=1
        1 (-l excl=1,rank=2) cannot run in queue "long.q@node01" because job requests non requestable resource dsk"
        1 (-l excl=1,rank=2) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        1 (-l excl=1,rank=2) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        1 (-l excl=1,rank=2) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,rank=2) cannot run in queue "node02" because it offers only hc:excl=false
        1 (-l excl=1,rank=2) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 0 slots

Where reservations are planned they are not, but the hosts are, unlike those that lack something for now.

  $ conf max_reservation 5
  changed scheduler configuration
  $ why -pe rr 50 -l mem=1G
        5 (-l mem=1G) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        5 (-l mem=1G) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        5 (-l mem=1G) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 7 slots
  $ why -pe rr 50 -l excl=1
        5 (-l excl=1) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        5 (-l excl=1) cannot run in queue "node01" because exclusive resource (excl) is already in use
        5 (-l excl=1) cannot run in queue "node02" because exclusive resource (excl) is already in use
        5 (-l excl=1) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 4 slots
  $ why -R y -pe rr 50 -l rank=2,mem=1G
        1 (-l mem=1G,rank=2) cannot run in queue "long.q@node03" because job requests non requestable resource dsk"
        1 (-l mem=1G,rank=2) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        1 (-l mem=1G,rank=2) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 0 slots
  $ why -R y -pe rr 50 -l rank=2,excl=1
        1 (-l excl=1,rank=2) cannot run in queue "long.q@node04" because job requests non requestable resource dsk"
        1 (-l excl=1,rank=2) cannot run in queue "node01" because exclusive resource (excl) is already in use
        1 (-l excl=1,rank=2) cannot run in queue "node02" because exclusive resource (excl) is already in use
        1 (-l excl=1,rank=2) cannot run in queue "node03" because exclusive resource (excl) is already in use
        1 cannot run in PE "rr" because it only offers 0 slots
