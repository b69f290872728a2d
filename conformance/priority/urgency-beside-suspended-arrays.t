The range of urgencies by which each is brought to 0 to 1: what takes no part in a run has no place in it, be it suspended or held back by `-tc`.

  $ site quotas
  $ jobs() { qstat -u '*' | awk 'NR > 2 {print $1, $2, $5, $NF}' | sort; }
  $ as alice qsub -b y -t 1-4 -tc 1 sleep 600 > o
  $ as bob qsub -b y -pe mpi 40 sleep 600 > o
  $ as bob qsub -b y -pe mpi 60 sleep 600 > o
  $ schedule
  $ jobs
  1 0.00000 qw 2-4:1
  1 0.25000 r 1
  2 0.58051 qw 40
  3 0.75000 qw 60
  $ echo the task that runs counts
  the task that runs counts
  $ schedule
  $ jobs
  1 0.00000 qw 2-4:1
  1 0.25000 r 1
  2 0.58051 qw 40
  3 0.75000 qw 60
  $ echo suspended it does not, nor do those that -tc holds back
  suspended it does not, nor do those that -tc holds back
  $ qmod -sj 1
  root - suspended job-array task 1.1
  $ schedule
  $ jobs
  1 0.00000 qw 2-4:1
  1 0.25000 s 1
  2 0.25000 qw 40
  3 0.75000 qw 60
  $ echo with room for one more the next one counts
  with room for one more the next one counts
  $ qalter -tc 2 1 > o
  $ qconf -rattr queue slots 1 '*' > o 2>&1
  [1]
  $ qmod -d '*' > o
  $ schedule
  $ jobs
  1 0.25000 qw 2-4:1
  1 0.25000 s 1
  2 0.58051 qw 40
  3 0.75000 qw 60
  $ qalter -tc 1 1 > o
  $ schedule
  $ jobs
  1 0.00000 qw 2-4:1
  1 0.25000 s 1
  2 0.25000 qw 40
  3 0.75000 qw 60
  $ qmod -usj 1
  root - unsuspended job-array task 1.1
  $ schedule
  $ jobs
  1 0.00000 qw 2-4:1
  1 0.25000 r 1
  2 0.58051 qw 40
  3 0.75000 qw 60
