A path of a submission has a path behind its host; a shell need not.

  $ site quotas
  $ for o in -o -e -i; do for v in node01: : node01:,node02:/a /a,node01: ; do fails -- as alice qsub $o "$v" -b y sleep 9; done; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ for v in node01:/x :/x node01:x; do as alice qsub -o "$v" -b y sleep 9; done
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  $ for v in node01: /bin/sh,node01: ; do as alice qsub -S "$v" -b y sleep 9; done
  Your job 4 ("sleep") has been submitted
  Your job 5 ("sleep") has been submitted
  $ fails -- as alice qsub -o a:b: -b y sleep 9; as alice qsub -b y sleep 9
  exit 1, says: 
  Your job 7 ("sleep") has been submitted
