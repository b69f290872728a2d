Names of hosts of qhost -h: capitals, patterns, hosts that are no execution hosts.

  $ site quotas
  $ h() { qhost "$@" 2>/dev/null | awk 'NR > 2 {print $1}' | paste -sd' '; echo ${PIPESTATUS[0]}; }
  $ h -h NODE01
  global node01
  0
  $ h -h Node01,node02
  global node01 node02
  0
  $ h -h 'node0[12]'
  global
  0
  $ h -h 'node01,node0[23]'
  global node01
  0
  $ h -h '*'
  global
  0
  $ h -h node05
  global
  0
  $ h -h node01,node05
  global node01
  0
  $ h -h 'node*' -l h=node01
  
  0
