What a parallel job likes comes first for those after it, also when it looked for a reservation and found none.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf max_reservation 5
  changed scheduler configuration
  $ as alice qsub -b y -N j1 -p -1 -pe mpi 5 -q all.q@node02,all.q@node03 sleep 600
  Your job 1 ("j1") has been submitted
  $ as carol qsub -b y -N j2 -p -10 -pe rr 9 -soft -q all.q@node04 -hard -q *@node04 -R y sleep 600
  Your job 2 ("j2") has been submitted
  $ as alice qsub -b y -N j3 -p -100 -pe mpi 3 sleep 600
  Your job 3 ("j3") has been submitted
  $ as alice qsub -b y -N j4 -p -200 sleep 600
  Your job 4 ("j4") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
                                                                    all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        3 0.37500 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER
                                                                    all.q@node04                   SLAVE
                                                                    all.q@node04                   SLAVE
        4 0.25000 j4         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER
        2 0.75000 j2         carol        qw    mm/dd/yyyy hh:mm:ss
