What simulated hosts report is set by qsched load; until then a threshold of load keeps jobs waiting, and explain names the command.

  $ site small
  $ qconf -rattr queue load_thresholds np_load_avg=1.75 all.q > /dev/null
  $ as alice qsub -b y -N one sleep 600
  Your job 1 ("one") has been submitted
  $ as alice qsub -b y -N asks -l mem_free=20G sleep 600
  Your job 2 ("asks") has been submitted
  $ schedule; gridlite explain 1 2
  job 1 (one) waits
    now:
      in 4 of 4 queue instances: a load threshold is reached; simulated hosts report np_load_avg after "qsched load HOST --idle"
    nearest to fitting: all.q@node01: a load threshold is reached (no value for complex attribute "np_load_avg"); simulated hosts report np_load_avg after "qsched load HOST --idle"
  job 2 (asks) can never run
    permanently, unless the job or the configuration is changed:
      in 4 of 4 queue instances: nothing offers the resource mem_free there; simulated hosts report mem_free after "qsched load HOST --idle"
    nearest to fitting: all.q@node01: nothing offers the resource mem_free there; simulated hosts report mem_free after "qsched load HOST --idle" (permanently)
  $ qsched load '*' --idle
  "node01" reports 25 load values
  "node02" reports 25 load values
  "node03" reports 25 load values
  "node04" reports 25 load values
  $ qsched load node04 num_proc=16 mem_total=64G mem_free=60G
  "node04" reports 25 load values
  $ qsched load @allhosts,node03 load_avg=10
  "node01" reports 25 load values
  "node02" reports 25 load values
  "node03" reports 25 load values
  "node04" reports 25 load values
  $ qsched load node02 load_medium=1 | sort; qsched load node02 | grep -e load_avg -e num_proc
  "node02" reports 25 load values
  node02 load_avg=10.000000
  node02 num_proc=4
  node02 np_load_avg=2.500000
  $ qhost
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  lx-amd64        4    1    4    4 10.00   16.0G     0.0     0.0     0.0
  node02                  lx-amd64        4    1    4    4 10.00   16.0G     0.0     0.0     0.0
  node03                  lx-amd64        4    1    4    4 10.00   16.0G     0.0     0.0     0.0
  node04                  lx-amd64       16    1   16   16 10.00   64.0G    4.0G     0.0     0.0
  $ qstat -F np_load_avg,mem_free
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node01                   BIP   0/0/4          10.00    lx-amd64      a
  	hl:mem_free=16.000G
  	hl:np_load_avg=2.500000
  ---------------------------------------------------------------------------------
  all.q@node02                   BIP   0/0/4          10.00    lx-amd64      a
  	hl:mem_free=16.000G
  	hl:np_load_avg=2.500000
  ---------------------------------------------------------------------------------
  all.q@node03                   BIP   0/0/4          10.00    lx-amd64      a
  	hl:mem_free=16.000G
  	hl:np_load_avg=2.500000
  ---------------------------------------------------------------------------------
  all.q@node04                   BIP   0/0/4          10.00    lx-amd64      
  	hl:mem_free=60.000G
  	hl:np_load_avg=0.625000
  $ schedule; qstat -u alice | awk 'NR > 2 {print $1, $5, $8}'
  1 r all.q@node04
  2 r all.q@node04
  $ gridlite explain 2 | head -4
  job 2 (asks) does not wait: it is running
  $ qsched load node0[13] load_avg=0 mem_free=; qsched load node04 load_avg=2; schedule; qstat -u alice | awk 'NR > 2 {print $1, $5, $8}'
  "node01" reports 24 load values
  "node03" reports 24 load values
  "node04" reports 25 load values
  1 r all.q@node04
  2 r all.q@node04
  $ qstat -F mem_free -q all.q@node01; qselect -l mem_free=16G; qselect -l num_proc=16
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node01                   BIP   0/0/4          0.00     lx-amd64      
  all.q@node02
  all.q@node04
  all.q@node04
  $ qsched load global load_avg=5; qsched load global
  "global" reports 2 load values
  global load_avg=5.000000
  global np_load_avg=5.000000
  $ qsched load global load_avg=; qsched load global
  "global" reports 0 load values
  global reports nothing
  $ qsched load node09 load_avg=1
  "node09" does not match any execution host
    expected a host, a pattern, @GROUP or global; qconf -sel lists the hosts
  [1]
  $ qsched load node01 load=1 num_proc=x
  there is no complex attribute "load"
    qconf -sc lists them; a load value needs one
  num_proc: expected a whole number, found "x"
  [1]
  $ as alice qsched load node01 load_avg=1
  denied: "alice" must be manager for this operation
  [1]

A cell can be made so that every host is an idle machine from the beginning on, of the size that an imported listing says.

  $ gridlite export site > /dev/null; cat >> site/execution/node04 << E
  > load_values arch=lx-arm64,num_proc=64,mem_total=512G,load_avg=60.5
  > processors 64
  > E
  $ export SGE_ROOT=$TMP/idle; gridlite init --simulate --load | sed "s,$TMP,,;q"
  made a cell in /idle/default
  $ gridlite import site | grep report; qhost | sed 1,2d; qselect -l np_load_avg=0
  1 host reports an idle machine of the size in its listing
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  lx-amd64        4    1    4    4  0.00   16.0G     0.0     0.0     0.0
  node02                  lx-amd64        4    1    4    4  0.00   16.0G     0.0     0.0     0.0
  node03                  lx-amd64        4    1    4    4  0.00   16.0G     0.0     0.0     0.0
  node04                  lx-arm64       64    1   64   64  0.00  512.0G     0.0     0.0     0.0
  all.q@node01
  all.q@node02
  all.q@node03
  all.q@node04
  $ gridlite init --load
  gridlite init: real hosts report their load anyway: --load needs --simulate
    "gridlite init --help" describes the options
  [2]
