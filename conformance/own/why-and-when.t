Why a job does not run, and when it will: what holds permanently, what holds now, where, and what is nearest to fitting.

  $ site small
  $ qconf -sc > c; echo 'mem mem MEMORY <= YES YES 0 0' >> c; qconf -Mc c > /dev/null
  root@master added "mem" to complex entry list
  $ qconf -rattr exechost complex_values mem=10G node01 > /dev/null
  $ qconf -rattr exechost complex_values mem=4G node02 > /dev/null
  $ as alice qsub -b y -N uses -l mem=8G,h_rt=600 sleep 600
  Your job 1 ("uses") has been submitted
  $ as bob qsub -b y -N mid -l mem=3G,h_rt=100 -q all.q@node01 sleep 600
  Your job 2 ("mid") has been submitted
  $ as bob qsub -b y -N wide -pe mpi 17 sleep 600
  Your job 3 ("wide") has been submitted
  $ as bob qsub -b y -N held -h sleep 600
  Your job 4 ("held") has been submitted
  $ as bob qsub -b y -N later -hold_jid 2 -l h_rt=5 sleep 600
  Your job 5 ("later") has been submitted
  $ qsched run -dry --explain 1 2
  would start job 1 in all.q@node01
  job 1 (uses) can start: the next scheduling run puts it in all.q@node01
  job 2 (mid) waits
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node02, all.q@node03, all.q@node04)
      in 2 of 4 queue instances: nothing offers the resource mem there (all.q@node03, all.q@node04)
    now:
      in 1 of 4 queue instances: too little mem on the host for mem=3G (all.q@node01)
    nearest to fitting: all.q@node01: mem: 2.000G of 3.000G, 1.000G short
  $ qsched run --explain
  started job 1 in all.q@node01
  job 2 (mid) waits
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node02, all.q@node03, all.q@node04)
      in 2 of 4 queue instances: nothing offers the resource mem there (all.q@node03, all.q@node04)
    now:
      in 1 of 4 queue instances: too little mem on the host for mem=3G (all.q@node01)
    nearest to fitting: all.q@node01: mem: 2.000G of 3.000G, 1.000G short
  job 3 (wide) can never run
    parallel environment mpi: 15 of at least 17 slots now, 2 short; 16 if nothing ran
  job 4 (held) waits, though there is room
    it is held (-h u); "qrls -h u" releases it
  job 5 (later) waits, though there is room
    it waits for the end of job 2 (waiting) (-hold_jid)
  $ gridlite explain 2
  job 2 (mid) waits
    permanently, unless the job or the configuration is changed:
      in 3 of 4 queue instances: not among the queues asked for (-q) (all.q@node02, all.q@node03, all.q@node04)
      in 2 of 4 queue instances: nothing offers the resource mem there (all.q@node03, all.q@node04)
    now:
      in 1 of 4 queue instances: too little mem on the host for mem=3G (all.q@node01)
    nearest to fitting: all.q@node01: mem: 2.000G of 3.000G, 1.000G short
  $ gridlite explain 2 --start | tail -3 | cut -c1-60
  - the scheduler runs whenever one ends, and priorities are w
  - nothing is kept for wide jobs: small ones overtake them (m
  - queues stay as open or closed as they are; nothing is subm
  $ qstat --start | awk 'NR > 2 && /^ / {print $1, $2, $4, $5, $6, $7, $8}' | grep -o '^[0-9]* [a-z]*\|unknown.*'
  2 mid
  5 later
  3 wide
  unknown: it fits nowhere, not
  4 held
  unknown: it is held 
  $ all() { qstat -j '*' -fmt json; qstat -f -u '*' -fmt json; gridlite export $1 | wc -w; cat $1/*/* | md5sum; }; all one > a; qsched run -dry > /dev/null; all two > b; diff a b && echo unchanged
  unchanged
  $ as bob qsub -b y -N small -q all.q@node03 -l h_rt=50 sleep 50; qsched run; as bob qsub -b y -N large -q all.q@node03 -pe smp 4 -l h_rt=50 sleep 50; as bob qsub -b y -N tiny -q all.q@node03 -l h_rt=70 sleep 70; qsched run
  Your job 6 ("small") has been submitted
  started job 6 in all.q@node03
  Your job 7 ("large") has been submitted
  Your job 8 ("tiny") has been submitted
  started job 8 in all.q@node03
  $ left() { qstat --start -fmt json | awk -F'"' '/"now"/ {n = $4} /"large"/ {l = 1} l && /"start"/ {print $4, n; exit}' | { read start now; echo $(($(date -d $start +%s) - $(date -d $now +%s))); }; }
  $ runs() { qstat -u bob -s r | grep -c large; }; qsched advance $(($(left) - 2)) --schedule; runs; qsched advance 3 --schedule; runs
  0
  1
