Procedures of parallel environments are absolute paths, perhaps as another user; variables that are reported are resources.

  $ site small
  $ qconf -rattr pe start_proc_args /bin/true smp; qconf -sp smp | grep start
  root@master modified "smp" in parallel environment list
  start_proc_args    /bin/true
  $ qconf -rattr pe start_proc_args root@/bin/true smp; qconf -sp smp | grep start
  root@master modified "smp" in parallel environment list
  start_proc_args    root@/bin/true
  $ fails -- qconf -rattr pe start_proc_args x smp
  exit 1, says: 
  $ fails -- qconf -rattr pe stop_proc_args 'x y' smp
  exit 1, says: 
  $ qconf -sp smp > pe; sed -i 's/^start_proc_args.*/start_proc_args x y/' pe; fails -- qconf -Mp pe
  exit 1, says: 
  $ sed -i 's/^start_proc_args.*/start_proc_args NONE/' pe; qconf -Mp pe; qconf -sp smp | grep start
  root@master modified "smp" in parallel environment list
  start_proc_args    NONE
  $ for v in cpu slots,np_load_avg h_vmem NONE; do qconf -rattr exechost report_variables $v node01; done
  root@master modified "node01" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node01" in exechost list
  $ fails -- qconf -rattr exechost report_variables foo node01
  exit 1, says: 
  $ fails -- qconf -aattr exechost report_variables load_avg,foo node01
  exit 1, says: 
