The load of a host is worked out anew when a job starts there: what the cluster has left now counts there and not on the other hosts, and hosts of the same load stay as they are.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf load_formula "-lic"
  changed scheduler configuration
  $ qconf -aattr exechost complex_values lic=30 global
  root@master modified "global" in exechost list
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

Of a value that no host has, nothing changes, and the order that soft requests have left stays.

  $ qdel -u '*' | sort
  root has registered the job 1 for deletion
  root has registered the job 2 for deletion
  root has registered the job 3 for deletion
  root has registered the job-array task 4.1 for deletion
  root has registered the job-array task 4.2 for deletion
  root has registered the job-array task 4.3 for deletion
  root has registered the job-array task 4.4 for deletion
  $ conf load_formula "-slots"
  changed scheduler configuration
  $ conf queue_sort_method load
  changed scheduler configuration
  $ as carol qsub -b y -N j5 -p -10 -pe rr 9 -soft -q all.q@node04 sleep 600
  Your job 5 ("j5") has been submitted
  $ as alice qsub -b y -N j6 -p -200 sleep 600
  Your job 6 ("j6") has been submitted
  $ as alice qsub -b y -N j7 -p -200 sleep 600
  Your job 7 ("j7") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        5 0.75000 j5         carol        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
                                                                    all.q@node02                   SLAVE
        5 0.75000 j5         carol        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
                                                                    all.q@node03                   SLAVE
        5 0.75000 j5         carol        r     mm/dd/yyyy hh:mm:ss long.q@node01                  SLAVE
                                                                    long.q@node01                  SLAVE
        5 0.75000 j5         carol        r     mm/dd/yyyy hh:mm:ss long.q@node02                  SLAVE
        6 0.25000 j6         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  MASTER
        7 0.25000 j7         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  MASTER
        5 0.75000 j5         carol        r     mm/dd/yyyy hh:mm:ss long.q@node04                  SLAVE
                                                                    long.q@node04                  SLAVE
