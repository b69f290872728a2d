Random advance reservations and jobs that reserve, drawn with seed 11.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ places() { qstat -f -u '*' "$@" | grep -v -e --- -e '###' -e PENDING | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'; }
  $ answer() { "$@" > o 2>&1; echo "exit $?"; }
  $ qconf -au alice,bob arusers > o
  added "alice" to access list "arusers"
  added "bob" to access list "arusers"
  $ qconf -rattr queue slots '3,[node03=4],[node02=6]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 5,[node02=0],[node01=5]/' -e 's/^slots .*/slots 1,[@right=1],[node04=1],[node01=3]/' -e 's/^hostlist .*/hostlist @right/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -aattr exechost complex_values ram=8G node03; qconf -aattr exechost complex_values ram=2500M node02; qconf -aattr exechost complex_values ram=6G node04; qconf -aattr exechost complex_values ram=6G node01 | sort
  root@master modified "node03" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node01" in exechost list
  $ qconf -rattr queue complex_values 'ram=4G,[node02=ram=4G]' long.q
  root@master modified "long.q" in cluster queue list
  $ conf max_reservation 0
  changed scheduler configuration
  $ as alice qrsub -a 203001010100 -d 1:0:0 -N r1 -pe mpi 6 -l ram=512M > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 1 has been granted
  $ as bob qrsub -a 203001010100 -e 203001010200 -N r2 > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 2 has been granted
  $ as bob qrsub -d 1800 -N r3 -pe mpi 2 -q 'all.q@node0[23]' > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 3 has been granted
  $ as alice qrsub -a 203001010100 -e 203001010200 -N r4 -pe rr 6 -he y -u alice,bob > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 4 has been granted
  $ qrstat -u '*' | sed 's/ *$//'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 r1         alice        w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        2 r2         bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        3 r3         bob          r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  00:30:00
        4 r4         alice        w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
  $ qrstat -ar 2 2>&1 | grep -v -e group -e ---
  id                             2
  name                           r2
  owner                          bob
  state                          w
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       01:00:00
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  granted_slots_list             all.q@node02=1
  $ qrstat -ar 1 2>&1 | grep -v -e group -e ---
  id                             1
  name                           r1
  owner                          alice
  state                          w
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       01:00:00
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  resource_list                  ram=512M
  granted_slots_list             long.q@node01=2,all.q@node01=4
  granted_parallel_environment   mpi slots 6
  $ as dave qsub -b y -N j1 -ar 4 -l lic=2 sleep 600 > o 2>&1; echo $?
  1
  $ as bob qsub -b y -N j2 -ar 1 -pe 'm*' 2 -l lic=2,ram=512M sleep 600 > o 2>&1; echo $?
  1
  $ as dave qsub -b y -N j3 -l h_rt=9999:0:0 sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j4 -l lic=1 sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j5 -pe smp 4 -l lic=1,ram=1500M -q 'long.q' sleep 600 > o 2>&1; echo $?
  0
  $ as alice qsub -b y -N j6 -ar 3 -pe rr 2 -l lic=2 sleep 600 > o 2>&1; echo $?
  1
  $ as bob qsub -b y -N j7 -ar 3 -l h_rt=100 -pe mpi 2-6 sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j8 -ar 3 -pe mpi 3 -l lic=2 -q 'all.q@@left,long.q@@right' sleep 600 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N j9 -P red -l lic=2 -p -1000 -R y sleep 600 > o 2>&1; echo $?
  0
  $ as bob qsub -b y -N j10 -pe mpi 2 -l lic=2,ram=512M -q 'all.q' sleep 600 > o 2>&1; echo $?
  0
  $ as carol qsub -b y -N j11 -pe mpi 2 -l lic=2 sleep 600 > o 2>&1; echo $?
  0
  $ schedule
  $ jobs
  3 0.25000 j3 dave r all.q@node01 1
  4 0.25000 j4 dave qw - 1
  5 0.75000 j5 dave qw - 4
  7 0.41667 j7 bob r all.q@node02 2
  9 0.25000 j9 alice qw - 1
  10 0.41667 j10 bob qw - 2
  11 0.41667 j11 carol qw - 2
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/1/4          -NA-     -NA-
        3 0.25000 j3         dave         r 1
  all.q@node02                   BIP   2/2/4          -NA-     -NA-
        7 0.41667 j7         bob          r 2
  all.q@node03                   BIP   0/0/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  fast.q@node03                  BIP   0/0/1          -NA-     -NA-
  fast.q@node04                  BIP   0/0/1          -NA-     -NA-
  long.q@node01                  BIP   0/0/3          -NA-     -NA-
  long.q@node02                  BIP   0/0/6          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/3          -NA-     -NA-
        5 0.75000 j5         dave         qw 4
       10 0.41667 j10        bob          qw 2
       11 0.41667 j11        carol        qw 2
        4 0.25000 j4         dave         qw 1
        9 0.25000 j9         alice        qw 1
  $ qstat -f | grep '@' | awk '{print $1, $3}'
  all.q@node01 0/1/4
  all.q@node02 2/2/4
  all.q@node03 0/0/4
  all.q@node04 0/0/4
  fast.q@node03 0/0/1
  fast.q@node04 0/0/1
  long.q@node01 0/0/3
  long.q@node02 0/0/6
  long.q@node03 0/0/4
  long.q@node04 0/0/3
  $ why $(qstat -s p -u '*' | awk 'NR > 2 {print $1}' | sort -nu | head -3)
  4:
  (-l lic=1) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  (-l lic=1) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "fast.q@node03" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "fast.q@node04" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  (-l lic=1) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=1) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  5:
  cannot run in PE "smp" because it only offers 0 slots
  cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  cannot run in queue "fast.q" because it is not contained in its hard queue list (-q)
  9:
  (-l lic=2) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  (-l lic=2) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "fast.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "fast.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node01" because it offers only qc:slots=0.000000 due to a reservation
  (-l lic=2) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)

Queues close, reservations go.

  $ qmod -d long.q@node04
  root@master changed state of "long.q@node04" (disabled)
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  1 r1 alice w
  2 r2 bob w
  3 r3 bob r
  4 r4 alice w
  $ answer qrdel r1
  exit 0
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  2 r2 bob w
  3 r3 bob r
  4 r4 alice w
  $ end 1,2
  root forced the deletion of job 3
  root forced the deletion of job 7
  $ schedule
  $ jobs
  4 0.25000 j4 dave qw - 1
  5 0.75000 j5 dave qw - 4
  9 0.25000 j9 alice qw - 1
  10 0.41667 j10 bob qw - 2
  11 0.41667 j11 carol qw - 2
  $ qmod -e '*' > o
  $ as alice qrsub -a 203001010030 -d 7200 -N r9 -l lic=1 > o 2>&1; echo $?
  1
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  2 r2 bob w
  3 r3 bob r
  4 r4 alice w
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/0/4          -NA-     -NA-
  all.q@node02                   BIP   2/0/4          -NA-     -NA-
  all.q@node03                   BIP   0/0/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  fast.q@node03                  BIP   0/0/1          -NA-     -NA-
  fast.q@node04                  BIP   0/0/1          -NA-     -NA-
  long.q@node01                  BIP   0/0/3          -NA-     -NA-
  long.q@node02                  BIP   0/0/6          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/3          -NA-     -NA-
        5 0.75000 j5         dave         qw 4
       10 0.41667 j10        bob          qw 2
       11 0.41667 j11        carol        qw 2
        4 0.25000 j4         dave         qw 1
        9 0.25000 j9         alice        qw 1
