What an earlier parallel job likes comes first, also behind a job without such requests that looked for a reservation.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf max_reservation 5
  changed scheduler configuration
  $ as alice qsub -b y -N j0 -p -1 -pe mpi 3 -q all.q@node02 sleep 600
  Your job 1 ("j0") has been submitted
  $ schedule
  $ as carol qsub -b y -p -10 -N j6 -pe rr 7 -soft -q all.q@node02 -hard -q all.q@node02,all.q@node01 sleep 600; as carol qsub -b y -p -10 -N j6 -pe rr 7 -R y -q all.q@node02,all.q@node01 sleep 600
  Your job 2 ("j6") has been submitted
  Your job 3 ("j6") has been submitted
  $ as alice qsub -b y -N j7 -p -100 -pe mpi 3 sleep 600
  Your job 4 ("j7") has been submitted
  $ as alice qsub -b y -N j8 -p -200 sleep 600
  Your job 5 ("j8") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        5 0.25000 j8         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
        1 0.41667 j0         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER
                                                                    all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        4 0.41667 j7         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
        4 0.41667 j7         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  MASTER
                                                                    long.q@node02                  SLAVE
        2 0.75000 j6         carol        qw    mm/dd/yyyy hh:mm:ss
        3 0.75000 j6         carol        qw    mm/dd/yyyy hh:mm:ss
