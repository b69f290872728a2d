Advance reservations that there are not: `qrstat -ar` says so on its standard output, with exit status 1, and only where none of the numbers is one.

  $ site quotas
  $ qconf -au alice,bob arusers > o
  added "alice" to access list "arusers"
  added "bob" to access list "arusers"
  $ as alice qrsub -a 203001010030 -d 3600 -N one
  Your advance reservation 1 has been granted
  $ both() { "$@" > out 2> err; echo "exit $?"; grep -v -e ---- -e time -e group out | head -4; }
  $ both qrstat -ar 8,9; wc -l < err
  exit 1
  Following advance reservations do not exist:
  8, 9
  0
  $ both qrstat -explain -ar 9; wc -l < err
  exit 1
  Following advance reservations do not exist:
  9
  0
  $ both qrstat -ar 9,1
  exit 0
  id                             1
  name                           one
  owner                          alice
  state                          w
  $ both qrstat -ar 1,9
  exit 0
  id                             1
  name                           one
  owner                          alice
  state                          w
  $ both qrstat -xml -ar 9
  exit 1
  <?xml version='1.0'?>
  <qrstat xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qrstat/qrstat.xsd">
     <ar_unknown>
        <id>9</id>
  $ both qrstat -u carol; wc -l < err
  exit 0
  0
