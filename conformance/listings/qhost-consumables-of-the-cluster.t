Consumables of the cluster and of hosts at once: what qhost -l finds.

  $ site quotas
  $ { qconf -sc; echo 'ex exx BOOL EXCL YES YES 0 0'; echo 'str strx STRING == YES NO NONE 0'; } > c; qconf -Mc c | sort
  root@master added "ex" to complex entry list
  root@master added "str" to complex entry list
  $ qconf -aattr exechost complex_values lic=4,ram=4G global; qconf -aattr exechost complex_values lic=2,ex=TRUE,str=a node01; qconf -aattr exechost complex_values lic=9,str=b node02
  root@master modified "global" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ q() { for r in lic=1 lic=2 lic=3 lic=4 lic=5 lic=9 ram=5G ex=1 str=a,lic=2 str=a,lic=3 str=b,lic=5; do echo "$r: $(qhost -l "$r" | awk 'NR > 2 {print $1}' | tr '\n' ' ')"; done; }
  $ q
  lic=1: global node01 node02 node03 node04 
  lic=2: global node01 node02 node03 node04 
  lic=3: global node01 node02 node03 node04 
  lic=4: global node01 node02 node03 node04 
  lic=5: 
  lic=9: 
  ram=5G: 
  ex=1: node01 
  str=a,lic=2: node01 
  str=a,lic=3: 
  str=b,lic=5: 
  $ as alice qsub -b y -q all.q@node01 -l lic=2 sleep 60; schedule; q
  Your job 1 ("sleep") has been submitted
  lic=1: global node01 node02 node03 node04 
  lic=2: global node01 node02 node03 node04 
  lic=3: 
  lic=4: 
  lic=5: 
  lic=9: 
  ram=5G: 
  ex=1: 
  str=a,lic=2: 
  str=a,lic=3: 
  str=b,lic=5: 
  $ qconf -aattr exechost complex_values ex=TRUE global; q
  root@master modified "global" in exechost list
  lic=1: global node01 node02 node03 node04 
  lic=2: global node01 node02 node03 node04 
  lic=3: 
  lic=4: 
  lic=5: 
  lic=9: 
  ram=5G: 
  ex=1: 
  str=a,lic=2: 
  str=a,lic=3: 
  str=b,lic=5: 
