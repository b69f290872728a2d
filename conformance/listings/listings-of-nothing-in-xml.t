Queues that do not exist: nothing is written in XML either. Criteria that no queue meets leave an empty document.

  $ site small
  $ qstat -q nosuch.q -xml
  [1]
  $ qstat -q 'all.q@@nosuch' -f -xml
  [1]
  $ qstat -U nosuch -q all.q@node01 -s r -xml
  <?xml version='1.0'?>
  <job_info  xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qstat/qstat.xsd">
    <queue_info>
    </queue_info>
    <job_info>
    </job_info>
  </job_info>
