Order of running jobs with -g d: by queue instances.

  $ site quotas
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname sub.q/' -e 's/^seq_no .*/seq_no 9/' -e 's/^hostlist .*/hostlist node01 node03/' > q; qconf -Aq q
  root@master added "sub.q" to cluster queue list
  $ as alice qsub -q long.q -b y sleep 3000
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -q sub.q -b y sleep 3000
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -q all.q -t 1-2 -b y sleep 3000
  Your job-array 3.1-2:1 ("sleep") has been submitted
  $ as alice qsub -q sub.q@node03 -b y sleep 3000
  Your job 4 ("sleep") has been submitted
  $ schedule
  $ qstat -g d -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1 1
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1 2
        2 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node01                       1        
        4 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node03                       1        
        1 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      1        
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      1        
        2 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node01                       1        
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1 1
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1 2
        4 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node03                       1        
  $ qstat -g t -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID 
  ------------------------------------------------------------------------------------------------------------------
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER 1
        3 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER 2
        2 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node01                   MASTER        
        4 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss sub.q@node03                   MASTER        
        1 0.50000 sleep      alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER        
  $ qstat -urg -u '*' | awk '/@/ {print $1, $13}'; qstat -l h=node01 -u '*' | awk '/@/ {print $1, $8}'
  3 all.q@node01
  3 all.q@node01
  2 sub.q@node01
  4 sub.q@node03
  1 long.q@node01
  3 all.q@node01
  3 all.q@node01
  2 sub.q@node01
  1 long.q@node01
