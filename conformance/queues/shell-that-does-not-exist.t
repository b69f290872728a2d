Cell: local

A queue whose shell can't be run closes itself, and does not eat one job after the other; a shell that a job asks for
is the job's affair.

  $ site local
  $ setq() { qconf -rattr queue "$1" "$2" all.q > /dev/null; }
  $ acct() { qacct -j $1 | sed -nE '/^(failed|exit_status|start_time) /{s/ +$//;p}'; }
  $ reason() { qstat -j $1 | sed -nE 's/\[[0-9]+:[0-9]+\]/[UID:PID]/; /^error reason/p'; }
  $ look() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qstat -f | awk '/^all.q/ {print "queue", $6}'; }
  $ closed() { for i in $(seq 60); do qstat -f | grep -q '^all.q.* E$' && break; schedule; sleep 0.3; done; look; }
  $ printf 'echo script runs\n' > job.sh
  $ setq shell /no/shell
  $ as alice qsub -cwd -j y -N one job.sh
  Your job 1 ("one") has been submitted
  $ closed; qstat -f -explain E | grep -i qerror; reason 1; acct 1
  1 qw
  queue E
  	queue all.q marked QERROR as result of job 1's failure at host master
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find shell "/no/shell"
  start_time   -/-
  failed       27  : searching requested shell
  exit_status  0
  $ schedule; look
  1 qw
  queue E
  $ setq shell /bin/sh; qmod -cq all.q
  root@master changed state of "all.q@master" (no error)
  $ wait_job 1; cat one.o1; acct 1
  script runs
  start_time   -/-
  failed       27  : searching requested shell
  exit_status  0
  start_time   Day Mon dd hh:mm:ss yyyy
  failed       0
  exit_status  0

  $ as alice qsub -cwd -j y -N two -S /no/such job.sh
  Your job 2 ("two") has been submitted
  $ wait_job 2 Eqw; look; reason 2; as alice qdel 2
  2 Eqw
  queue 
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find shell "/no/such"
  alice has deleted job 2

A command, too, is run by a shell, and a script that the shell reads from its standard input.

  $ setq shell /no/shell
  $ as alice qsub -cwd -j y -N three -b y echo word
  Your job 3 ("three") has been submitted
  $ closed; reason 3; as alice qdel 3; qmod -cq all.q
  3 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find shell "/no/shell"
  alice has deleted job 3
  root@master changed state of "all.q@master" (no error)
  $ setq shell_start_mode script_from_stdin
  $ as alice qsub -cwd -j y -N four job.sh
  Your job 4 ("four") has been submitted
  $ closed; reason 4; as alice qdel 4; qmod -cq all.q
  4 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find shell "/no/shell"
  alice has deleted job 4
  root@master changed state of "all.q@master" (no error)

A starter method that does not exist.

  $ setq shell /bin/sh; setq shell_start_mode posix_compliant; setq starter_method /no/starter
  $ as alice qsub -cwd -j y -N five job.sh
  Your job 5 ("five") has been submitted
  $ closed; reason 5; acct 5; as alice qdel 5; qmod -cq all.q
  5 qw
  queue E
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: unable to find shell "/no/starter"
  start_time   -/-
  failed       27  : searching requested shell
  exit_status  0
  alice has deleted job 5
  root@master changed state of "all.q@master" (no error)
