Default requests in qstat -r: of what the cell, the host, the queue has a capacity.

  $ site quotas
  $ { qconf -sc; echo 'd1 d1 INT <= YES YES 2 0'; echo 'd2 d2 MEMORY <= YES YES 1G 0';  echo 'd3 d3 INT <= YES JOB 3 0'; echo 'd4 d4 INT <= YES YES 4 0'; } > c; qconf -Mc c > o
  root@master added "d1" to complex entry list
  root@master added "d2" to complex entry list
  root@master added "d3" to complex entry list
  root@master added "d4" to complex entry list
  $ qconf -rattr exechost complex_values d1=100,d3=50 global; qconf -rattr exechost complex_values d2=20G,d3=10,lic=5 node01; qconf -rattr queue complex_values d2=9G,d3=8 all.q
  root@master modified "global" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N ser sleep 600
  Your job 1 ("ser") has been submitted
  $ as alice qsub -b y -N lic -q '*@node01' -l lic=2,d1=1 sleep 600
  Your job 2 ("lic") has been submitted
  $ as alice qsub -b y -N par -pe smp 2 sleep 600
  Your job 3 ("par") has been submitted
  $ as alice qsub -b y -N mpi -pe mpi 3 sleep 600
  Your job 4 ("mpi") has been submitted
  $ as alice qsub -b y -N arr -t 1-3 -tc 2 sleep 600
  Your job-array 5.1-3:1 ("arr") has been submitted
  $ as alice qsub -b y -N hold -h sleep 600
  Your job 6 ("hold") has been submitted
  $ schedule
  $ qstat -r -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.25000 ser        alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1        
         Full jobname:     ser
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        2 0.25000 lic        alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      1        
         Full jobname:     lic
         Master Queue:     long.q@node01
         Hard Resources:   lic=2 (0.000000)
                           d1=1 (0.000000)
         d3=3 (default)
         Soft Resources:   
         Hard requested queues: *@node01
         Binding:          NONE
        3 0.50000 par        alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      2        
         Full jobname:     par
         Master Queue:     long.q@node01
         Requested PE:     smp 2
         Granted PE:       smp 2
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        4 0.75000 mpi        alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       3        
         Full jobname:     mpi
         Master Queue:     all.q@node01
         Requested PE:     mpi 3
         Granted PE:       mpi 3
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1 1
         Full jobname:     arr
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                       1 2
         Full jobname:     arr
         Master Queue:     all.q@node03
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        5 0.00000 arr        alice        qw    mm/dd/yyyy hh:mm:ss                                    1 3
         Full jobname:     arr
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        6 0.00000 hold       alice        hqw   mm/dd/yyyy hh:mm:ss                                    1        
         Full jobname:     hold
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
  $ qstat -r -u '*' -xml
  <?xml version='1.0'?>
  <job_info  xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qstat/qstat.xsd">
    <queue_info>
      <job_list state="running">
        <JB_job_number>1</JB_job_number>
        <JAT_prio>0.25000</JAT_prio>
        <JB_name>ser</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>all.q@node02</queue_name>
        <slots>1</slots>
        <full_job_name>ser</full_job_name>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
      <job_list state="running">
        <JB_job_number>2</JB_job_number>
        <JAT_prio>0.25000</JAT_prio>
        <JB_name>lic</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>long.q@node01</queue_name>
        <slots>1</slots>
        <full_job_name>lic</full_job_name>
        <hard_request name="lic" resource_contribution="0.000000">2</hard_request>
        <hard_request name="d1" resource_contribution="0.000000">1</hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <hard_req_queue>*@node01</hard_req_queue>
        <binding>NONE</binding>
      </job_list>
      <job_list state="running">
        <JB_job_number>3</JB_job_number>
        <JAT_prio>0.50000</JAT_prio>
        <JB_name>par</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>long.q@node01</queue_name>
        <slots>2</slots>
        <full_job_name>par</full_job_name>
        <requested_pe name="smp">2</requested_pe>
        <granted_pe name="smp">2</granted_pe>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
      <job_list state="running">
        <JB_job_number>4</JB_job_number>
        <JAT_prio>0.75000</JAT_prio>
        <JB_name>mpi</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>all.q@node01</queue_name>
        <slots>3</slots>
        <full_job_name>mpi</full_job_name>
        <requested_pe name="mpi">3</requested_pe>
        <granted_pe name="mpi">3</granted_pe>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
      <job_list state="running">
        <JB_job_number>5</JB_job_number>
        <JAT_prio>0.25000</JAT_prio>
        <JB_name>arr</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>all.q@node02</queue_name>
        <slots>1</slots>
        <tasks>1</tasks>
        <full_job_name>arr</full_job_name>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
      <job_list state="running">
        <JB_job_number>5</JB_job_number>
        <JAT_prio>0.25000</JAT_prio>
        <JB_name>arr</JB_name>
        <JB_owner>alice</JB_owner>
        <state>r</state>
        <JAT_start_time>yyyy-mm-ddThh:mm:ss</JAT_start_time>
        <queue_name>all.q@node03</queue_name>
        <slots>1</slots>
        <tasks>2</tasks>
        <full_job_name>arr</full_job_name>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
    </queue_info>
    <job_info>
      <job_list state="pending">
        <JB_job_number>5</JB_job_number>
        <JAT_prio>0.00000</JAT_prio>
        <JB_name>arr</JB_name>
        <JB_owner>alice</JB_owner>
        <state>qw</state>
        <JB_submission_time>yyyy-mm-ddThh:mm:ss</JB_submission_time>
        <queue_name></queue_name>
        <slots>1</slots>
        <tasks>3</tasks>
        <full_job_name>arr</full_job_name>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
      <job_list state="pending">
        <JB_job_number>6</JB_job_number>
        <JAT_prio>0.00000</JAT_prio>
        <JB_name>hold</JB_name>
        <JB_owner>alice</JB_owner>
        <state>hqw</state>
        <JB_submission_time>yyyy-mm-ddThh:mm:ss</JB_submission_time>
        <queue_name></queue_name>
        <slots>1</slots>
        <full_job_name>hold</full_job_name>
        <def_hard_request name="d1">2</def_hard_request>
        <def_hard_request name="d3">3</def_hard_request>
        <binding>NONE</binding>
      </job_list>
    </job_info>
  </job_info>
  $ qstat -f -r -u '*' | grep -v '^---'
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/4/4          -NA-     -NA-          
        3 0.50000 par        alice        r     mm/dd/yyyy hh:mm:ss     1        
         Full jobname:     par
         Master Queue:     all.q@node01
         Requested PE:     smp 2
         Granted PE:       smp 2
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        4 0.75000 mpi        alice        r     mm/dd/yyyy hh:mm:ss     3        
         Full jobname:     mpi
         Master Queue:     all.q@node01
         Requested PE:     mpi 3
         Granted PE:       mpi 3
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
  all.q@node02                   BIP   0/2/4          -NA-     -NA-          
        1 0.25000 ser        alice        r     mm/dd/yyyy hh:mm:ss     1        
         Full jobname:     ser
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss     1 1
         Full jobname:     arr
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
  all.q@node03                   BIP   0/1/4          -NA-     -NA-          
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss     1 2
         Full jobname:     arr
         Master Queue:     all.q@node03
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  long.q@node01                  BIP   0/2/4          -NA-     -NA-          
        2 0.25000 lic        alice        r     mm/dd/yyyy hh:mm:ss     1        
         Full jobname:     lic
         Master Queue:     long.q@node01
         Hard Resources:   lic=2 (0.000000)
                           d1=1 (0.000000)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Hard requested queues: *@node01
         Binding:          NONE
        3 0.50000 par        alice        r     mm/dd/yyyy hh:mm:ss     1        
         Full jobname:     par
         Master Queue:     long.q@node01
         Requested PE:     smp 2
         Granted PE:       smp 2
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
  long.q@node02                  BIP   0/0/4          -NA-     -NA-          
  long.q@node03                  BIP   0/0/4          -NA-     -NA-          
  long.q@node04                  BIP   0/0/4          -NA-     -NA-          
  
  ############################################################################
   - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS - PENDING JOBS
  ############################################################################
        5 0.00000 arr        alice        qw    mm/dd/yyyy hh:mm:ss     1 3
         Full jobname:     arr
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        6 0.00000 hold       alice        hqw   mm/dd/yyyy hh:mm:ss     1        
         Full jobname:     hold
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
  $ qstat -r -u '*' -g t
  job-ID  prior   name       user         state submit/start at     queue                          master ja-task-ID 
  ------------------------------------------------------------------------------------------------------------------
        3 0.50000 par        alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   SLAVE         
         Full jobname:     par
         Master Queue:     all.q@node01
         Requested PE:     smp 2
         Granted PE:       smp 2
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        4 0.75000 mpi        alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                   MASTER        
         Full jobname:     mpi
         Master Queue:     all.q@node01
         Requested PE:     mpi 3
         Granted PE:       mpi 3
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
                                                                    all.q@node01                   SLAVE         
         Full jobname:     mpi
         Master Queue:     all.q@node01
         Requested PE:     mpi 3
         Granted PE:       mpi 3
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
                                                                    all.q@node01                   SLAVE         
         Full jobname:     mpi
         Master Queue:     all.q@node01
         Requested PE:     mpi 3
         Granted PE:       mpi 3
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        1 0.25000 ser        alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER        
         Full jobname:     ser
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                   MASTER 1
         Full jobname:     arr
         Master Queue:     all.q@node02
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        5 0.25000 arr        alice        r     mm/dd/yyyy hh:mm:ss all.q@node03                   MASTER 2
         Full jobname:     arr
         Master Queue:     all.q@node03
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        2 0.25000 lic        alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER        
         Full jobname:     lic
         Master Queue:     long.q@node01
         Hard Resources:   lic=2 (0.000000)
                           d1=1 (0.000000)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Hard requested queues: *@node01
         Binding:          NONE
        3 0.50000 par        alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                  MASTER        
         Full jobname:     par
         Master Queue:     long.q@node01
         Requested PE:     smp 2
         Granted PE:       smp 2
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         d2=1G (default)
         Soft Resources:   
         Binding:          NONE
        5 0.00000 arr        alice        qw    mm/dd/yyyy hh:mm:ss                                       3
         Full jobname:     arr
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
        6 0.00000 hold       alice        hqw   mm/dd/yyyy hh:mm:ss                                              
         Full jobname:     hold
         Hard Resources:   
         d1=2 (default)
         d3=3 (default)
         Soft Resources:   
         Binding:          NONE
