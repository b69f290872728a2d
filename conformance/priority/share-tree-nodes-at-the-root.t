A new node below the root is added with a "/" in front; its name alone says not where.

  $ site quotas
  $ fails red -- qconf -astnode red=3
  exit 1, says: red
  $ qconf -astnode /red=3
  setting 
  /red=3
  modified sharetree
  $ qconf -astnode red=4
  setting 
  /red=4
  modified sharetree
  $ qconf -astnode /blue=2,red/default=3
  setting 
  /blue=2
  setting 
  /red/default=3
  modified sharetree
  $ qconf -sst
  Root=1
     red=4
        default=3
     blue=2
