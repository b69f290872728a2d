A file is taken over whole or not at all, and everything that is wrong with it is said.

  $ site small
  $ set() { printf '{\n name %s\n enabled TRUE\n limit users alice to %s\n}\n' $1 $2; }
  $ { set one slots=1; set two nosuch=1; set three slots=x; } > f
  $ fails nosuch f:9 -- qconf -Arqs f
  exit 1, says: nosuch f:9
  $ fails x f:14 -- qconf -Arqs f
  exit 1, says: x f:14
  $ qconf -srqsl
  no resource quota set list defined
  [1]
  $ { set one slots=1; set three slots=2; } > f
  $ qconf -Arqs f
  root@master added "one" to resource quota set list
  $ qconf -srqsl
  one
  three
  $ { set four slots=7; set one slots=2; } > f
  $ fails one -- qconf -Arqs f
  exit 1, says: one
  $ qconf -srqs one | grep limit
     limit        users alice to slots=1
  $ qconf -sc > c
  $ sed -i -e 's/^h_rt .*/h_rt h_rt TIME <= YES NO 0:0:0 7/' -e 's/^s_rt .*/s_rt s_rt TIME <= YES NOSUCH 0:0:0 0/' c
  $ fails NOSUCH -- qconf -Mc c
  exit 1, says: NOSUCH
  $ qconf -sc | awk '$1 == "h_rt" { print $NF }'
  0
