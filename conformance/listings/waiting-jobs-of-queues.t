Which waiting jobs a choice of queues shows (`qstat -q`, `-l`, `-pe`, `-U`).

Those whose hard requests could be met there: resources that the queue has, queues named outright. A pattern in a job's
queue list never counts, parallel environments are not looked at.

  $ site small
  $ qconf -sq all.q | sed 's/^qname .*/qname b.q/; s/^hostlist .*/hostlist node01 node03/; s/^slots .*/slots 2/; s/^pe_list .*/pe_list smp/; s/^qtype .*/qtype BATCH/' > q; qconf -Aq q >/dev/null
  root@master added "b.q" to cluster queue list
  $ ids() { qstat -u '*' "$@" | awk 'NR>2 {print $1}' | xargs; }
  $ as alice qsub -b y -N j1 -q 'all.q@node0[12]' -h sleep 600
  Your job 1 ("j1") has been submitted
  $ as alice qsub -b y -N j2 -q 'all.q@node01' -h sleep 600
  Your job 2 ("j2") has been submitted
  $ as alice qsub -b y -N j3 -q 'all.*' -h sleep 600
  Your job 3 ("j3") has been submitted
  $ as alice qsub -b y -N j4 -q '*@node01' -h sleep 600
  Your job 4 ("j4") has been submitted
  $ as alice qsub -b y -N j5 -q '*@@allhosts' -h sleep 600
  Your job 5 ("j5") has been submitted
  $ as alice qsub -b y -N j6 -q all.q@@allhosts -h sleep 600
  Your job 6 ("j6") has been submitted
  $ as alice qsub -b y -N j7 -q b.q -h sleep 600
  Your job 7 ("j7") has been submitted
  $ as alice qsub -b y -N j8 -soft -q b.q -h sleep 600
  Your job 8 ("j8") has been submitted
  $ as alice qsub -b y -N j9 -pe mpi 2 -h sleep 600
  Your job 9 ("j9") has been submitted
  $ as alice qsub -b y -N j10 -pe mpi 200 -h sleep 600
  Your job 10 ("j10") has been submitted
  $ as alice qsub -b y -N j11 -pe smp 2 -masterq b.q -h sleep 600
  Your job 11 ("j11") has been submitted
  $ as alice qsub -b y -N j12 -l h=node02 -h sleep 600
  Your job 12 ("j12") has been submitted
  $ as alice qsub -b y -N j13 -l q=b.q -h sleep 600
  Your job 13 ("j13") has been submitted
  $ as alice qsub -b y -N j14 -l arch=nosuch -h sleep 600
  Your job 14 ("j14") has been submitted
  $ as alice qsub -b y -N j15 -l num_proc=64 -h sleep 600
  Your job 15 ("j15") has been submitted
  $ as alice qsub -b y -N j16 -q 'all.q@node0*' -h sleep 600
  Your job 16 ("j16") has been submitted
  $ as alice qsub -b y -N j17 -q 'all.q@*' -h sleep 600
  Your job 17 ("j17") has been submitted
  $ as alice qsub -b y -N j18 -q 'a*@node01' -h sleep 600
  Your job 18 ("j18") has been submitted
  $ as alice qsub -b y -N j19 -t 1-5 -h sleep 600
  Your job-array 19.1-5:1 ("j19") has been submitted
  $ ids
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
  $ ids -q all.q
  2 8 9 10 11 12 19
  $ ids -q all.q@node01
  2 8 9 10 11 19
  $ ids -q all.q@node04
  8 9 10 11 19
  $ ids -q b.q
  7 8 9 10 11 13 19
  $ ids -q b.q@node03
  7 8 9 10 11 13 19
  $ ids -q '*@node02'
  8 9 10 11 12 19
  $ ids -q 'a*'
  2 8 9 10 11 12 19
  $ ids -l h=node01
  2 7 8 9 10 11 13 19
  $ ids -l q=b.q
  7 8 9 10 11 13 19
  $ ids -l h_rt=5
  2 7 8 9 10 11 12 13 19
  $ ids -l arch=nosuch
  $ ids -pe mpi
  2 8 9 10 11 12 19
  $ ids -pe smp
  2 7 8 9 10 11 12 13 19
  $ ids -U alice
  2 7 8 9 10 11 12 13 19
  $ ids -U nobody
  2 7 8 9 10 11 12 13 19
  $ ids -qs d
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
  $ ids -qs s
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
  $ qmod -d all.q@node01 >/dev/null; qmod -sq all.q@node02 >/dev/null
  $ ids -q all.q
  2 8 9 10 11 12 19
  $ ids -q all.q@node01
  2 8 9 10 11 19
  $ ids -q all.q@node02
  8 9 10 11 12 19
  $ ids -qs d
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
  $ ids -g d -s p -q b.q
  7 8 9 10 11 13 19 19 19 19 19
