The normalised urgency of jobs in the XML of qstat -j.

  $ site small
  $ for p in 1 2 40; do as alice qsub -b y -pe mpi $p sleep 6000; done; as alice qsub -h -b y sleep 6000
  Your job 1 ("sleep") has been submitted
  Your job 2 ("sleep") has been submitted
  Your job 3 ("sleep") has been submitted
  Your job 4 ("sleep") has been submitted
  $ qstat -j 3 -xml | grep nurg
        <JB_nurg>0.000000</JB_nurg>
  $ schedule
  $ qstat -u '*' -urg | awk 'NR > 2 {print $1, $3}'
  1 0.00000
  2 0.00000
  3 1.00000
  4 0.00000
  $ for j in 1 2 3 4; do qstat -j $j -xml | grep nurg; done
        <JB_nurg>0.000000</JB_nurg>
        <JB_nurg>0.000000</JB_nurg>
        <JB_nurg>1.000000</JB_nurg>
        <JB_nurg>0.000000</JB_nurg>
  $ schedule
  $ for j in 1 2 3 4; do qstat -j $j -xml | grep nurg; done
        <JB_nurg>0.000000</JB_nurg>
        <JB_nurg>0.025641</JB_nurg>
        <JB_nurg>1.000000</JB_nurg>
        <JB_nurg>0.000000</JB_nurg>
