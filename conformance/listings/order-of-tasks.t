The order of running jobs in qstat -t alone: by number, not by queue; with -g t or a selection of queues it is by queue.

  $ site quotas
  $ as alice qsub -b y -N a -q all.q@node03 sleep 6000; as alice qsub -b y -N b -q all.q@node01 sleep 6000; as alice qsub -b y -N c -q 'long.q@node01,all.q@node02' -pe mpi 6 sleep 6000;  as alice qsub -b y -N d -q all.q@node01 -t 1-2 sleep 6000; schedule
  Your job 1 ("a") has been submitted
  Your job 2 ("b") has been submitted
  Your job 3 ("c") has been submitted
  Your job-array 4.1-2:1 ("d") has been submitted
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 {print $1, $2, $5, $8, $9, $10}'; }
  $ jobs -t
  1 0.25000 r all.q@node03 MASTER 
  2 0.25000 r all.q@node01 MASTER 
  3 0.75000 r long.q@node01 MASTER 
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  3 0.75000 r all.q@node02 SLAVE 
  all.q@node02 SLAVE    
  4 0.25000 r all.q@node01 MASTER 1
  4 0.25000 r all.q@node01 MASTER 2
  $ jobs -g t
  2 0.25000 r all.q@node01 MASTER 
  4 0.25000 r all.q@node01 MASTER 1
  4 0.25000 r all.q@node01 MASTER 2
  3 0.75000 r all.q@node02 SLAVE 
  all.q@node02 SLAVE    
  1 0.25000 r all.q@node03 MASTER 
  3 0.75000 r long.q@node01 MASTER 
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  $ jobs -t -s r
  1 0.25000 r all.q@node03 MASTER 
  2 0.25000 r all.q@node01 MASTER 
  3 0.75000 r long.q@node01 MASTER 
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  3 0.75000 r all.q@node02 SLAVE 
  all.q@node02 SLAVE    
  4 0.25000 r all.q@node01 MASTER 1
  4 0.25000 r all.q@node01 MASTER 2
  $ jobs -t -q '*'
  2 0.25000 r all.q@node01 MASTER 
  4 0.25000 r all.q@node01 MASTER 1
  4 0.25000 r all.q@node01 MASTER 2
  3 0.75000 r all.q@node02 SLAVE 
  all.q@node02 SLAVE    
  1 0.25000 r all.q@node03 MASTER 
  3 0.75000 r long.q@node01 MASTER 
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  $ jobs -t -g d
  2 0.25000 r all.q@node01 MASTER 
  4 0.25000 r all.q@node01 MASTER 1
  4 0.25000 r all.q@node01 MASTER 2
  3 0.75000 r all.q@node02 SLAVE 
  all.q@node02 SLAVE    
  1 0.25000 r all.q@node03 MASTER 
  3 0.75000 r long.q@node01 MASTER 
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  long.q@node01 SLAVE    
  $ qstat -u '*' -t -xml | grep -E 'JB_job_number|queue_name' | tr -d ' \n'; echo
  <JB_job_number>1</JB_job_number><queue_name>all.q@node03</queue_name><JB_job_number>2</JB_job_number><queue_name>all.q@node01</queue_name><JB_job_number>3</JB_job_number><queue_name>long.q@node01</queue_name><JB_job_number>3</JB_job_number><queue_name>long.q@node01</queue_name><JB_job_number>3</JB_job_number><queue_name>long.q@node01</queue_name><JB_job_number>3</JB_job_number><queue_name>long.q@node01</queue_name><JB_job_number>3</JB_job_number><queue_name>all.q@node02</queue_name><JB_job_number>3</JB_job_number><queue_name>all.q@node02</queue_name><JB_job_number>4</JB_job_number><queue_name>all.q@node01</queue_name><JB_job_number>4</JB_job_number><queue_name>all.q@node01</queue_name>
