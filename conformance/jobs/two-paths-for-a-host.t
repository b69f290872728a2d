An option has at most one path for a host, and one for all others; what is given again replaces the earlier one, but with qalter.

  $ site small
  $ fails -- as alice qsub -h -o a,b -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -e node01:/a,node01:/b -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -i /a,node01:/b,/c -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -S /bin/sh,/bin/bash -b y sleep 1
  exit 1, says: 
  $ as alice qsub -h -o /a,node01:/b -o node01:/c -S /bin/sh,node01:/bin/bash -b y sleep 1
  Your job 5 ("sleep") has been submitted
  $ as alice qsub -h -o /a -o /b -b y sleep 1
  Your job 6 ("sleep") has been submitted
  $ fails -- as alice qalter -o /c,/d 6
  exit 1, says: 
  $ fails -- as alice qalter -o /c -o /d 6
  exit 1, says: 
  $ fails -- as alice qalter -S /bin/sh,node01:/bin/sh -S node01:/bin/bash 6
  exit 1, says: 
  $ as alice qalter -e node01:/c -e /d 6
  modified stderr path list of job 6
  $ qstat -j 5,6 | grep -E '^(stdout_path|stderr_path|shell)_list'
  stdout_path_list:           NONE:NONE:/a
  shell_list:                 NONE:/bin/sh,node01:/bin/bash
  stderr_path_list:           node01:NONE:/c
  stdout_path_list:           NONE:NONE:/b
