Simulated jobs use what a share tree weighs: CPU time, memory and transfer, for each slot and second, as the cell or the job says.

  $ site small
  $ qconf -ssconf | sed -E 's/^weight_tickets_share .*/weight_tickets_share 10000/; s/^halftime .*/halftime 24/' > s; qconf -Msconf s > /dev/null
  changed scheduler configuration
  $ for u in alice bob; do printf 'name %s\noticket 0\nfshare 0\ndefault_project NONE\ndelete_time 0\n' $u > u; qconf -Auser u; done > /dev/null
  $ qconf -astnode /alice=50,/bob=50 > /dev/null
  setting 
  /alice=50
  setting 
  /bob=50
  modified sharetree
  $ qconf -rattr queue slots 1 all.q > /dev/null; qmod -d '*@node0[34]' > /dev/null
  $ qsched usage
  jobs use cpu=0 mem=0.000 io=0.000 a slot, unless they say simulate_cpu, simulate_mem or simulate_io (-ac)
  $ qsched usage cpu=0.5 mem=2G
  jobs use cpu=0.5 mem=2.000G io=0.000 a slot, unless they say simulate_cpu, simulate_mem or simulate_io (-ac)
  $ as alice qsub -b y -N busy -ac simulate_cpu=1 sleep 100000
  Your job 1 ("busy") has been submitted
  $ as bob qsub -b y -N lazy -ac simulate_mem=0 sleep 100000
  Your job 2 ("lazy") has been submitted
  $ as alice qsub -b y -N more sleep 100000
  Your job 3 ("more") has been submitted
  $ as bob qsub -b y -N more sleep 100000
  Your job 4 ("more") has been submitted
  $ schedule; qstat -u '*' | awk 'NR > 2 {print $1, $3, $4, $5}'
  1 busy alice r
  2 lazy bob r
  3 more alice qw
  4 more bob qw

Both run for an hour. Alice's job has used twice as much CPU time as bob's, so bob's other job goes before hers.

  $ advance 3600; qmod -e '*@node03' > /dev/null; schedule; qstat -u '*' | awk 'NR > 2 {print $1, $3, $4, $5}' | sort
  1 busy alice r
  2 lazy bob r
  3 more alice qw
  4 more bob r
  $ for j in 1 2; do qstat -j $j | grep -o 'cpu=[0-9]*:[0-9]*\|mem=[0-9]\|vmem=[^,]*'; done
  cpu=01:00
  mem=7
  vmem=2.000G
  vmem=2.000G
  mem=0
  cpu=00:30
  mem=0
  vmem=N/A
  vmem=N/A
  $ qalter -ac simulate_cpu=0 1; advance 3600; qstat -j 1 | grep -o 'cpu=[0-9]*:[0-9]*'
  modified context of job 1
  cpu=01:00
  $ qsched usage cpu=x
  cpu: expected an amount such as 0.5 or 2G, found "x"
  [1]
  $ qsched usage disk=1
  there is no usage "disk"
    expected cpu, mem or io
  [1]
