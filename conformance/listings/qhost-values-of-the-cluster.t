Hosts that have a value where the cluster has another one: what qhost -l, qselect -l and qstat -l find, and where jobs may run.

  $ site quotas
  $ { qconf -sc; echo 'os osy CSTRING == YES NO NONE 0'; echo 'nos noy CSTRING != YES NO NONE 0'; echo 'rank rk INT <= YES NO 0 0'; echo 'size sz INT >= YES NO 0 0'; echo 'ssd sd BOOL == YES NO 0 0'; } > c; qconf -Mc c | sort
  root@master added "os" to complex entry list
  root@master added "nos" to complex entry list
  root@master added "rank" to complex entry list
  root@master added "size" to complex entry list
  root@master added "ssd" to complex entry list
  $ qconf -aattr exechost complex_values os=bsd,nos=bsd,rank=5,size=5,ssd=TRUE global; qconf -aattr exechost complex_values os=linux,nos=linux,rank=2,size=2,ssd=FALSE node01; qconf -aattr exechost complex_values os=bsd,nos=bsd,rank=9,size=9 node02
  root@master modified "global" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  $ for r in os=linux os=bsd nos=linux nos=bsd 'nos=lin*' rank=1 rank=3 rank=5 rank=7 rank=9 size=1 size=3 size=5 size=7 size=9 ssd=TRUE ssd=FALSE; do echo "$r: $(qhost -l "$r" | awk 'NR > 2 {print $1}' | tr '\n' ' ')/ $(qselect -q all.q -l "$r" | tr '\n' ' ')"; for h in node01 node02 node03; do as alice qsub -w v -b y -q all.q@$h -l "$r" sleep 60 > o 2>&1; grep -c suitable o; done | tr '\n' ' '; echo; done
  os=linux: / 
  1 1 1 
  os=bsd: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  nos=linux: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  nos=bsd: / 
  1 1 1 
  nos=lin*: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  rank=1: global node01 node02 node03 node04 / all.q@node01 all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  rank=3: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  rank=5: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  rank=7: / 
  1 1 1 
  rank=9: / 
  1 1 1 
  size=1: / 
  1 1 1 
  size=3: / 
  1 1 1 
  size=5: global node01 node02 node03 node04 / all.q@node01 all.q@node03 all.q@node04 
  1 1 1 
  size=7: global node01 node02 node03 node04 / all.q@node01 all.q@node03 all.q@node04 
  1 1 1 
  size=9: global node01 node02 node03 node04 / all.q@node01 all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  ssd=TRUE: global node01 node02 node03 node04 / all.q@node02 all.q@node03 all.q@node04 
  1 1 1 
  ssd=FALSE: / 
  1 1 1 
