Cell: local

Where a host reports a value and another one is configured there, the more restrictive counts; where no one is more restrictive, the configured one.

  $ site local
  $ EDIT='s/^load_report_time .*/load_report_time 0:0:1/' EDITOR=edit-with qconf -mconf global > /dev/null 2>&1
  $ { qconf -sc; for r in 'le <=' 'lt <' 'ge >=' 'gt >' 'eq ==' 'ne !='; do set -- $r; for k in lo hi; do echo "$1$k $1$k INT $2 YES NO 0 0"; done; done; echo 'sst sst STRING == YES NO NONE 0'; } > c; qconf -Mc c 2>&1 | wc -l
  13
  $ cat > sensor <<X
  > #!/bin/sh
  > while read l; do [ "\$l" = quit ] && exit; echo begin; for a in le lt ge gt eq ne; do for k in lo hi; do echo $MASTER:\$a\$k:10; done; done; echo $MASTER:sst:load; echo end; done
  > X
  $ chmod 755 sensor; EDIT="s#^load_sensor .*#load_sensor $TMP/sensor#" EDITOR=edit-with qconf -mconf global > /dev/null 2>&1
  $ for i in $(seq 60); do qhost -F sst | grep -q hl && break; sleep 0.5; done
  $ v=; for a in le lt ge gt eq ne; do v="$v,${a}lo=5,${a}hi=15"; done; qconf -aattr exechost complex_values "${v#,},sst=user" $MASTER
  root@master modified "master" in exechost list
  $ qstat -F lelo,lehi,ltlo,lthi,gelo,gehi,gtlo,gthi,eqlo,eqhi,nelo,nehi,sst | grep : | sort
  	hf:eqhi=15
  	hf:eqlo=5
  	hf:gehi=15
  	hf:gthi=15
  	hf:lelo=5
  	hf:ltlo=5
  	hf:nehi=15
  	hf:nelo=5
  	hf:sst=user
  	hl:gelo=10
  	hl:gtlo=10
  	hl:lehi=10
  	hl:lthi=10
  $ for j in gelo=9 gelo=10 gehi=15 lehi=15 lehi=10 lelo=5 lelo=6 gtlo=9 gtlo=11 lthi=12 lthi=9; do as alice qsub -b y -N ${j%=*}_${j#*=} -l $j sleep 60; done > /dev/null
  $ schedule; qstat -s r -u '*' -r | sed -n 's/.*Full jobname: *//p' | sort | tr '\n' ' '
  gehi_15 gelo_10 lehi_10 lelo_5 
  $ qconf -rattr queue load_thresholds gelo=8 all.q > /dev/null; sleep 1; qstat -f | sed -n 3p | awk '{print $6}'
  a
  $ qconf -rattr queue load_thresholds gehi=12 all.q > /dev/null; sleep 1; qstat -f | sed -n 3p | awk '{print $6}'
  $ qdel -f -u '*' > /dev/null
