An accounting string (-A) is a name: some characters and words are none. Blanks are refused when a job is submitted.

  $ site small
  $ for a in 'a[b' x,y 'a(b' 'a!b' 'a|b' 'a{b' a%b 1a '#a' .a 'a;b' a=b default; do as alice qsub -h -A "$a" -b y sleep 1; done
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  Your job 4 ("sleep") has been submitted
  Your job 5 ("sleep") has been submitted
  Your job 6 ("sleep") has been submitted
  Your job 7 ("sleep") has been submitted
  Your job 8 ("sleep") has been submitted
  Your job 9 ("sleep") has been submitted
  Your job 10 ("sleep") has been submitted
  Your job 11 ("sleep") has been submitted
  Your job 12 ("sleep") has been submitted
  Your job 13 ("sleep") has been submitted
  $ fails -- as alice qsub -h -A 'jo b' -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A 'a\b' -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A 'a?b' -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A 'a*b' -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A a/b -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A a:b -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A a@b -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A NONE -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A all -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qsub -h -A Template -b y sleep 1
  exit 1, says: 
  $ fails -- as alice qalter -A none 1
  exit 1, says: 
  $ fails -- as alice qalter -A 'a\b' 1
  exit 1, says: 
  $ as alice qalter -A fine 1
  modified account of job 1
