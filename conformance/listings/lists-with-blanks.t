Lists behind options of listings: their elements may stand behind each other with blanks between them, up to the next option.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ jobs() { qstat "$@" | awk 'NR > 2 {print $1, $4, $5, $8}'; }
  $ quota u 'users {*} to slots=10'; quota h 'hosts {*} to slots=9,lic=3'; quota q 'queues {*} to slots=8'; quota p 'projects {*} to slots=7'; quota e 'pes {*} to slots=6'
  $ qconf -rattr queue seq_no '0,[node02=5]' all.q > o
  $ for u in alice bob carol; do as $u qsub -b y -P red sleep 600; as $u qsub -b y -P blue -q long.q sleep 600; as $u qsub -b y -pe smp 2 sleep 600; done > o; schedule
  $ qquota -u alice bob
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u alice,bob carol
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u '*' -h node01 node02
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u '*' -q all.q long.q
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u '*' -P red blue
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u '*' -l slots lic
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ qquota -u '*' -pe smp mpi
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  u/1                slots=4/10           users alice
  u/1                slots=4/10           users bob
  u/1                slots=4/10           users carol
  h/1                slots=8/9            hosts node01
  h/1                slots=4/9            hosts node03
  q/1                slots=8/8            queues all.q
  q/1                slots=4/8            queues long.q
  p/1                slots=3/7            projects red
  p/1                slots=3/7            projects blue
  e/1                slots=6/6            pes smp
  $ jobs -u alice bob
  1 alice r all.q@node03
  2 alice r long.q@node01
  3 alice r all.q@node01
  4 bob r all.q@node03
  5 bob r long.q@node01
  6 bob r all.q@node01
  $ jobs -u alice bob -s r -q all.q 'long.q@node01'
  3 alice r all.q@node01
  6 bob r all.q@node01
  1 alice r all.q@node03
  4 bob r all.q@node03
  2 alice r long.q@node01
  5 bob r long.q@node01
  $ jobs -s r -u alice,bob carol
  1 alice r all.q@node03
  2 alice r long.q@node01
  3 alice r all.q@node01
  4 bob r all.q@node03
  5 bob r long.q@node01
  6 bob r all.q@node01
  7 carol r long.q@node01
  8 carol r long.q@node01
  9 carol r all.q@node03
  $ jobs -pe smp mpi -u alice
  3 alice r all.q@node01
  1 alice r all.q@node03
  2 alice r long.q@node01
  $ qstat -f -q 'all.q@node01' '*@node02' -u alice bob | awk '{print $1, $3}'
  queuename resv/used/tot.
  --------------------------------------------------------------------------------- 
  all.q@node01 0/4/4
  3 sleep
  6 sleep
  --------------------------------------------------------------------------------- 
  all.q@node02 0/0/4
  --------------------------------------------------------------------------------- 
  long.q@node02 0/0/4
  $ qstat -f -l seq_no=5 slots=1 | awk '/@/ {print $1, $3}'
  all.q@node02 0/0/4
  $ qselect -q 'all.q@node01' '*@node02' -l slots=1
  long.q@node02
  all.q@node01
  all.q@node02
  $ qselect -l seq_no=5 slots=1
  all.q@node02
  $ qselect -l slots=1 seq_no=5
  all.q@node02
  $ qselect -pe smp mpi -U alice bob
  long.q@node01
  long.q@node02
  long.q@node03
  long.q@node04
  all.q@node01
  all.q@node02
  all.q@node03
  all.q@node04
  $ qhost -h node01 node03 | cut -c1-8
  HOSTNAME
  --------
  global  
  node01  
  node03  
  $ qhost -q -h node01,node03 node02 -u alice bob | awk '{print $1, $2, $3}'
  HOSTNAME ARCH NCPU
  ----------------------------------------------------------------------------------------------  
  global - -
  node01 - -
  long.q BIP 0/4/4
  2 0.25000 sleep
  5 0.25000 sleep
  all.q BIP 0/4/4
  3 0.75000 sleep
  SLAVE  
  6 0.75000 sleep
  SLAVE  
  node02 - -
  long.q BIP 0/0/4
  all.q BIP 0/0/4
  node03 - -
  long.q BIP 0/0/4
  all.q BIP 0/4/4
  1 0.25000 sleep
  4 0.25000 sleep
