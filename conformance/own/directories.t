Every object in a file of its own, in a directory: written, read back unchanged, as text and as JSON.

  $ site small
  $ printf '{\n name r1\n description one\n enabled TRUE\n limit users {*} to slots=1\n}\n{\n name r2\n enabled TRUE\n limit to slots=5\n}\n' > rqs
  $ qconf -Arqs rqs > /dev/null
  $ printf 'id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\nid=1\nname=default\ntype=0\nshares=10\nchildnodes=NONE\n' > tree
  $ qconf -Astree tree
  changed sharetree
  $ everything() { for v in -srqs -sc -ssconf -sstree '-sq all.q' '-sp smp'; do qconf $v; done; }
  $ everything > before
  $ for k in rqs c sconf stree q p; do qconf -S$k text/$k && qconf -fmt json -S$k json/$k; done
  $ (cd text && find rqs c sconf stree q p -type f | sort)
  c/complexes
  p/mpi
  p/rr
  p/smp
  q/all.q
  rqs/r1
  rqs/r2
  sconf/schedconf
  stree/sharetree
  $ sed -i 's/slots=1$/slots=2/' text/rqs/r1; sed -i 's/slots=1"/slots=3"/' json/rqs/r1
  $ qconf -Mrqs text/rqs > changes 2>&1; qconf -srqs r1 | grep limit
     limit        users {*} to slots=2
  $ qconf -fmt json -Mrqs json/rqs > changes 2>&1; qconf -srqs r1 | grep limit
     limit        users {*} to slots=3
  $ qconf -drqs r1,r2; sed -i 's/slots=2$/slots=1/' text/rqs/r1; qconf -Arqs text/rqs
  root@master removed "r1" from resource quota set list
  root@master removed "r2" from resource quota set list
  root@master added "r1" to resource quota set list
  $ for form in text json; do for k in sconf stree q p; do qconf -fmt $(test $form = json && echo json || echo plain) -M$k $form/$k; done; done > /dev/null 2>&1
  $ qconf -Mc text/c; qconf -fmt json -Mc json/c
  Complex attribute configuration has not been changed
  Complex attribute configuration has not been changed
  $ everything > after; diff before after
  $ mkdir empty; fails empty -- qconf -Mrqs empty
  exit 1, says: empty
  $ printf '{\n' > text/rqs/broken; printf 'name\n' > text/rqs/worse; fails broken worse -- qconf -Mrqs text/rqs
  exit 1, says: broken worse
  $ cp text/c/complexes text/c/second; fails text/c more -- qconf -Mc text/c
  exit 1, says: text/c more
