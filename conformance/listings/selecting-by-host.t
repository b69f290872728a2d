A host that nobody knows selects nothing, and the exit status says so; a pattern that fits none is not an error.

  $ site small
  $ as alice qsub -b y -N a sleep 100
  Your job 1 ("a") has been submitted
  $ schedule
  $ qstat -f -l h=node02
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  $ qstat -u '*' -l h=node01
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1        
  $ qstat -u '*' -l h=node02
  $ qstat -f -l h=nosuchhost
  [1]
  $ qstat -f -l hostname=nosuchhost
  [1]
  $ qstat -f -q all.q -l h=nosuchhost,slots=1
  [1]
  $ qstat -f -l 'h=nosuch*'
  $ qstat -l h=nosuchhost
  [1]
  $ qstat -u '*' -l h=nosuchhost
  [1]
  $ qstat -s r -l h=nosuchhost
  [1]
  $ qstat -g c -l h=nosuchhost
  [1]
  $ qstat -f -l h=node39
  $ qselect -l h=node01
  all.q@node01
  $ qselect -l h=nosuchhost
  [1]
  $ qselect -l 'h=nosuch*'
  [1]
  $ qselect -l h=node39
  [1]
