Cell: local

The temporary directory of a task goes with the task, whatever is in it; a queue in which it can't be made closes itself.

  $ site local
  $ setq() { qconf -rattr queue "$1" "$2" all.q > /dev/null; }
  $ left() { for i in $(seq 30); do [ -n "$(ls -A tmp)" ] || break; sleep 0.2; done; ls -A tmp | wc -l; }
  $ mkdir tmp; chmod 1777 tmp; setq tmpdir $PWD/tmp
  $ printf 'mkdir -p $TMPDIR/a/b; touch $TMPDIR/a/b/c; chmod 500 $TMPDIR/a/b $TMPDIR/a; ls $TMPDIR\n' > readonly.sh
  $ as alice qsub -cwd -j y -N one readonly.sh
  Your job 1 ("one") has been submitted
  $ wait_job 1; cat one.o1; left
  a
  0

What a procedure of root's puts there goes with it.

  $ printf '#!/bin/sh\nmkdir -m 700 "$1"/root; touch "$1"/root/file; chmod 500 "$1"/root; ls "$1"\n' > fill; chmod 755 fill
  $ setq prolog 'root@'$PWD'/fill '$PWD'/tmp/$job_id.1.$queue'
  $ as alice qsub -cwd -j y -N root -b y true
  Your job 2 ("root") has been submitted
  $ wait_job 2; cat root.o2; left
  root
  0
  $ setq prolog NONE

A file in its place.

  $ touch file; setq tmpdir $PWD/file
  $ as alice qsub -cwd -j y -N three -b y true
  Your job 3 ("three") has been submitted
  $ for i in $(seq 60); do qstat -f | grep -q '^all.q.* E$' && break; schedule; sleep 0.3; done
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qstat -f | awk '/^all.q/ {print "queue", $6}'
  3 qw
  queue E
  $ as alice qdel 3
  alice has deleted job 3

A directory below a file, which nobody can make.

  $ setq tmpdir $PWD/file/directory; qmod -c all.q > /dev/null
  $ as alice qsub -cwd -j y -N four -b y true
  Your job 4 ("four") has been submitted
  $ for i in $(seq 60); do qstat -f | grep -q '^all.q.* E$' && break; schedule; sleep 0.3; done
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5}'; qstat -f | awk '/^all.q/ {print "queue", $6}'
  4 qw
  queue E
  $ as alice qdel 4
  alice has deleted job 4
