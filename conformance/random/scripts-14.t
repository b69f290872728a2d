Random verification scripts, drawn with seed 14.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM R y'; echo 'PARAM hold_jid 1'; echo 'RESULT STATE REJECT not now' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as carol qsub -b y -N j1 -jsv $PWD/s1 -pe mpi 3,5 -l lic=1,ram=2G sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as bob qsub -b y -N j1 -jsv $PWD/s1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ cat > s2 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM l_hard lic=1'; echo 'RESULT STATE REJECT_WAIT later' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s2
  $ as dave qsub -b y -N j1 -jsv $PWD/s2 -pe smp 4 -l lic=1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as carol qsub -b y -N j1 -jsv $PWD/s2 -l ram=512M sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ {
  > as bob qsub -b y -N j1 -l lic=3 -p -200 sleep 600
  > as dave qsub -b y -N j2 -l lic=2,ram=2G sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  $ schedule
  $ jobs
  1 0.50000 j1 bob qw - 1
  2 0.50000 j2 dave qw - 1
  $ qstat -j 2 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=2,ram=2G
  job_name:                   j2
  $ qstat -j 1 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3
  job_name:                   j1
  priority:                   -200
