Cell: local

Where scripts are read from standard input, the file of a command is, too; a starter method gets -s and the arguments.

  $ site local
  $ setq() { qconf -rattr queue "$1" "$2" all.q > /dev/null; }
  $ acct() { qacct -j $1 | sed -nE '/^(failed|exit_status) /{s/ +$//;p}'; }
  $ reason() { qstat -j $1 | sed -nE 's/\[[0-9]+:[0-9]+\]/[UID:PID]/; /^error reason/p'; }
  $ cat > starter <<'S'
  > #!/bin/sh
  > printf '<%s>' "$@"; echo; echo stdin:; cat
  > S
  $ chmod 755 starter
  $ setq starter_method $TMP/starter; setq shell_start_mode script_from_stdin
  $ printf 'echo script "$@"\n' > job.sh
  $ as alice qsub -cwd -j y -N one job.sh a 'b  c'
  Your job 1 ("one") has been submitted
  $ wait_job 1; cat one.o1
  <-s><a><b  c>
  stdin:
  echo script "$@"
  $ as alice qsub -cwd -j y -N two -b y $TMP/job.sh word
  Your job 2 ("two") has been submitted
  $ wait_job 2; cat two.o2
  <-s><word>
  stdin:
  echo script "$@"
  $ as alice qsub -cwd -j y -N three -b y echo word
  Your job 3 ("three") has been submitted
  $ wait_job 3 Eqw; reason 3; acct 3; as alice qdel 3
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: error: can't open job script file "echo": No such file or directory
  failed       11  : before job
  exit_status  0
  alice has deleted job 3
  $ setq starter_method NONE
  $ as alice qsub -cwd -j y -N four -b y -shell n echo word
  Your job 4 ("four") has been submitted
  $ wait_job 4 Eqw; reason 4; acct 4; as alice qdel 4
  error reason          1:      mm/dd/yyyy hh:mm:ss [UID:PID]: error: can't open job script file "echo": No such file or directory
  failed       11  : before job
  exit_status  0
  alice has deleted job 4
  $ as alice qsub -cwd -j y -N five -b y -shell n $TMP/job.sh word
  Your job 5 ("five") has been submitted
  $ wait_job 5; cat five.o5; acct 5
  script word
  failed       0
  exit_status  0
  $ as alice qsub -cwd -j y -N six -b y $TMP/job.sh word
  Your job 6 ("six") has been submitted
  $ wait_job 6; cat six.o6; acct 6
  -sh: 1: $TMP/job.sh: Permission denied
  failed       0
  exit_status  126
  $ qstat -f | awk '/^all.q/ {print "queue", $6}'
  queue 
