What a change of the table of resource attributes does to the order in which equal queue instances are taken.

  $ site quotas
  $ i=5; go() { i=$((11 - i)); qconf -rattr queue slots "4,[node01=$i],[node02=$i],[node04=$i]" all.q > o; eval "$1"; as bob qsub -b y -N j sleep 600 > o; schedule; qstat -u '*' | awk 'NR > 2 {print $8}'; qdel -f -u '*' > o; }
  $ to() { qconf -sc > c; sed -i "s/^$1 .*/$2/" c; qconf -Mc c; }

Instances whose settings have changed stand behind the others:

  $ go
  all.q@node03

A consumable that is booked in another way, or whose default changes, puts all of them back into the order of the hosts:

  $ go "to ram 'ram ram MEMORY <= YES YES 1M 0'"
  root@master modified "ram" in complex entry list
  all.q@node01
  $ go "to lic 'lic lic INT <= YES JOB 0 0'"
  root@master modified "lic" in complex entry list
  all.q@node01
  $ go "to lic 'lic lic INT <= YES NO 0 0'"
  root@master modified "lic" in complex entry list
  all.q@node01
  $ go "to lic 'lic lic INT <= YES YES 0 0'"
  root@master modified "lic" in complex entry list
  all.q@node01

Other changes do not:

  $ go "to lic 'lic lic DOUBLE <= YES YES 0 0'"
  root@master modified "lic" in complex entry list
  all.q@node03
  $ go "to lic 'lic lc DOUBLE <= YES YES 0 100'"
  root@master modified "lic" in complex entry list
  all.q@node03
  $ go "to lic 'lic lc DOUBLE <= FORCED YES 0 100'"
  root@master modified "lic" in complex entry list
  all.q@node03
  $ go "to lic 'lic lc DOUBLE <= YES YES 0 100'; echo 'new nw INT <= YES YES 1 0' >> c; qconf -Mc c"
  root@master modified "lic" in complex entry list
  root@master added "new" to complex entry list
  all.q@node03
  $ go "sed -i '/^new/d' c; qconf -Mc c"
  root@master removed "new" from complex list
  all.q@node03
