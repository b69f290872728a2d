What qrsub, qrstat and qrdel accept.

  $ site small
  $ qconf -rattr queue slots 9 all.q
  root@master modified "all.q" in cluster queue list
  $ fails duration -- qrsub -e 203001010100 -a 203001010000 -d 60 -N x
  exit 1, says: duration
  $ qrsub -e 203001010100 -a 203001010000 -d 3600 -N x
  Your advance reservation 1 has been granted
  $ qrsub -a 203001010000 -d 600 -pe mpi 2-3 -w v
  verification: found possible assignment with 3 slots
  $ for o in '-q nosuch' '-pe nosuch 2' '-l nosuch=2' '-ckpt nosuch' '-u nosuch' '-u @nosuch'; do fails nosuch -- qrsub -a 203001010000 -d 600 $o; done
  exit 1, says: nosuch
  exit 1, says: nosuch
  exit 1, says: nosuch
  exit 1, says: nosuch
  exit 1, says: nosuch
  exit 1, says: nosuch
  $ for o in '-d 0' '-d 1:30' '-d INFINITY' '-e 202901010000' '-N none'; do fails -- qrsub -a 203001010000 $o; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ for o in '-N 1bad' '-N b*ad' '-he maybe' '-w x' '-m x' '-l h_rt=10:0' '-a 200001010000' '-pe mpi 99'; do fails -- qrsub -a 203001010000 -d 600 $o; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ qrsub -a 203001010000 -d 600 -q all.q@node04 -masterq all.q@node04 -pe mpi 1 -M a@b,c -m abe -u alice -u bob -A acc -he yes -N full
  Your advance reservation 4 has been granted
  $ qrstat -ar 2,77 2>&1 | grep -v group
  Following advance reservations do not exist:
  2, 77
  $ fails -- qrstat -ar x
  exit 1, says: 
  $ as alice qsub -b y -ar 1 -l h_rt=3600 -N k1 sleep 500
  Your job 1 ("k1") has been submitted
  $ fails 1 -- as alice qsub -b y -ar 1 -l h_rt=3601 -N k2 sleep 500
  exit 1, says: 1
  $ fails 1 -- as alice qsub -b y -ar 1 -l h_rt=INFINITY -N k2 sleep 500
  exit 1, says: 1
  $ fails 1 -- as alice qsub -b y -ar 1 -l s_rt=4000 -N k2 sleep 500
  exit 1, says: 1
  $ fails 1 -- as alice qsub -b y -ar 1 -a 203001010005 -l h_rt=3400 -N k3 sleep 500
  exit 1, says: 1
  $ as alice qsub -b y -ar 1 -a 203001010005 -l h_rt=3000 -N k4 sleep 500
  Your job 6 ("k4") has been submitted
  $ as alice qsub -b y -ar 0 -N d3 sleep 500
  Your job 7 ("d3") has been submitted
  $ for a in x -1 x1; do fails -- as alice qsub -b y -ar $a sleep 500; done
  exit 2, says: 
  exit 2, says: 
  exit 2, says: 
  $ qconf -au alice,bob arusers > /dev/null
  added "alice" to access list "arusers"
  added "bob" to access list "arusers"
  $ for u in alice bob; do for n in one two; do as $u qrsub -a 203001010000 -d 600 -q all.q@node0$((++i)) -N $n; done; done
  Your advance reservation 5 has been granted
  Your advance reservation 6 has been granted
  Your advance reservation 7 has been granted
  Your advance reservation 8 has been granted
  $ as alice qrstat -u bob,alice | awk 'NR > 2 {print $1, $2, $4}'
  5 one w
  6 two w
  7 one w
  8 two w
  $ as alice qrstat -u nosuch
  $ as alice qrstat -u 'a*' | awk 'NR > 2 {print $1, $2, $4}'
  5 one w
  6 two w
  $ fails 6 77 -- as alice qrdel one 6 77
  exit 1, says: 6 77
  $ as bob qrdel 'o*'
  bob has deleted advance_reservation 7
  $ fails bob 5 -- as bob qrdel -u alice
  exit 1, does not say: bob 5
  There is no advance_reservation registered for the following users: alice
  $ as bob qrdel -u bob
  bob has deleted advance_reservation 8
  $ fails bob -- as bob qrdel -u bob
  exit 1, says: bob
  $ fails -- qrdel
  exit 1, says: 
  $ fails nosuch -- qrdel -u alice,bob nosuch
  exit 1, says: nosuch
  $ qrdel two
  denied: advance_reservation "two" does not exist
  [1]
  $ qrstat -u '*' | awk 'NR > 2 {print $1, $2, $4}'
  1 x w
  4 full w
