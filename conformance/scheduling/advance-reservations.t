Advance reservations: qrsub keeps slots for a time, qrstat shows them, qsub -ar uses them, qrdel gives them back.

  $ site small
  $ fails carol -- as carol qrsub -d 3600
  exit 1, says: carol
  $ qconf -au alice,bob arusers > /dev/null
  added "alice" to access list "arusers"
  added "bob" to access list "arusers"
  $ as alice qrsub -d 3600 -N early -q all.q@node01
  Your advance reservation 1 has been granted
  $ as bob qrsub -a 203001010000 -d 1:0:0 -N late -pe mpi 6 -l h_rt=100 -A acct -m be -M x@y
  Your advance reservation 2 has been granted
  $ as alice qrsub -a 203001010000 -e 203001020000 -pe 'm*' 2-10 -u bob,@arusers -he y
  Your advance reservation 3 has been granted
  $ fails suitable -- qrsub -a 203001010000 -d 600 -pe mpi 2
  exit 1, says: suitable
  $ qrsub -a 202901010000 -d 600 -pe mpi 2 -w v
  verification: found possible assignment with 2 slots
  $ fails guests -- qrsub -a 203001010000 -d 600 -u @guests
  exit 1, says: guests
  $ fails past -- qrsub -a 200001010000 -d 100
  exit 1, says: past
  $ qrstat
  $ qrstat -u '*'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 early      alice        r     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        2 late       bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        3            alice        w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  24:00:00
  $ as bob qrstat
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        2 late       bob          w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
  $ qrstat -ar 2 | grep -v group
  --------------------------------------------------------------------------------
  id                             2
  name                           late
  owner                          bob
  state                          w
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       01:00:00
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        acct
  resource_list                  h_rt=100
  granted_slots_list             all.q@node01=4,all.q@node02=2
  granted_parallel_environment   mpi slots 6
  mail_options                   be
  mail_list                      x@y
  $ qrstat -ar 3 | grep -v group
  --------------------------------------------------------------------------------
  id                             3
  name                           
  owner                          alice
  state                          w
  start_time                     mm/dd/yyyy hh:mm:ss
  end_time                       mm/dd/yyyy hh:mm:ss
  duration                       24:00:00
  submission_time                mm/dd/yyyy hh:mm:ss
  account                        sge
  error_handling                 true
  granted_slots_list             all.q@node02=2,all.q@node03=4,all.q@node04=4
  granted_parallel_environment   m* slots 2-10
  acl_list                       bob,@arusers
  $ qrstat -ar 2,3 -xml | grep -v group
  <?xml version='1.0'?>
  <qrstat xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qrstat/qrstat.xsd">
     <ar_summary>
        <id>2</id>
        <name>late</name>
        <owner>bob</owner>
        <state>w</state>
        <start_time>yyyy-mm-ddThh:mm:ss</start_time>
        <end_time>yyyy-mm-ddThh:mm:ss</end_time>
        <duration>01:00:00</duration>
        <submission_time>yyyy-mm-ddThh:mm:ss</submission_time>
        <account>acct</account>
        <resource_list>
           <resource name="h_rt" type="100"/>
        </resource_list>
        <granted_slots_list>
           <granted_slots  queue_instance="all.q@node01" slots="4"/>
           <granted_slots  queue_instance="all.q@node02" slots="2"/>
        </granted_slots_list>
        <granted_parallel_environment>
           <parallel_environment>mpi</parallel_environment>
           <slots>6</slots>
        </granted_parallel_environment>
        <mail_options>be</mail_options>
        <mail_list>
           <mail  user="x" host="y"/>
        </mail_list>
     </ar_summary>
     <ar_summary>
        <id>3</id>
        <name/>
        <owner>alice</owner>
        <state>w</state>
        <start_time>yyyy-mm-ddThh:mm:ss</start_time>
        <end_time>yyyy-mm-ddThh:mm:ss</end_time>
        <duration>24:00:00</duration>
        <submission_time>yyyy-mm-ddThh:mm:ss</submission_time>
        <account>sge</account>
        <error_handling>true</error_handling>
        <granted_slots_list>
           <granted_slots  queue_instance="all.q@node02" slots="2"/>
           <granted_slots  queue_instance="all.q@node03" slots="4"/>
           <granted_slots  queue_instance="all.q@node04" slots="4"/>
        </granted_slots_list>
        <granted_parallel_environment>
           <parallel_environment>m*</parallel_environment>
           <slots>2-10</slots>
        </granted_parallel_environment>
        <acl_list>
           <acl  user="bob"/>
           <acl  user="@arusers"/>
        </acl_list>
     </ar_summary>
  </qrstat>
  $ qrstat -ar 99
  Following advance reservations do not exist:
  99
  [1]
  $ qmod -d all.q@node01 > /dev/null
  $ qrstat -u '*' -explain
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 early      alice        E     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
         reserved queue all.q@node01 is disabled
        2 late       bob          W     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
         reserved queue all.q@node01 is disabled
        3            alice        w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  24:00:00
  $ as bob qsub -b y -ar 1 -N in1 sleep 600
  Your job 1 ("in1") has been submitted
  $ as alice qsub -b y -ar 1 -N in2 sleep 600
  Your job 2 ("in2") has been submitted
  $ as alice qsub -b y -ar 3 -N later sleep 600
  Your job 3 ("later") has been submitted
  $ fails suitable -- as carol qsub -b y -ar 3 -N others sleep 600
  exit 1, says: suitable
  $ fails 77 -- as alice qsub -b y -ar 77 -N later sleep 600
  exit 1, says: 77
  $ schedule
  $ qmod -e all.q@node01 > /dev/null
  $ schedule
  $ qstat -u '*'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.50000 in1        bob          r     mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        2 0.50000 in2        alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
        3 0.50000 later      alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
  $ for j in in2 later; do qstat -j $j | sed -n '/^ar_id/p;/^verify/p;/^scheduling/,$p'; done
  verify_suitable_queues:     2
  ar_id:                      1
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation 1
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 1
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 1
                              (-l NONE) cannot run in queue "all.q@node01" because it offers only qc:slots=0.000000
  verify_suitable_queues:     2
  ar_id:                      3
  scheduling info:            cannot run in queue "all.q@node02" because it was not reserved by advance reservation 1
                              cannot run in queue "all.q@node03" because it was not reserved by advance reservation 1
                              cannot run in queue "all.q@node04" because it was not reserved by advance reservation 1
                              execution time not reached
  $ qstat -f -q all.q@node01,all.q@node02 | grep all.q
  all.q@node01                   BIP   1/1/4          -NA-     -NA-          
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  $ fails bob 1 -- as bob qrdel 1
  exit 1, says: bob 1
  $ as alice qrdel 1 2>&1
  alice has registered the advance_reservation 1 for deletion
  $ fails 99 -- qrdel 99
  exit 1, says: 99
  $ qrdel late
  root has deleted advance_reservation 2
  $ qrstat -u '*'
  ar-id   name       owner        state start at             end at               duration
  ------------------------------------------------------------------------------------------
        1 early      alice        d     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  01:00:00
        3            alice        w     mm/dd/yyyy hh:mm:ss  mm/dd/yyyy hh:mm:ss  24:00:00
  $ qrdel -u '*'
  root has registered the advance_reservation 1 for deletion
  root has deleted advance_reservation 3
  $ qstat -u '*' | awk 'NR > 2 {print $1, $3, $5, $8}'
  1 in1 dr all.q@node01

At its end what is left of the jobs goes with it. What a calendar closes in that time is not a place for a reservation.

  $ qrsub -d 9 -q all.q@node03 -N short
  Your advance reservation 6 has been granted
  $ as alice qsub -b y -ar 6 -N in3 sleep 600
  Your job 6 ("in3") has been submitted
  $ as alice qsub -b y -ar 6 -N in4 sleep 600
  Your job 7 ("in4") has been submitted
  $ schedule
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'
  in1 dr all.q@node01
  in3 r all.q@node03
  in4 qw 1
  $ advance 8
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5, $8}'
  in1 dr all.q@node01
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $4}'
  1 early d
  $ printf 'calendar_name cal\nyear 1.1.2030-31.12.2030=off\nweek NONE\n' > c; qconf -Acal c > /dev/null
  root@master added "cal" to calendar list
  $ qconf -rattr queue calendar cal all.q@node03 > /dev/null
  $ fails all.q@node03 -- qrsub -a 203001010000 -d 3600 -q all.q@node03
  exit 1, says: all.q@node03
  $ qrsub -a 202901010000 -d 3600 -q all.q@node03 | sed 's/[0-9]/N/'
  Your advance reservation N has been granted
