What other programs run and read: each line is taken from the client that its title names.

  $ site small
  $ cd "$TMP"; chmod 777 .
  $ printf '#!/bin/bash\n#$ -N nf-task\n#$ -o /dev/null\n#$ -j y\n#$ -terse\n#$ -notify\n#$ -l h_rt=01:00:00 -l h_rss=1024M,mem_free=1024M\nsleep 600\n' > .command.run

Nextflow: the last line of qsub is the number; qstat without its first two lines, columns 0 and 4.

  $ as alice qsub -terse .command.run
  1
  $ as alice qstat | awk 'NR>2 && NF>5 {print $1, $5}'
  1 qw
  $ as alice qdel 1
  alice has deleted job 1

Kaldi: a range with a colon, one line "Your job... N[. ]... has been submitted"; qstat -j tells by its status what is gone.

  $ as alice qsub -v PATH -cwd -S /bin/bash -j y -l 'arch=*64*' -o q.log -pe smp 2 -tc 3 -t 1:6 .command.run
  2.1-6:1
  $ as alice qsub -v PATH -cwd -j y -o q.log -t 1:6 -N k -b y sleep 600 | grep -cE 'Your job\S* ([0-9]+)[. ].+ has been submitted'
  1
  $ qstat -j 2 > out; echo $?
  0
  $ qstat -j 999 > out 2>&1; echo $?; grep -cE 'qmaster|gdi request' out
  1
  0
  [1]
  $ as alice qdel 2 3
  alice has deleted job 2
  alice has deleted job 3

Snakemake, Toil, Parsl, batchtools: numbers from the first line, states by column, several numbers at once.

  $ echo 'sleep 600' | as alice qsub -V -terse -j y -cwd -N toil_job_1 -v K=V -hard -l vf=100K,h_vmem=100K -o /tmp -e /tmp | grep -E '^[0-9]+$'
  4
  $ as alice qsub -terse -V -b y -N cromwell -wd /tmp -o /dev/null -e /dev/null -pe smp 2 -l mem_free=1G /usr/bin/env sleep 600
  5
  $ as alice qstat -s pr | sed 1,2d | awk '{print $1, $5}'
  4 qw
  5 qw
  $ as alice qstat -u alice -s p | sed 1,2d | grep -oE '^ *[0-9]+' | xargs
  4 5
  $ as alice qstat -u alice -s rs
  $ qstat -j 999 2>&1 >/dev/null | head -1
  Following jobs do not exist: 
  $ as alice qdel 4 5 999; echo $?
  alice has deleted job 4
  alice has deleted job 5
  denied: job "999" does not exist
  1

Canu: a task range, dependencies by number, pe and complex by columns, host header.

  $ as alice qsub -pe smp 2 -l mem_free=4g -cwd -N "cns_asm" -j y -o cns.log -t 1-4 .command.run | sed -nE 's/^Your job-array ([0-9]+)\.[0-9]+-[0-9]+:[0-9] .*/\1/p'
  $ as alice qsub -hold_jid 6 -N after -b y true | sed -nE 's/^Your job ([0-9]+) .*/\1/p'
  7
  $ qhost | head -1 | grep -o 'NCPU\|MEMTOT' | xargs
  NCPU MEMTOT
  $ qconf -sp smp | grep -E '^(slots|allocation_rule)' | tr -s ' '
  slots 999
  allocation_rule $pe_slots
  $ qconf -sc | awk '$3 == "MEMORY" && $5 != "NO" {print $1}' | sort | head -3
  h_core
  h_data
  h_fsize
  $ qconf -sconf | grep -E '^ *max_aj_tasks' | tr -s ' '
  max_aj_tasks 75000
  $ as alice qstat -xml | sed -nE 's,^ *<JB_name>(.*)</JB_name>$,\1,p'
  cns_asm
  after

nipype, Open OnDemand, AiiDA, Martian: XML with fixed elements.

  $ as alice qstat -u alice -xml -s psrz | grep -cE '<job_list state="(running|pending|zombie)">'
  7
  $ as alice qstat -r -xml -u alice | grep -oE '<(JB_job_number|JB_owner|state|slots|tasks|requested_pe|hard_request name="mem_free"[^>]*|JB_submission_time)' | sort | uniq -c | tr -s ' '
   2 <JB_job_number
   2 <JB_owner
   2 <JB_submission_time
   1 <hard_request name="mem_free" resource_contribution="0.000000"
   1 <requested_pe
   2 <slots
   2 <state
   1 <tasks
  $ qstat -r -xml -j 999 | grep -c unknown_jobs
  2
  $ as bob qstat -ext -urg -xml -u bob | grep -oE '<(queue_info|job_info)>'
  <queue_info>
  <job_info>
  $ as alice qstat -s a -xml | grep -c JB_job_number
  2

Open OnDemand submits with these, from standard input; clustermq deletes by name; HTCondor looks for the title of a column.

  $ echo 'sleep 1' | as alice qsub -h -r yes -v A=1 -cwd -M a@b -m be -N ood -e /tmp/e -o /tmp/o -p -5 -a 203001011200.00 -l h_rt=60 -t 1-2
  Your job-array 8.1-2:1 ("ood") has been submitted
  $ as alice qhold ood; as alice qrls ood
  modified hold of job-array task 8.1
  modified hold of job-array task 8.2
  $ as alice qdel ood cns_asm
  alice has deleted job 8
  alice has deleted job 6
  $ as alice qstat | head -1 | awk '{for (i = 1; i <= NF; i++) if ($i == "state") print i}'
  5
  $ as alice qstat | tail -n +3 | grep -c after
  1

fsl_sub, StarCluster, PHPQstat: queues and environments.

  $ qconf -sq all.q > out; echo $?
  0
  $ qstat -g c -pe smp | sed 1,2d | awk '{print $1}'
  all.q
  $ qstat -g c -pe nosuch > out 2>&1 || echo none
  none
  $ as alice qsub -V -cwd -shell n -b y -r y -q all.q -pe smp 1 -w e -M a -N fsl -m as -o /tmp -e /tmp -hold_jid 7 sleep 1 | awk '{print $3}'
  9
  $ qstat -u \* -xml -f -r | grep -c '<Queue-List>'
  4
  $ qhost -xml | grep -cE '<hostvalue name=.num_proc.>'
  5
  $ qhost -xml -q -j | grep -c "<queue name='all.q'>"
  4
  $ qconf -mattr pe slots 50 smp; qconf -sp smp | grep '^slots' | tr -s ' '
  root@master modified "smp" in parallel environment list
  slots 50
