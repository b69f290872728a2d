Listings on a terminal: colours of states, a pager for what does not fit, repetition; in a pipe the plain text.

  $ site small
  $ as alice qsub -b y -N runs sleep 600 > out
  $ as alice qsub -b y -N held -h -t 1-20 sleep 600 > out
  $ schedule; qmod -d all.q@node03 > out
  $ tty() { TERM=xterm LINES=$1 COLUMNS=200 /usr/bin/script -qec "$2" /dev/null < /dev/null | tr -d '\r' | cat -v; }
  $ tty 40 "qstat -u '*'"
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  -----------------------------------------------------------------------------------------------------------------
        1 0.50000 runs       alice        ^[[32mr    ^[[0m mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        2 0.00000 held       alice        ^[[33mhqw  ^[[0m mm/dd/yyyy hh:mm:ss                                    1 1-20:1
  $ tty 40 'qstat -f -q all.q@node03,all.q@node04'
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          ^[[33md^[[0m
  ---------------------------------------------------------------------------------
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  $ tty 40 'qhost -q -h node03' | tail -1
     all.q                BIP   0/0/4         ^[[33md^[[0m
  $ NO_COLOR=1 tty 40 "qstat -u '*'" | tail -2
        1 0.50000 runs       alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        2 0.00000 held       alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-20:1
  $ tty 40 "qstat -u '*' --color never" | tail -2
        1 0.50000 runs       alice        r     mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        2 0.00000 held       alice        hqw   mm/dd/yyyy hh:mm:ss                                    1 1-20:1
  $ qstat -u '*' --color always | tail -2 | cat -v
        1 0.50000 runs       alice        ^[[32mr    ^[[0m mm/dd/yyyy hh:mm:ss all.q@node01                       1        
        2 0.00000 held       alice        ^[[33mhqw  ^[[0m mm/dd/yyyy hh:mm:ss                                    1 1-20:1
  $ qstat -u '*' | grep -c "$(printf '\033')"
  0
  [1]
  $ fails sometimes -- qstat --color sometimes
  exit 1, says: sometimes

What does not fit on the screen goes through the pager, and waits for it.

  $ export PAGER='sed s/^/paged:/'
  $ tty 12 "qstat -u '*' -g d --color never" | cut -c 1-24 | sed -n '1p;3p;23p'
  paged:job-ID  prior   na
  paged:      1 0.50000 ru
  paged:      2 0.00000 he
  $ tty 40 "qstat -u '*' -g d --color never" | cut -c 1-24 | sed -n '1p;3p;23p'
  job-ID  prior   name    
        1 0.50000 runs    
        2 0.00000 held    
  $ tty 12 'gridlite help qdel' | sed -n 3,4p
  paged:NAME
  paged:       qdel - delete a job
  $ tty 12 'gridlite version' | grep -c paged
  0
  [1]
  $ PAGER=cat tty 12 "qstat -u '*' -g d --color never" | cut -c 1-24 | sed -n '1p;3p;23p'
  job-ID  prior   name    
        1 0.50000 runs    
        2 0.00000 held    
  $ PAGER= tty 12 "qstat -u '*' -g d --color never" | cut -c 1-24 | sed -n '3p'
        1 0.50000 runs    
  $ PAGER=nosuchpager tty 12 "qstat -u '*' -g d --color never" | cut -c 1-24 | sed -n '3p'
        1 0.50000 runs    
  $ qstat -u '*' -g d | grep -c paged
  0
  [1]

Whoever has seen enough goes away, which is not an error.

  $ qstat -u '*' -g d | head -1; echo "${PIPESTATUS[@]}"
  job-ID  prior   name       user         state submit/start at     queue                          slots ja-task-ID 
  0 0
  $ qstat -u '*' -f -F | head -1; echo "${PIPESTATUS[@]}"
  queuename                      qtype resv/used/tot. load_avg arch          states
  0 0
  $ tty 12 'PAGER="head -1" qstat -u alice -g d --color never; echo $?' | cut -c 1-24
  job-ID  prior   name    
  0

Repetition ends with its reader.

  $ qstat -u '*' -s r --watch 1 | head -6 | cut -c 1-24; echo "${PIPESTATUS[0]}"
  job-ID  prior   name    
  ------------------------
        1 0.50000 runs    
  job-ID  prior   name    
  ------------------------
        1 0.50000 runs    
  0
  $ fails x -- qstat --watch 1 -g x
  exit 1, says: x


