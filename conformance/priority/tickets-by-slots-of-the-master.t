The run that starts a parallel job reports of each policy what falls to the slots of its master queue instance.

  $ site priority
  $ jobs() { qstat -u "*" "$@" | sed "1,2d; s/ *$//" | sort -n | awk '{print $1,$2,$3,$4,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22}'; }
  $ qconf -rattr project oticket 120 P1; qconf -rattr project fshare 10 P1;  qconf -astnode /default=10 > /dev/null 2>&1
  root@master modified "P1" in project list
  root@master modified "P1" in project list
  $ qconf -ssconf | sed -E 's/^weight_tickets_functional .*/weight_tickets_functional 1000/; s/^weight_tickets_share .*/weight_tickets_share 12000/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr queue slots '1,[node01=3]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname two.q/;s/^slots .*/slots 1/;s/^seq_no .*/seq_no 3/' > q; qconf -Aq q
  root@master added "two.q" to cluster queue list
  $ as alice qsub -P P1 -pe mpi 5 -b y -N a sleep 600
  Your job 1 ("a") has been submitted
  $ schedule; jobs -ext
  1 0.50000 1.00000 a 0 24 50 0 0.00 two.q@node02 5   
  $ qstat -u '*' -g t | sort
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE         
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   SLAVE         
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                   SLAVE         
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss two.q@node02                   MASTER        
        1 0.50000 a          alice        r     mm/dd/yyyy hh:mm:ss two.q@node03                   SLAVE         
  ------------------------------------------------------------------------------------------------------------------
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID 
  $ schedule; jobs -ext
  1 0.50000 1.00000 a 0 120 1000 0 1.00 two.q@node02 5   
  $ qdel -f 1; schedule
  root forced the deletion of job 1
  $ as alice qsub -P P1 -pe mpi 4 -q all.q -b y -N b sleep 600
  Your job 2 ("b") has been submitted
  $ as bob qsub -P P1 -b y -N b sleep 600
  Your job 3 ("b") has been submitted
  $ as bob qsub -P P1 -b y -N b sleep 600
  Your job 4 ("b") has been submitted
  $ schedule; jobs -ext
  2 0.50000 1.00000 b 0 90 187 0 0.00 all.q@node01 4   
  3 0.25000 0.50000 b 0 60 125 0 0.00 all.q@node03 1   
  4 0.16667 0.33333 b 0 40 83 0 0.00 all.q@node04 1   
  $ qstat -u '*' -g t | sort
                                                                    all.q@node01                   SLAVE         
                                                                    all.q@node01                   SLAVE         
        2 0.50000 b          alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER        
        2 0.50000 b          alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   SLAVE         
        3 0.25000 b          bob          r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER        
        4 0.16667 b          bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                   MASTER        
  ------------------------------------------------------------------------------------------------------------------
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID 
  $ qstat -u '*' -ext -g t | sort
                                                                                    NA         NA      NA        370     0    90   187     0 0.00  all.q@node01                   SLAVE         
                                                                                    NA         NA      NA        370     0    90   187     0 0.00  all.q@node01                   SLAVE         
        2 0.50000 1.00000 b          alice        P1               lab        r     NA         NA      NA        370     0    90   187     0 0.00  all.q@node01                   MASTER        
        2 0.50000 1.00000 b          alice        P1               lab        r     NA         NA      NA        370     0    90   187     0 0.00  all.q@node02                   SLAVE         
        3 0.25000 0.50000 b          bob          P1               lab        r     NA         NA      NA        185     0    60   125     0 0.00  all.q@node03                   MASTER        
        4 0.16667 0.33333 b          bob          P1               lab        r     NA         NA      NA        123     0    40    83     0 0.00  all.q@node04                   MASTER        
  -------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------
  job-ID  prior   ntckts  name       user         project          department state cpu        mem     io      tckts ovrts otckt ftckt stckt share queue                          master ja-task-ID 
  $ schedule; jobs -ext
  2 0.50000 1.00000 b 0 40 333 0 0.33 all.q@node01 4   
  3 0.50000 1.00000 b 0 40 333 0 0.33 all.q@node03 1   
  4 0.50000 1.00000 b 0 40 333 0 0.33 all.q@node04 1   
