Ended jobs are listed whatever queues are selected, and below the queues under a heading of their own.

  $ site small
  $ as alice qsub -b y -N gone -h -l h_rt=60 sleep 6000; as alice qsub -b y -N ran sleep 6000; schedule
  Your job 1 ("gone") has been submitted
  Your job 2 ("ran") has been submitted
  $ qdel 1; qdel -f 2
  root has deleted job 1
  root forced the deletion of job 2
  $ for o in '-l h_rt=60' '-l seq_no=3' '-q all.q@node01' '-pe mpi' '-U bob' '-qs d'; do qstat -u '*' -s z $o | awk 'NR > 2 {print $1, $2, $5}'; done
  1 0.00000 z
  2 0.00000 z
  1 0.00000 z
  2 0.00000 z
  1 0.00000 z
  2 0.00000 z
  1 0.00000 z
  2 0.00000 z
  1 0.00000 z
  2 0.00000 z
  1 0.00000 z
  2 0.00000 z
  $ qstat -u '*' -s z -f
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node01                   BIP   0/0/4          -NA-     -NA-          
  ---------------------------------------------------------------------------------
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  ---------------------------------------------------------------------------------
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          
  ---------------------------------------------------------------------------------
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  
  ############################################################################
   --  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  --  
  ############################################################################
        1 0.00000 gone       alice        z     mm/dd/yyyy hh:mm:ss     1        
        2 0.00000 ran        alice        z     mm/dd/yyyy hh:mm:ss     1        
  $ qstat -u '*' -s zp -f -ext | tail -5
  ##########################################################################################################################################################################################
   --  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  --  
  ##########################################################################################################################################################################################
        1 0.00000 0.00000 gone       alice        NA               defaultdep z                                   NA    NA    NA    NA    NA    NA     1        
        2 0.00000 0.00000 ran        alice        NA               defaultdep z                                   NA    NA    NA    NA    NA    NA     1        
  $ qstat -u '*' -s z -f -l seq_no=3
  
  ############################################################################
   --  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  -  FINISHED JOBS  --  
  ############################################################################
        1 0.00000 gone       alice        z     mm/dd/yyyy hh:mm:ss     1        
        2 0.00000 ran        alice        z     mm/dd/yyyy hh:mm:ss     1        
  $ qstat -u '*' -s z -q nosuch.q
  [1]
