Load formulas of what is not a number, or does not exist, are refused.

  $ site small
  $ f() { qconf -ssconf | sed "s/^load_formula .*/load_formula $1/" > sc; fails $2 -- qconf -Msconf sc; }
  $ f none none
  exit 1, says: none
  $ f NONE
  exit 1, says: 
  $ qconf -sc > c; printf 'txt t STRING == YES NO NONE 0\nok ok BOOL == YES NO 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "txt" to complex entry list
  root@master added "ok" to complex entry list
  $ f txt txt
  exit 1, says: txt
  $ f np_load_avg+t t
  exit 1, says: t
  $ f hostname hostname
  exit 1, says: hostname
  $ f ok
  exit 0, says: 
  $ qconf -ssconf | grep load_formula
  load_formula                      ok
