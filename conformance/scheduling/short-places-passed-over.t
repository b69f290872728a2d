Jobs that ask for the same, several of which wait. Where one of them has started, the others hear nothing of places and
hosts that came before its place and had too little left: they are not looked at again in that run. A place behind it,
or a run in which none starts, is reported. An array that is the only job of its kind hears of all.

  $ site quotas
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ qconf -aattr exechost complex_values lic=9 node02; qconf -aattr exechost complex_values lic=6 node04 | sort
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  $ as alice qsub -b y -N j1 -l lic=8 -q all.q@node02 sleep 600
  Your job 1 ("j1") has been submitted
  $ schedule
  $ as alice qsub -b y -N j2 -l lic=3 sleep 600
  Your job 2 ("j2") has been submitted
  $ as alice qsub -b y -N j3 -l lic=3 sleep 600
  Your job 3 ("j3") has been submitted
  $ as alice qsub -b y -N j4 -l lic=3 sleep 600
  Your job 4 ("j4") has been submitted
  $ schedule
  $ qstat -u '*' | sed 1,2d
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1        
        2 0.50000 j2         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1        
        3 0.50000 j3         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1        
        4 0.50000 j4         alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
  $ why 4
  4:
  (-l lic=3) cannot run at host "node02" because it offers only hc:lic=1.000000
  (-l lic=3) cannot run at host "node04" because it offers only hc:lic=0.000000
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  $ qdel -f 2 3
  root forced the deletion of job 2
  root forced the deletion of job 3
  $ as bob qsub -b y -N j5 -l lic=3 -t 1-4 sleep 600
  Your job-array 5.1-4:1 ("j5") has been submitted
  $ schedule
  $ qstat -u '*' | sed 1,2d
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1        
        4 0.50000 j4         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1        
        5 0.50000 j5         bob          r     mm/dd/yyyy hh:mm:ss all.q@node04                       1 1
        5 0.50000 j5         bob          qw    mm/dd/yyyy hh:mm:ss                                    1 2-4:1
  $ why 4 5
  4:
  5:
  (-l lic=3) cannot run at host "node04" because it offers only hc:lic=0.000000
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  $ schedule
  $ why 5
  5:
  (-l lic=3) cannot run at host "node02" because it offers only hc:lic=1.000000
  (-l lic=3) cannot run at host "node04" because it offers only hc:lic=0.000000
  (-l lic=3) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  $ qconf -dattr exechost complex_values lic node02; qconf -dattr exechost complex_values lic node04
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[node02=lic=9],[node04=lic=6]' all.q
  root@master modified "all.q" in cluster queue list
  $ qdel -f 4 5
  root forced the deletion of job 4
  root forced the deletion of job-array task 5.1
  root has deleted job 5
  $ as alice qsub -b y -N j6 -l lic=3 sleep 600
  Your job 6 ("j6") has been submitted
  $ as alice qsub -b y -N j7 -l lic=3 sleep 600
  Your job 7 ("j7") has been submitted
  $ as alice qsub -b y -N j8 -l lic=3 sleep 600
  Your job 8 ("j8") has been submitted
  $ schedule
  $ qstat -u '*' | sed 1,2d
        1 0.50000 j1         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1        
        6 0.50000 j6         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1        
        7 0.50000 j7         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1        
        8 0.50000 j8         alice        qw    mm/dd/yyyy hh:mm:ss                                    1        
  $ why 8
  8:
  (-l lic=3) cannot run in queue "all.q@node04" because it offers only qc:lic=0.000000
  (-l lic=3) cannot run in queue "long.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node02" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "long.q@node04" because job requests unknown resource (lic)

  $ qdel -f 1 6 7 8; schedule
  root forced the deletion of job 1
  root forced the deletion of job 6
  root forced the deletion of job 7
  root has deleted job 8
  $ qconf -rattr queue complex_values 'NONE,[node01=lic=8],[node02=lic=5],[node03=lic=4],[node04=lic=7]' long.q
  root@master modified "long.q" in cluster queue list
  $ as alice qsub -b y -N j9 -l lic=3 -t 1-12 sleep 600
  Your job-array 9.1-12:1 ("j9") has been submitted
  $ schedule
  $ qstat -u '*' | sed 1,2d
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1 1
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1 2
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1 3
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1 4
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss all.q@node04                       1 5
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      1 6
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node01                      1 7
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node02                      1 8
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node03                      1 9
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node04                      1 10
        9 0.50000 j9         alice        r     mm/dd/yyyy hh:mm:ss long.q@node04                      1 11
        9 0.50000 j9         alice        qw    mm/dd/yyyy hh:mm:ss                                    1 12
  $ why 9
  9:
  (-l lic=3) cannot run in queue "all.q@node01" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node02" because it offers only qc:lic=0.000000
  (-l lic=3) cannot run in queue "all.q@node03" because job requests unknown resource (lic)
  (-l lic=3) cannot run in queue "all.q@node04" because it offers only qc:lic=0.000000
  (-l lic=3) cannot run in queue "long.q@node01" because it offers only qc:lic=2.000000
  (-l lic=3) cannot run in queue "long.q@node02" because it offers only qc:lic=2.000000
  (-l lic=3) cannot run in queue "long.q@node03" because it offers only qc:lic=1.000000
  (-l lic=3) cannot run in queue "long.q@node04" because it offers only qc:lic=1.000000
