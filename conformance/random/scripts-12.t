Random verification scripts, drawn with seed 12.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM q_hard all.q@node01'; echo 'PARAM l_soft ram=1G'; echo 'RESULT STATE REJECT_WAIT later' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as dave qsub -b y -N j1 -jsv $PWD/s1 -pe mpi 2 -p -10 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as dave qsub -b y -N j1 -jsv $PWD/s1 -pe rr 2 -l lic=2,ram=1G -p -1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ cat > s2 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM N changed'; echo 'RESULT STATE REJECT_WAIT later' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s2
  $ as alice qsub -b y -N j1 -jsv $PWD/s2 -l lic=1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as carol qsub -b y -N j1 -jsv $PWD/s2 -pe '[sr]*' 3 -l lic=2 -p -50 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ cat > s3 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'RESULT STATE ACCEPT' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s3
  $ as carol qsub -b y -N j1 -jsv $PWD/s3 -P blue -l lic=1,ram=3G sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as alice qsub -b y -N j2 -jsv $PWD/s3 -l lic=3 -p -10 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ {
  > as bob qsub -b y -N j3 -P blue -l ram=512M -hold_jid 1 sleep 600
  > as bob qsub -b y -N j4 -p -500 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 3 ("j3")
  Your job 4 ("j4")
  $ schedule
  $ jobs
  1 0.50000 j1 carol qw - 1
  2 0.50000 j2 alice qw - 1
  3 0.00000 j3 bob hqw - 1
  4 0.50000 j4 bob r all.q@node01 1
  $ qstat -j 1 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=1,ram=3G
  job_name:                   j1
  project:                    blue
  $ qstat -j 4 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  job_name:                   j4
  priority:                   -500
