Scripts that verify jobs before they are submitted (`-jsv`, `jsv_url`).

A script is told every option as a parameter, answers line by line, and accepts, changes or refuses the job.

  $ site small
  $ cd "$TMP"; chmod 777 .
  $ cat > accept.sh <<'X'
  > #!/bin/sh
  > exec 3>>/tmp/jsvlog.$$ 
  > while read line; do
  >   echo "$line" >> $LOGF
  >   case "$line" in
  >   START) echo STARTED;;
  >   BEGIN) echo "RESULT STATE ACCEPT"; ;;
  >   QUIT) exit 0;;
  >   esac
  > done
  > X
  $ sed -i '/exec 3/d; s#\$LOGF#'$TMP'/log#' accept.sh; chmod 755 accept.sh
  $ as alice qsub -jsv $TMP/accept.sh -b y -N one -h sleep 5 'a b'
  Your job 1 ("one") has been submitted
  $ cat log; rm -f log
  START
  PARAM VERSION 1.0
  PARAM CONTEXT client
  PARAM CLIENT qsub
  PARAM USER alice
  PARAM GROUP alice
  PARAM CMDNAME sleep
  PARAM CMDARGS 2
  PARAM CMDARG0 5
  PARAM CMDARG1 a b
  PARAM b y
  PARAM h u
  PARAM M alice@master
  PARAM N one
  BEGIN
  QUIT
  $ as alice qsub -jsv $TMP/accept.sh -h -b y -N two -t 2-9:3 -tc 2 -pe mpi 2-4 -l h_rt=1:0:0,mem_free=1G -soft -l s_rt=3 -q all.q -hard -q all.q@node01,all.q@node02 -masterq all.q -o /o -e /e -i /i -j y -S /bin/sh -v A=1,B -ac x=1,y=2 -A acc -m be -M a@b,c -hold_jid one -p -5 -js 3 -r y -R y -notify -cwd -w n -binding linear:1 -shell y sleep 5
  Your job-array 2.2-9:3 ("two") has been submitted
  $ sed "s#$TMP#TMP#" log; rm -f log
  START
  PARAM VERSION 1.0
  PARAM CONTEXT client
  PARAM CLIENT qsub
  PARAM USER alice
  PARAM GROUP alice
  PARAM CMDNAME sleep
  PARAM CMDARGS 1
  PARAM CMDARG0 5
  PARAM ac x=1,y=2
  PARAM A acc
  PARAM b y
  PARAM cwd TMP
  PARAM e /e
  PARAM hold_jid one
  PARAM h u
  PARAM i /i
  PARAM j y
  PARAM js 3
  PARAM l_hard h_rt=1:0:0,mem_free=1G
  PARAM l_soft s_rt=3
  PARAM m be
  PARAM M a@b,c
  PARAM masterq all.q
  PARAM notify y
  PARAM N two
  PARAM o /o
  PARAM p -5
  PARAM tc 2
  PARAM binding_strategy linear
  PARAM binding_type set
  PARAM binding_amount 1
  PARAM pe_name mpi
  PARAM pe_min 2
  PARAM pe_max 4
  PARAM q_hard all.q@node01,all.q@node02
  PARAM q_soft all.q
  PARAM R y
  PARAM r y
  PARAM S /bin/sh
  PARAM t_min 2
  PARAM t_max 9
  PARAM t_step 3
  BEGIN
  QUIT
  $ mk() { { echo '#!/bin/sh'; echo 'while read line; do case "$line" in START) '"$2"' echo STARTED;; BEGIN) '"$3"';; QUIT) exit 0;; esac; done'; } > $1; chmod 755 $1; }

Its refusal is what the user reads.

  $ mk reject.sh '' 'echo "RESULT STATE REJECT not today, alice"'
  $ as alice qsub -jsv $TMP/reject.sh -h -b y sleep 5
  Unable to run job: not today, alice
  Exiting.
  [1]
  $ mk rwait.sh '' 'echo "RESULT STATE REJECT_WAIT later"'
  $ as alice qsub -jsv $TMP/rwait.sh -h -b y sleep 5
  Unable to run job: later
  Exiting.
  [1]
  $ mk bare.sh '' 'echo "RESULT STATE REJECT"'
  $ as alice qsub -jsv $TMP/bare.sh -h -b y sleep 5
  Unable to run job: JSV rejected job
  Exiting.
  [1]

