A random site with a bit of everything, drawn with seed 21.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ qconf -aattr exechost complex_values num_proc=3 node01; qconf -aattr exechost complex_values num_proc=2 node02; qconf -aattr exechost complex_values num_proc=4 node03; qconf -aattr exechost complex_values num_proc=2 node04 > o
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue slots '6' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -aattr exechost complex_values lic=4 node02; qconf -aattr exechost complex_values lic=9 node04; qconf -aattr exechost complex_values lic=12 node03 | sort
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue complex_values 'NONE,[@allhosts=lic=4]' all.q
  root@master modified "all.q" in cluster queue list
  $ qconf -rattr queue complex_values 'ram=2500M' all.q
  root@master modified "all.q" in cluster queue list
  $ conf weight_tickets_functional 10000
  changed scheduler configuration
  $ conf weight_priority 0
  changed scheduler configuration
  $ conf weight_urgency 1
  changed scheduler configuration
  $ conf weight_ticket 0.5
  changed scheduler configuration
  $ conf max_reservation 0
  changed scheduler configuration
  $ conf queue_sort_method seqno
  changed scheduler configuration
  $ printf 'name dave\noticket 100\nfshare 100\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "dave" to user list
  $ printf 'name alice\noticket 100\nfshare 10\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "alice" to user list
  $ quota one 'users !@staff queues all.q to slots=4,ram=3G'
  root@master added "one" to resource quota set list
  $ quota two 'users *,!dave to slots=0' 'users {*} queues *,!all.q to lic=4'
  root@master added "two" to resource quota set list
  $ {
  > as carol qsub -b y -N j1 -pe 'm*' 4 -R y sleep 600
  > as bob qsub -b y -N j2 sleep 600
  > as bob qsub -b y -N j3 -pe mpi 5 -P red -l ram=512M -soft -q 'long.q' -hard -p -10 sleep 600
  > as dave qsub -b y -N j4 -l lic=1 sleep 600
  > as dave qsub -b y -N j5 -P red sleep 600
  > as alice qsub -b y -N j6 -P red -q 'all.q' -p -100 sleep 600
  > as carol qsub -b y -N j7 -l ram=512M sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job 4 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as dave qsub -b y -N j8 -P red -l lic=1 -p -1 sleep 600
  > as alice qsub -b y -N j9 -l lic=1 sleep 600
  > as carol qsub -b y -N j10 -P blue -l ram=2G -R y sleep 600
  > as bob qsub -b y -N j11 -t 2-6:2 -l lic=2 sleep 600
  > as dave qsub -b y -N j12 -l lic=3 sleep 600
  > as dave qsub -b y -N j13 -l lic=3 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job-array 11.2-6:2 ("j11")
  Your job 12 ("j12")
  Your job 13 ("j13")
  $ schedule
  $ jobs
  1 0.75000 j1 carol qw - 4
  2 0.00000 j2 bob qw - 1
  3 1.00000 j3 bob qw - 5
  4 0.50000 j4 dave r all.q@node01 1
  5 0.25000 j5 dave r all.q@node01 1
  6 0.06294 j6 alice qw - 1
  7 0.00000 j7 carol qw - 1
  8 0.16667 j8 dave r all.q@node01 1
  9 0.03147 j9 alice qw - 1
  10 0.00000 j10 carol qw - 1
  11 0.00000 j11 bob qw - 1 2-6:2
  12 0.12500 j12 dave r all.q@node02 1
  13 0.10000 j13 dave r long.q@node03 1
  $ qstat -pri -u '*' | awk 'NR > 2 {print $1, $2, $3, $4, $5, $6}' | sort -n
  1 0.75000 0.75000 0.50000 0.00000 0
  2 0.00000 0.00000 0.50000 0.00000 0
  3 1.00000 1.00000 0.49512 0.00000 -10
  4 0.50000 0.00000 0.00000 1.00000 0
  5 0.25000 0.00000 0.00000 0.50000 0
  6 0.06294 0.00000 0.45117 0.12587 -100
  7 0.00000 0.00000 0.50000 0.00000 0
  8 0.16667 0.00000 0.00000 0.33333 -1
  9 0.03147 0.00000 0.50000 0.06294 0
  10 0.00000 0.00000 0.50000 0.00000 0
  11 0.00000 0.00000 0.50000 0.00000 0
  12 0.12500 0.00000 0.00000 0.25000 0
  13 0.10000 0.00000 0.00000 0.20000 0
  $ qquota -u '*' | sed 1,2d | sort
  one/1              slots=4/4            users !@staff queues all.q
  two/2              lic=3/4              users dave queues *,!all.q
  $ qstat -F slots,lic,ram | grep -v -e ---
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/3/4          -NA-     -NA-          
  	qc:slots=1
  	qc:lic=2
  all.q@node02                   BIP   0/1/4          -NA-     -NA-          
  	hc:lic=1
  	qc:slots=3
  all.q@node03                   BIP   0/0/4          -NA-     -NA-          
  	qc:lic=4
  	qc:slots=4
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  	qc:lic=4
  	qc:slots=4
  long.q@node01                  BIP   0/0/6          -NA-     -NA-          
  	qc:slots=6
  long.q@node02                  BIP   0/0/6          -NA-     -NA-          
  	hc:lic=1
  	qc:slots=6
  long.q@node03                  BIP   0/1/6          -NA-     -NA-          
  	hc:lic=9
  	qc:slots=5
  long.q@node04                  BIP   0/0/6          -NA-     -NA-          
  	hc:lic=9
  	qc:slots=6
  $ why 6 7 8 9 12
  6:
  cannot run because it exceeds limit "/////" in rule "two/1"
  7:
  cannot run because it exceeds limit "/////" in rule "one/1"
  cannot run because it exceeds limit "/////" in rule "two/1"
  8:
  9:
  cannot run because it exceeds limit "/////" in rule "two/1"
  12:
  $ qconf -rattr queue seq_no '30,[node03=5],[node04=5]' all.q
  root@master modified "all.q" in cluster queue list
  $ qalter -q 'all.q@@right' 7 > o 2>&1; echo $?
  0
  $ qhold 12 > o 2>&1; echo $?
  0
  $ end 1,3
  root forced the deletion of job 4
  root forced the deletion of job 5
  root forced the deletion of job 8
  $ {
  > as alice qsub -b y -N j14 -t 1-3 -P red -l ram=3G sleep 600
  > as alice qsub -b y -N j15 -P blue -l ram=2G sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job-array 14.1-3:1 ("j14")
  Your job 15 ("j15")
  $ schedule
  $ jobs
  1 0.75000 j1 carol qw - 4
  2 0.00000 j2 bob qw - 1
  3 1.00000 j3 bob qw - 5
  6 0.03240 j6 alice qw - 1
  7 0.00000 j7 carol qw - 1
  9 0.01620 j9 alice qw - 1
  10 0.00000 j10 carol qw - 1
  11 0.00000 j11 bob qw - 1 2-6:2
  12 0.50000 j12 dave hr all.q@node02 1
  13 0.50000 j13 dave r long.q@node03 1
  14 0.01080 j14 alice qw - 1 1-3:1
  15 0.00540 j15 alice qw - 1
  $ qquota -u '*' | sed 1,2d | sort
  one/1              slots=1/4            users !@staff queues all.q
  two/2              lic=3/4              users dave queues *,!all.q
  $ why 9 10 11 15
  9:
  cannot run because it exceeds limit "/////" in rule "two/1"
  10:
  cannot run because it exceeds limit "/////" in rule "two/1"
  11:
  cannot run because it exceeds limit "/////" in rule "two/1"
  15:
  cannot run because it exceeds limit "/////" in rule "two/1"
