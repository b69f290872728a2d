A calendar's none stays as it was written.

  $ site small
  $ printf 'calendar_name c\nyear none\nweek None\n' > f; qconf -Acal f; qconf -scal c
  root@master added "c" to calendar list
  calendar_name    c
  year             none
  week             None
  $ qconf -rattr queue calendar c all.q; qselect -qs D
  root@master modified "all.q" in cluster queue list
  [1]