Its changes are read like the options of the same name; what it doesn't know is passed over.

  $ mk correct.sh '' 'echo "PARAM N changed"; echo "PARAM l_hard h_rt=77"; echo "PARAM pe_name smp"; echo "PARAM pe_min 2"; echo "PARAM pe_max 3"; echo "PARAM A corrected"; echo "PARAM p -7"; echo "PARAM ac k=v"; echo "RESULT STATE CORRECT done"'
  $ as alice qsub -jsv $TMP/correct.sh -h -b y sleep 5
  Your job 3 ("changed") has been submitted
  $ f() { qstat -j $1 | grep -E '^(job_name|hard|soft|parallel|account|priority|context|env_list|cwd|merge|notify|job_args|script_file|mail_opt|std|restart|shell|job-arr|max|bind|jid_pred.*req)'; }
  $ f changed
  account:                    corrected
  hard resource_list:         h_rt=77
  notify:                     FALSE
  job_name:                   changed
  priority:                   -7
  env_list:                   TERM=NONE
  job_args:                   5
  script_file:                sleep
  parallel environment:  smp range: 2,3
  context:                    k=v
  binding:                    NONE
  $ mk correct2.sh '' 'echo "PARAM cwd /tmp"; echo "PARAM j y"; echo "PARAM o /oo"; echo "PARAM q_hard all.q"; echo "PARAM m e"; echo "PARAM t_min 1"; echo "PARAM t_max 4"; echo "PARAM t_step 2"; echo "PARAM CMDARGS 2"; echo "PARAM CMDARG0 x"; echo "PARAM CMDARG1 y"; echo "PARAM r y"; echo "PARAM S /bin/sh"; echo "PARAM notify y"; echo "PARAM hold_jid 1"; echo "RESULT STATE CORRECT"'
  $ as alice qsub -jsv $TMP/correct2.sh -h -b y -N c2 sleep 5
  Your job 4 ("c2") has been submitted
  $ f c2
  account:                    sge
  cwd:                        /tmp
  merge:                      y
  mail_options:               e
  notify:                     TRUE
  job_name:                   c2
  stdout_path_list:           NONE:NONE:/oo
  hard_queue_list:            all.q
  restart:                    y
  shell_list:                 NONE:/bin/sh
  env_list:                   TERM=NONE
  job_args:                   x,y
  script_file:                sleep
  jid_predecessor_list (req): 1
  binding:                    NONE
  $ mk env.sh 'echo SEND ENV;' 'echo "ENV ADD JSVVAR 1 2"; echo "ENV MOD OLD new"; echo "ENV DEL GONE"; echo "RESULT STATE CORRECT"'
  $ as alice qsub -jsv $TMP/env.sh -v OLD=old,GONE=1 -h -b y -N env sleep 5
  Your job 5 ("env") has been submitted
  $ f env | grep env_list
  env_list:                   TERM=NONE,OLD=new,JSVVAR=1 2
  $ mk del.sh '' 'echo "PARAM l_hard"; echo "PARAM q_hard"; echo "PARAM pe_name"; echo "RESULT STATE CORRECT"'
  $ as alice qsub -jsv $TMP/del.sh -l h_rt=5 -q all.q -pe smp 2 -h -b y -N del sleep 5
  Your job 6 ("del") has been submitted
  $ f del
  account:                    sge
  notify:                     FALSE
  job_name:                   del
  env_list:                   TERM=NONE
  job_args:                   5
  script_file:                sleep
  binding:                    NONE
  $ mk log.sh '' 'echo "LOG INFO hello there"; echo "LOG WARNING careful"; echo "LOG ERROR wrong"; echo "RESULT STATE ACCEPT"'
  $ as alice qsub -jsv $TMP/log.sh -h -b y -N log sleep 5
  hello there
  careful
  wrong
  Your job 7 ("log") has been submitted
  $ mk unk.sh '' 'echo "PARAM USER bob"; echo "RESULT STATE CORRECT"'
  $ fails JSV -- as alice qsub -jsv $TMP/unk.sh -h -b y -N unk sleep 5
  exit 1, says: JSV
  $ mk bad.sh '' 'echo "PARAM nosuch bob"; echo "RESULT STATE CORRECT"'
  $ as alice qsub -jsv $TMP/bad.sh -h -b y -N bad sleep 5
  Your job 8 ("bad") has been submitted
  $ printf '#!/bin/sh\nexit 1\n' > dead.sh; chmod 755 dead.sh
  $ fails JSV -- as alice qsub -jsv $TMP/dead.sh -h -b y -N dead sleep 5
  exit 1, says: JSV
  $ fails JSV -- as alice qsub -jsv $TMP/nosuch.sh -h -b y -N dead sleep 5
  exit 3, says: JSV
  $ as alice qsub -jsv script:$TMP/accept.sh -h -b y -N s1 sleep 5; rm -f log
  Your job 9 ("s1") has been submitted
  $ as alice qsub -jsv $TMP/correct.sh -jsv $TMP/accept.sh -h -b y -N s2 sleep 5; grep -c . log; rm -f log
  Your job 10 ("changed") has been submitted
  15

The script named last is asked first; files of default options may name one, the configuration has one for all.

  $ printf -- "-jsv $TMP/correct.sh\n" > $SGE_ROOT/default/common/sge_request
  $ as alice qsub -h -b y -N s3 sleep 5
  Your job 11 ("changed") has been submitted
  $ rm $SGE_ROOT/default/common/sge_request
  $ sed "s#$TMP#TMP#" log; rm -f log
  sed: can't read log: No such file or directory
  $ qconf -sconf > c; sed "s#^jsv_url .*#jsv_url script:$TMP/reject.sh#" c > global; qconf -Mconf global
  root@master modified "global" in configuration list
  $ as alice qsub -h -b y -N srv2 -l h_rt=5 sleep 5
  Unable to run job: not today, alice
  Exiting.
  [1]
  $ as alice qstat | awk '{print $1,$3}'
  job-ID name
  ----------------------------------------------------------------------------------------------------------------- 
  1 one
  2 two
  3 changed
  4 c2
  5 env
  6 del
  7 log
  8 bad
  9 s1
  10 changed
  11 changed
