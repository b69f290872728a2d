The lines of `qstat -j` of an array job with all that stands behind its queues: the project comes before the tasks.

  $ site quotas
  $ as alice qsub -b y -N a -t 1-3 -tc 2 -P blue -ac a=b -binding linear:1 -hold_jid x -p -3 -R y -q all.q sleep 600
  Your job-array 1.1-3:1 ("a") has been submitted
  $ qalter -ot 5 1
  root@master sets override tickets of job 1 to 5
  $ qstat -j 1 | grep -v -e _time: -e ^sge_o -e ^uid: -e ^gid: -e ^group: -e ^mail
  ==============================================================
  job_number:                 1
  exec_file:                  job_scripts/1
  owner:                      alice
  account:                    sge
  reserve:                    y
  notify:                     FALSE
  job_name:                   a
  priority:                   -3
  jobshare:                   0
  hard_queue_list:            all.q
  env_list:                   TERM=NONE
  job_args:                   600
  script_file:                sleep
  jid_predecessor_list (req): x
  version:                    1
  oticket:                    5
  project:                    blue
  job-array tasks:            1-3:1
  maximum concurrency:        2
  context:                    a=b
  binding:                    set linear:1
  job_type:                   binary
  scheduling info:            There are no messages available
