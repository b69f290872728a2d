Whole numbers are read as strtod(3) reads them, and must be whole and of 32 bits.

  $ site quotas
  $ number() { qconf -rattr $1 $2 "$3" $4 >/dev/null 2>&1 || echo "refused: $3"; qconf -s${1:0:1} $4 | grep "^$2 "; }
  $ for v in 1e3 0x10 1.9 +5 2.0 010 5x 1e 0x 1_0 '' 4294967297; do number queue slots "$v" all.q; done
  slots                 1000
  slots                 16
  refused: 1.9
  slots                 16
  slots                 5
  slots                 2
  slots                 10
  refused: 5x
  slots                 10
  refused: 1e
  slots                 10
  refused: 0x
  slots                 10
  refused: 1_0
  slots                 10
  refused: 
  slots                 10
  refused: 4294967297
  slots                 10
  $ for v in 1e3 0x10 1.9 -3 4294967295 4294967296; do number queue seq_no "$v" all.q; done
  seq_no                1000
  seq_no                16
  refused: 1.9
  seq_no                16
  refused: -3
  seq_no                16
  seq_no                4294967295
  refused: 4294967296
  seq_no                4294967295
  $ for v in 1e1 0x10 1.9; do number queue nsuspend "$v" all.q; done
  nsuspend              10
  nsuspend              16
  refused: 1.9
  nsuspend              16
  $ for v in 1e3 0x10 1.9; do number pe slots "$v" smp; done
  slots              1000
  slots              16
  refused: 1.9
  slots              16
  $ qconf -rattr queue slots '2,[node01=1e1]' all.q; qconf -sq all.q | grep '^slots '
  root@master modified "all.q" in cluster queue list
  slots                 2,[node01=10]
  $ for v in 1e3 0x10 1.9; do qconf -ssconf | sed "s/^maxujobs .*/maxujobs $v/" > s; qconf -Msconf s >/dev/null 2>&1; qconf -ssconf | grep ^maxujobs; done
  maxujobs                          1000
  maxujobs                          16
  maxujobs                          16
  $ printf 'name p\noticket 1e2\nfshare 0x20\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p; qconf -sprj p | grep -e oticket -e fshare
  root@master added "p" to project list
  oticket 100
  fshare 32
  $ printf 'id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\nid=1\nname=default\ntype=0\nshares=1e2\nchildnodes=NONE\n' > t; qconf -Astree t; qconf -sst
  changed sharetree
  Root=1
     default=100
