Functional tickets are worked out for `max_functional_jobs_to_schedule` pending jobs. The others keep what they
were worth when the last one was chosen, so that they are still told apart by their shares.

  $ site priority
  $ schedconf() { qconf -ssconf > c; for s; do sed -i -E "s/^(${s%%=*}) .*/\1 ${s#*=}/" c; done; qconf -Msconf c; }
  $ tickets() { qstat -u '*' -ext | awk 'NR > 2 { print $1, $2, $4, "tckts=" $9, "ftckt=" $12, "share=" $14 }'; }
  $ schedconf weight_tickets_functional=1000 weight_user=1.0 weight_project=0 weight_department=0 weight_job=0 max_functional_jobs_to_schedule=3
  changed scheduler configuration
  $ for u in alice:100 bob:50 carol:10; do printf "name ${u%%:*}\noticket 0\nfshare ${u#*:}\ndelete_time 0\ndefault_project NONE\n" > u; qconf -Muser u; done
  root@master modified "alice" in user list
  root@master modified "bob" in user list
  root@master modified "carol" in user list
  $ qmod -d '*' > /dev/null
  $ for i in 1 2 3; do for u in carol bob alice; do as $u qsub -b y -N $u sleep 600; done; done > /dev/null
  $ schedule
  $ tickets
  3 0.50000 alice tckts=1000 ftckt=1000 share=0.39
  2 0.16667 bob tckts=333 ftckt=333 share=0.13
  6 0.16667 alice tckts=333 ftckt=333 share=0.13
  9 0.16667 alice tckts=333 ftckt=333 share=0.13
  5 0.08333 bob tckts=166 ftckt=166 share=0.07
  8 0.08333 bob tckts=166 ftckt=166 share=0.07
  1 0.03333 carol tckts=66 ftckt=66 share=0.03
  4 0.03333 carol tckts=66 ftckt=66 share=0.03
  7 0.03333 carol tckts=66 ftckt=66 share=0.03
  $ schedconf max_functional_jobs_to_schedule=5
  changed scheduler configuration
  $ schedule
  $ tickets
  3 0.50000 alice tckts=1000 ftckt=1000 share=0.41
  2 0.16667 bob tckts=333 ftckt=333 share=0.14
  6 0.16667 alice tckts=333 ftckt=333 share=0.14
  9 0.11111 alice tckts=222 ftckt=222 share=0.09
  5 0.08333 bob tckts=166 ftckt=166 share=0.07
  8 0.08333 bob tckts=166 ftckt=166 share=0.07
  1 0.03333 carol tckts=66 ftckt=66 share=0.03
  4 0.03333 carol tckts=66 ftckt=66 share=0.03
  7 0.03333 carol tckts=66 ftckt=66 share=0.03
  $ schedconf max_functional_jobs_to_schedule=200
  changed scheduler configuration
  $ schedule
  $ tickets
  3 0.50000 alice tckts=1000 ftckt=1000 share=0.44
  2 0.16667 bob tckts=333 ftckt=333 share=0.15
  6 0.16667 alice tckts=333 ftckt=333 share=0.15
  9 0.11111 alice tckts=222 ftckt=222 share=0.10
  5 0.08333 bob tckts=166 ftckt=166 share=0.07
  8 0.05556 bob tckts=111 ftckt=111 share=0.05
  1 0.03125 carol tckts=62 ftckt=62 share=0.03
  4 0.01562 carol tckts=31 ftckt=31 share=0.01
  7 0.01042 carol tckts=20 ftckt=20 share=0.01

With shares that are not divided by the jobs, and several kinds of shares.

  $ schedconf share_functional_shares=FALSE max_functional_jobs_to_schedule=2
  changed scheduler configuration
  $ schedule
  $ tickets
  3 0.50000 alice tckts=1000 ftckt=1000 share=0.31
  6 0.25000 alice tckts=500 ftckt=500 share=0.15
  9 0.25000 alice tckts=499 ftckt=499 share=0.15
  2 0.16667 bob tckts=333 ftckt=333 share=0.10
  5 0.16667 bob tckts=333 ftckt=333 share=0.10
  8 0.16667 bob tckts=333 ftckt=333 share=0.10
  1 0.04545 carol tckts=90 ftckt=90 share=0.03
  4 0.04545 carol tckts=90 ftckt=90 share=0.03
  7 0.04545 carol tckts=90 ftckt=90 share=0.03
  $ schedconf share_functional_shares=TRUE weight_user=0.5 weight_job=0.5 max_functional_jobs_to_schedule=4
  changed scheduler configuration
  $ as bob qalter -js 40 8; as carol qalter -js 10 1
  bob@master sets job share of job 8 to 40
  carol@master sets job share of job 1 to 10
  $ schedule
  $ tickets
  8 0.50000 bob tckts=666 ftckt=666 share=0.37
  3 0.37500 alice tckts=500 ftckt=500 share=0.28
  6 0.12500 alice tckts=166 ftckt=166 share=0.09
  1 0.09844 carol tckts=131 ftckt=131 share=0.07
  9 0.08333 alice tckts=111 ftckt=111 share=0.06
  2 0.06250 bob tckts=83 ftckt=83 share=0.05
  5 0.06250 bob tckts=83 ftckt=83 share=0.05
  4 0.02500 carol tckts=33 ftckt=33 share=0.02
  7 0.02500 carol tckts=33 ftckt=33 share=0.02

No jobs: no functional tickets.

  $ schedconf max_functional_jobs_to_schedule=0
  changed scheduler configuration
  $ schedule
  $ tickets | sort -n
  1 0.25000 carol tckts=0 ftckt=0 share=0.00
  2 0.25000 bob tckts=0 ftckt=0 share=0.00
  3 0.25000 alice tckts=0 ftckt=0 share=0.00
  4 0.25000 carol tckts=0 ftckt=0 share=0.00
  5 0.25000 bob tckts=0 ftckt=0 share=0.00
  6 0.25000 alice tckts=0 ftckt=0 share=0.00
  7 0.25000 carol tckts=0 ftckt=0 share=0.00
  8 0.25000 bob tckts=0 ftckt=0 share=0.00
  9 0.25000 alice tckts=0 ftckt=0 share=0.00
