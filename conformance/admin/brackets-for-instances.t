Settings in brackets for a queue instance: refused for all that a command names.

  $ site small
  $ fails -- qconf -rattr queue slots '2,[node01=3]' all.q all.q@node02
  exit 1, says: 
  $ qconf -sq all.q | grep ^slots
  slots                 4
  $ fails -- qconf -rattr queue slots '2,[node01=3]' all.q@node02
  exit 1, says: 
  $ fails -- qconf -aattr queue complex_values '[node01=virtual_free=1G]' all.q@node02
  exit 1, says: 
  $ qconf -rattr queue slots 5 all.q all.q@node02
  root@master modified "all.q" in cluster queue list
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | grep ^slots
  slots                 5,[node02=5]
