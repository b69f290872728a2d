Random verification scripts, drawn with seed 31.

  $ site quotas
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ chmod 777 .
  $ cat > s1 <<'X'
  > #!/bin/sh
  > while read line; do
  >   case "$line" in
  >   START) echo STARTED ;;
  >   BEGIN) echo 'PARAM q_hard'; echo 'PARAM ac a=1,b=2'; echo 'RESULT STATE REJECT not now' ;;
  >   QUIT) exit 0 ;;
  >   esac
  > done
  > X
  $ chmod 755 s1
  $ as carol qsub -b y -N j1 -jsv $PWD/s1 -P blue -l ram=512M sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as carol qsub -b y -N j1 -jsv $PWD/s1 -l lic=3,ram=2G -q '*@node01' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as alice qsub -b y -N j1 -jsv $PWD/s1 -pe rr 2-4 -q 'all.q,long.q@node02' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
  $ as carol qsub -b y -N j1 -jsv $PWD/s1 -P red -l ram=512M -q 'all.q@node0[23]' sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  1
  [1]
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
  $ as dave qsub -b y -N j1 -jsv $PWD/s2 -pe mpi 2-6 -l ram=1G sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ as carol qsub -b y -N j2 -jsv $PWD/s2 -pe smp 2 -P blue -l lic=3 sleep 600 > o 2>&1; echo $?; grep -o 'has been submitted' o
  0
  has been submitted
  $ {
  > as alice qsub -b y -N j3 -P red -l ram=2G -q 'all.q@@left,long.q@@right' sleep 600
  > as dave qsub -b y -N j4 -P red -l lic=2,ram=1500M -hold_jid 2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 3 ("j3")
  Your job 4 ("j4")
  $ schedule
  $ jobs
  1 0.75000 j1 dave qw - 2
  2 0.75000 j2 carol qw - 2
  3 0.25000 j3 alice qw - 1
  4 0.00000 j4 dave hqw - 1
  $ qstat -j 2 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         lic=3
  job_name:                   j2
  parallel environment:  smp range: 2
  project:                    blue
  $ qstat -j 3 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve -e ^priority -e ^context -e ^job-array -e ^task_conc
  hard resource_list:         ram=2G
  job_name:                   j3
  hard_queue_list:            all.q@@left,long.q@@right
  project:                    red
