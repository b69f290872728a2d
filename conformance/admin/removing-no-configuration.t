Removing the configuration of a host that has none is no failure; one of something that is no host is.

  $ site small
  $ qconf -dconf node02
  root@master removed "node02" from configuration list
  $ qconf -dconf node39,node01
  root@master removed "node39" from configuration list
  root@master removed "node01" from configuration list
  $ fails nosuch -- qconf -dconf nosuch
  exit 1, says: nosuch
