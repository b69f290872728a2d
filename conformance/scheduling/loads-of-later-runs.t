The load of a host counts what runs there already, from the first job of a run on, and hosts of the same load go round from run to run.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf load_formula "-lic"
  changed scheduler configuration
  $ for i in 1 2 3 4; do qconf -aattr exechost complex_values lic=1$i node0$i; done
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  root@master modified "node04" in exechost list
  $ as alice qsub -b y -N j1 -l lic=3 sleep 600
  Your job 1 ("j1") has been submitted
  $ schedule
  $ as alice qsub -b y -N j2 -l lic=1 -t 1-3 sleep 600
  Your job-array 2.1-3:1 ("j2") has been submitted
  $ schedule
  $ as alice qsub -b y -N j2 sleep 600
  Your job 3 ("j2") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        3 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 3
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 1
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 2
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER
