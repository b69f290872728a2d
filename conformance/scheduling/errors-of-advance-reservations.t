What goes wrong with advance reservations: a queue instance of it takes no jobs. With -he y its jobs wait meanwhile.

  $ site small
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ states() { qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'; }
  $ info() { for j in "$@"; do echo "- $j"; qstat -j $j | sed -n '/^scheduling info/,$p'; done; }
  $ qrsub -d 3600 -pe mpi 2 -q all.q@node01,all.q@node02 -N soft
  Your advance reservation 1 has been granted
  $ qrsub -d 3600 -q all.q@node03,all.q@node04 -pe mpi 2 -N hard -he y
  Your advance reservation 2 has been granted
  $ qrsub -a 203001010000 -d 3600 -q all.q@node03 -N later -he y
  Your advance reservation 3 has been granted
  $ as alice qsub -b y -ar 1 -N s1 sleep 400
  Your job 1 ("s1") has been submitted
  $ as alice qsub -b y -ar 2 -N h1 sleep 400
  Your job 2 ("h1") has been submitted
  $ qmod -d all.q@node01 all.q@node03
  root@master changed state of "all.q@node01" (disabled)
  root@master changed state of "all.q@node03" (disabled)
  $ schedule
  $ states
  s1 r all.q@node02
  h1 qw 1
  $ qrstat -u '*' -explain
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 soft       root         E     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
         reserved queue all.q@node01 is disabled
        2 hard       root         E     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
         reserved queue all.q@node03 is disabled
        3 later      root         W     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
         reserved queue all.q@node03 is disabled
  $ qrstat -explain -ar 2 | grep -v group
  --------------------------------------------------------------------------------
  id                             2
  name                           hard
  owner                          root
  state                          E
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       01:00:00
  message                        reserved queue all.q@node03 is disabled
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  error_handling                 true
  granted_slots_list             all.q@node03=1,all.q@node04=1
  granted_parallel_environment   mpi slots 2
  $ info h1
  - h1
  scheduling info:            queue instance "all.q@node01" dropped because it is disabled
                              queue instance "all.q@node03" dropped because it is disabled
                              queue instance "all.q@node02" dropped because it is full
                              cannot run because requested advance reservation 2 is in error state
  $ qmod -e all.q@node03
  root@master changed state of "all.q@node03" (enabled)
  $ schedule
  $ states
  s1 r all.q@node02
  h1 r all.q@node04
  $ qmod -s all.q@node04
  root@master changed state of "all.q@node04" (suspended)
  $ qrstat -u '*' -explain | awk 'NR > 2 {NF = NF > 5 ? 4 : 5; print}'
  1 soft root E
  reserved queue all.q@node01 is disabled
  2 hard root E
  reserved queue all.q@node04 is suspended
  3 later root w
  $ qmod -us all.q@node04
  root@master changed state of "all.q@node04" (unsuspended)

The configuration does not take back what is promised; but a host may leave the queue, and the instance stays as long as
it is needed.

  $ fails 1 all.q@node01 -- qconf -rattr queue slots 0 all.q
  exit 1, says: 1 all.q@node01
  $ fails mpi pe_list 1 -- qconf -rattr queue pe_list NONE all.q
  exit 1, says: mpi pe_list 1
  $ qconf -dattr queue pe_list smp all.q
  root@master modified "all.q" in cluster queue list
  $ fails 2 -- sh -c "qconf -sp mpi | sed 's/^slots .*/slots 1/' > pe; qconf -Mp pe"
  exit 1, does not say: 2
  denied: lowering slots amount below 4 would break advance reservations
  $ fails slots -- qconf -rattr exechost complex_values slots=0 node01
  exit 1, says: slots
  $ printf 'calendar_name off\nyear NONE\nweek mon-sun=off\n' > c; qconf -Acal c
  root@master added "off" to calendar list
  $ fails calendar -- qconf -rattr queue calendar off all.q@node02
  exit 1, says: calendar
  $ qconf -dattr hostgroup hostlist node01 @allhosts
  root@master modified "@allhosts" in host group list
  $ fails -- qconf -dq all.q
  exit 1, says: 
  $ qrstat -xml -ar 1 | grep -v group
  <?xml version='1.0'?>
  <qrstat xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qrstat/qrstat.xsd">
     <ar_summary>
        <id>1</id>
        <name>soft</name>
        <owner>root</owner>
        <state>E</state>
        <start_time>yyyy-mm-ddThh:mm:ss</start_time>
        <end_time>yyyy-mm-ddThh:mm:ss</end_time>
        <duration>01:00:00</duration>
        <message>reserved queue all.q@node01 is disabled</message>
        <submission_time>yyyy-mm-ddThh:mm:ss</submission_time>
        <account>sge</account>
        <granted_slots_list>
           <granted_slots  queue_instance="all.q@node01" slots="1"/>
           <granted_slots  queue_instance="all.q@node02" slots="1"/>
        </granted_slots_list>
        <granted_parallel_environment>
           <parallel_environment>mpi</parallel_environment>
           <slots>2</slots>
        </granted_parallel_environment>
     </ar_summary>
  </qrstat>
  $ qmod -e all.q
  root@master changed state of "all.q@node01" (enabled)
  Queue instance "all.q@node02" is already in the specified state: enabled
  Queue instance "all.q@node03" is already in the specified state: enabled
  Queue instance "all.q@node04" is already in the specified state: enabled
  $ qrstat -u '*' -explain
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 soft       root         r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        2 hard       root         r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        3 later      root         w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00

Forced deletion does not wait for jobs.

  $ qrdel 2
  root has registered the advance_reservation 2 for deletion
  $ fails alice -- qrdel -u alice
  exit 1, says: alice
  $ qrdel -f 1
  root has deleted advance_reservation 1
  $ qrdel hard soft
  root has registered the advance_reservation 2 for deletion
  denied: advance_reservation "soft" does not exist
  [1]
  $ qrstat -u '*'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        2 hard       root         d     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        3 later      root         w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
  $ qstat -u '*' | awk 'NR>2 {print $1, $3, $5}'
  2 h1 dr
