Cell: local

Checkpointing interfaces: their commands run as the job's owner, at the interval, and when the job is moved away.

  $ site local
  $ umask 0; touch log; chmod 666 log; for c in checkpoint migrate clean; do printf '#!/bin/sh\necho %s $* $(id -un) $JOB_NAME restarted=$RESTARTED >> %s\n' $c $PWD/log > $c; chmod 755 $c; done
  $ printf '#!/bin/sh\necho migrate $(id -un) $JOB_NAME >> %s\nkill -9 -$1\n' $PWD/log > migrate
  $ cat > app <<C
  > ckpt_name          app
  > interface          application-level
  > ckpt_command       $PWD/checkpoint \$job_id \$queue
  > migr_command       $PWD/migrate \$job_pid
  > restart_command    NONE
  > clean_command      $PWD/clean \$job_id
  > ckpt_dir           /tmp
  > signal             NONE
  > when               smxr
  > C
  $ qconf -Ackpt app; sed 's/^ckpt_name.*/ckpt_name user/; s/^interface.*/interface userdefined/; s/^signal.*/signal usr1/; s#^ckpt_command.*#ckpt_command NONE#; s#^migr_command.*#migr_command NONE#; s#^clean_command.*#clean_command NONE#' app > user; qconf -Ackpt user
  root@master added "app" to checkpoint interface list
  root@master added "user" to checkpoint interface list
  $ qconf -rattr queue ckpt_list app,user all.q; qconf -rattr queue min_cpu_interval 00:00:01 all.q
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ cat > work.sh <<'S'
  > #$ -cwd -j y
  > trap 'echo usr1 >> $JOB_NAME.signals' USR1
  > echo "begins, restarted=$RESTARTED"
  > for i in $(seq 200); do test -e stop && break; sleep 0.1; done
  > echo ends
  > S
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5}'; }
  $ until_logged() { for i in $(seq 100); do grep -q "$1" log && break; sleep 0.1; done; }

The command runs at the interval and tells which job it is for; when the job ends the clean command does.

  $ as alice qsub -N one -ckpt app -c 00:00:02 work.sh
  Your job 1 ("one") has been submitted
  $ wait_job 1 r; until_logged checkpoint; head -1 log
  checkpoint 1 all.q alice one restarted=0
  $ touch stop; wait_job 1; tail -1 log; cat one.o1; rm stop; : > log
  clean 1 alice one restarted=0
  begins, restarted=0
  ends

A suspended job migrates: it goes back and starts again.

  $ as alice qsub -N two -ckpt app -c sx work.sh
  Your job 2 ("two") has been submitted
  $ wait_job 2 r; sleep 1; as alice qmod -sj 2; until_logged migrate; for i in $(seq 50); do [ "$(states)" = '2 Rq' ] && break; sleep 0.2; done; states
  alice - suspended job 2
  2 Rq
  $ cat log
  migrate alice two
  $ schedule; wait_job 2 Rr; states; touch stop; wait_job 2; cat two.o2; rm stop
  2 Rr
  begins, restarted=0
  begins, restarted=2
  ends
  $ qacct -j 2 | grep -E '^(failed|exit_status)'
  failed       24  : migrating
  exit_status  137                  (Killed)
  failed       0    
  exit_status  0                   

A signal tells jobs that look after themselves.

  $ as alice qsub -N three -ckpt user -c 00:00:02 work.sh
  Your job 3 ("three") has been submitted
  $ wait_job 3 r; for i in $(seq 100); do test -e three.signals && break; sleep 0.1; done; sort -u three.signals; touch stop; wait_job 3; grep -v '^User defined' three.o3; rm stop
  usr1
  begins, restarted=0
  ends
