Each job takes a slot: whatever a table says of `slots`, its shortcut and its urgency alone change.

  $ site small
  $ try() { qconf -sc | sed -E "s/^slots .*/slots $1/" > c; qconf -Mc c; qconf -sc | grep '^slots'; }
  $ try 's INT <= FORCED YES 0 500'
  root@master modified "slots" in complex entry list
  slots               s          INT       <=    YES         YES        1        500
  $ try 's INT <= NO YES 1 600'
  root@master modified "slots" in complex entry list
  slots               s          INT       <=    YES         YES        1        600
  $ try 's INT <= YES JOB 1 700'
  root@master modified "slots" in complex entry list
  slots               s          INT       <=    YES         YES        1        700
  $ try 'sl INT <= YES YES 1 700'
  root@master modified "slots" in complex entry list
  slots               sl         INT       <=    YES         YES        1        700
