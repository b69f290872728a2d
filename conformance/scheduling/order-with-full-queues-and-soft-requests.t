The order of hosts for a parallel job with soft requests and `-R y` that can start: the list is sorted for it whoever was before it, with the full queue instances that it takes back, and those rank hosts, too.

Instances keep the order in which they became full for the first time, whether jobs with `-R y` that started since have taken them back or not: below, the hosts 02 and 04 come in that order, behind those with free slots in all.q.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > o; }
  $ submit() { as bob qsub -b y -N "$@" sleep 600 > /dev/null; }
  $ hosts() { qstat -g t -s r -u bob | awk '/ASTER|LAVE/ { if (NF > 3) last = $3; if (last == "job") { sub(/.*@node/, "", $0); print substr($0, 1, 2) } }' | sort | xargs; qdel -f $(qstat -u '*' | awk 'NR > 2 {print $1}') > /dev/null; schedule; }
  $ order() { for n in 2 3 4; do submit first -p -1 -q all.q@node$1; submit second -p -2 -q all.q@node$2 $3; submit job -p -900 -pe rr 1-$n -soft -q '*@node03' -hard $4; schedule; hosts; done; }
  $ conf max_reservation 5; conf weight_priority 10; conf weight_urgency 0; qconf -rattr queue slots 1 all.q
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  root@master modified "all.q" in cluster queue list
  $ order 02 04 '' ''
  01 03
  01 02 03
  01 02 03 04
  $ order 04 02 '' ''
  01 03
  01 03 04
  01 02 03 04
  $ order 04 02 '' '-R y'
  01 03
  01 03 04
  01 02 03 04
  $ order 04 02 '-R y' '-R y'
  01 03
  01 03 04
  01 02 03 04
  $ order 04 02 '-R y -pe rr 1' '-R y'
  01 03
  01 03 04
  01 02 03 04
  $ order 04 02 '-R y -pe rr 1 -soft -q *@node03 -hard' '-R y'
  01 03
  01 03 04
  01 02 03 04
  $ conf queue_sort_method load
  changed scheduler configuration
  $ order 04 02 '-R y' '-R y'
  01 03
  01 03 04
  01 02 03 04
  $ order 02 04 '-R y' '-R y'
  01 03
  01 02 03
  01 02 03 04
