Holds of whole arrays: the order in which tasks are reported that lists of Grid Engine have, and of some named tasks.

  $ site small
  $ as alice qsub -t 1-8 -tc 2 -b y sleep 3000
  Your job-array 1.1-8:1 ("sleep") has been submitted
  $ schedule
  $ qhold -h s 1.3
  modified hold of job-array task 1.3
  $ qhold -h o 1.4
  modified hold of job-array task 1.4
  $ qhold -h u 1.5
  modified hold of job-array task 1.5
  $ qhold -h so 1.7
  modified hold of job-array task 1.7
  $ qhold -h uos 1
  modified hold of job-array task 1.6
  modified hold of job-array task 1.8
  modified hold of job-array task 1.5
  modified hold of job-array task 1.4
  modified hold of job-array task 1.7
  modified hold of job-array task 1.3
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  $ qhold -h o 1
  $ qrls -h s 1.6
  modified hold of job-array task 1.6
  $ qrls 1.4
  modified hold of job-array task 1.4
  $ qrls 1
  modified hold of job-array task 1.3
  modified hold of job-array task 1.5
  modified hold of job-array task 1.6
  modified hold of job-array task 1.7
  modified hold of job-array task 1.8
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  $ qalter -h s 1.1-8
  modified hold of job-array task 1.6
  $ qalter -h u 1
  modified hold of job-array task 1.3
  modified hold of job-array task 1.4
  modified hold of job-array task 1.5
  modified hold of job-array task 1.6
  modified hold of job-array task 1.7
  modified hold of job-array task 1.8
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  $ qrls -h uos 1
  modified hold of job-array task 1.3
  modified hold of job-array task 1.4
  modified hold of job-array task 1.5
  modified hold of job-array task 1.6
  modified hold of job-array task 1.7
  modified hold of job-array task 1.8
  modified hold of job-array task 1.1
  modified hold of job-array task 1.2
  $ qrls 1
