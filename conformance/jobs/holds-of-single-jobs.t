The only task of a job that is not an array can be held as a task; several tasks of it can't.

  $ site quotas
  $ for i in 1 2; do as alice qsub -b y sleep 600; done; as alice qsub -t 1-4 -b y sleep 600
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job-array 3.1-4:1 ("sleep") has been submitted
  $ as alice qhold 1.1,1.2
  modified hold of job 1
  $ fails 1 array -- as alice qhold 1.1-2
  exit 4, says: 1 array
  $ fails 1 array -- as alice qrls 1.1-2
  exit 4, says: 1 array
  $ as alice qrls 1.1
  modified hold of job 1
  $ fails 2 array -- as alice qhold 2 -t 1-2
  exit 4, says: 2 array
  $ as alice qhold 2 -t 1-3:4
  modified hold of job 2
  $ as alice qhold 2.2-2
  $ as alice qhold 3.1-9
  modified hold of job-array task 3.1
  modified hold of job-array task 3.2
  modified hold of job-array task 3.3
  modified hold of job-array task 3.4
  $ fails 1 array -- as alice qalter -h u 1.1-2
  exit 1, says: 1 array
  $ qstat -u '*' | awk 'NR > 2 {print $1, $5, $9, $10}'
  1 qw  
  2 hqw  
  3 hqw 1-4:1 
