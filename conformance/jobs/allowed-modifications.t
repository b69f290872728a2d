Where a script verifies submissions, jobs may be altered only in what jsv_allowed_mod lists, by the script's names;
managers are not an exception.

  $ site small
  $ printf '#!/bin/sh\nwhile read l; do case $l in START) echo STARTED;; BEGIN) echo "RESULT STATE ACCEPT";; QUIT) exit;; esac; done\n' > j.sh
  $ chmod 755 j.sh
  $ allow() { qconf -sconf | sed "s,^jsv_url.*,jsv_url $PWD/j.sh,;s/^jsv_allowed_mod.*/jsv_allowed_mod $1/" > global; qconf -Mconf global; }
  $ as alice qsub -b y -N a -t 1-3 sleep 100
  Your job-array 1.1-3:1 ("a") has been submitted
  $ qconf -sconf | grep jsv
  jsv_url                      none
  jsv_allowed_mod              ac,h,i,e,o,j,M,N,p,w
  $ as alice qalter -q all.q 1
  modified hard queue list of job 1
  $ allow ac,h,i,e,o,j,M,N,p,w
  root@master modified "global" in configuration list
  $ as alice qalter -N b 1
  modified job name of job 1
  $ fails l_hard -- as alice qalter -l h_rt=10 1
  exit 1, says: l_hard
  $ fails q_hard -- as alice qalter -q all.q 1
  exit 1, says: q_hard
  $ as alice qalter -p -5 1
  alice@master sets scheduling priority of job 1 to -5
  $ fails m -- as alice qalter -m b 1
  exit 1, says: m
  $ as alice qalter -h u 1
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  modified hold of job-array task 1.3
  $ as alice qalter -ac x=1 1
  modified context of job 1
  $ fails l_hard -- as alice qalter -N c -l h_rt=10 1
  exit 1, says: l_hard
  $ as alice qrls 1
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  modified hold of job-array task 1.3
  $ fails l_hard -- qalter -l h_rt=10 1
  exit 1, says: l_hard
  $ allow l_hard
  root@master modified "global" in configuration list
  $ fails A m M N o -- as alice qalter -A x -m b -M c -N d -o /x 1
  exit 1, says: A m M N o
  $ for o in '-A x' '-m b' '-M x' '-N d' '-o /x' '-e /x' '-i /x' '-j y' '-l h_rt=1' '-soft -q all.q' '-q all.q' '-masterq all.q' '-hold_jid 7' '-hold_jid_ad 7' '-a 203001010000' '-ac x=1' '-dc x' '-sc x=1' '-c m' '-ckpt x' '-cwd' '-wd /' '-dl 203001010000' '-js 3' '-notify' '-P p' '-p -3' '-r y' '-R y' '-S /bin/sh' '-v A=1' '-V' '-tc 3' '-binding linear:1' '-ar 0'; do echo "$o: $(as alice qalter $o 1 2>&1 | head -1)"; done
  -A x: rejected due to jsv_allowed_mod configuration which does not allow: A
  -m b: rejected due to jsv_allowed_mod configuration which does not allow: m
  -M x: rejected due to jsv_allowed_mod configuration which does not allow: M
  -N d: rejected due to jsv_allowed_mod configuration which does not allow: N
  -o /x: rejected due to jsv_allowed_mod configuration which does not allow: o
  -e /x: rejected due to jsv_allowed_mod configuration which does not allow: e
  -i /x: rejected due to jsv_allowed_mod configuration which does not allow: i
  -j y: rejected due to jsv_allowed_mod configuration which does not allow: j
  -l h_rt=1: modified hard resource list of job 1
  -soft -q all.q: rejected due to jsv_allowed_mod configuration which does not allow: q_soft
  -q all.q: rejected due to jsv_allowed_mod configuration which does not allow: q_hard
  -masterq all.q: rejected due to jsv_allowed_mod configuration which does not allow: masterq
  -hold_jid 7: rejected due to jsv_allowed_mod configuration which does not allow: hold_jid
  -hold_jid_ad 7: rejected due to jsv_allowed_mod configuration which does not allow: hold_jid_ad
  -a 203001010000: rejected due to jsv_allowed_mod configuration which does not allow: a
  -ac x=1: rejected due to jsv_allowed_mod configuration which does not allow: ac
  -dc x: rejected due to jsv_allowed_mod configuration which does not allow: ac
  -sc x=1: rejected due to jsv_allowed_mod configuration which does not allow: ac
  -c m: rejected due to jsv_allowed_mod configuration which does not allow: c_occasion
  -ckpt x: rejected due to jsv_allowed_mod configuration which does not allow: ckpt
  -cwd: rejected due to jsv_allowed_mod configuration which does not allow: cwd
  -wd /: rejected due to jsv_allowed_mod configuration which does not allow: cwd
  -dl 203001010000: rejected due to jsv_allowed_mod configuration which does not allow: dl
  -js 3: rejected due to jsv_allowed_mod configuration which does not allow: js
  -notify: rejected due to jsv_allowed_mod configuration which does not allow: notify
  -P p: rejected due to jsv_allowed_mod configuration which does not allow: P
  -p -3: rejected due to jsv_allowed_mod configuration which does not allow: p
  -r y: rejected due to jsv_allowed_mod configuration which does not allow: r
  -R y: rejected due to jsv_allowed_mod configuration which does not allow: R
  -S /bin/sh: rejected due to jsv_allowed_mod configuration which does not allow: S
  -v A=1: rejected due to jsv_allowed_mod configuration which does not allow: v
  -V: rejected due to jsv_allowed_mod configuration which does not allow: v
  -tc 3: modified task concurrency of job 1
  -binding linear:1: rejected due to jsv_allowed_mod configuration which does not allow: binding
  -ar 0: rejected due to jsv_allowed_mod configuration which does not allow: ar
  $ fails h -- as alice qalter -h u 1
  exit 1, says: h
  $ fails h -- as alice qhold 1
  exit 4, says: h
  $ fails h -- as alice qrls 1
  exit 4, says: h
  $ fails pe_name -- as alice qalter -pe smp 2 1
  exit 1, says: pe_name
  $ qalter -ot 4 1
  root@master sets override tickets of job 1 to 4
  $ allow none
  root@master modified "global" in configuration list
  $ fails jsv_allowed_mod -- as alice qalter -h u 1
  exit 1, says: jsv_allowed_mod
  $ fails jsv_allowed_mod -- as alice qhold 1
  exit 4, says: jsv_allowed_mod
  $ fails jsv_allowed_mod -- as alice qalter -l h_rt=9 99
  exit 1, says: jsv_allowed_mod
  $ fails jsv_allowed_mod -- as bob qalter -N d 1
  exit 1, says: jsv_allowed_mod
