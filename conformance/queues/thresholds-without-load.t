A threshold is about what hosts report, or what is left of a consumable. Where a value is only configured nothing is
known of the load, and the queue is in alarm whatever the value.

  $ site small
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\nheat heat INT >= YES NO 0 0\ncol col STRING == YES NO NONE 0\nok ok BOOL == YES NO 0 0\nmem mem MEMORY <= YES NO 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  root@master added "heat" to complex entry list
  root@master added "col" to complex entry list
  root@master added "ok" to complex entry list
  root@master added "mem" to complex entry list
  $ qconf -rattr exechost complex_values lic=3,heat=9,col=red,ok=true,mem=2G node01
  root@master modified "node01" in exechost list
  $ t() { qconf -rattr queue load_thresholds "$1" all.q@node01 > /dev/null; schedule; qstat -f -q all.q@node01 -explain a | sed 1,3d; qstat -j 1 | grep 'node01.*dropped' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ as alice qsub -b y -N w -h sleep 600
  Your job 1 ("w") has been submitted
  $ t heat=8
  	alarm hf:heat=9 load-threshold=8
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "heat"
  $ t heat=10
  	alarm hf:heat=9 load-threshold=10
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "heat"
  $ t col=blue
  	alarm hf:col=red load-threshold=blue
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "col"
  $ t ok=false
  	alarm hf:ok=true load-threshold=false
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "ok"
  $ t mem=1G
  	alarm hf:mem=2G load-threshold=1G
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "mem"
  $ t lic=2,mem=1G
  	alarm hc:lic=   3.000 load-threshold=2
  	alarm hf:mem=2G load-threshold=1G
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "mem"
  $ t heat=20,lic=1
  	alarm hf:heat=9 load-threshold=20
  	alarm hc:lic=   3.000 load-threshold=1
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "heat"
  $ t lic=2
  $ t h_rt=1:0:0
  	alarm qf:h_rt=INFINITY load-threshold=1:0:0
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "h_rt"
  $ t np_load_avg=1.75
  	error: no complex attribute for threshold np_load_avg
  queue instance "all.q@node01" dropped because it is overloaded: no value for complex attribute "np_load_avg"
  $ t NONE

Suspend thresholds alike. They do nothing where no jobs would be suspended.

  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qselect -qs A; }
  $ qrls 1; qalter -q all.q@node01 1 > /dev/null; schedule; states
  modified hold of job 1
  1 r
  [1]
  $ qconf -rattr queue suspend_thresholds heat=10 all.q@node01; qconf -rattr queue nsuspend 0 all.q; schedule; states
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  1 r
  [1]
  $ qconf -rattr queue nsuspend 1 all.q; qconf -rattr queue suspend_interval 0:0:0 all.q; schedule; states
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  1 r
  [1]
  $ qconf -rattr queue suspend_interval 0:5:0 all.q; schedule; states
  root@master modified "all.q" in cluster queue list
  1 T
  all.q@node01
  $ qmod -usj 1; qmod -sj 1; states; qmod -usj 1; states
  root - job 1 is not suspended by administrator - modify suspend threshold list of queue to remove suspend state
  root - suspended job 1
  1 Ts
  all.q@node01
  root@master removed administrator suspension of job 1 (suspend threshold is still active)
  1 T
  all.q@node01
  $ qconf -rattr queue suspend_thresholds NONE all.q@node01; schedule; states
  root@master modified "all.q" in cluster queue list
  1 r
  [1]
