A filter of qstat or qselect without a word is refused, as one that is missing.

  $ site small
  $ for o in -g -s -pe -U -explain -q -qs -l; do fails -- qstat $o ''; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ for o in -pe -U -q -qs -l; do fails -- qselect $o ''; done
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  exit 1, says: 
  $ fails -- qhost -u ''
  exit 1, says: 
  $ fails -- qhost -l ''
  exit 1, says: 
