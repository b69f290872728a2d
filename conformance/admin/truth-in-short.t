Words for true and false may be shortened to their first letter, in either case.

  $ site small
  $ for v in TRUE t YES y 1 false F no N 0; do qconf -rattr pe control_slaves $v smp > /dev/null; echo "$v: $? $(qconf -sp smp | grep control)"; done
  TRUE: 0 control_slaves     TRUE
  t: 0 control_slaves     TRUE
  YES: 0 control_slaves     TRUE
  y: 0 control_slaves     TRUE
  1: 0 control_slaves     TRUE
  false: 0 control_slaves     FALSE
  F: 0 control_slaves     FALSE
  no: 0 control_slaves     FALSE
  N: 0 control_slaves     FALSE
  0: 0 control_slaves     FALSE
  $ for v in x tr 2 -; do fails -- qconf -rattr pe control_slaves $v smp; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ for v in yes YES no 1 t; do printf '{\n name e%s\n enabled %s\n limit to slots=1\n}\n' $v $v > f; qconf -Arqs f; qconf -srqs e$v | grep enab; done
  root@master added "eyes" to resource quota set list
     enabled      TRUE
  root@master added "eYES" to resource quota set list
     enabled      TRUE
  root@master added "eno" to resource quota set list
     enabled      FALSE
  root@master added "e1" to resource quota set list
     enabled      TRUE
  root@master added "et" to resource quota set list
     enabled      TRUE
