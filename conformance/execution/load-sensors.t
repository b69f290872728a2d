Cell: local

Load sensors report values of this host; what they report is shown, requested and watched.

  $ site local
  $ qconf -rattr queue load_thresholds NONE all.q
  root@master modified "all.q" in cluster queue list
  $ cat > sensor <<S
  > #!/bin/sh
  > while read line; do
  >   [ "\$line" = quit ] && exit 0
  >   echo begin
  >   echo "$MASTER:scratch:100"
  >   echo "$MASTER:temperature:\$(cat $PWD/temperature)"
  >   echo end
  > done
  > S
  $ chmod 755 sensor; echo 20 > temperature
  $ EDIT='$a scratch scr INT <= YES NO 0 0\ntemperature temp INT >= YES NO 0 0' EDITOR=edit-with qconf -mc
  root@master added "scratch" to complex entry list
  root@master added "temperature" to complex entry list
  $ qconf -sconf > global; sed -i "s#^load_sensor .*#load_sensor $PWD/sensor#; s/^load_report_time .*/load_report_time 00:00:01/" global; qconf -Mconf global
  root@master modified "global" in configuration list
  $ reported() { for i in $(seq 60); do qhost -F temperature | grep -q "temperature=$1\." && break; sleep 0.2; done; }
  $ reported 20; qhost -F scratch,temperature | tail -n +5
      Host Resource(s):      hl:scratch=100.000000
     hl:temperature=20.000000
  $ qstat -F scratch,temperature | tail -n +4
  	hl:scratch=100
  	hl:temperature=20
  $ qconf -se $MASTER | grep -o 'scratch=[0-9.]*\|temperature=[0-9.]*'
  scratch=100
  temperature=20

Jobs ask for them like for any other value.

  $ cat > ticks.sh <<'S'
  > #$ -cwd -j y
  > while test ! -e stop; do echo tick >> $JOB_NAME.ticks; sleep 0.2; done
  > S
  $ moves() { a=$(wc -l < $1.ticks); sleep 1.5; b=$(wc -l < $1.ticks); if [ $a = $b ]; then echo $1 stands still; else echo $1 moves; fi; }
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; }
  $ as alice qsub -N fits -l scr=50 ticks.sh
  Your job 1 ("fits") has been submitted
  $ as alice qsub -N large -l scr=101 ticks.sh
  Your job 2 ("large") has been submitted
  $ wait_job 1 r; states; qstat -j 2 | grep scratch
  1 r
  2 qw
  hard resource_list:         scratch=101
  scheduling info:            (-l scratch=101) cannot run at host "master" because it offers only hl:scratch=100.000000

A queue above its load threshold takes no more jobs; one above its suspend threshold suspends those it has, and
resumes them when it is below again.

  $ qconf -mattr queue load_thresholds temperature=50 all.q; qconf -mattr queue suspend_thresholds temperature=80 all.q
  "load_thresholds" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  "suspend_thresholds" of "all.q" is empty - Adding new element(s).
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue suspend_interval 00:00:01 all.q; qconf -rattr queue nsuspend 2 all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ echo 60 > temperature; reported 60; as alice qsub -N later ticks.sh
  Your job 3 ("later") has been submitted
  $ schedule; states
  1 r
  2 qw
  3 qw
  $ qstat -f -explain a | sed -n 3,4p | cut -c 1-34,69-100
  all.q@master                       BIP4      a
  	alarm hl:temperature=60 load-thre
  $ echo 90 > temperature; reported 90; schedule; wait_job 1 T; states; moves fits
  1 T
  2 qw
  3 qw
  fits stands still
  $ qstat -f -explain A | sed -n 3,4p | cut -c 1-34,69-100
  all.q@master                       BIP4      aA
  	alarm hl:temperature=90 suspend-t
  $ echo 10 > temperature; reported 10; schedule; wait_job 1 r; wait_job 3 r; states; moves fits
  1 r
  3 r
  2 qw
  fits moves
  $ touch stop; qdel 2; wait_job 1; wait_job 3
  root has deleted job 2
