Jobs that start at once or not at all (`-now y`), and a wait that is interrupted (`-sync y` and Ctrl-C).

  $ site small
  $ as alice qsub -now y -b y -N one sleep 600
  Your job 1 ("one") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your immediate job 1 has been successfully scheduled.
  $ as alice qsub -now y -b y -N par -pe mpi 12 sleep 600
  Your job 2 ("par") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your immediate job 2 has been successfully scheduled.
  $ as alice qsub -now y -b y -N big -pe mpi 5 sleep 600
  Your job 3 ("big") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your qsub request could not be scheduled; try again later.
  [1]
  $ as alice qsub -now y -terse -b y -N arr -t 1-2 sleep 600
  4.1-2:1
  Waiting for immediate job to be scheduled.
  
  Your immediate job 4.1-2:1 has been successfully scheduled.
  $ as alice qsub -now y -b y -N arr2 -t 1-2 sleep 600
  Your job-array 5.1-2:1 ("arr2") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your qsub request could not be scheduled; try again later.
  [1]

Nothing but the present counts: a hold, a date, a dependency are as good as a refusal. Others that wait take part.

  $ as alice qsub -b y -N waits -p -5 sleep 600
  Your job 6 ("waits") has been submitted
  $ as alice qsub -now y -h -b y -N held sleep 600
  Your job 7 ("held") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your qsub request could not be scheduled; try again later.
  [1]
  $ qstat -u '*' | awk 'NR>2 {print $1, $3, $5}'
  1 one r
  2 par r
  4 arr r
  4 arr r
  6 waits r
  $ as alice qsub -now y -a 203001010000 -b y -N later sleep 600
  Your job 8 ("later") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your qsub request could not be scheduled; try again later.
  [1]
  $ as alice qsub -now y -hold_jid one -b y -N dependent sleep 600
  Your job 9 ("dependent") has been submitted
  Waiting for immediate job to be scheduled.
  
  Your qsub request could not be scheduled; try again later.
  [1]
  $ qstat -u '*' | awk 'NR>2 {print $1, $3, $5}'
  1 one r
  2 par r
  4 arr r
  4 arr r
  6 waits r

Ctrl-C while qsub waits: the job goes with the wait; one that is running is registered for deletion.

  $ GRIDLITE_USER=bob timeout --preserve-status -s INT 5 qsub -sync y -b y -N waited sleep 600
  Your job 10 ("waited") has been submitted
  
  Interrupted!
  Please wait while qsub shuts down.
  [1]
  $ qstat -u bob
  $ qdel -f 1
  root forced the deletion of job 1
  $ qconf -ssconf | sed 's/^flush_submit_sec .*/flush_submit_sec 1/' > s; qconf -Msconf s
  changed scheduler configuration
  $ GRIDLITE_USER=bob timeout --preserve-status -s TERM 5 qsub -sync y -b y -N waited sleep 600
  Your job 11 ("waited") has been submitted
  
  Interrupted!
  Please wait while qsub shuts down.
  [1]
  $ qstat -u bob | awk 'NR>2 {print $1, $3, $5}'
  11 waited dr


