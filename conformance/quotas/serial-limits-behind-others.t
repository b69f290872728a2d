A limit on everything rules out all queues and hosts for a serial job, unless a rule of the set before it is about some queues or
hosts, whomever that one is for: then only what that one is not about, so that other sets are asked elsewhere.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ try() { qconf -drqs later > o 2>&1; quota later "$@"; schedule; qstat -j 1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//'; }
  $ quota former 'queues l* to slots=0'
  $ as bob qsub -b y sleep 600
  Your job 1 ("sleep") has been submitted
  $ try 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/1"
  $ try 'users dave to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  $ try 'users dave hosts node01 to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  cannot run because it exceeds limit "/////" in rule "former/1"
  $ try 'users dave queues all.q to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  $ try 'users dave queues l* to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  cannot run because it exceeds limit "/////" in rule "former/1"
  $ try 'projects b* hosts *,!@right to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  cannot run because it exceeds limit "/////" in rule "former/1"
  $ try 'pes {*,!rr} queues {*} hosts !node04 to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  cannot run because it exceeds limit "/////" in rule "former/1"
  $ try 'users dave queues {*} to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  $ try 'users dave hosts {*} to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  $ try 'users dave hosts * to slots=3' 'to slots=0'
  cannot run because it exceeds limit "/////" in rule "later/2"
  $ try 'to slots=0' 'users dave hosts node01 to slots=3'
  cannot run because it exceeds limit "/////" in rule "later/1"
