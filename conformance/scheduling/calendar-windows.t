Where reservations are planned (max_reservation), a job starts only where the calendar leaves the queue open until
the job ends; a job that asks for a reservation gets one for the time when the queue opens.

The calendar closes node01 the day after tomorrow, for a day.

  $ site small
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8}'; }
  $ sub() { as alice qsub -b y -N "$@" | cut -d' ' -f3; }
  $ why() { qstat -j $1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ sconf() { qconf -ssconf > sc; for i; do sed -i "s/^${i%%=*} .*/${i%%=*} ${i#*=}/" sc; done; qconf -Msconf sc; }
  $ qconf -rattr queue slots 2 all.q; qconf -rattr queue hostlist node01 all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ printf 'calendar_name closed\nyear %s=off\nweek NONE\n' $(date -d '2 days' +%-d.%-m.%Y) > cal; qconf -Acal cal
  root@master added "closed" to calendar list
  $ qconf -rattr queue calendar closed all.q
  root@master modified "all.q" in cluster queue list

Without reservations the end of a job does not matter.

  $ sub any -l h_rt=60:0:0 sleep 600; schedule; states; qdel -f 1
  1
  1 any r all.q@node01
  root forced the deletion of job 1
  $ sconf max_reservation=4; sub short -l h_rt=20:0:0 sleep 600; sub long -l h_rt=60:0:0 sleep 600; sub endless sleep 600; schedule; states
  changed scheduler configuration
  2
  3
  4
  2 short r all.q@node01
  3 long qw 1
  4 endless qw 1
  $ why 3; why 4
  (-l h_rt=216000) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  (-l NONE) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  $ qalter -l h_rt=22:0:0 3; schedule; states
  modified hard resource list of job 3
  2 short r all.q@node01
  3 long r all.q@node01
  4 endless qw 1

A queue that is closed now takes a job with a reservation as soon as it opens: until then others may have the rest.

  $ qdel -f 2 3 > /dev/null; qdel 4 > /dev/null; qconf -rattr queue hostlist 'node01 node02' all.q
  root@master modified "all.q" in cluster queue list
  $ printf 'calendar_name now\nyear %s-%s=suspended\nweek NONE\n' $(date -d 'yesterday' +%-d.%-m.%Y) $(date -d '1 day' +%-d.%-m.%Y) > cal; qconf -Acal cal
  root@master added "now" to calendar list
  $ qconf -rattr queue calendar NONE,[node01=now] all.q; schedule; qstat -f | awk '/@/ {print $1, $6}'
  root@master modified "all.q" in cluster queue list
  all.q@node01 C
  all.q@node02 
  $ sub fill -q all.q@node02 -l h_rt=96:0:0 sleep 600; sub wide -R y -pe mpi 3 -l h_rt=1:0:0 sleep 600; sub quick -l h_rt=1:0:0 sleep 600; schedule; states
  5
  6
  7
  7 quick r all.q@node02
  6 wide qw 3
  5 fill qw 1
  $ why 6
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is suspended
  cannot run in PE "mpi" because it only offers 2 slots
  $ sub late -l h_rt=72:0:0 sleep 600; qdel -f 7 > /dev/null; schedule; states
  8
  6 wide qw 3
  5 fill qw 1
  8 late qw 1
  $ why 8
  queue instance "all.q@node01" dropped because it is temporarily not available
  queue instance "all.q@node01" dropped because it is suspended
  (-l h_rt=259200) cannot run in queue "all.q@node02" because it offers only qc:slots=0.000000 due to a reservation
