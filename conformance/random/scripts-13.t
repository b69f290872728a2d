Random verification scripts, drawn with seed 13.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM q_hard all.q@node01'; echo 'PARAM p -7'; echo 'RESULT STATE ACCEPT' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as alice qsub -b y -N j1 -jsv $PWD/s1 -t 1-4 -tc 2 -l lic=3 -q 'long.q' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j2 -jsv $PWD/s1 -pe smp 4 -l ram=1500M -p -1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
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
  $ as bob qsub -b y -N j3 -jsv $PWD/s2 -q '*@node01' -p -1 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j4 -jsv $PWD/s2 -pe smp 2 -l lic=3 -p -50 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ {
  > as alice qsub -b y -N j5 -P blue sleep 600
  > as alice qsub -b y -N j6 -pe '*' 5 -P red -l lic=3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 5 ("j5")
  Your job 6 ("j6")
  $ schedule
  $ jobs
  1 0.25000 j1 alice qw - 1 1-4:1
  2 0.62500 j2 carol qw - 4
  3 0.25000 j3 bob r all.q@node01 1
  4 0.37500 j4 carol qw - 2
  5 0.25000 j5 alice r all.q@node01 1
  6 0.75000 j6 alice qw - 5
  $ qstat -j 3 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  job_name:                   j3
  priority:                   -1
  hard_queue_list:            *@node01
  $ qstat -j 1 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3
  job_name:                   j1
  priority:                   -7
  hard_queue_list:            all.q@node01
  job-array tasks:            1-4:1
  $ qstat -j 5 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  job_name:                   j5
  project:                    blue
  $ qstat -j 4 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3
  job_name:                   j4
  priority:                   -50
  parallel environment:  smp range: 2
