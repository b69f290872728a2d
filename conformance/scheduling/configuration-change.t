A change of the scheduler configuration makes a scheduling run, even where nothing changes; one of a queue does not.

  $ site quotas
  $ states() { qstat -u '*' | awk 'NR > 2 {print $1, $5 == "t" ? "r" : $5}' | sort -n; }
  $ as alice qsub -b y sleep 600
  Your job 1 ("sleep") has been submitted
  $ qconf -mattr queue slots 3 all.q; states
  root@master modified "all.q" in cluster queue list
  1 qw
  $ qconf -ssconf | sed 's/^maxujobs .*/maxujobs 7/' > s; qconf -Msconf s; states
  changed scheduler configuration
  1 r
  $ schedule; as alice qsub -b y sleep 600; qconf -Msconf s; states
  Your job 2 ("sleep") has been submitted
  changed scheduler configuration
  1 r
  2 r
  $ as alice qsub -b y sleep 600; EDIT='s/^maxujobs .*/maxujobs 8/' EDITOR=edit-with qconf -msconf; states
  Your job 3 ("sleep") has been submitted
  changed scheduler configuration
  1 r
  2 r
  3 r
