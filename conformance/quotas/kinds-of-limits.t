Limits on resources of all kinds.

  $ site quotas
  $ quota() { { printf "{\nname %s\nenabled TRUE\n" "$1"; shift; for r; do echo "limit $r"; done; echo "}"; } > f; qconf -Arqs f; }
  $ jobs() { qstat -u "*" "$@" | awk 'NR > 2 { r = $5 ~ /r/; print $1, $3, $4, $5, "slots=" (r ? $9 : $8), r ? $10 : $9 }' | sort -n | sed "s/ *$//"; }
  $ why() { qstat -j $1 | grep -E "cannot run|dropped|verif" | sort -u; }
  $ { qconf -sc; echo 'os os STRING == YES NO NONE 0'; echo 'gpu gpu BOOL == YES NO FALSE 0'; echo 'minor mi INT >= YES NO 0 0'; echo 'fr fr DOUBLE <= YES YES 0.5 0'; echo 'tm tm TIME <= YES YES 0 0'; echo 'tok tok INT <= YES JOB 1 0'; echo 'nm nm RESTRING == YES NO NONE 0'; } > c; qconf -Mc c > /dev/null
  root@master added "os" to complex entry list
  root@master added "gpu" to complex entry list
  root@master added "minor" to complex entry list
  root@master added "fr" to complex entry list
  root@master added "tm" to complex entry list
  root@master added "tok" to complex entry list
  root@master added "nm" to complex entry list
  $ for h in node01 node02 node03 node04; do qconf -rattr exechost complex_values lic=8,ram=8G,fr=4,tm=100,os=linux,gpu=TRUE,minor=3,nm=abc $h > /dev/null; done
  $ qconf -rattr exechost complex_values tok=10 global > /dev/null
  $ quota kinds 'users alice to os=linux,gpu=FALSE' 'users bob to minor=2,nm=a*' 'users carol to fr=1.2,tm=0:1:30' 'users dave to tok=2,ram=1G' 'to h_rt=100,h_vmem=1G'
  root@master added "kinds" to resource quota set list
  $ qconf -srqs
  {
     name         kinds
     description  NONE
     enabled      TRUE
     limit        users alice to os=linux,gpu=FALSE
     limit        users bob to minor=2,nm=a*
     limit        users carol to fr=1.2,tm=90
     limit        users dave to tok=2,ram=1G
     limit        to h_rt=100,h_vmem=1G
  }
  $ as alice qsub -b y -l os=linux sleep 60 > /dev/null
  $ as alice qsub -b y -l os=solaris sleep 60 > /dev/null
  $ as alice qsub -b y -l gpu=TRUE sleep 60 > /dev/null
  $ as alice qsub -b y -l gpu=FALSE sleep 60 > /dev/null
  $ as bob qsub -b y -l minor=1 sleep 60 > /dev/null
  $ as bob qsub -b y -l minor=3 sleep 60 > /dev/null
  $ as bob qsub -b y -l nm=abc sleep 60 > /dev/null
  $ as bob qsub -b y -l nm=xyz sleep 60 > /dev/null
  $ for n in 1 2 3; do as carol qsub -b y sleep 60; done > /dev/null
  $ as carol qsub -b y -l tm=80 sleep 60 > /dev/null
  $ as carol qsub -b y -l fr=0,tm=80 sleep 60 > /dev/null
  $ as carol qsub -b y -l fr=0,tm=15 sleep 60 > /dev/null
  $ as dave qsub -b y -pe smp 3 sleep 60 > /dev/null
  $ as dave qsub -b y -l tok=2 sleep 60 > /dev/null
  $ as dave qsub -b y -l ram=600M -pe mpi 2 sleep 60 > /dev/null
  $ as dave qsub -b y -l ram=600M sleep 60 > /dev/null
  $ schedule
  $ jobs
  1 sleep alice r slots=1
  2 sleep alice qw slots=1
  3 sleep alice qw slots=1
  4 sleep alice qw slots=1
  5 sleep bob qw slots=1
  6 sleep bob r slots=1
  7 sleep bob qw slots=1
  8 sleep bob qw slots=1
  9 sleep carol r slots=1
  10 sleep carol r slots=1
  11 sleep carol qw slots=1
  12 sleep carol qw slots=1
  13 sleep carol r slots=1
  14 sleep carol qw slots=1
  15 sleep dave r slots=3
  16 sleep dave qw slots=1
  17 sleep dave qw slots=2
  18 sleep dave r slots=1
  $ for j in $(qstat -u '*' -s p | awk 'NR > 2 { print $1 }' | sort -n); do echo $j; why $j; done
  2
                              cannot run because it exceeds limit "/////" in rule "kinds/1"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  3
                              cannot run because it exceeds limit "/////" in rule "kinds/1"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  4
                              (-l gpu=FALSE) cannot run at host "node01" because it offers only hf:gpu=true
                              (-l gpu=FALSE) cannot run at host "node02" because it offers only hf:gpu=true
                              (-l gpu=FALSE) cannot run at host "node03" because it offers only hf:gpu=true
                              (-l gpu=FALSE) cannot run at host "node04" because it offers only hf:gpu=true
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  5
                              cannot run because it exceeds limit "/////" in rule "kinds/2"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  7
                              cannot run because it exceeds limit "/////" in rule "kinds/2"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  8
                              cannot run because it exceeds limit "/////" in rule "kinds/2"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  11
                              cannot run because it exceeds limit "/////" in rule "kinds/3"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  12
                              cannot run because it exceeds limit "/////" in rule "kinds/3"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  14
                              cannot run because it exceeds limit "/////" in rule "kinds/3"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  16
                              cannot run because it exceeds limit "/////" in rule "kinds/4"
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  17
                              cannot run because it exceeds limit "/////" in rule "kinds/4"
                              cannot run in PE "mpi" because it only offers 1 slots
                              queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node01" dropped because it is full
  $ qquota -u '*'
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  kinds/1            os=linux             users alice
  kinds/1            gpu=FALSE            users alice
  kinds/2            minor=2              users bob
  kinds/2            nm=a*                users bob
  kinds/3            fr=1.000000/1.200000 users carol
  kinds/3            tm=00:01:20/00:01:30 users carol
  kinds/4            tok=2/2              users dave
  kinds/4            ram=600.000M/1.000G  users dave
  kinds/5            h_rt=100             -
  kinds/5            h_vmem=1G            -
  $ qquota -u carol -l fr,tm
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  kinds/3            fr=1.000000/1.200000 users carol
  kinds/3            tm=00:01:20/00:01:30 users carol
  $ qquota -u carol -l slots
  $ qquota -u '*' -l h_rt,os
  resource quota rule limit                filter
  --------------------------------------------------------------------------------
  kinds/1            os=linux             users alice
  kinds/5            h_rt=100             -
  $ qquota -u dave -xml
  <?xml version='1.0'?>
  <qquota_result xmlns="http://arc.liv.ac.uk/repos/darcs/sge/source/source/dist/util/resources/schemas/qquota/qquota.xsd">
   <qquota_rule name='kinds/4'>
     <users>dave</users>
     <limit resource='tok' limit='2' value='2'/>
   </qquota_rule>
   <qquota_rule name='kinds/4'>
     <users>dave</users>
     <limit resource='ram' limit='1.000G' value='600.000M'/>
   </qquota_rule>
   <qquota_rule name='kinds/5'>
     <limit resource='h_rt' limit='100'/>
   </qquota_rule>
   <qquota_rule name='kinds/5'>
     <limit resource='h_vmem' limit='1G'/>
   </qquota_rule>
  </qquota_result>
