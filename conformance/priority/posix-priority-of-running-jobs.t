What running jobs show of their POSIX priority when neither it nor urgency counts.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s > /dev/null; }
  $ sub() { as alice qsub -b y -N x "$@" sleep 600 > /dev/null; }
  $ show() { for o in -pri; do qstat -u '*' $o | awk 'NR > 2' | cut -c1-66 | sort; done; }
  $ qconf -rattr queue slots 1 all.q > o; qmod -d long.q > o; qmod -d all.q@node03 all.q@node04 > o
  $ conf weight_urgency 0; conf weight_priority 0; conf weight_ticket 1; conf weight_tickets_functional 1000; conf report_pjob_tickets FALSE
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ sub -p -10; sub -p -20 -t 1-3; sub -p -30; sub -p -40 -t 1-2; schedule; show
        1 0.50000 0.00000 0.00000 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.00000 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.00000 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
  $ schedule; show
        1 0.50000 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
  $ conf policy_hierarchy OF; schedule; show
  changed scheduler configuration
        1 0.50000 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
  $ conf share_override_tickets FALSE; schedule; show
  changed scheduler configuration
        1 0.50000 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
  $ conf share_functional_shares TRUE; schedule; show
  changed scheduler configuration
        1 0.50000 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
  $ printf 'name alice\noticket 300\nfshare 10\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u; schedule; show
  user "alice" already exists
        1 0.50000 0.00000 0.49512 0.50000   -10 x          alice    
        2 0.00000 0.00000 0.49023 0.00000   -20 x          alice    
        2 0.50000 0.00000 0.49023 0.50000   -20 x          alice    
        3 0.00000 0.00000 0.00000 0.00000   -30 x          alice    
        4 0.00000 0.00000 0.00000 0.00000   -40 x          alice    
