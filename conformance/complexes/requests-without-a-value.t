A resource that is asked for without a value has the value TRUE, which is 1 of each numeric type.

  $ site small
  $ { qconf -sc; echo 'flag fl BOOL == YES NO 0 0'; echo 'lic lic INT <= YES YES 0 0'; echo 'd d DOUBLE <= YES YES 0 0'; echo 'kind kind STRING == YES NO NONE 0'; } > c; qconf -Mc c
  root@master added "flag" to complex entry list
  root@master added "lic" to complex entry list
  root@master added "d" to complex entry list
  root@master added "kind" to complex entry list
  $ qconf -mattr exechost complex_values flag=TRUE,lic=2,d=1,kind=TRUE node01 | tail -1
  root@master modified "node01" in exechost list
  $ qconf -mattr exechost complex_values flag=FALSE,lic=0,d=0.5,kind=x node02 | tail -1
  root@master modified "node02" in exechost list
  $ for r in flag lic d kind h_rt h_vmem slots; do echo $r: $(qselect -l $r); done
  flag: all.q@node01
  lic: all.q@node01
  d: all.q@node01
  kind: all.q@node01
  h_rt: all.q@node01 all.q@node02 all.q@node03 all.q@node04
  h_vmem: all.q@node01 all.q@node02 all.q@node03 all.q@node04
  slots: all.q@node01 all.q@node02 all.q@node03 all.q@node04
  $ for r in flag lic d kind h_vmem; do echo $r: $(qhost -l $r | grep -c node); done
  flag: 1
  lic: 1
  d: 1
  kind: 1
  h_vmem: 0
  $ for r in flag lic d h_rt h_vmem; do as alice qsub -b y -N $r -l $r sleep 100; done
  Your job 1 ("flag") has been submitted
  Your job 2 ("lic") has been submitted
  Your job 3 ("d") has been submitted
  Your job 4 ("h_rt") has been submitted
  Your job 5 ("h_vmem") has been submitted
  $ as alice qsub -b y -N more -l lic=2 sleep 100
  Your job 6 ("more") has been submitted
  $ as alice qsub -b y -N equal -l lic=TRUE,flag=true sleep 100
  Your job 7 ("equal") has been submitted
  $ schedule
  $ qstat -r -u '*' | sed 's/ *$//'
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID
  -----------------------------------------------------------------------------------------------------------------
        1 0.50000 flag       alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1
         Full jobname:     flag
         Master Queue:     all.q@node01
         Hard Resources:   flag=TRUE (0.000000)
         Soft Resources:
         Binding:          NONE
        2 0.50000 lic        alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1
         Full jobname:     lic
         Master Queue:     all.q@node01
         Hard Resources:   lic=TRUE (0.000000)
         Soft Resources:
         Binding:          NONE
        3 0.50000 d          alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1
         Full jobname:     d
         Master Queue:     all.q@node01
         Hard Resources:   d=TRUE (0.000000)
         Soft Resources:
         Binding:          NONE
        4 0.50000 h_rt       alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1
         Full jobname:     h_rt
         Master Queue:     all.q@node01
         Hard Resources:   h_rt=1 (0.000000)
         Soft Resources:
         Binding:          NONE
        5 0.50000 h_vmem     alice        r     mm/dd/yyyy hh:mm:ss all.q@node02                       1
         Full jobname:     h_vmem
         Master Queue:     all.q@node02
         Hard Resources:   h_vmem=TRUE (0.000000)
         Soft Resources:
         Binding:          NONE
        6 0.50000 more       alice        qw    mm/dd/yyyy hh:mm:ss                                    1
         Full jobname:     more
         Hard Resources:   lic=2 (0.000000)
         Soft Resources:
         Binding:          NONE
        7 0.50000 equal      alice        qw    mm/dd/yyyy hh:mm:ss                                    1
         Full jobname:     equal
         Hard Resources:   lic=TRUE (0.000000)
                           flag=true (0.000000)
         Soft Resources:
         Binding:          NONE
  $ qhost -F lic,d -h node01 | tail -n +4
  node01                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:lic=1.000000
     hc:d=0.000000
  $ as alice qsub -b y -N none -l lic= sleep 100 > o 2>&1; echo $?
  1
  $ as alice qsub -b y -N lower -l lic=true sleep 100 > o 2>&1; echo $?
  0
  $ as alice qsub -b y -N no -l d=FALSE sleep 100 > o 2>&1; echo $?
  0
  $ qconf -rattr exechost complex_values lic=TRUE node03; qconf -se node03 | grep complex; qhost -F lic -h node03 | tail -n +4
  root@master modified "node03" in exechost list
  complex_values        lic=TRUE
  node03                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:lic=1.000000
