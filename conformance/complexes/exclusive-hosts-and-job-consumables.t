A parallel job finds an exclusive resource in use on hosts and closes their queue instances to jobs behind it, from the next serial job on. Those where what it wants once a job has no value stay open, unless access or their cluster queue as a whole keeps the job out; so do hosts with a consumable that the job uses by its default and may not request.

  $ site quotas
  $ qconf -sc > c; echo 'alone al BOOL EXCL YES YES 0 0' >> c; for a in all long both none host global; do echo "of_$a of_$a INT <= YES JOB 0 0" >> c; done; printf '%s\n' 'rank rank INT == YES NO 0 0' 'tok tok INT <= YES YES 0 0' 'job job INT <= NO JOB 3 0' 'slot slot INT <= NO YES 3 0' >> c; qconf -Mc c > o
  root@master added "alone" to complex entry list
  root@master added "of_all" to complex entry list
  root@master added "of_long" to complex entry list
  root@master added "of_both" to complex entry list
  root@master added "of_none" to complex entry list
  root@master added "of_host" to complex entry list
  root@master added "of_global" to complex entry list
  root@master added "rank" to complex entry list
  root@master added "tok" to complex entry list
  root@master added "job" to complex entry list
  root@master added "slot" to complex entry list
  $ for n in 1 2 3; do qconf -aattr exechost complex_values alone=1 node0$n > o; done
  $ qconf -aattr exechost complex_values of_host=9 node04 > o; qconf -aattr exechost complex_values of_global=9 global > o
  $ qconf -aattr queue complex_values of_all=9,of_both=9,rank=7,tok=9 all.q > o; qconf -aattr queue complex_values of_long=9,of_both=9 long.q > o
  $ qconf -au dave davids > o
  added "dave" to access list "davids"
  $ serial() { as $1 qsub -b y -N $2 -q $3 sleep 600 > o; }
  $ clear() { qdel -f $(qstat -u "*" | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ try() { serial alice a all.q@node01; serial alice a all.q@node02; schedule; as dave qsub -b y -N par -pe mpi "$@" sleep 600 > o; serial carol first all.q@node03; serial carol second all.q@node02; serial carol third long.q@node02; schedule; echo "$*:" $(qstat -u carol -s r | awk 'NR > 2 { print $3 }' | sort); clear; }

What is wanted once, with a value here or there.

  $ for a in all long both none host global; do try 1-3 -l alone,of_$a=1 -q '*@node02'; done
  1-3 -l alone,of_all=1 -q *@node02: first third
  1-3 -l alone,of_long=1 -q *@node02: first second
  1-3 -l alone,of_both=1 -q *@node02: first
  1-3 -l alone,of_none=1 -q *@node02: first second third
  1-3 -l alone,of_host=1 -q *@node02: first second third
  1-3 -l alone,of_global=1 -q *@node02: first
  $ try 1-3 -l alone,of_all=1 -q all.q@node02
  1-3 -l alone,of_all=1 -q all.q@node02: first
  $ try 1-3 -l alone,of_long=1 -q all.q@node02
  1-3 -l alone,of_long=1 -q all.q@node02: first second
  $ try 1-3 -l alone,of_long=1,of_all=1 -q '*@node02'
  1-3 -l alone,of_long=1,of_all=1 -q *@node02: first second third

A cluster queue that is out as a whole.

  $ for a in rank=7 rank=8 tok=1 tok=20; do for r in 1-3 2-3; do try $r -l alone,of_long=1,$a -q '*@node02'; done; done
  1-3 -l alone,of_long=1,rank=7 -q *@node02: first second
  2-3 -l alone,of_long=1,rank=7 -q *@node02: first second
  1-3 -l alone,of_long=1,rank=8 -q *@node02: first
  2-3 -l alone,of_long=1,rank=8 -q *@node02: first second
  1-3 -l alone,of_long=1,tok=1 -q *@node02: first second
  2-3 -l alone,of_long=1,tok=1 -q *@node02: first second
  1-3 -l alone,of_long=1,tok=20 -q *@node02: first
  2-3 -l alone,of_long=1,tok=20 -q *@node02: first second
  $ qconf -rattr queue xuser_lists davids all.q > o; try 1-3 -l alone,of_long=1 -q '*@node02'; qconf -rattr queue xuser_lists NONE all.q > o
  1-3 -l alone,of_long=1 -q *@node02: first
  $ qconf -rattr queue xuser_lists 'NONE,[node02=davids]' all.q > o; try 1-3 -l alone,of_long=1 -q '*@node02'; qconf -rattr queue xuser_lists NONE all.q > o
  1-3 -l alone,of_long=1 -q *@node02: first
  $ try 1-3 -l alone,of_long=1 -q '*@node02' -masterq all.q
  1-3 -l alone,of_long=1 -q *@node02 -masterq all.q: first third
  $ try 1-3 -l alone,of_long=1 -q '*@node02' -masterq long.q
  1-3 -l alone,of_long=1 -q *@node02 -masterq long.q:

Used by default.

  $ for a in job slot; do for o in 'queue all.q' 'exechost node02'; do set -- $o; qconf -aattr $1 complex_values $a=100 $2 > o; try 1-3 -l alone -q '*@node02'; qconf -dattr $1 complex_values $a=100 $2 > o; done; done
  1-3 -l alone -q *@node02: first
  1-3 -l alone -q *@node02: first second third
  1-3 -l alone -q *@node02: first
  1-3 -l alone -q *@node02: first second third
