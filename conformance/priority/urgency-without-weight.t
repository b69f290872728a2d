Where pending jobs are not reported, urgency without a weight is not worked out.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > /dev/null; }
  $ sub() { as alice qsub -b y -N x "$@" sleep 600 > /dev/null; }
  $ show() { for o in -pri -urg; do qstat -u '*' $o | awk 'NR > 2' | cut -c1-66 | sort; done; }
  $ qconf -rattr queue slots 1 all.q > o; qmod -d long.q > o; qmod -d all.q@node03 all.q@node04 > o
  $ conf weight_urgency 0; conf weight_priority 1; conf weight_ticket 1; conf weight_tickets_functional 1000; conf report_pjob_tickets FALSE
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ sub -p -10; sub -p -20 -t 1-3; sub -p -30; sub -p -40 -t 1-2; schedule; schedule
  $ show
        1 0.99512 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.99023 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
        1 0.99512 0.00000        0        0        0        0 x     
        2 0.00000 0.00000        0        0        0        0 x     
        2 0.99023 0.00000        0        0        0        0 x     
        3 0.00000 0.00000        0        0        0        0 x     
        4 0.00000 0.00000        0        0        0        0 x     
  $ conf report_pjob_tickets TRUE; schedule
  changed scheduler configuration
  $ show
        1 0.99512 0.50000 0.49512 0.50000   -10 x          alice    
        2 0.99023 0.50000 0.49023 0.50000   -20 x          alice    
        2 0.99023 0.50000 0.49023 0.50000   -20 x          alice    
        3 0.98535 0.50000 0.48535 0.50000   -30 x          alice    
        4 0.98047 0.50000 0.48047 0.50000   -40 x          alice    
        1 0.99512 0.50000     1000     1000        0        0 x     
        2 0.99023 0.50000     1000     1000        0        0 x     
        2 0.99023 0.50000     1000     1000        0        0 x     
        3 0.98535 0.50000     1000     1000        0        0 x     
        4 0.98047 0.50000     1000     1000        0        0 x     
  $ conf report_pjob_tickets FALSE; conf weight_urgency 0.1; schedule
  changed scheduler configuration
  changed scheduler configuration
  $ show
        1 1.04512 0.50000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.50000 0.49023 0.00000   -20 x          alice    
        2 1.04023 0.50000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
        1 1.04512 0.50000     1000     1000        0        0 x     
        2 0.00000 0.50000     1000     1000        0        0 x     
        2 1.04023 0.50000     1000     1000        0        0 x     
        3 0.00000 0.00000        0        0        0        0 x     
        4 0.00000 0.00000        0        0        0        0 x     
  $ conf weight_priority 0; schedule
  changed scheduler configuration
  $ show
        1 0.55000 0.50000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.50000 0.49023 0.00000   -20 x          alice    
        2 0.55000 0.50000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
        1 0.55000 0.50000     1000     1000        0        0 x     
        2 0.00000 0.50000     1000     1000        0        0 x     
        2 0.55000 0.50000     1000     1000        0        0 x     
        3 0.00000 0.00000        0        0        0        0 x     
        4 0.00000 0.00000        0        0        0        0 x     
