A parallel job that asks for an exclusive resource, finds it in use on some hosts, and what the others get in that run.

  $ site small
  $ attrs() { { qconf -sc; printf '%s\n' "$@"; } > c; qconf -Mc c 2>&1 | grep -v '^root@.* added'; :; }
  $ attrs 'alone al BOOL EXCL YES YES 0 0' 'aa aa INT <= YES YES 0 0' 'zz zz INT <= YES YES 0 0'
  $ conf() { qconf -ssconf | sed "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf queue_sort_method seqno
  changed scheduler configuration
  $ qconf -rattr queue seq_no '0,[node01=1],[node02=2],[node03=3],[node04=4]' all.q
  root@master modified "all.q" in cluster queue list
  $ hosts() { for h in 1 2 3 4; do eval "v=\$$h"; qconf -rattr exechost complex_values "$v" node0$h; done | grep -v modified; }
  $ again() { qdel -f -u '*' > o 2>&1; for h; do as alice qsub -b y -N r$h -q all.q@node0$h sleep 600; done > o; schedule; }
  $ serial() { for n in $(seq $1); do as alice qsub -b y -N s$n sleep 600; done > o; }
  $ jobs() { qstat -u '*' | awk 'NR > 2 { print $3, $5 == "r" ? $8 " " $9 : "waits" }' | sort -V; }
  $ hosts alone=1 alone=1 alone=1 NONE
  [1]

While it waits, the next serial job still starts on one of these hosts, the others on none of them. Nothing is reported of it.

  $ again 1 2 3 4
  $ as bob qsub -b y -N par -pe rr 2 -l alone sleep 600 > o
  $ serial 5
  $ schedule
  $ jobs
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  r4 all.q@node04 1
  s1 all.q@node01 1
  s2 all.q@node04 1
  s3 all.q@node04 1
  s4 all.q@node04 1
  s5 waits
  $ qstat -j s5 | sed -n '/^scheduling info/,$p'
  scheduling info:            queue instance "all.q@node04" dropped because it is full

In the next run it is the same again.

  $ schedule
  $ jobs
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  r4 all.q@node04 1
  s1 all.q@node01 1
  s2 all.q@node04 1
  s3 all.q@node04 1
  s4 all.q@node04 1
  s5 all.q@node01 1

The last of its requests by name that a host has something for decides: node01 alone is closed.

  $ hosts alone=1,aa=5 alone=1,zz=5 alone=1,aa=5,zz=5 NONE
  [1]
  $ qconf -rattr exechost complex_values aa=5,zz=5 global
  root@master modified "global" in exechost list
  $ again 1 2 3 4
  $ as bob qsub -b y -N par -pe rr 2 -l zz=1,alone,aa=1 sleep 600 > o
  $ serial 9
  $ schedule
  $ jobs
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  r4 all.q@node04 1
  s1 all.q@node01 1
  s2 all.q@node02 1
  s3 all.q@node02 1
  s4 all.q@node02 1
  s5 all.q@node03 1
  s6 all.q@node03 1
  s7 all.q@node03 1
  s8 all.q@node04 1
  s9 all.q@node04 1

It starts itself: those before the last host that it gets are closed at once,

  $ hosts alone=1 alone=1 alone=1 alone=1
  [1]
  $ again 1 3
  $ as bob qsub -b y -N par -pe mpi 1 -l alone sleep 600 > o
  $ serial 9
  $ schedule
  $ jobs
  par all.q@node02 1
  r1 all.q@node01 1
  r3 all.q@node03 1
  s1 all.q@node03 1
  s2 all.q@node03 1
  s3 all.q@node03 1
  s4 all.q@node04 1
  s5 all.q@node04 1
  s6 all.q@node04 1
  s7 all.q@node04 1
  s8 waits
  s9 waits

all of them where more slots were tried in vain, and with the next serial job, where it gets more than the least.

  $ again 1 3
  $ as bob qsub -b y -N par -pe mpi 1-5 -l alone sleep 600 > o
  $ serial 3
  $ schedule
  $ jobs
  par all.q@node02 5
  r1 all.q@node01 1
  r3 all.q@node03 1
  s1 all.q@node01 1
  s2 waits
  s3 waits

Another parallel job is tried before a serial one starts: nothing is closed.

  $ again 1 2 3
  $ as bob qsub -b y -N par -pe mpi 8 -l alone sleep 600 > o
  $ as bob qsub -b y -N par2 -pe rr 3 sleep 600 > o
  $ serial 5
  $ schedule
  $ jobs
  par2 all.q@node01 3
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  s1 all.q@node01 1
  s2 all.q@node01 1
  s3 all.q@node02 1
  s4 all.q@node02 1
  s5 all.q@node03 1

Queue instances that are for slave tasks stay open.

  $ qconf -sq all.q | sed -e 's/^qname .*/qname m.q/' > q; qconf -Aq q
  root@master added "m.q" to cluster queue list
  $ again 1 2 3 4
  $ as bob qsub -b y -N par -pe rr 2 -masterq m.q -l alone sleep 600 > o
  $ serial 14
  $ schedule
  $ jobs
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  r4 all.q@node04 1
  s1 all.q@node01 1
  s2 all.q@node01 1
  s3 all.q@node01 1
  s4 all.q@node02 1
  s5 all.q@node02 1
  s6 all.q@node02 1
  s7 all.q@node03 1
  s8 all.q@node03 1
  s9 all.q@node03 1
  s10 all.q@node04 1
  s11 all.q@node04 1
  s12 all.q@node04 1
  s13 waits
  s14 waits

Without load adjustments nothing is closed.

  $ conf job_load_adjustments NONE
  changed scheduler configuration
  $ again 1 2 3 4
  $ as bob qsub -b y -N par -pe rr 2 -l alone sleep 600 > o
  $ serial 5
  $ schedule
  $ jobs
  par waits
  r1 all.q@node01 1
  r2 all.q@node02 1
  r3 all.q@node03 1
  r4 all.q@node04 1
  s1 all.q@node01 1
  s2 all.q@node01 1
  s3 all.q@node01 1
  s4 m.q@node01 1
  s5 m.q@node01 1
