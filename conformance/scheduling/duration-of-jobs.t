How long a job is thought to take: the lesser of h_rt and s_rt, else default_duration; an infinite limit is none.

  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'; }
  $ sconf() { qconf -ssconf | sed -E "$1" > s; qconf -Msconf s; }
  $ plan() { awk -F: '/^::::/ {n = 0; next} {l[n++] = $1 ":" $2 ":" $3 ":" ($5 > 99999 ? "for ever" : $5) ":" $6 ":" $7 ":" $8 ":" $9} END {for (i = 0; i < n; i++) print l[i]}' $SGE_ROOT/default/common/schedule; }
  $ sconf 's/^max_reservation .*/max_reservation 5/; s/^weight_priority .*/weight_priority 1/; s/^weight_urgency .*/weight_urgency 0/; s/^params .*/params MONITOR=1/'
  changed scheduler configuration
  $ as alice qsub -b y -N both -l h_rt=500,s_rt=300 -q all.q@node01 sleep 500
  Your job 1 ("both") has been submitted
  $ as alice qsub -b y -N soft -l s_rt=200 -q all.q@node02 sleep 500
  Your job 2 ("soft") has been submitted
  $ as alice qsub -b y -N inf -l h_rt=INFINITY -q all.q@node03 sleep 500
  Your job 3 ("inf") has been submitted
  $ schedule
  $ plan
  1:1:STARTING:360:Q:all.q@node01:slots:1.000000
  2:1:STARTING:260:Q:all.q@node02:slots:1.000000
  3:1:STARTING:for ever:Q:all.q@node03:slots:1.000000

A job without an end gets a reservation, too, when its turn comes.

  $ as bob qsub -b y -N r1 -R y -p -1 -l h_rt=100 -pe mpi 2 sleep 3
  Your job 4 ("r1") has been submitted
  $ as bob qsub -b y -N r2 -R y -p -2 -l s_rt=50 -pe mpi 3 sleep 3
  Your job 5 ("r2") has been submitted
  $ as bob qsub -b y -N r3 -R y -p -3 -pe mpi 1 sleep 3
  Your job 6 ("r3") has been submitted
  $ schedule
  $ plan
  1:1:RUNNING:360:Q:all.q@node01:slots:1.000000
  2:1:RUNNING:260:Q:all.q@node02:slots:1.000000
  3:1:RUNNING:for ever:Q:all.q@node03:slots:1.000000
  4:1:RESERVING:160:P:mpi:slots:2.000000
  4:1:RESERVING:160:Q:all.q@node04:slots:1.000000
  4:1:RESERVING:160:Q:all.q@node02:slots:1.000000
  5:1:RESERVING:110:P:mpi:slots:3.000000
  5:1:RESERVING:110:Q:all.q@node04:slots:1.000000
  5:1:RESERVING:110:Q:all.q@node01:slots:1.000000
  5:1:RESERVING:110:Q:all.q@node02:slots:1.000000
  6:1:RESERVING:for ever:P:mpi:slots:1.000000
  6:1:RESERVING:for ever:Q:all.q@node04:slots:1.000000
  $ sconf 's/^default_duration .*/default_duration 0:20:0/; s/^params .*/params MONITOR=1,DURATION_OFFSET=7/'
  changed scheduler configuration
  $ schedule
  $ plan
  1:1:RUNNING:307:Q:all.q@node01:slots:1.000000
  2:1:RUNNING:207:Q:all.q@node02:slots:1.000000
  3:1:RUNNING:1207:Q:all.q@node03:slots:1.000000
  4:1:RESERVING:107:P:mpi:slots:2.000000
  4:1:RESERVING:107:Q:all.q@node04:slots:1.000000
  4:1:RESERVING:107:Q:all.q@node02:slots:1.000000
  5:1:RESERVING:57:P:mpi:slots:3.000000
  5:1:RESERVING:57:Q:all.q@node04:slots:1.000000
  5:1:RESERVING:57:Q:all.q@node01:slots:1.000000
  5:1:RESERVING:57:Q:all.q@node02:slots:1.000000
  6:1:RESERVING:1207:P:mpi:slots:1.000000
  6:1:RESERVING:1207:Q:all.q@node04:slots:1.000000
  $ states
  both r all.q@node01
  soft r all.q@node02
  inf r all.q@node03
  r1 qw 2
  r2 qw 3
  r3 qw 1
  $ sconf 's/^params .*/params monitor=TRUE DURATION_OFFSET=0:1:30/' 
  changed scheduler configuration
  $ schedule
  $ plan | grep -v P:
  1:1:RUNNING:390:Q:all.q@node01:slots:1.000000
  2:1:RUNNING:290:Q:all.q@node02:slots:1.000000
  3:1:RUNNING:1290:Q:all.q@node03:slots:1.000000
  4:1:RESERVING:190:Q:all.q@node04:slots:1.000000
  4:1:RESERVING:190:Q:all.q@node02:slots:1.000000
  5:1:RESERVING:140:Q:all.q@node04:slots:1.000000
  5:1:RESERVING:140:Q:all.q@node01:slots:1.000000
  5:1:RESERVING:140:Q:all.q@node02:slots:1.000000
  6:1:RESERVING:1290:Q:all.q@node04:slots:1.000000

Where reservations are planned it must be some time; parameters have their values.

  $ fails -- sconf 's/^default_duration .*/default_duration 0:0:0/'
  exit 1, says: 
  $ sconf 's/^max_reservation .*/max_reservation 0/; s/^default_duration .*/default_duration 0:0:0/'
  changed scheduler configuration
  $ fails -- sconf 's/^max_reservation .*/max_reservation 3/'
  exit 1, says: 
  $ for p in MONITOR FOO=1 MONITOR=2 DURATION_OFFSET=x DURATION_OFFSET=-1 PE_RANGE_ALG=foo MONITOR=1,FOO; do fails -- sconf "s/^params .*/params $p/"; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ for p in JC_FILTER=1 PE_RANGE_ALG=bin DURATION_OFFSET=0:1:0 PROFILE=1,MONITOR=0 none; do sconf "s/^params .*/params $p/"; qconf -ssconf | grep ^params; done
  changed scheduler configuration
  params                            JC_FILTER=1
  changed scheduler configuration
  params                            PE_RANGE_ALG=bin
  changed scheduler configuration
  params                            DURATION_OFFSET=0:1:0
  changed scheduler configuration
  params                            PROFILE=1,MONITOR=0
  changed scheduler configuration
  params                            none
