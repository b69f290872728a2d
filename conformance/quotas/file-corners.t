Corners of the file format.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u "*" "$@" | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $4, $5, "slots=" (r ? $9 : $8), r ? $10 : $9 }' | sort -n | sed "s/ *$//"; }
  $ why() { qstat -j $1 | grep -E "cannot run|dropped|verif" | sort -u; }
  $ cat > f <<'X'
  > # first comment
  > {
  >    # inside
  >    description   "a text with  blanks"
  >    enabled  true
  >    name      one
  >    limit  hosts @left  name  up  to  slots=3, \
  >       lic=2
  >    limit users { alice } to slots=1
  > }
  > {
  > name two
  > limit name x users @staff,!bob,alice,@staff projects {red,!blue} to l=1
  > limit queues {} pes {} to s=7
  > }
  > X
  $ fails -- qconf -Arqs f
  exit 1, says: 
  $ qconf -srqs
  No resource quota set found
  [1]
  $ sed -i 's/{ alice }/{alice}/' f
  $ sed -i 's/to l=1/to h_vmem=1G,s_rt=0:1:0,h_rt=INFINITY/; s/to s=7/to slots=7/' f
  $ qconf -Arqs f
  root@master added "one" to resource quota set list
  $ qconf -srqs
  {
     name         one
     description  "a text with blanks"
     enabled      TRUE
     limit        name up hosts @left to slots=3,lic=2
     limit        users {alice} to slots=1
  }
  {
     name         two
     description  NONE
     enabled      FALSE
     limit        name x users @staff,alice,!bob projects {red,!blue} to \
     h_vmem=1G,s_rt=60,h_rt=INFINITY
     limit        to slots=7
  }
  $ printf '{\nname three\nenabled 1\nlimit to slots=0x10\nlimit users a?ice,[bc]* hosts !node0[1-3],* to lic=3,ram=1.5G,h_rt=1:0:0,h_vmem=512M\n}\n' > f; qconf -Arqs f
  root@master added "three" to resource quota set list
  $ printf '{ name four\nenabled 0\ndescription none\nlimit to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname five\nenabled maybe\nlimit to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname six\nenabled FALSE\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname seven\nlimit to slots=1\nlimit name b to slots=2\nlimit name b to slots=3\n}\n' > f; qconf -Arqs f
  root@master added "seven" to resource quota set list
  $ printf '{\nname 8eight\nlimit to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 0, says: 
  $ printf '{\nname a.b-c_d\nlimit to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 0, says: 
  $ printf '{\nname nine\nlimit users alice users bob to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname ten\nlimit users alice to slots=1 hosts node01\n}\n' > f; fails -- qconf -Arqs f
  exit 0, says: 
  $ printf '{\nname eleven\nlimit user alice to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname twelve\nlimit users alice, bob to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname thirteen\nlimit users to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname fourteen\nlimit name to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname fifteen\nlimit to slots=1 lic=2\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname sixteen\nlimit to slots=1,\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname seventeen\nlimit users !alice,!@staff to slots=1\n limit to slots=1,slots=2\n}\n' > f; fails -- qconf -Arqs f
  exit 0, says: 
  $ printf '{\nname eighteen\nfoo bar\nlimit to slots=1\n}\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf 'name nineteen\nlimit to slots=1\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ printf '{\nname twenty\nlimit to slots=1\n' > f; fails -- qconf -Arqs f
  exit 1, says: 
  $ qconf -srqsl
  8eight
  a.b-c_d
  one
  seven
  seventeen
  ten
  three
  two
  $ qconf -srqs
  {
     name         one
     description  "a text with blanks"
     enabled      TRUE
     limit        name up hosts @left to slots=3,lic=2
     limit        users {alice} to slots=1
  }
  {
     name         two
     description  NONE
     enabled      FALSE
     limit        name x users @staff,alice,!bob projects {red,!blue} to \
     h_vmem=1G,s_rt=60,h_rt=INFINITY
     limit        to slots=7
  }
  {
     name         three
     description  NONE
     enabled      TRUE
     limit        to slots=0x10
     limit        users a?ice,[bc]* hosts *,!node0[1-3] to lic=3,ram=1.5G, \
     h_rt=3600,h_vmem=512M
  }
  {
     name         seven
     description  NONE
     enabled      FALSE
     limit        to slots=1
     limit        name b to slots=2
     limit        name b to slots=3
  }
  {
     name         8eight
     description  NONE
     enabled      FALSE
     limit        to slots=1
  }
  {
     name         a.b-c_d
     description  NONE
     enabled      FALSE
     limit        to slots=1
  }
  {
     name         ten
     description  NONE
     enabled      FALSE
     limit        users alice hosts node01 to slots=1
  }
  {
     name         seventeen
     description  NONE
     enabled      FALSE
     limit        users !alice,!@staff to slots=1
     limit        to slots=1,slots=2
  }
  $ qconf -srqs 'se*,three'
  {
     name         three
     description  NONE
     enabled      TRUE
     limit        to slots=0x10
     limit        users a?ice,[bc]* hosts *,!node0[1-3] to lic=3,ram=1.5G, \
     h_rt=3600,h_vmem=512M
  }
  {
     name         seven
     description  NONE
     enabled      FALSE
     limit        to slots=1
     limit        name b to slots=2
     limit        name b to slots=3
  }
  {
     name         seventeen
     description  NONE
     enabled      FALSE
     limit        users !alice,!@staff to slots=1
     limit        to slots=1,slots=2
  }
  $ fails nosuch -- qconf -srqs nosuch
  exit 1, does not say: nosuch
  No resource quota set found
