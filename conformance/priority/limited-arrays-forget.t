Array jobs with tasks beyond those that may run at a time: the numbers of the job are forgotten, unless a task that waits reports them.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > /dev/null; }
  $ sub() { as alice qsub -b y -N x "$@" sleep 600 > /dev/null; }
  $ show() { for o in -pri -urg; do qstat -u '*' $o | awk 'NR > 2' | cut -c1-66 | sort; done; }
  $ qconf -rattr queue slots 1 all.q > o; qmod -d long.q > o; qmod -d all.q@node04 > o
  $ conf weight_urgency 0.1; conf weight_priority 1; conf weight_ticket 1; conf weight_tickets_functional 1000
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ sub -p -10 -t 1-3 -tc 2; sub -p -20 -t 1-3; sub -p -30; schedule; schedule
  $ show
        1 0.00000 0.00000 0.00000 0.00000   -10 x          alice    
        1 1.04512 0.00000 0.00000 0.50000   -10 x          alice    
        1 1.04512 0.00000 0.00000 0.50000   -10 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        3 1.03535 0.50000 0.48535 0.50000   -30 x          alice    
        1 0.00000 0.00000        0        0        0        0 x     
        1 1.04512 0.00000        0        0        0        0 x     
        1 1.04512 0.00000        0        0        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        3 1.03535 0.50000     1000     1000        0        0 x     
  $ conf report_pjob_tickets FALSE; schedule
  changed scheduler configuration
  $ show
        1 0.00000 0.00000 0.00000 0.00000   -10 x          alice    
        1 1.04512 0.00000 0.00000 0.50000   -10 x          alice    
        1 1.04512 0.00000 0.00000 0.50000   -10 x          alice    
        2 0.00000 0.50000 0.49023 0.00000   -20 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        1 0.00000 0.00000        0        0        0        0 x     
        1 1.04512 0.00000        0        0        0        0 x     
        1 1.04512 0.00000        0        0        0        0 x     
        2 0.00000 0.50000     1000     1000        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        3 0.00000 0.00000        0        0        0        0 x     

One ends, and nothing can start: a second task is considered again, and no further one is left.

  $ conf report_pjob_tickets TRUE; qmod -d all.q@node01 > o; qdel -f 1.1 > o; schedule; schedule
  changed scheduler configuration
  $ show
        1 1.04512 0.50000 0.49512 0.50000   -10 x          alice    
        1 1.04512 0.50000 0.49512 0.50000   -10 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        3 1.03535 0.50000 0.48535 0.50000   -30 x          alice    
        1 1.04512 0.50000     1000     1000        0        0 x     
        1 1.04512 0.50000     1000     1000        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        3 1.03535 0.50000     1000     1000        0        0 x     
