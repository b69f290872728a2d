What a queue demands to be requested is looked at before what its host has left, and unknown resources are reported even of queues that a job of the same kind has passed over.

  $ site quotas
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; }
  $ qconf -sc > c; echo 'scr scr INT <= FORCED NO 0 0' >> c; qconf -Mc c
  root@master added "scr" to complex entry list
  $ for h in 1 2 3; do qconf -rattr exechost complex_values lic=1 node0$h; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node01=scr=1],[node02=scr=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ for h in 1 2 3; do as bob qsub -b y -l lic=1,h=node0$h sleep 600; done
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  $ schedule
  $ as alice qsub -b y -l lic=1 sleep 600
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ why 4
  (-l lic=1) cannot run at host "node01" because it offers only hc:lic=0.000000
  (-l lic=1) cannot run at host "node02" because it offers only hc:lic=0.000000
  (-l lic=1) cannot run at host "node03" because it offers only hc:lic=0.000000
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  does not request 'forced' resource "scr" of queue instance all.q@node01
  does not request 'forced' resource "scr" of queue instance all.q@node02

A job that starts on node03 passes over what does not have ram; the next one is reported to know nothing of it there.

  $ qdel -f 1 2 3 4
  root forced the deletion of job 1
  root forced the deletion of job 2
  root forced the deletion of job 3
  root has deleted job 4
  $ schedule
  $ qconf -rattr exechost complex_values ram=2G node03
  root@master modified "node03" in exechost list
  $ for i in 1 2; do as alice qsub -b y -l ram=2G sleep 600; done
  Your job 5 ("sleep") has been submitted
  Your job 6 ("sleep") has been submitted
  $ schedule
  $ why 6
  (-l ram=2G) cannot run at host "node03" because it offers only hc:ram=0.000
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
