A consumable of the cluster as load: from run to run all hosts see what is left.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ qconf -aattr exechost complex_values lic=30 global
  root@master modified "global" in exechost list
  $ conf load_formula "-lic"
  changed scheduler configuration
  $ as alice qsub -b y -N j1 -pe mpi 5 -l lic=1 -p -100 sleep 600
  Your job 1 ("j1") has been submitted
  $ as alice qsub -b y -N j2 -p -150 -l lic=1 sleep 600
  Your job 2 ("j2") has been submitted
  $ as alice qsub -b y -N j3 -p -200 -l lic=1 -pe rr 3 sleep 600
  Your job 3 ("j3") has been submitted
  $ as bob qsub -b y -N j4 -p -300 -t 1-4 sleep 600
  Your job-array 4.1-4:1 ("j4") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 1
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 2
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 3
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 4
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
  $ as bob qsub -b y -N j4 -p -300 -t 1-4 sleep 600
  Your job-array 5.1-4:1 ("j4") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 1
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 2
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 1
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 3
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 4
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 2
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 3
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 4
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
  $ as bob qsub -b y -N j4 -p -300 -t 1-4 -l lic=1 sleep 600
  Your job-array 6.1-4:1 ("j4") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 1
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 2
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 1
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 3
        5 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 4
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 2
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 3
        4 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER 4
        1 0.75000 j1         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
        6 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER 4
        6 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss long.q@node02                  MASTER 1
        6 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss long.q@node03                  MASTER 2
        6 0.25000 j4         bob          r     mm/dd/yyyy hh:mm:ss long.q@node04                  MASTER 3
