A workload replayed by gridlite simulate starts as it does in a simulated cell that is stepped by hand; there a start takes four seconds.

  $ site small
  $ qconf -ssconf | sed -e 's/^flush_finish_sec.*/flush_finish_sec 1/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr queue slots 1 all.q > /dev/null; printf '{\nname a\nenabled TRUE\nlimit users u1 to slots=2\n}\n' > q; qconf -Arqs q > /dev/null
  $ jobs() { awk 'BEGIN { srand(3); for (i = 1; i <= 24; i++) print i, 96 * (1 + i * 7 % 3), 1 + (i % 4 == 0) * (i % 3), 1 + i * 5 % 3 }'; }
  $ echo '; UnixStartTime: 1000000000' > w.swf; jobs | awk '{ print $1, 0, -1, $2, $3, -1, -1, $3, $2, -1, 1, $4, 1, -1, -1, -1, -1, -1 }' >> w.swf
  $ gridlite export site | wc -l; gridlite simulate --workload w.swf --site site -pe mpi --jobs j.csv | sed -n '2,8p'
  1
    site: schedule_interval counts as 0:0:15, not as the 2:0:0 that a cell made by "gridlite init --simulate" begins with
  
                                             site
  jobs submitted                               24
    refused                                     0
    not started at the end                      0
    running at the end                          0
  $ jobs | while read job run slots user; do pe=; [ $slots = 1 ] || pe="-pe mpi $slots"; as u$user qsub -b y $pe -l h_rt=$run sleep $((run / 96 * 100 - 4)); done | wc -l
  24
  $ now() { for at in 60 160 260 360 460 560 660 760; do awk -F, -v t=$((1000000000 + at * 96 / 100)) 'NR > 1 && $7 <= t && t < $8 { print $2 }' j.csv | xargs echo; done; }; now > told
  $ qsched run > /dev/null; qsched advance 46; for at in 1 2 3 4 5 6 7 8; do qstat -u '*' -s r | awk 'NR > 2 { print $1 }' | sort -n | xargs echo; qsched advance 100; done > seen
  $ cat told; diff told seen && echo 'the same'
  1 8
  1 8
  2 8
  2 20
  2 20
  3 20
  4 16
  4 16
  the same
  $ mkdir empty; gridlite simulate --workload w.swf --site empty 2>&1
  empty: no queue has a slot, so no job can start
    "gridlite export DIR" writes the files of a cell that --site reads
  [1]
