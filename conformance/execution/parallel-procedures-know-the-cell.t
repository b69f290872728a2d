Cell: local

The procedures of a parallel environment may be told where the cell is.

  $ site local
  $ printf '#!/bin/sh\n[ "$2 $3" = "$SGE_ROOT $SGE_CELL" ] && echo $1 knows the cell || echo $*\n' > step
  $ chmod 755 step
  $ qconf -mattr pe start_proc_args "$TMP/step start "'$sge_root $sge_cell' smp
  root@master modified "smp" in parallel environment list
  $ qconf -mattr pe stop_proc_args "$TMP/step stop "'$sge_root $sge_cell' smp
  root@master modified "smp" in parallel environment list
  $ as alice qsub -cwd -N told -pe smp 1 -b y echo job
  Your job 1 ("told") has been submitted
  $ wait_job 1
  $ cat told.po1
  start knows the cell
  stop knows the cell
  $ qstat -f -explain E | grep -c QERROR
  0
  [1]
