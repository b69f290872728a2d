A limit that counts each queue on some hosts, or each host of some queues: once a serial job exceeds one of the counts, no other reason
is given for these hosts, or queues.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f > o; }
  $ try() { qconf -drqs it > o 2>&1; quota it "$@"; schedule; qstat -j 1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; }
  $ as bob qsub -b y -l ram=1G sleep 600
  Your job 1 ("sleep") has been submitted
  $ try 'queues {*} hosts @left to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q//" in rule "it/1"
  $ try 'queues {*} hosts !node04 to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q//" in rule "it/1"
  $ try 'queues {*} hosts {@left} to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q/node01/" in rule "it/1"
  cannot run because it exceeds limit "///all.q/node02/" in rule "it/1"
  $ try 'queues {all.q,long.q} hosts @left to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q//" in rule "it/1"
  cannot run because it exceeds limit "///long.q//" in rule "it/1"
  $ try 'queues all.q hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node01/" in rule "it/1"
  $ try 'queues !long.q hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node01/" in rule "it/1"
  $ try 'queues {*,!all.q} hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///long.q/node01/" in rule "it/1"
  $ try 'queues all.q hosts {@allhosts,!node03} to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node01/" in rule "it/1"
  cannot run because it exceeds limit "////node02/" in rule "it/1"
  cannot run because it exceeds limit "////node04/" in rule "it/1"
  $ try 'queues {*} hosts {*} to slots=0'
  cannot run because it exceeds limit "///all.q/node01/" in rule "it/1"
  cannot run because it exceeds limit "///all.q/node02/" in rule "it/1"
  cannot run because it exceeds limit "///all.q/node03/" in rule "it/1"
  cannot run because it exceeds limit "///all.q/node04/" in rule "it/1"
  cannot run because it exceeds limit "///long.q/node01/" in rule "it/1"
  cannot run because it exceeds limit "///long.q/node02/" in rule "it/1"
  cannot run because it exceeds limit "///long.q/node03/" in rule "it/1"
  cannot run because it exceeds limit "///long.q/node04/" in rule "it/1"
  $ try 'queues {*} to slots=0'
  cannot run because it exceeds limit "///all.q//" in rule "it/1"
  cannot run because it exceeds limit "///long.q//" in rule "it/1"
  $ try 'hosts {*} to slots=0'
  cannot run because it exceeds limit "////node01/" in rule "it/1"
  cannot run because it exceeds limit "////node02/" in rule "it/1"
  cannot run because it exceeds limit "////node03/" in rule "it/1"
  cannot run because it exceeds limit "////node04/" in rule "it/1"
  $ try 'users alice queues all.q to slots=3' 'queues {*} hosts @left to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q//" in rule "it/2"
  $ try 'users bob queues all.q to slots=3' 'queues {*} hosts @left to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///long.q//" in rule "it/2"
  $ try 'users bob hosts node01 to slots=3' 'queues {*} hosts @left to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "all.q@node04" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "///all.q//" in rule "it/2"
  $ try 'users bob hosts node01 to slots=3' 'queues all.q hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node02/" in rule "it/2"
  cannot run because it exceeds limit "////node03/" in rule "it/2"
  cannot run because it exceeds limit "////node04/" in rule "it/2"
  $ try 'users bob queues long.q to slots=3' 'queues all.q hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node01/" in rule "it/2"
  $ try 'pes {*} queues long.q hosts node01 to slots=3' 'queues all.q hosts {*} to slots=0'
  (-l ram=1G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  (-l ram=1G) cannot run in queue "long.q@node04" because job requests unknown resource (ram)
  cannot run because it exceeds limit "////node01/" in rule "it/2"
