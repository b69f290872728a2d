What the last task of an array shows of its share where tickets of waiting jobs are not reported.

  $ site quotas
  $ conf() { qconf -ssconf | sed "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ ext() { qstat -u '*' -ext | awk 'NR > 2' | sed -E 's/ +/ /g; s/[0-9:\/]+ [0-9:]+//' | sort -n; }
  $ conf weight_tickets_functional 10000; conf weight_ticket 1; conf report_pjob_tickets FALSE
  changed scheduler configuration
  changed scheduler configuration
  changed scheduler configuration
  $ qconf -rattr queue slots '0,[node01=4]' all.q; qconf -rattr queue slots 0 long.q
  root@master modified "all.q" in cluster queue list
  root@master modified "long.q" in cluster queue list
  $ printf 'name alice\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "alice" to user list
  $ printf 'name bob\noticket 0\nfshare 50\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "bob" to user list
  $ as alice qsub -b y -N a -t 1-5 -q '*@node01' sleep 600
  Your job-array 1.1-5:1 ("a") has been submitted
  $ as bob qsub -b y -N b sleep 600
  Your job 2 ("b") has been submitted
  $ schedule
  $ ext
   .00000 0.00000 a alice NA defaultdep qw 0 0 0 0 0 0.00 1 4,5
   .25000 1.00000 a alice NA defaultdep r NA NA NA 2500 0 0 2500 0 0.00 all.q@node01 1 1
   .47222 0.22222 a alice NA defaultdep r NA NA NA 555 0 0 555 0 0.00 all.q@node01 1 3
   .58333 0.33333 b bob NA defaultdep r NA NA NA 833 0 0 833 0 0.00 all.q@node01 1 
   .75000 0.50000 a alice NA defaultdep r NA NA NA 1250 0 0 1250 0 0.00 all.q@node01 1 2
  $ qdel -f 1.1
  root forced the deletion of job-array task 1.1
  $ schedule
  $ ext
   .00000 0.00000 a alice NA defaultdep qw 0 0 0 0 0 0.00 1 5
   .25000 1.00000 a alice NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 2
   .25000 1.00000 a alice NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 3
   .25000 1.00000 b bob NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 
   .41667 0.16667 a alice NA defaultdep r NA NA NA 555 0 0 555 0 0.00 all.q@node01 1 4
  $ qdel -f 1.2
  root forced the deletion of job-array task 1.2
  $ schedule
  $ ext
   .25000 1.00000 a alice NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 3
   .25000 1.00000 a alice NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 4
   .25000 1.00000 b bob NA defaultdep r NA NA NA 3333 0 0 3333 0 0.33 all.q@node01 1 
   .41667 0.16667 a alice NA defaultdep r NA NA NA 555 0 0 555 0 0.00 all.q@node01 1 5
