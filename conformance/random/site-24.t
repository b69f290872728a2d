A random site with a bit of everything, drawn with seed 24.

  $ site quotas
  $ quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done; echo '}'; } > f; qconf -Arqs f; }
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5, (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }
  $ why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p' | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }
  $ end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" | xargs -r qdel -f | sort; }
  $ verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }
  $ qconf -aattr exechost complex_values num_proc=2 node01; qconf -aattr exechost complex_values num_proc=3 node02; qconf -aattr exechost complex_values num_proc=2 node03; qconf -aattr exechost complex_values num_proc=4 node04 > o
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -rattr queue slots '1' long.q
  root@master modified "long.q" in cluster queue list
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname fast.q/' -e 's/^seq_no .*/seq_no 20/' -e 's/^slots .*/slots 2,[@right=2],[node04=3],[node02=1]/' -e 's/^hostlist .*/hostlist @left node04/' > q; qconf -Aq q
  root@master added "fast.q" to cluster queue list
  $ qconf -aattr exechost complex_values lic=6 global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values lic=4 node04; qconf -aattr exechost complex_values lic=6 node01; qconf -aattr exechost complex_values lic=4 node02; qconf -aattr exechost complex_values lic=6 node03 | sort
  root@master modified "node04" in exechost list
  root@master modified "node01" in exechost list
  root@master modified "node02" in exechost list
  root@master modified "node03" in exechost list
  $ qconf -aattr exechost complex_values ram=8G global
  root@master modified "global" in exechost list
  $ qconf -aattr exechost complex_values ram=8G node02; qconf -aattr exechost complex_values ram=4G node04; qconf -aattr exechost complex_values ram=8G node01 | sort
  root@master modified "node02" in exechost list
  root@master modified "node04" in exechost list
  root@master modified "node01" in exechost list
  $ conf weight_tickets_functional 10000
  changed scheduler configuration
  $ conf weight_priority 0
  changed scheduler configuration
  $ conf weight_urgency 0.1
  changed scheduler configuration
  $ conf weight_ticket 1
  changed scheduler configuration
  $ conf max_reservation 0
  changed scheduler configuration
  $ conf queue_sort_method load
  changed scheduler configuration
  $ printf 'name alice\noticket 0\nfshare 100\ndefault_project NONE\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "alice" to user list
  $ printf 'name dave\noticket 0\nfshare 100\ndefault_project blue\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "dave" to user list
  $ printf 'name carol\noticket 0\nfshare 100\ndefault_project blue\ndelete_time 0\n' > u; qconf -Auser u
  root@master added "carol" to user list
  $ quota one 'name r1 users {*} hosts *,!@right to slots=8' 'name r2 users !alice pes !* to ram=4500M'
  root@master added "one" to resource quota set list
  $ quota two 'name r1 users * queues {*,!fast.q} hosts {*,!@left} to lic=$num_proc'
  root@master added "two" to resource quota set list
  $ {
  > as alice qsub -b y -N j1 -P red sleep 600
  > as alice qsub -b y -N j2 -P blue -l ram=2G sleep 600
  > as alice qsub -b y -N j3 -P red -l lic=2,ram=1G sleep 600
  > as dave qsub -b y -N j4 -t 1-3 -p -10 sleep 600
  > as alice qsub -b y -N j5 -P red -l ram=1G -q '!long.q' sleep 600
  > as bob qsub -b y -N j6 sleep 600
  > as dave qsub -b y -N j7 -l ram=512M sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 1 ("j1")
  Your job 2 ("j2")
  Your job 3 ("j3")
  Your job-array 4.1-3:1 ("j4")
  Your job 5 ("j5")
  Your job 6 ("j6")
  Your job 7 ("j7")
  $ {
  > as dave qsub -b y -N j8 -pe mpi 2 -l lic=2 sleep 600
  > as dave qsub -b y -N j9 -P red -l lic=2 -hold_jid 4 sleep 600
  > as dave qsub -b y -N j10 -P red -l lic=3,ram=512M sleep 600
  > as alice qsub -b y -N j11 -l lic=2 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 8 ("j8")
  Your job 9 ("j9")
  Your job 10 ("j10")
  Your job 11 ("j11")
  $ schedule
  $ jobs
  1 1.00000 j1 alice r all.q@node01 1
  2 0.25000 j2 alice r all.q@node01 1
  3 0.16667 j3 alice r all.q@node03 1
  4 0.50000 j4 dave r all.q@node01 1 1
  4 0.25000 j4 dave r all.q@node01 1 2
  4 0.16667 j4 dave r all.q@node02 1 3
  5 0.12500 j5 alice r all.q@node02 1
  6 0.00000 j6 bob r all.q@node03 1
  7 0.12500 j7 dave r all.q@node03 1
  8 0.20000 j8 dave r all.q@node02 2
  9 0.00000 j9 dave hqw - 1
  10 0.08333 j10 dave qw - 1
  11 0.10000 j11 alice qw - 1
  $ qstat -pri -u '*' | awk 'NR > 2 {print $1, $2, $3, $4, $5, $6}' | sort -n
  1 1.00000 0.00000 0.00000 1.00000 0
  2 0.25000 0.00000 0.00000 0.25000 0
  3 0.16667 0.00000 0.00000 0.16667 0
  4 0.16667 0.00000 0.00000 0.16667 -10
  4 0.25000 0.00000 0.00000 0.25000 -10
  4 0.50000 0.00000 0.00000 0.50000 -10
  5 0.12500 0.00000 0.00000 0.12500 0
  6 0.00000 0.00000 0.00000 0.00000 0
  7 0.12500 0.00000 0.00000 0.12500 0
  8 0.20000 0.00000 0.00000 0.10000 0
  9 0.00000 0.00000 0.00000 0.00000 0
  10 0.08333 0.00000 0.50000 0.08333 0
  11 0.10000 0.00000 0.50000 0.10000 0
  $ qquota -u '*' | sed 1,2d | sort
  one/r1             slots=3/8            users alice hosts *,!@right
  one/r1             slots=5/8            users dave hosts *,!@right
  two/r1             lic=2/2              users * queues all.q hosts node03
  $ qstat -F slots,lic,ram | grep -v -e ---
  queuename                      qtype resv/used/tot. load_avg arch          states
  all.q@node01                   BIP   0/4/4          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=0
  all.q@node02                   BIP   0/4/4          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=0
  all.q@node03                   BIP   0/3/4          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  all.q@node04                   BIP   0/0/4          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=4
  long.q@node01                  BIP   0/0/1          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  long.q@node02                  BIP   0/0/1          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  long.q@node03                  BIP   0/0/1          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  long.q@node04                  BIP   0/0/1          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  fast.q@node01                  BIP   0/0/2          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=2
  fast.q@node02                  BIP   0/0/1          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=1
  fast.q@node04                  BIP   0/0/3          -NA-     -NA-          
  	gc:lic=0
  	gc:ram=3.500G
  	qc:slots=3
  $ why 4 5 8 10
  4:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  5:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  8:
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  10:
  (-l lic=3,ram=512M) cannot run globally because it offers only gc:lic=0.000000
  queue instance "all.q@node01" dropped because it is full
  queue instance "all.q@node02" dropped because it is full
  $ qconf -rattr hostgroup hostlist 'node01 node02' @left
  root@master modified "@left" in host group list
  $ qmod -sj 11 2>&1 | sed -n 1p
  Modify operation can not be applied on job-array task 11.1 in pending/hold state
  $ qalter -pe smp 2 3 > o 2>&1; echo $?
  0
  $ end 1,3
  root forced the deletion of job 1
  root forced the deletion of job 2
  root forced the deletion of job 3
  $ {
  > as carol qsub -b y -N j12 -P blue -l lic=2,ram=3G sleep 600
  > as dave qsub -b y -N j13 -P blue -l lic=1 -R y sleep 600
  > as bob qsub -b y -N j14 -pe smp 3,5 sleep 600
  > } 2> /dev/null | sed 's/ has been submitted//'
  Your job 12 ("j12")
  Your job 13 ("j13")
  Your job 14 ("j14")
  $ schedule
  $ jobs
  4 0.20000 j4 dave r all.q@node01 1 1
  4 0.20000 j4 dave r all.q@node01 1 2
  4 0.20000 j4 dave r all.q@node02 1 3
  5 1.00000 j5 alice r all.q@node02 1
  6 0.00000 j6 bob r all.q@node03 1
  7 0.20000 j7 dave r all.q@node03 1
  8 0.25000 j8 dave r all.q@node02 2
  9 0.00000 j9 dave hqw - 1
  10 0.02778 j10 dave qw - 1
  11 0.08333 j11 alice qw - 1
  12 0.16667 j12 carol r all.q@node04 1
  13 0.02381 j13 dave qw - 1
  14 0.10000 j14 bob r fast.q@node04 5
  $ qquota -u '*' | sed 1,2d | sort
  one/r1             slots=1/8            users alice hosts *,!@right
  one/r1             slots=5/8            users dave hosts *,!@right
  two/r1             lic=2/4              users * queues all.q hosts node04
  $ why 8 11 14
  8:
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  11:
  (-l lic=2) cannot run globally because it offers only gc:lic=0.000000
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
  14:
  queue instance "all.q@node02" dropped because it is full
  queue instance "all.q@node04" dropped because it is full
  queue instance "long.q@node04" dropped because it is full
