Random verification scripts, drawn with seed 11.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM pe_name mpi'; echo 'PARAM pe_min 2'; echo 'PARAM pe_max 3'; echo 'RESULT STATE CORRECT' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as carol qsub -b y -N j1 -jsv $PWD/s1 -l ram=3G -p -1000 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as alice qsub -b y -N j2 -jsv $PWD/s1 -pe smp 5 -l lic=1,ram=3G -q 'long.q' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j3 -jsv $PWD/s1 -P red -l lic=1,ram=3G -q 'all.q,long.q@node02' -p -10 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ cat > s2 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'RESULT STATE ACCEPT' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s2
  $ as dave qsub -b y -N j4 -jsv $PWD/s2 -l lic=2 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as alice qsub -b y -N j5 -jsv $PWD/s2 -l lic=3,ram=1G sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j6 -jsv $PWD/s2 -pe smp 5 -P blue -l lic=2 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j7 -jsv $PWD/s2 -P red -p -200 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ {
  > as alice qsub -b y -N j8 -l lic=3 sleep 600
  > as carol qsub -b y -N j9 -P blue -l ram=3G -q 'long.q' sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  $ schedule
  $ jobs
  1 0.37500 j1 carol qw - 2
  2 0.37500 j2 alice qw - 2
  3 0.37500 j3 carol qw - 2
  4 0.25000 j4 dave qw - 1
  5 0.25000 j5 alice qw - 1
  6 0.75000 j6 carol qw - 5
  7 0.25000 j7 carol r all.q@node01 1
  8 0.25000 j8 alice qw - 1
  9 0.25000 j9 carol qw - 1
  $ qstat -j 2 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=1,ram=3G
  job_name:                   j2
  hard_queue_list:            long.q
  parallel environment:  mpi range: 2,3
  $ qstat -j 8 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3
  job_name:                   j8
  $ qstat -j 5 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3,ram=1G
  job_name:                   j5
