Slots that are reserved for later in qhost -q and in qstat -f.

  $ site small
  $ qconf -au alice arusers
  added "alice" to access list "arusers"
  $ as alice qrsub -a 203401010000 -d 3600 -q all.q@node01 -pe smp 2
  Your advance reservation 1 has been granted
  $ qhost -q -h node01 | tail -1
     all.q                BIP   2/0/4         
  $ qstat -f -q all.q@node01 | tail -1
  all.q@node01                   BIP   0/0/4          -NA-     -NA-          
  $ as alice qrsub -d 3600 -q all.q@node01
  Your advance reservation 2 has been granted
  $ as alice qrsub -a 203501010000 -d 3600 -q all.q@node01 -pe smp 4
  Your advance reservation 3 has been granted
  $ as alice qrsub -a 203501010000 -d 3600 -q all.q@node02 -pe smp 3; as alice qrsub -a 203501010030 -d 3600 -q all.q@node02
  Your advance reservation 4 has been granted
  Your advance reservation 5 has been granted
  $ qhost -q -h node01,node02 | grep all.q
     all.q                BIP   4/0/4         
     all.q                BIP   4/0/4         
  $ qstat -f | grep -E 'node0[12]'
  all.q@node01                   BIP   1/0/4          -NA-     -NA-          
  all.q@node02                   BIP   0/0/4          -NA-     -NA-          
  $ qhost -q -h node01 -xml | grep resv
     <queuevalue qname='all.q' name='slots_resv'>4</queuevalue>
  $ qstat -g c
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             -NA-      0      1     16     16      0      0 
