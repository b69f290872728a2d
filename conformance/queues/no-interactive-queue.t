Cell: local

Where no queue takes interactive jobs, qrsh says so by its own name.

  $ site local
  $ qconf -rattr queue qtype BATCH all.q > /dev/null
  $ as alice qrsh true
  Your "qrsh" request could not be scheduled, try again later.
  [1]
  $ as alice qrsh
  Your "qrsh" request could not be scheduled, try again later.
  [1]
  $ qstat -u '*'
