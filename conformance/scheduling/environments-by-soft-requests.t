Among environments in which a job gets as many slots it runs in the one that meets its soft requests best.

  $ site quotas
  $ as alice qsub -b y -N j1 -pe '*' 2-6 -soft -q all.q sleep 600
  Your job 1 ("j1") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
                                                                    all.q@node01                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
  $ as alice qsub -b y -N j2 -pe '*' 2-6 -soft -q long.q sleep 600
  Your job 2 ("j2") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
                                                                    all.q@node01                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
                                                                    long.q@node01                  SLAVE
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  SLAVE
                                                                    long.q@node02                  SLAVE
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node03                  SLAVE
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node04                  SLAVE
  $ as alice qsub -b y -N j3 -pe '*' 3 -soft -q '*@@right' sleep 600
  Your job 3 ("j3") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
                                                                    all.q@node01                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        3 0.75000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER
                                                                    all.q@node03                   SLAVE
                                                                    all.q@node03                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
                                                                    long.q@node01                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  SLAVE
                                                                    long.q@node02                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node03                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node04                  SLAVE
  $ as alice qsub -b y -N j4 -pe '*' 2-6 sleep 600
  Your job 4 ("j4") has been submitted
  $ schedule
  $ qstat -g t -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID
  ------------------------------------------------------------------------------------------------------------------
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER
                                                                    all.q@node01                   SLAVE
        4 0.25000 j4         alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   SLAVE
                                                                    all.q@node01                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        4 0.25000 j4         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE
                                                                    all.q@node02                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE
        3 0.75000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER
                                                                    all.q@node03                   SLAVE
                                                                    all.q@node03                   SLAVE
        1 0.25000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
                                                                    long.q@node01                  SLAVE
        4 0.25000 j4         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER
                                                                    long.q@node01                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                  SLAVE
                                                                    long.q@node02                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node03                  SLAVE
        2 0.25000 j2         alice        r     mm/dd/yyyy hh:mm:ss long.q@node04                  SLAVE
