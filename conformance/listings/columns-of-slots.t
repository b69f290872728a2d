qstat -t together with -ext, -urg and -pri.

  $ site small
  $ as alice qsub -b y -N a -pe mpi 2 -q all.q@node01 sleep 6000; as alice qsub -b y -N b -h sleep 6000; schedule
  Your job 1 ("a") has been submitted
  Your job 2 ("b") has been submitted
  $ qstat -u '*' -t -ext
  job-ID  prior   ntckts  name       user         project          department state submit/start at     cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID task-ID state cpu        mem     io      stat failed 
  ------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
        1 0.50000 0.50000 a          alice        NA               defaultdep r     mm/dd/yyyy hh:mm:ss NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   MASTER        
                                                                                                        NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   SLAVE         
        2 0.00000 0.00000 b          alice        NA               defaultdep hqw   mm/dd/yyyy hh:mm:ss                                0     0     0     0     0 0.00                                               
  $ qstat -u '*' -g t -ext
  job-ID  prior   ntckts  name       user         project          department state cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID 
  -------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
        1 0.50000 0.50000 a          alice        NA               defaultdep r     NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   MASTER        
                                                                                    NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   SLAVE         
        2 0.00000 0.00000 b          alice        NA               defaultdep hqw                                  0     0     0     0     0 0.00                                               
  $ qstat -u '*' -t -urg
  job-ID  prior   nurg    urg      rrcontr  wtcontr  dlcontr  name       user         state submit/start at      deadline           queue                          master ja-task-ID task-ID state cpu        mem     io      stat failed 
  ---------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
        1 0.50000 0.00000        0        0        0        0 a          alice        r     mm/dd/yyyy hh:mm:ss                     all.q@node01                   MASTER        
                                                                                                                                    all.q@node01                   SLAVE         
        2 0.00000 0.00000        0        0        0        0 b          alice        hqw   mm/dd/yyyy hh:mm:ss                                                                  
  $ qstat -u '*' -t -pri
  job-ID  prior   nurg    npprior ntckts   ppri name       user         state submit/start at     queue                          master ja-task-ID task-ID state cpu        mem     io      stat failed 
  ----------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
        1 0.50000 0.00000 0.00000 0.50000     0 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER        
                                                                                                              all.q@node01                   SLAVE         
        2 0.00000 0.00000 0.00000 0.00000     0 b          alice        hqw   mm/dd/yyyy hh:mm:ss                                              
  $ qstat -f -u '*' -t -ext -q all.q@node01
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
  all.q@node01                   BIP   0/2/4          -NA-     -NA-          
        1 0.50000 0.50000 a          alice        NA               defaultdep r     mm/dd/yyyy hh:mm:ss NA         NA      NA          0     0     0     0     0 0.00  MASTER        
                                                                                                        NA         NA      NA          0     0     0     0     0 0.00  SLAVE         
  
  ##########################################################################################################################################################################################
   - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS
  ##########################################################################################################################################################################################
        2 0.00000 0.00000 b          alice        NA               defaultdep hqw   mm/dd/yyyy hh:mm:ss                                0     0     0     0     0 0.00                
  $ qstat -u '*' -t -ext -q all.q@node01
  job-ID  prior   ntckts  name       user         project          department state submit/start at     cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID task-ID state cpu        mem     io      stat failed 
  ------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
        1 0.50000 0.50000 a          alice        NA               defaultdep r     mm/dd/yyyy hh:mm:ss NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   MASTER        
                                                                                                        NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   SLAVE         
        2 0.00000 0.00000 b          alice        NA               defaultdep hqw   mm/dd/yyyy hh:mm:ss                                0     0     0     0     0 0.00                                               
  $ for o in '-g t -pri' '-g t -pri -ext' '-t -urg -ext' '-g t -pri -urg'; do qstat -u '*' $o | grep -v '^-'; done
  job-ID  prior   nurg    npprior ntckts   ppri name       user         state submit/start at     queue                          master ja-task-ID 
        1 0.50000 0.00000 0.00000 0.50000     0 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER        
                                                                                                              all.q@node01                   SLAVE         
        2 0.00000 0.00000 0.00000 0.00000     0 b          alice        hqw   mm/dd/yyyy hh:mm:ss                                              
  job-ID  prior   nurg    npprior ntckts   ppri name       user         project          department state submit/start at     cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID 
        1 0.50000 0.00000 0.00000 0.50000     0 a          alice        NA               defaultdep r     mm/dd/yyyy hh:mm:ss NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   MASTER        
                                                                                                                                          NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   SLAVE         
        2 0.00000 0.00000 0.00000 0.00000     0 b          alice        NA               defaultdep hqw   mm/dd/yyyy hh:mm:ss                                0     0     0     0     0 0.00                                               
  job-ID  prior   nurg    ntckts  urg      rrcontr  wtcontr  dlcontr  name       user         project          department state submit/start at      deadline           cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID task-ID state cpu        mem     io      stat failed 
        1 0.50000 0.00000 0.50000        0        0        0        0 a          alice        NA               defaultdep r     mm/dd/yyyy hh:mm:ss                     NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   MASTER        
                                                                                                                                                                        NA         NA      NA          0     0     0     0     0 0.00  all.q@node01                   SLAVE         
        2 0.00000 0.00000 0.00000        0        0        0        0 b          alice        NA               defaultdep hqw   mm/dd/yyyy hh:mm:ss                                                    0     0     0     0     0 0.00                                               
  job-ID  prior   nurg    npprior ntckts  urg      rrcontr  wtcontr  dlcontr   ppri name       user         state submit/start at      deadline           queue                          master ja-task-ID 
        1 0.50000 0.00000 0.00000 0.50000        0        0        0        0     0 a          alice        r     mm/dd/yyyy hh:mm:ss                     all.q@node01                   MASTER        
                                                                                                                                                                      all.q@node01                   SLAVE         
        2 0.00000 0.00000 0.00000 0.00000        0        0        0        0     0 b          alice        hqw   mm/dd/yyyy hh:mm:ss                                                                  
