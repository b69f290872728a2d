A parallel job that lacks several things is reported the first of them: defaults in the order in which the place has them, then requests by name, booked or not.

  $ site quotas
  $ attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ attr 'aaa aaa INT <= YES YES 0 0' 'gpu gpu DOUBLE <= YES YES 0.5 0' 'rank rank INT >= YES NO 0 0' 'tok tok INT <= YES YES 0 0' 'zzz zzz INT <= YES YES 1 0' 'bbb bbb INT <= YES NO 0 0'
  root@master added "aaa" to complex entry list
  root@master added "gpu" to complex entry list
  root@master added "rank" to complex entry list
  root@master added "tok" to complex entry list
  root@master added "zzz" to complex entry list
  root@master added "bbb" to complex entry list
  $ qconf -rattr exechost complex_values tok=3,zzz=1,gpu=1,rank=5,aaa=3 global
  root@master modified "global" in exechost list
  $ as alice qsub -b y -l aaa=3,gpu=1,tok=3,zzz=1 sleep 600
  Your job 1 ("sleep") has been submitted
  $ schedule
  $ as alice qsub -b y -pe rr 2 -l rank=2 sleep 600
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -l rank=2,gpu=0 sleep 600
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -l aaa=1,rank=2,gpu=0 sleep 600
  Your job 4 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -l aaa=1,rank=2,gpu=0,zzz=0 sleep 600
  Your job 5 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -l rank=2,tok=1,gpu=0,zzz=0 sleep 600
  Your job 6 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 4 -l rank=2,zzz=0 sleep 600
  Your job 7 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 4 -l gpu=0 sleep 600
  Your job 8 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 4 -l gpu=0,aaa=1 sleep 600
  Your job 9 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -l aaa=1,tok=1,gpu=0,zzz=0 sleep 600
  Your job 10 ("sleep") has been submitted
  $ schedule
  $ why 2 3 4 5 6 7 8 9 10
  2:
  (-l rank=2) cannot run in queue "global" because it offers only gc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  3:
  (-l gpu=0,rank=2) cannot run in queue "global" because it offers only gc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  4:
  (-l aaa=1,gpu=0,rank=2) cannot run in queue "global" because it offers only gc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  5:
  (-l aaa=1,gpu=0,rank=2,zzz=0) cannot run in queue "global" because it offers only gc:aaa=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  6:
  (-l gpu=0,rank=2,tok=1,zzz=0) cannot run in queue "global" because it offers only gf:rank=5.000000
  cannot run in PE "rr" because it only offers 0 slots
  7:
  (-l rank=2,zzz=0) cannot run in queue "global" because it offers only gc:gpu=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  8:
  (-l gpu=0) cannot run in queue "global" because it offers only gc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  9:
  (-l aaa=1,gpu=0) cannot run in queue "global" because it offers only gc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  10:
  (-l aaa=1,gpu=0,tok=1,zzz=0) cannot run in queue "global" because it offers only gc:aaa=0.000000
  cannot run in PE "rr" because it only offers 0 slots

