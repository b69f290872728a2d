Random advance reservations and jobs that reserve, drawn with seed 14.

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
  $ qconf -rattr queue complex_values 'NONE,[@allhosts=ram=8G]' long.q
  root@master modified "long.q" in cluster queue list
  $ conf max_reservation 0
  changed scheduler configuration
  $ as bob qrsub -d 1800 -N r1 -he y -u alice,bob > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 1 has been granted
  $ as alice qrsub -d 1:0:0 -N r2 -q 'all.q' -l lic=1,ram=512M -he y > o 2>&1; echo $?; grep granted o
  1
  [1]
  $ as alice qrsub -a 203001010030 -d 7200 -N r3 -pe smp 3 -l lic=3 -u alice > o 2>&1; echo $?; grep granted o
  1
  [1]
  $ qrstat -u '*' | sed 's/ *$//'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 r1         bob          r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  00:30:00
  $ qrstat -ar 2 2>&1 | grep -v -e group -e ---
  Following advance reservations do not exist:
  2
  $ as bob qsub -b y -N j1 -l h_rt=9999:0:0 -pe smp 4 -P red -l ram=2G -R y sleep 600 > o 2>&1; echo $?
  0
  $ as bob qsub -b y -N j2 -ar 2 -l lic=2,ram=1500M -R y sleep 600 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N j3 -l lic=1,ram=1500M sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j4 sleep 600 > o 2>&1; echo $?
  0
  $ as bob qsub -b y -N j5 -ar 2 -P red -l ram=1500M -p -50 -R y sleep 600 > o 2>&1; echo $?
  1
  $ as carol qsub -b y -N j6 -ar 3 -l h_rt=9999:0:0 -pe '[sr]*' 5 -P red sleep 600 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N j7 -pe 'm*' 2-6 -l lic=1,ram=1500M -p -1000 sleep 600 > o 2>&1; echo $?
  0
  $ as alice qsub -b y -N j8 -t 1-6 -P red sleep 600 > o 2>&1; echo $?
  0
  $ as alice qsub -b y -N j9 -P blue -l lic=2 sleep 600 > o 2>&1; echo $?
  0
  $ schedule
  $ jobs
  1 0.75000 j1 bob r long.q@node02 4
  3 0.25000 j3 alice qw - 1
  4 0.25000 j4 dave r all.q@node02 1
  7 0.41667 j7 alice qw - 2
  8 0.25000 j8 alice r all.q@node02 1 1
  8 0.25000 j8 alice r all.q@node02 1 2
  8 0.25000 j8 alice r all.q@node02 1 3
  8 0.25000 j8 alice r all.q@node03 1 4
  8 0.25000 j8 alice r all.q@node03 1 5
  8 0.25000 j8 alice r all.q@node03 1 6
  9 0.25000 j9 alice qw - 1
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   1/0/4          -NA-     -NA-
  all.q@node02                   BIP   0/4/4          -NA-     -NA-
        4 0.25000 j4         dave         r 1
        8 0.25000 j8         alice        r 1 1
        8 0.25000 j8         alice        r 1 2
        8 0.25000 j8         alice        r 1 3
  all.q@node03                   BIP   0/3/4          -NA-     -NA-
        8 0.25000 j8         alice        r 1 4
        8 0.25000 j8         alice        r 1 5
        8 0.25000 j8         alice        r 1 6
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  long.q@node01                  BIP   0/0/4          -NA-     -NA-
  long.q@node02                  BIP   0/4/4          -NA-     -NA-
        1 0.75000 j1         bob          r 4
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/4          -NA-     -NA-
        7 0.41667 j7         alice        qw 2
        3 0.25000 j3         alice        qw 1
        9 0.25000 j9         alice        qw 1
  $ qstat -f | grep '@' | awk '{print $1, $3}'
  all.q@node01 1/0/4
  all.q@node02 0/4/4
  all.q@node03 0/3/4
  all.q@node04 0/0/4
  long.q@node01 0/0/4
  long.q@node02 0/4/4
  long.q@node03 0/0/4
  long.q@node04 0/0/4
  $ why $(qstat -s p -u '*' | awk 'NR > 2 {print $1}' | sort -nu | head -3)
  3:
  (-l lic=1,ram=1500M) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "all.q@node02" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=1,ram=1500M) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node02" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  7:
  cannot run in PE "mpi" because it only offers 0 slots
  queue instance "all.q@node02" dropped because it is full
  queue instance "long.q@node02" dropped because it is full
  9:
  (-l lic=2) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "all.q@node04" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=2) cannot run in queue "long.q@node04" because job requests unknown resource (lic)
  queue instance "all.q@node02" dropped because it is full
  queue instance "long.q@node02" dropped because it is full

Queues close, reservations go.

  $ qmod -d long.q@node04
  root@master changed state of "long.q@node04" (disabled)
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  1 r1 bob r
  $ answer qrdel r1
  exit 0
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 4
  $ schedule
  $ jobs
  3 0.25000 j3 alice qw - 1
  7 0.75000 j7 alice qw - 2
  8 0.25000 j8 alice r all.q@node02 1 1
  8 0.25000 j8 alice r all.q@node02 1 2
  8 0.25000 j8 alice r all.q@node02 1 3
  8 0.25000 j8 alice r all.q@node03 1 4
  8 0.25000 j8 alice r all.q@node03 1 5
  8 0.25000 j8 alice r all.q@node03 1 6
  9 0.25000 j9 alice qw - 1
  $ qmod -e '*' > o
  $ as bob qrsub -a 203001010030 -d 7200 -N r9 -pe smp 3 -q 'all.q' -l ram=3G -he y > o 2>&1; echo $?
  1
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/0/4          -NA-     -NA-
  all.q@node02                   BIP   0/3/4          -NA-     -NA-
        8 0.25000 j8         alice        r 1 1
        8 0.25000 j8         alice        r 1 2
        8 0.25000 j8         alice        r 1 3
  all.q@node03                   BIP   0/3/4          -NA-     -NA-
        8 0.25000 j8         alice        r 1 4
        8 0.25000 j8         alice        r 1 5
        8 0.25000 j8         alice        r 1 6
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  long.q@node01                  BIP   0/0/4          -NA-     -NA-
  long.q@node02                  BIP   0/0/4          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/4          -NA-     -NA-
        7 0.75000 j7         alice        qw 2
        3 0.25000 j3         alice        qw 1
        9 0.25000 j9         alice        qw 1
