Cell: local

Jobs that have just started count as load until the hosts report what they do (job_load_adjustments), in the run that
starts them as well.

  $ site local
  $ cat > sensor <<S
  > #!/bin/sh
  > while read line; do
  >   [ "\$line" = quit ] && exit 0
  >   echo begin
  >   echo "$MASTER:heat:\$(cat $PWD/heat)"
  >   echo "$MASTER:col:\$(cat $PWD/col)"
  >   echo "$MASTER:fit:\$(cat $PWD/fit)"
  >   echo end
  > done
  > S
  $ chmod 755 sensor; echo 20 > heat; echo red > col; echo 1 > fit
  $ qconf -sc > c; printf 'heat heat DOUBLE >= YES NO 0 0\ncol col STRING == YES NO NONE 0\nfit fit BOOL == YES NO 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "heat" to complex entry list
  root@master added "col" to complex entry list
  root@master added "fit" to complex entry list
  $ qconf -sconf > global; sed -i "s#^load_sensor .*#load_sensor $PWD/sensor#; s/^load_report_time .*/load_report_time 00:00:01/" global; qconf -Mconf global
  root@master modified "global" in configuration list
  $ reported() { for i in $(seq 60); do qhost -F $1 | grep -q "$1=$2" && break; sleep 0.2; done; }
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; }
  $ why() { qstat -j $1 | grep overloaded | sed 's/^scheduling info: *//; s/^ *//'; }
  $ sconf() { qconf -ssconf > sc; for i; do sed -i "s/^${i%%=*} .*/${i%%=*} ${i#*=}/" sc; done; qconf -Msconf sc; }
  $ reported heat 20; as alice qsub -b y -N w -h sleep 60
  Your job 1 ("w") has been submitted
  $ t() { qconf -rattr queue load_thresholds "$1" all.q > /dev/null; schedule; qstat -f -explain a | sed -n '4,$p'; why 1; }
  $ t heat=20; t heat=21; t col=red; t col=blue; t fit=true; t fit=false; t heat=10,col=blue
  	alarm hl:heat=20 load-threshold=20
  queue instance "all.q@master" dropped because it is overloaded: heat=20.000000 (no load adjustment) >= 20
  	alarm hl:col=red load-threshold=red
  queue instance "all.q@master" dropped because it is overloaded: col=red == red
  	alarm hl:fit=1 load-threshold=true
  queue instance "all.q@master" dropped because it is overloaded: fit=true (no load adjustment) == true
  	alarm hl:heat=20 load-threshold=10
  	alarm hl:col=red load-threshold=blue
  queue instance "all.q@master" dropped because it is overloaded: heat=20.000000 (no load adjustment) >= 10

Each slot counts, less and less until the decay time has passed.

  $ sconf job_load_adjustments=heat=10 load_adjustment_decay_time=0:59:0; qconf -rattr queue load_thresholds heat=35 all.q
  changed scheduler configuration
  root@master modified "all.q" in cluster queue list
  $ for i in 1 2 3; do as alice qsub -b y -N j$i sleep 300; done; schedule; wait_job 2 r; wait_job 3 r; states; why j3
  Your job 2 ("j1") has been submitted
  Your job 3 ("j2") has been submitted
  Your job 4 ("j3") has been submitted
  2 r
  3 r
  4 qw
  1 hqw
  queue instance "all.q@master" dropped because it is overloaded: heat=40.000000 (= 20 + 10 * 2.000000) >= 35
  $ schedule; states; why j3 | cut -d" " -f 1-8
  2 r
  3 r
  4 qw
  1 hqw
  queue instance "all.q@master" dropped because it is overloaded:
  $ sconf load_adjustment_decay_time=0:0:0; schedule; wait_job 4 r; states
  changed scheduler configuration
  2 r
  3 r
  4 r
  1 hqw
  $ sconf load_adjustment_decay_time=0:59:0; qdel 2 3 4 > /dev/null; wait_job 2; wait_job 3; wait_job 4; qconf -rattr queue load_thresholds heat=50 all.q
  changed scheduler configuration
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N p -pe smp 3 sleep 300; as alice qsub -b y -N q sleep 300; schedule; wait_job 5 r; states; why q
  Your job 5 ("p") has been submitted
  Your job 6 ("q") has been submitted
  5 r
  6 qw
  1 hqw
  queue instance "all.q@master" dropped because it is overloaded: heat=50.000000 (= 20 + 10 * 3.000000) >= 50
  $ qdel 1 5 6 > /dev/null; wait_job 5
