qresub puts its copies under the holds that -h names; the submitter needs the right to each. Dependencies are listed
as often as they are named.

  $ site small
  $ as alice qsub -b y -N a sleep 100
  Your job 1 ("a") has been submitted
  $ as alice qsub -b y -N b sleep 100
  Your job 2 ("b") has been submitted
  $ as alice qresub -h u 1
  modified hold of job 1
  Your job 3 ("a") has been submitted
  $ fails manager -- as alice qresub -h s 1
  exit 10, says: manager
  $ fails manager -- as alice qresub -h us 2
  exit 10, says: manager
  $ as alice qresub -h n 2
  Your job 6 ("b") has been submitted
  $ as alice qresub 2
  Your job 7 ("b") has been submitted
  $ fails x -- as alice qresub -h x 1
  exit 7, says: x
  $ fails 1 -- as alice qresub -h 1
  exit 7, says: 1
  $ as alice qstat
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 a          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.00000 a          alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
        6 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        7 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
  $ fails n -- as alice qhold -h n 1
  exit 7, says: n
  $ fails u,o -- as alice qhold -h u,o 1
  exit 7, says: u,o
  $ as alice qsub -b y -N c -hold_jid b,1,b sleep 100
  Your job 8 ("c") has been submitted
  $ as alice qstat -j 8 | grep jid
  jid_predecessor_list (req): b,1,b
  jid_predecessor_list:       2,6,7,1,2,6,7
  $ as alice qalter -hold_jid 3,3 8
  modified job id hold list of job 8
     blocking jobs: 3,3
     exited jobs:   NONE
  $ as alice qstat -j 8 | grep jid
  jid_predecessor_list (req): 3,3
  jid_predecessor_list:       3,3
  $ as alice qdel 3
  alice has deleted job 3
  $ as alice qstat
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.00000 a          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        2 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        6 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        7 0.00000 b          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        8 0.00000 c          alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