The same of hosts and queue instances.

  $ qdel -f -u '*' > o; qconf -rattr exechost complex_values NONE global
  root@master modified "global" in exechost list
  $ for h in 1 2; do qconf -rattr exechost complex_values tok=3,zzz=1,gpu=1,rank=5,aaa=3 node0$h; done > o
  $ for h in 1 2; do as alice qsub -b y -l aaa=3,gpu=1,tok=3,zzz=1,h=node0$h,q=all.q sleep 600; done > o
  $ schedule
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2 sleep 600
  Your job 13 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2,gpu=0 sleep 600
  Your job 14 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l aaa=1,rank=2,gpu=0 sleep 600
  Your job 15 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l aaa=1,rank=2,gpu=0,zzz=0 sleep 600
  Your job 16 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2,tok=1,gpu=0,zzz=0 sleep 600
  Your job 17 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=6,tok=1,gpu=0 sleep 600
  Your job 18 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=6,tok=1 sleep 600
  Your job 19 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,tok=1,gpu=0,zzz=0 sleep 600
  Your job 20 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,rank=6,gpu=0,zzz=0 sleep 600
  Your job 21 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,rank=2,gpu=0,zzz=0 sleep 600
  Your job 22 ("sleep") has been submitted
  $ schedule
  $ why $(seq 13 22)
  13:
  (-l rank=2) cannot run in queue "node01" because it offers only hc:zzz=0.000000
  (-l rank=2) cannot run in queue "node02" because it offers only hc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  14:
  (-l gpu=0,rank=2) cannot run in queue "node01" because it offers only hc:zzz=0.000000
  (-l gpu=0,rank=2) cannot run in queue "node02" because it offers only hc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  15:
  (-l aaa=1,gpu=0,rank=2) cannot run in queue "node01" because it offers only hc:zzz=0.000000
  (-l aaa=1,gpu=0,rank=2) cannot run in queue "node02" because it offers only hc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  16:
  (-l aaa=1,gpu=0,rank=2,zzz=0) cannot run in queue "node01" because it offers only hc:aaa=0.000000
  (-l aaa=1,gpu=0,rank=2,zzz=0) cannot run in queue "node02" because it offers only hc:aaa=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  17:
  (-l gpu=0,rank=2,tok=1,zzz=0) cannot run in queue "node01" because it offers only hf:rank=5.000000
  (-l gpu=0,rank=2,tok=1,zzz=0) cannot run in queue "node02" because it offers only hf:rank=5.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  18:
  (-l gpu=0,rank=6,tok=1) cannot run in queue "node01" because it offers only hc:zzz=0.000000
  (-l gpu=0,rank=6,tok=1) cannot run in queue "node02" because it offers only hc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  19:
  (-l rank=6,tok=1) cannot run in queue "node01" because it offers only hc:zzz=0.000000
  (-l rank=6,tok=1) cannot run in queue "node02" because it offers only hc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  20:
  (-l bbb=1,gpu=0,tok=1,zzz=0) cannot run in queue "node01" because it offers only hc:tok=0.000000
  (-l bbb=1,gpu=0,tok=1,zzz=0) cannot run in queue "node02" because it offers only hc:tok=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  21:
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  22:
  (-l bbb=1,gpu=0,rank=2,zzz=0) cannot run in queue "node01" because it offers only hf:rank=5.000000
  (-l bbb=1,gpu=0,rank=2,zzz=0) cannot run in queue "node02" because it offers only hf:rank=5.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  $ qdel -f -u '*' > o; for h in 1 2; do qconf -rattr exechost complex_values NONE node0$h; done > o
  $ qconf -rattr queue complex_values tok=3,zzz=1,gpu=1,rank=5,aaa=3 all.q
  root@master modified "all.q" in cluster queue list
  $ for h in 1 2; do as alice qsub -b y -l aaa=3,gpu=1,tok=3,zzz=1,h=node0$h,q=all.q sleep 600; done > o
  $ schedule
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2 sleep 600
  Your job 25 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2,gpu=0 sleep 600
  Your job 26 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l aaa=1,rank=2,gpu=0 sleep 600
  Your job 27 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l aaa=1,rank=2,gpu=0,zzz=0 sleep 600
  Your job 28 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=2,tok=1,gpu=0,zzz=0 sleep 600
  Your job 29 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=6,tok=1,gpu=0 sleep 600
  Your job 30 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l rank=6,tok=1 sleep 600
  Your job 31 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,tok=1,gpu=0,zzz=0 sleep 600
  Your job 32 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,rank=6,gpu=0,zzz=0 sleep 600
  Your job 33 ("sleep") has been submitted
  $ as alice qsub -b y -pe rr 2 -q "all.q@node0[12]" -l bbb=1,rank=2,gpu=0,zzz=0 sleep 600
  Your job 34 ("sleep") has been submitted
  $ schedule
  $ why $(seq 25 34)
  25:
  (-l rank=2) cannot run in queue "all.q@node01" because it offers only qc:zzz=0.000000
  (-l rank=2) cannot run in queue "all.q@node02" because it offers only qc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  26:
  (-l gpu=0,rank=2) cannot run in queue "all.q@node01" because it offers only qc:zzz=0.000000
  (-l gpu=0,rank=2) cannot run in queue "all.q@node02" because it offers only qc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  27:
  (-l aaa=1,gpu=0,rank=2) cannot run in queue "all.q@node01" because it offers only qc:zzz=0.000000
  (-l aaa=1,gpu=0,rank=2) cannot run in queue "all.q@node02" because it offers only qc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  28:
  (-l aaa=1,gpu=0,rank=2,zzz=0) cannot run in queue "all.q@node01" because it offers only qc:aaa=0.000000
  (-l aaa=1,gpu=0,rank=2,zzz=0) cannot run in queue "all.q@node02" because it offers only qc:aaa=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  29:
  (-l gpu=0,rank=2,tok=1,zzz=0) cannot run in queue "all.q@node01" because it offers only qf:rank=5.000000
  (-l gpu=0,rank=2,tok=1,zzz=0) cannot run in queue "all.q@node02" because it offers only qf:rank=5.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  30:
  (-l gpu=0,rank=6,tok=1) cannot run in queue "all.q@node01" because it offers only qc:zzz=0.000000
  (-l gpu=0,rank=6,tok=1) cannot run in queue "all.q@node02" because it offers only qc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  31:
  (-l rank=6,tok=1) cannot run in queue "all.q@node01" because it offers only qc:zzz=0.000000
  (-l rank=6,tok=1) cannot run in queue "all.q@node02" because it offers only qc:zzz=0.000000
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  32:
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  33:
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
  34:
  cannot run in PE "rr" because it only offers 0 slots
  cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
  cannot run in queue "all.q@node04" because it is not contained in its hard queue list (-q)
  cannot run in queue "long.q" because it is not contained in its hard queue list (-q)
