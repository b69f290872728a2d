Changes of all jobs of users end with the first that is refused, those of named jobs go on.

  $ site small
  $ for u in dave alice dave carol dave; do as $u qsub -h -b y sleep 3000; done
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  Your job 4 ("sleep") has been submitted
  Your job 5 ("sleep") has been submitted
  $ fails dave 2 -- as dave qalter -p -5 -u '*'
  exit 1, says: dave 2
  $ qstat -u '*' -j '*' | grep -e job_number -e owner -e priority
  job_number:                 1
  owner:                      dave
  priority:                   -5
  job_number:                 2
  owner:                      alice
  job_number:                 3
  owner:                      dave
  job_number:                 4
  owner:                      carol
  job_number:                 5
  owner:                      dave
  $ fails dave 2 -- as dave qalter -p -6 -u alice,dave
  exit 1, says: dave 2
  $ fails dave 2 -- as dave qalter -p -7 1 2 3
  exit 1, says: dave 2
  $ qstat -j '*' | grep -e job_number -e owner -e priority
  job_number:                 1
  owner:                      dave
  priority:                   -7
  job_number:                 2
  owner:                      alice
  job_number:                 3
  owner:                      dave
  priority:                   -7
  job_number:                 4
  owner:                      carol
  job_number:                 5
  owner:                      dave
  $ fails dave 2 -- as dave qhold -u '*'
  exit 18, says: dave 2
  $ fails dave 2 -- as dave qrls -u '*'
  exit 18, says: dave 2
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 sleep      dave         qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 sleep      alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 sleep      dave         hqw   mm/dd/yyyy hh:mm:ss                                    1        
        4 0.00000 sleep      carol        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        5 0.00000 sleep      dave         hqw   mm/dd/yyyy hh:mm:ss                                    1        
