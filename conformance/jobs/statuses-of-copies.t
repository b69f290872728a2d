What is refused of qresub, qhold and qrls, and with which status.

  $ site small
  $ as alice qsub -h -N one -b y sleep 60
  Your job 1 ("one") has been submitted
  $ fails -- as alice qresub -nonsense 1
  exit 2, says: 
  $ fails -- as alice qresub -now y 1
  exit 5, says: 
  $ fails -- as alice qresub -N x 1
  exit 5, says: 
  $ fails -- as alice qresub -h x 1
  exit 7, says: 
  $ fails -- as alice qresub -h o 1
  exit 10, says: 
  $ fails -- as alice qresub 77
  exit 4, says: 
  $ fails -- as bob qresub 1
  exit 4, says: 
  $ fails -- as alice qhold -nonsense 1
  exit 2, says: 
  $ fails -- as alice qhold -h x 1
  exit 7, says: 
  $ fails -- as alice qhold -h o 1
  exit 10, says: 
  $ fails -- as alice qhold 77
  exit 3, says: 
  $ fails -- as bob qhold 1
  exit 18, says: 
  $ fails -- as alice qrls -nonsense 1
  exit 2, says: 
  $ fails -- as alice qrls 77
  exit 3, says: 
  $ fails -- as bob qrls 1
  exit 18, says: 
