Tasks of an array that start pass over queues; the tasks that wait hear of those, as long as no other job is of their kind.

  $ site quotas
  $ qconf -rattr queue user_lists 'NONE,[node02=interns]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue seq_no '0,[node04=1]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr exechost complex_values ram=2G node04
  root@master modified "node04" in exechost list
  $ as alice qsub -b y -N array -t 1-3 -l ram=2G sleep 600
  Your job-array 1.1-3:1 ("array") has been submitted
  $ schedule
  $ qstat -j 1 | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort
  (-l ram=2G) cannot run at host "node04" because it offers only hc:ram=0.000
  (-l ram=2G) cannot run in queue "all.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "all.q@node03" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  has no permission for queue "all.q@node02"

Beside another job that asks for the same they hear what that one hears.

  $ qdel -f 1
  root forced the deletion of job-array task 1.1
  root has deleted job 1
  $ schedule
  $ as alice qsub -b y -N array -t 1-3 -l ram=2G sleep 600
  Your job-array 2.1-3:1 ("array") has been submitted
  $ as alice qsub -b y -N other -l ram=2G sleep 600
  Your job 3 ("other") has been submitted
  $ schedule
  $ for j in 2 3; do echo $j; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done
  2
  (-l ram=2G) cannot run at host "node04" because it offers only hc:ram=0.000
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
  3
  (-l ram=2G) cannot run at host "node04" because it offers only hc:ram=0.000
  (-l ram=2G) cannot run in queue "long.q@node01" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node02" because job requests unknown resource (ram)
  (-l ram=2G) cannot run in queue "long.q@node03" because job requests unknown resource (ram)
