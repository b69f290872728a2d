What qquota selects.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u "*" "$@" | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $4, $5, "slots=" (r ? $9 : $8), r ? $10 : $9 }' | sort -n | sed "s/ *$//"; }
  $ why() { qstat -j $1 | grep -E "cannot run|dropped|verif" | sort -u; }
  $ quota who 'name u users {alice,bob} to slots=3' 'name un users {!@staff} to slots=4' 'to slots=9'
  root@master added "who" to resource quota set list
  $ quota prj 'projects {*} to slots=5' 'projects !* to slots=7'
  root@master added "prj" to resource quota set list
  $ quota pe 'pes {smp,mpi} hosts {*} to slots=5' 'pes {!smp} queues all.q to slots=20'
  root@master added "pe" to resource quota set list
  $ quota place 'queues {*} hosts {@left} to slots=8' 'queues {*} hosts @right to slots=8,mem_free=4G'
  root@master added "place" to resource quota set list
  $ as alice qsub -b y sleep 60 > /dev/null
  $ as alice qsub -b y -P red sleep 60 > /dev/null
  $ as bob qsub -b y -pe smp 2 -P blue sleep 60 > /dev/null
  $ as carol qsub -b y -pe mpi 3 sleep 60 > /dev/null
  $ as dave qsub -b y -q long.q sleep 60 > /dev/null
  $ schedule
  $ jobs
  1 sleep alice r slots=1
  2 sleep alice r slots=1
  3 sleep bob r slots=2
  4 sleep carol r slots=3
  5 sleep dave r slots=1
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ as alice qquota
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users alice
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ as dave qquota
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u alice,carol
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '[ab]*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u nobody
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -P red
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -P '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -P 'r*,blue'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=1/5            projects red
  prj/1              slots=2/5            projects blue
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -pe smp
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=2/5            pes smp hosts node01
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -pe 'm*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -q all.q
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -q long.q
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -q 'l*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -h node01
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  $ qquota -u '*' -h 'node0[34]'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/2               slots=2/20           pes - queues all.q
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -h @left
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  place/1            slots=2/8            queues long.q hosts node01
  place/1            slots=2/8            queues all.q hosts node02
  $ qquota -u '*' -h @right -q all.q
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users bob
  who/u              slots=2/3            users alice
  who/un             slots=3/4            users carol
  who/un             slots=1/4            users dave
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u alice -h node01 -q all.q -l s
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  who/u              slots=2/3            users alice
  prj/1              slots=2/5            projects blue
  prj/1              slots=1/5            projects red
  pe/1               slots=3/5            pes mpi hosts node01
  pe/1               slots=2/5            pes smp hosts node01
  pe/2               slots=2/20           pes - queues all.q
  place/1            slots=4/8            queues all.q hosts node01
  $ qquota -u '*' -l mem_free
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  place/2            mem_free=4G          queues {*} hosts @right
  $ qquota -u '*' -l nosuch
  $ qquota -u bob -P blue -pe smp -xml
  <?xml version='1.0'?>
  <qquota_result xmlns="http://arc.liv.ac.uk/repos/darcs/sge/source/source/dist/util/resources/schemas/qquota/qquota.xsd">
   <qquota_rule name='who/u'>
     <users>bob</users>
     <limit resource='slots' limit='3' value='2'/>
   </qquota_rule>
   <qquota_rule name='prj/1'>
     <projects>blue</projects>
     <limit resource='slots' limit='5' value='2'/>
   </qquota_rule>
   <qquota_rule name='pe/1'>
     <pes>smp</pes>
     <hosts>node01</hosts>
     <limit resource='slots' limit='5' value='2'/>
   </qquota_rule>
   <qquota_rule name='place/1'>
     <queues>all.q</queues>
     <hosts>node01</hosts>
     <limit resource='slots' limit='8' value='4'/>
   </qquota_rule>
   <qquota_rule name='place/1'>
     <queues>long.q</queues>
     <hosts>node01</hosts>
     <limit resource='slots' limit='8' value='2'/>
   </qquota_rule>
   <qquota_rule name='place/1'>
     <queues>all.q</queues>
     <hosts>node02</hosts>
     <limit resource='slots' limit='8' value='2'/>
   </qquota_rule>
   <qquota_rule name='place/2'>
     <queues>*</queues>
     <hosts>@right</hosts>
     <limit resource='mem_free' limit='4G'/>
   </qquota_rule>
  </qquota_result>
  $ qquota -u '*' -l mf -xml
  <?xml version='1.0'?>
  <qquota_result xmlns="http://arc.liv.ac.uk/repos/darcs/sge/source/source/dist/util/resources/schemas/qquota/qquota.xsd">
   <qquota_rule name='place/2'>
     <queues>*</queues>
     <hosts>@right</hosts>
     <limit resource='mem_free' limit='4G'/>
   </qquota_rule>
  </qquota_result>