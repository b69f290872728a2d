Random advance reservations and jobs that reserve, drawn with seed 12.

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
  $ qconf -rattr queue slots '6,[@left=2],[node03=4],[node01=4]' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=6 global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values lic=6 node02; qconf -aattr exechost complex_values lic=6 node01; qconf -aattr exechost complex_values lic=9 node03 | sort
  root@master modified "node02" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node03" in exechost list
  $ conf max_reservation 0
  changed scheduler configuration
  $ as bob qrsub -d 7200 -N r1 -l lic=2 -he y > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 1 has been granted
  $ as bob qrsub -a 203001010000 -d 1:0:0 -N r2 -pe rr 9 -w v > o 2>&1; echo $?; grep granted o
  0
  [1]
  $ as bob qrsub -a 203001010030 -e 203001010200 -N r3 -pe mpi 2 > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 3 has been granted
  $ as bob qrsub -a 203001010030 -d 7200 -N r4 > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 4 has been granted
  $ as bob qrsub -a 203001010100 -d 1:0:0 -N r5 -l lic=1 > o 2>&1; echo $?; grep granted o
  0
  Your advance reservation 5 has been granted
  $ qrstat -u '*' | sed 's/ *$//'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 r1         bob          r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  02:00:00
        3 r3         bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:30:00
        4 r4         bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  02:00:00
        5 r5         bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
  $ qrstat -ar 4 2>&1 | grep -v -e group -e ---
  id                             4
  name                           r4
  owner                          bob
  state                          w
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       02:00:00
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  granted_slots_list             all.q@node01=1
  $ as carol qsub -b y -N j1 -l h_rt=1:0:0 -l lic=1 sleep 600 > o 2>&1; echo $?
  0
  $ as bob qsub -b y -N j2 -l lic=3 -p -100 sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j3 -l lic=2,ram=512M -q '*@@right' -R y sleep 600 > o 2>&1; echo $?
  0
  $ as carol qsub -b y -N j4 -ar 5 -l lic=3 -p -50 -R y sleep 600 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N j5 -l h_rt=100 -P red -l lic=2 -q '*@@left' -R y sleep 600 > o 2>&1; echo $?
  0
  $ as carol qsub -b y -N j6 -ar 5 -l h_rt=9999:0:0 -l ram=3G -R y sleep 600 > o 2>&1; echo $?
  1
  $ as dave qsub -b y -N j7 -l lic=2,ram=1G sleep 600 > o 2>&1; echo $?
  0
  $ as dave qsub -b y -N j8 -ar 2 -pe mpi 2-6 -l lic=2,ram=1500M -R y sleep 600 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N j9 -ar 4 -l h_rt=9999:0:0 -l lic=2 sleep 600 > o 2>&1; echo $?
  1
  $ schedule
  $ jobs
  1 0.50000 j1 carol r all.q@node02 1
  2 0.50000 j2 bob r all.q@node02 1
  3 0.50000 j3 dave qw - 1
  5 0.50000 j5 alice qw - 1
  7 0.50000 j7 dave qw - 1
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   1/0/4          -NA-     -NA-
  all.q@node02                   BIP   0/2/4          -NA-     -NA-
        1 0.50000 j1         carol        r 1
        2 0.50000 j2         bob          r 1
  all.q@node03                   BIP   0/0/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  long.q@node01                  BIP   0/0/4          -NA-     -NA-
  long.q@node02                  BIP   0/0/2          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/6          -NA-     -NA-
        3 0.50000 j3         dave         qw 1
        5 0.50000 j5         alice        qw 1
        7 0.50000 j7         dave         qw 1
  $ qstat -f | grep '@' | awk '{print $1, $3}'
  all.q@node01 1/0/4
  all.q@node02 0/2/4
  all.q@node03 0/0/4
  all.q@node04 0/0/4
  long.q@node01 0/0/4
  long.q@node02 0/0/2
  long.q@node03 0/0/4
  long.q@node04 0/0/6
  $ why $(qstat -s p -u '*' | awk 'NR > 2 {print $1}' | sort -nu | head -3)
  3:
  (-l lic=2,ram=512M) cannot run globally because it offers only gc:lic=0.000000
  5:
  (-l h_rt=100,lic=2) cannot run globally because it offers only gc:lic=0.000000
  7:
  (-l lic=2,ram=1G) cannot run globally because it offers only gc:lic=0.000000

Queues close, reservations go.

  $ qmod -d all.q@node01
  root@master changed state of "all.q@node01" (disabled)
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  1 r1 bob E
  3 r3 bob W
  4 r4 bob W
  5 r5 bob W
  $ answer qrdel 1
  exit 0
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  3 r3 bob W
  4 r4 bob W
  5 r5 bob W
  $ end 1,2
  root forced the deletion of job 1
  root forced the deletion of job 2
  $ schedule
  $ jobs
  3 0.50000 j3 dave qw - 1
  5 0.50000 j5 alice r all.q@node02 1
  7 0.50000 j7 dave qw - 1
  $ qmod -e '*' > o
  $ as alice qrsub -a 203001010030 -e 203001010200 -N r9 -l ram=1G > o 2>&1; echo $?
  1
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'
  3 r3 bob w
  4 r4 bob w
  5 r5 bob w
  $ places
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/0/4          -NA-     -NA-
  all.q@node02                   BIP   0/1/4          -NA-     -NA-
        5 0.50000 j5         alice        r 1
  all.q@node03                   BIP   0/0/4          -NA-     -NA-
  all.q@node04                   BIP   0/0/4          -NA-     -NA-
  long.q@node01                  BIP   0/0/4          -NA-     -NA-
  long.q@node02                  BIP   0/0/2          -NA-     -NA-
  long.q@node03                  BIP   0/0/4          -NA-     -NA-
  long.q@node04                  BIP   0/0/6          -NA-     -NA-
        3 0.50000 j3         dave         qw 1
        7 0.50000 j7         dave         qw 1
