Where changes of quota sets are reported.

  $ site quotas
  $ printf '{\nname one\nenabled TRUE\nlimit users {*} to slots=10\n}\n' > f; qconf -Arqs f 2> err; echo "err:"; cat err
  root@master added "one" to resource quota set list
  err:
  $ qconf -Mrqs f one 2> err; echo "err:"; cat err
  err:
  root@master modified "one" in resource quota set list
  $ qconf -Mrqs f 2> err; echo "err:"; cat err
  err:
  root@master removed "one" from resource quota set list
  root@master added "one" to resource quota set list
  $ EDIT='s/=10/=11/' EDITOR=edit-with qconf -mrqs one 2> err; echo "err:"; cat err
  err:
  root@master modified "one" in resource quota set list
  $ EDIT='s/=11/=12/' EDITOR=edit-with qconf -mrqs 2> err; echo "err:"; cat err
  err:
  root@master removed "one" from resource quota set list
  root@master added "one" to resource quota set list
  $ qconf -mattr resource_quota description hello one 2> err; echo "err:"; cat err
  root@master modified "one" in resource quota set list
  err:
  $ qconf -drqs one 2> err; echo "err:"; cat err
  err:
  root@master removed "one" from resource quota set list

A limit of an exclusive resource.

  $ { qconf -sc; echo 'exc exc BOOL EXCL YES YES 0 0'; } > c; qconf -Mc c
  root@master added "exc" to complex entry list
  $ qconf -aattr exechost complex_values exc=1 node01
  root@master modified "node01" in exechost list
  $ printf '{\nname two\nenabled TRUE\nlimit users {*} to exc=1\n}\n' > f; qconf -Arqs f
  root@master added "two" to resource quota set list
  $ as alice qsub -b y -l exc=1 sleep 600; schedule; qquota -u '*'; qquota -u '*' -xml
  Your job 1 ("sleep") has been submitted
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  two/1              exc=1.000000/1.00000 users alice
  <?xml version='1.0'?>
  <qquota_result xmlns="http://arc.liv.ac.uk/repos/darcs/sge/source/source/dist/util/resources/schemas/qquota/qquota.xsd">
   <qquota_rule name='two/1'>
     <users>alice</users>
     <limit resource='exc' limit='1.000000' value='1.000000'/>
   </qquota_rule>
  </qquota_result>

Weights have no unit.

  $ for w in 2K 1m 2e 1.5 1e1 0x2 .5 2. 0 007; do printf "{\nname w\nenabled TRUE\nlimit hosts {*} to slots=\$num_proc*$w\n}\n" > f; qconf -Arqs f > /dev/null 2>&1; echo "$w $?"; qconf -srqs w | grep limit; qconf -drqs w > /dev/null 2>&1; done
  2K 1
  No resource quota set found
  1m 1
  No resource quota set found
  2e 1
  No resource quota set found
  1.5 0
     limit        hosts {*} to slots=$num_proc*1.5
  1e1 0
     limit        hosts {*} to slots=$num_proc*1e1
  0x2 0
     limit        hosts {*} to slots=$num_proc*0x2
  .5 0
     limit        hosts {*} to slots=$num_proc*.5
  2. 0
     limit        hosts {*} to slots=$num_proc*2.
  0 0
     limit        hosts {*} to slots=$num_proc*0
  007 0
     limit        hosts {*} to slots=$num_proc*007
