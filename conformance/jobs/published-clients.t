What published clients and configurations ask for and Grid Engine takes, although it is unusual.

qdel takes an unknown word with a dash for a job's name; other commands refuse it.

  $ site small
  $ as alice qsub -terse -h -b y sleep 1
  1
  $ as alice qdel -fj 1
  The job -fj of user(s) alice does not exist
  alice has deleted job 1
  [1]
  $ as alice qdel -u alice -zz
  The job -zz of user(s) alice does not exist
  [1]
  $ as alice qdel -fj
  The job -fj of user(s) alice does not exist
  [1]
  $ fails -zz -- as alice qalter -zz 2
  exit 2, says: -zz
  $ fails -zz -- as alice qhold -zz 2
  exit 2, says: -zz
  $ fails -zz -- as alice qrls -zz 2
  exit 2, says: -zz
  $ fails -zz -- as alice qmod -zz 2
  exit 1, says: -zz
  $ fails -zz -- as alice qrdel -zz 2
  exit 1, says: -zz

A linear binding without a number of cores is one to as many as there are slots; striding needs a number.

  $ for b in linear:slots linear linear: linear:slots: linear:2: linear:2:0,0 linear_automatic:2 striding:2:1:0,0 striding_automatic:2:1 explicit:0,0:0,1; do qstat -j $(as alice qsub -terse -binding $b -h -b y sleep 1) | grep ^binding; done
  binding:                    set linear:slots
  binding:                    set linear:slots
  binding:                    set linear:slots
  binding:                    set linear:slots
  binding:                    set linear:2
  binding:                    set linear:2:0,0
  binding:                    set linear:2
  binding:                    set striding:2:1:0,0
  binding:                    set striding:2:1
  binding:                    set explicit:0,0:0,1
  $ for b in linear:2:0 linear:-1 striding:slots:2 striding:2: striding:2 explicit:0 random:2; do as alice qsub -binding $b -h -b y sleep 1 > out 2>&1; echo "$b $?"; done
  linear:2:0 2
  linear:-1 2
  striding:slots:2 2
  striding:2: 2
  striding:2 2
  explicit:0 2
  random:2 2

A queue may name the environment make that does not exist; jobs cannot ask for it.

  $ qconf -rattr queue pe_list 'make smp' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | grep pe_list
  pe_list               make smp
  $ fails Make -- qconf -aattr queue pe_list Make all.q
  exit 1, says: Make
  $ fails make -- as alice qsub -pe make 2 -b y sleep 1
  exit 1, says: make
  $ fails nope -- qconf -rattr queue pe_list nope all.q
  exit 1, says: nope

Of a table of attributes that lacks a built-in one the rest is taken; a built-in string may become a RESTRING.

  $ qconf -sc | sed -e 's/^arch .*/arch a RESTRING == YES NO NONE 0/' -e '/^calendar /d' > c; echo 'foo foo INT <= YES YES 0 0' >> c; qconf -Mc c > err 2>&1; echo $?; grep -c -e calendar err; qconf -Mc c > out 2>&1; echo $?
  1
  1
  1
  $ qconf -sc | grep -E '^(arch|calendar|foo) '
  arch                a          RESTRING    ==    YES         NO         NONE     0
  calendar            c          STRING      ==    YES         NO         NONE     0
  foo                 foo        INT         <=    YES         YES        0        0
  $ qconf -sc | sed 's/^hostname .*/hostname h CSTRING == YES NO NONE 0/' > c; fails hostname -- qconf -Mc c
  exit 1, says: hostname

Each help begins with the version, and the usage follows.

  $ for c in qsub qstat qdel qalter qhold qrls qmod qresub qrdel qrsub qrstat qhost qselect qquota qacct qconf; do $c -help | head -2 | cut -d' ' -f1,2 | tr '\n' ' '; done; echo
  SGE 8.1.9 usage: qsub SGE 8.1.9 usage: qstat SGE 8.1.9 usage: qdel SGE 8.1.9 usage: qalter SGE 8.1.9 usage: qhold SGE 8.1.9 usage: qrls SGE 8.1.9 usage: qmod SGE 8.1.9 usage: qresub SGE 8.1.9 usage: qrdel SGE 8.1.9 usage: qrsub SGE 8.1.9 usage: qrstat SGE 8.1.9 usage: qhost SGE 8.1.9 usage: qselect SGE 8.1.9 usage: qquota SGE 8.1.9 usage: qacct SGE 8.1.9 usage: qconf 
