Why a job waits on account of a reservation: what is free now is kept for a job that comes later.

Where reservations are planned the offer is told as a plain number of seconds and bytes.

  $ site small
  $ qconf -ssconf | sed -E 's/^max_reservation .*/max_reservation 5/; s/^default_duration .*/default_duration 1:0:0/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -sc > c; echo 'mem mem MEMORY <= YES YES 0 0' >> c;  echo 'tim tim TIME <= YES YES 0 0' >> c; qconf -Mc c | grep -c added
  root@master added "mem" to complex entry list
  root@master added "tim" to complex entry list
  0
  [1]
  $ qconf -rattr exechost complex_values mem=10G,tim=1:0:0 node01
  root@master modified "node01" in exechost list
  $ info() { qstat -j $1 | sed -n '/^scheduling info/,$p' | grep -v contained; }
  $ as alice qsub -b y -N mem -l h_rt=600,mem=7G -q all.q@node01 sleep 600
  Your job 1 ("mem") has been submitted
  $ as alice qsub -b y -N tim -l h_rt=600,tim=3500 -q all.q@node01  sleep 600
  Your job 2 ("tim") has been submitted
  $ schedule
  $ as bob qsub -b y -N m1 -l h_rt=3000,mem=4G -q all.q@node01 sleep 3000
  Your job 3 ("m1") has been submitted
  $ as bob qsub -b y -N t1 -l h_rt=3000,tim=200 -q all.q@node01 sleep 3000
  Your job 4 ("t1") has been submitted
  $ schedule
  $ info 3; info 4
                              (-l h_rt=3000,mem=4G) cannot run at host "node01" because it offers only hc:mem=3221225472.000000
                              (-l h_rt=3000,tim=200) cannot run at host "node01" because it offers only hc:tim=100.000000
  $ as carol qsub -b y -R y -N r1 -l h_rt=3000,mem=9G -q all.q@node01 sleep 3000
  Your job 5 ("r1") has been submitted
  $ as carol qsub -b y -R y -N t1 -l h_rt=3000,tim=3550 -q all.q@node01 sleep 3000
  Your job 6 ("t1") has been submitted
  $ as alice qsub -b y -N m1 -l h_rt=3000,mem=2G -q all.q@node01 sleep 3000
  Your job 7 ("m1") has been submitted
  $ as alice qsub -b y -N t1 -l h_rt=3000,tim=70 -q all.q@node01 sleep 3000
  Your job 8 ("t1") has been submitted
  $ as alice qsub -b y -N m1 -l h_rt=3000,mem=4G -q all.q@node01 sleep 3000
  Your job 9 ("m1") has been submitted
  $ schedule
  $ for i in 3 4 5 6 7 8 9; do echo "- $i"; info $i; done
  - 3
                              (-l h_rt=3000,mem=4G) cannot run at host "node01" because it offers only hc:mem=3221225472.000000
  - 4
                              (-l h_rt=3000,tim=200) cannot run at host "node01" because it offers only hc:tim=100.000000
  - 5
                              (-l h_rt=3000,mem=9G) cannot run at host "node01" because it offers only hc:mem=3221225472.000000
  - 6
                              (-l h_rt=3000,tim=3550) cannot run at host "node01" because it offers only hc:tim=100.000000
  - 7
                              (-l h_rt=3000,mem=2G) cannot run at host "node01" because it offers only hc:mem=1073741824.000000 due to a reservation
  - 8
                              (-l h_rt=3000,tim=70) cannot run at host "node01" because it offers only hc:tim=50.000000 due to a reservation
  - 9
                              (-l h_rt=3000,mem=4G) cannot run at host "node01" because it offers only hc:mem=3221225472.000000
  $ as carol qsub -b y -R y -N r1 -l h_rt=3000,mem=11G -q all.q@node01 sleep 3000
  Your job 10 ("r1") has been submitted
  $ as carol qsub -b y -R y -N r1 -l h_rt=3000 -q all.q@node01 -pe smp 6 sleep 3000
  Your job 11 ("r1") has been submitted
  $ as carol qsub -b y -R y -N r1 -l h_rt=3000 -q all.q@node01 -pe smp 4 sleep 3000
  Your job 12 ("r1") has been submitted
  $ schedule
