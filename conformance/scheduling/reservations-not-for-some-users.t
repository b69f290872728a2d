Reservations that some users may not use, and queues for a master task without an environment.

  $ site small
  $ qconf -au carol arusers; qconf -au alice staff
  added "carol" to access list "arusers"
  added "alice" to access list "staff"
  $ as carol qrsub -a 203001011200 -d 60 -u '!dave'
  Your advance reservation 1 has been granted
  $ as carol qrsub -a 203001011200 -d 60 -u 'alice,!dave'
  Your advance reservation 2 has been granted
  $ as carol qrsub -a 203001011200 -d 60 -u '!@staff'
  Your advance reservation 3 has been granted
  $ fails nosuch -- as carol qrsub -a 203001011200 -d 60 -u 'nosuch'
  exit 1, says: nosuch
  $ fails nosuch -- as carol qrsub -a 203001011200 -d 60 -u '!nosuch'
  exit 1, says: nosuch
  $ for i in 1 2 3; do qrstat -ar $i | grep -e '^id' -e acl; done
  id                             1
  xacl_list                      dave
  id                             2
  acl_list                       alice
  xacl_list                      dave
  id                             3
  xacl_list                      @staff
  $ qrstat -ar 2 -xml | grep -A3 acl
        <acl_list>
           <acl  user="alice"/>
        </acl_list>
        <xacl_list>
           <acl  user="dave"/>
        </xacl_list>
     </ar_summary>
  </qrstat>
  $ fails -- as dave qsub -ar 1 -b y sleep 10
  exit 1, says: 
  $ as alice qsub -ar 1 -b y sleep 10
  Your job 2 ("sleep") has been submitted
  $ fails -- as alice qsub -ar 3 -b y sleep 10
  exit 1, says: 
  $ as carol qsub -ar 3 -b y sleep 10
  Your job 4 ("sleep") has been submitted
  $ as carol qrsub -a 203001011200 -d 1:0:0 -masterq all.q
  Your advance reservation 4 has been granted
  $ as carol qrsub -a 203001011200 -d 1:0:0 -masterq 'all.q@node02'
  Your advance reservation 5 has been granted
  $ fails nosuch.q -- as carol qrsub -a 203001011200 -d 1:0:0 -masterq nosuch.q
  exit 1, says: nosuch.q
  $ for i in 4 5 6; do qrstat -ar $i | grep -e slots -e master; done
  granted_slots_list             all.q@node01=1
  master hard queue_list         all.q
  granted_slots_list             all.q@node02=1
  master hard queue_list         all.q@node02
  [1]
  $ as carol qrsub -a 203001011200 -d 1:0:0 -w e -masterq 'all.q@node02'
  Your advance reservation 6 has been granted
