Cell: local

Prologs, epilogs and procedures of parallel environments that can't be run. Before the job they close the queue; after
it, the job is done and does not run again.

  $ site local
  $ setq() { qconf -rattr queue "$1" "$2" all.q > /dev/null; }
  $ acct() { qacct -j $1 | sed -nE '/^(failed|exit_status) /{s/ +$//;p}'; }
  $ reason() { qstat -j $1 | sed -nE 's/\[[0-9]+:[0-9]+\]/[UID:PID]/; /^error reason/p'; }
  $ look() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qstat -f | awk '/^all.q/ {print "queue", $6}'; }
  $ closed() { for i in $(seq 60); do qstat -f | grep -q '^all.q.* E$' && break; schedule; sleep 0.3; done; look; reason $1; acct $1; as alice qdel $1; qmod -cq all.q > /dev/null; }
  $ ended() { wait_job $1; look; acct $1; }
  $ printf 'echo script runs\n' > job.sh; printf 'exit 3\n' > three.sh; printf 'kill -9 $$\n' > kill.sh

A prolog that is missing, and one that is not executable.

  $ setq prolog $TMP/none.sh
  $ as alice qsub -cwd -j y -N one job.sh
  Your job 1 ("one") has been submitted
  $ closed 1
  1 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find prolog file "$TMP/none.sh"
  failed       7   : before prolog
  exit_status  0
  alice has deleted job 1
  $ as alice qsub -cwd -j y -N two -b y echo word
  Your job 2 ("two") has been submitted
  $ closed 2
  2 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: execvlp($TMP/none.sh, "$TMP/none.sh") failed: No such file or directory
  failed       27  : searching requested shell
  exit_status  0
  alice has deleted job 2
  $ echo true > noexec.sh; setq prolog "$TMP/noexec.sh a b"
  $ as alice qsub -cwd -j y -N three job.sh
  Your job 3 ("three") has been submitted
  $ closed 3
  3 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: prolog file "$TMP/noexec.sh" is not executable
  failed       7   : before prolog
  exit_status  0
  alice has deleted job 3
  $ setq prolog NONE

An epilog that is missing: the job has run. What else there is to say of it counts.

  $ setq epilog $TMP/none.sh
  $ as alice qsub -cwd -j y -N four job.sh
  Your job 4 ("four") has been submitted
  $ ended 4; cat four.o4
  queue 
  failed       14  : before epilog
  exit_status  0
  script runs
  $ as alice qsub -cwd -j y -N five three.sh
  Your job 5 ("five") has been submitted
  $ ended 5
  queue 
  failed       14  : before epilog
  exit_status  3
  $ as alice qsub -cwd -j y -N six kill.sh
  Your job 6 ("six") has been submitted
  $ ended 6
  queue 
  failed       100 : assumedly after job
  exit_status  137                  (Killed)
  $ setq epilog nobodyknown@/bin/true
  $ as alice qsub -cwd -j y -N seven job.sh
  Your job 7 ("seven") has been submitted
  $ ended 7
  queue 
  failed       14  : before epilog
  exit_status  0

Of a command it counts as a program that can't be found.

  $ setq epilog $TMP/none.sh
  $ as alice qsub -cwd -j y -N eight -b y echo word
  Your job 8 ("eight") has been submitted
  $ closed 8
  8 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: execvlp($TMP/none.sh, "$TMP/none.sh") failed: No such file or directory
  failed       27  : searching requested shell
  exit_status  0
  alice has deleted job 8
  $ setq epilog NONE

Procedures of a parallel environment.

  $ pe() { qconf -sp smp | sed "s#^start_proc_args.*#start_proc_args $1#; s#^stop_proc_args.*#stop_proc_args $2#" > pe; qconf -Mp pe > /dev/null; }
  $ pe $TMP/none.sh NONE
  root@master modified "smp" in parallel environment list
  $ as alice qsub -cwd -j y -N nine -pe smp 1 job.sh
  Your job 9 ("nine") has been submitted
  $ closed 9
  9 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find pe_start file "$TMP/none.sh"
  failed       9   : before pestart
  exit_status  0
  alice has deleted job 9
  $ pe NONE $TMP/none.sh
  root@master modified "smp" in parallel environment list
  $ as alice qsub -cwd -j y -N ten -pe smp 1 job.sh
  Your job 10 ("ten") has been submitted
  $ ended 10
  queue 
  failed       12  : before pestop
  exit_status  0
