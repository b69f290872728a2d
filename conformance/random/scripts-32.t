Random verification scripts, drawn with seed 32.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM q_hard'; echo 'PARAM h u'; echo 'RESULT STATE REJECT not now' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as alice qsub -b y -N j1 -jsv $PWD/s1 -l lic=1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as bob qsub -b y -N j1 -jsv $PWD/s1 -l lic=1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as alice qsub -b y -N j1 -jsv $PWD/s1 -pe rr 2-6 -P blue sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as alice qsub -b y -N j1 -jsv $PWD/s1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ cat > s2 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM ac a=1,b=2'; echo 'RESULT STATE REJECT_WAIT later' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s2
  $ as bob qsub -b y -N j1 -jsv $PWD/s2 -l ram=2G sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as alice qsub -b y -N j1 -jsv $PWD/s2 -pe rr 2 -P red -l ram=1G -q 'l*' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ {
  > as dave qsub -b y -N j1 -pe mpi 4 -P blue -l lic=1 sleep 600
  > as carol qsub -b y -N j2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  $ schedule
  $ jobs
  1 0.75000 j1 dave qw - 4
  2 0.25000 j2 carol r all.q@node01 1
  $ qstat -j 2 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  job_name:                   j2
  $ qstat -j 1 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=1
  job_name:                   j1
  parallel environment:  mpi range: 4
  project:                    blue
