Why a cluster queue is out as a whole: a request that none of its settings satisfies.

  $ site small
  $ qconf -sc > c; printf 'gpu gpu INT <= YES YES 0 0\nver ver DOUBLE >= YES NO 0 0\nmax max INT <= YES NO 0 0\nos os STRING == YES NO NONE 0\nlic lic INT <= YES YES 0 0\nflag flag BOOL == FORCED NO 0 0\n' >> c; qconf -Mc c
  root@master added "gpu" to complex entry list
  root@master added "ver" to complex entry list
  root@master added "max" to complex entry list
  root@master added "os" to complex entry list
  root@master added "lic" to complex entry list
  root@master added "flag" to complex entry list
  $ qconf -sq all.q | sed 's/^qname .*/qname other.q/;s/^h_rt .*/h_rt 10/;s/^s_rt .*/s_rt 20,[node01=40]/;s/^h_vmem .*/h_vmem 1G/;s/^complex_values .*/complex_values ver=2,max=3,os=sol,lic=2/' > f; qconf -Aq f
  root@master added "other.q" to cluster queue list
  $ qconf -sq other.q | sed 's/^qname .*/qname third.q/;s/^complex_values .*/complex_values flag=1,lic=3,[node01=ver=3]/' > f; qconf -Aq f
  root@master added "third.q" to cluster queue list
  $ qconf -rattr queue slots 1 all.q
  root@master modified "all.q" in cluster queue list
  $ as bob qsub -b y -N d -l s_rt=50 -q other.q,third.q sleep 600
  Your job 1 ("d") has been submitted
  $ as bob qsub -b y -N d -l ver=1 -q other.q,third.q sleep 600
  Your job 2 ("d") has been submitted
  $ as bob qsub -b y -N d -l os=lx -q other.q,third.q sleep 600
  Your job 3 ("d") has been submitted
  $ as bob qsub -b y -N d -l lic=4 -q other.q,third.q sleep 600
  Your job 4 ("d") has been submitted
  $ as bob qsub -b y -N d -l gpu=4 -q other.q,third.q sleep 600
  Your job 5 ("d") has been submitted
  $ as bob qsub -b y -N d -l h=node09 -q other.q,third.q sleep 600
  Your job 6 ("d") has been submitted
  $ as bob qsub -b y -N d -l max=4 -pe mpi 2 -q other.q,third.q sleep 600
  Your job 7 ("d") has been submitted
  $ as bob qsub -b y -N d -l lic=4 -pe mpi 2 -q other.q,third.q sleep 600
  Your job 8 ("d") has been submitted
  $ as bob qsub -b y -N d -l os=lx -pe mpi 2 -q other.q,third.q sleep 600
  Your job 9 ("d") has been submitted
  $ as bob qsub -b y -N d -l ver=1 -pe mpi 2 -q other.q,third.q sleep 600
  Your job 10 ("d") has been submitted
  $ as bob qsub -b y -N d -l ver=5 -pe mpi 2 -q other.q,third.q sleep 600
  Your job 11 ("d") has been submitted
  $ as bob qsub -b y -N d -l s_rt=50 -pe mpi 2 -q other.q,third.q sleep 600
  Your job 12 ("d") has been submitted
  $ as bob qsub -b y -N d -l h_vmem=4G -pe mpi 1 -q other.q,third.q sleep 600
  Your job 13 ("d") has been submitted
  $ as bob qsub -b y -N d -l h_vmem=4G -pe mpi 2 -q other.q,third.q sleep 600
  Your job 14 ("d") has been submitted
  $ as bob qsub -b y -N d -l q=foo -pe mpi 2 -q other.q,third.q sleep 600
  Your job 15 ("d") has been submitted
  $ as bob qsub -b y -N d -l max=4 -q other.q,third.q sleep 600
  Your job 16 ("d") has been submitted
  $ schedule
  $ for j in `seq 1 16`; do echo $j; qstat -j $j | sed -n '/^scheduling info/,$p'; done
  1
  scheduling info:            (-l s_rt=50) cannot run in queue "other.q" because of cluster queue
                              (-l s_rt=50) cannot run in queue "third.q" because of cluster queue
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  2
  scheduling info:            (-l ver=1) cannot run in queue "other.q" because of cluster queue
                              (-l ver=1) cannot run in queue "third.q@node01" because it offers only qf:ver=3.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  3
  scheduling info:            (-l os=lx) cannot run in queue "other.q" because of cluster queue
                              (-l os=lx) cannot run in queue "third.q@node01" because job requests unknown resource (os)
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  4
  scheduling info:            (-l lic=4) cannot run in queue "other.q" because of cluster queue
                              (-l lic=4) cannot run in queue "third.q@node01" because job requests unknown resource (lic)
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  5
  scheduling info:            (-l gpu=4) cannot run in queue "other.q@node01" because job requests unknown resource (gpu)
                              (-l gpu=4) cannot run in queue "other.q@node02" because job requests unknown resource (gpu)
                              (-l gpu=4) cannot run in queue "other.q@node03" because job requests unknown resource (gpu)
                              (-l gpu=4) cannot run in queue "other.q@node04" because job requests unknown resource (gpu)
                              (-l gpu=4) cannot run in queue "third.q@node01" because job requests unknown resource (gpu)
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  6
  scheduling info:            (-l hostname=node09) cannot run in queue "other.q@node01" because it offers only qf:hostname=node01
                              (-l hostname=node09) cannot run in queue "other.q@node02" because it offers only qf:hostname=node02
                              (-l hostname=node09) cannot run in queue "other.q@node03" because it offers only qf:hostname=node03
                              (-l hostname=node09) cannot run in queue "other.q@node04" because it offers only qf:hostname=node04
                              (-l hostname=node09) cannot run in queue "third.q@node01" because it offers only qf:hostname=node01
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
  7
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l max=4) cannot run in queue "other.q@node01" because it offers only qf:max=3.000000
                              (-l max=4) cannot run in queue "other.q@node02" because it offers only qf:max=3.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l max=4) cannot run in queue "other.q@node03" because it offers only qf:max=3.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l max=4) cannot run in queue "other.q@node04" because it offers only qf:max=3.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  8
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l lic=4) cannot run in queue "other.q@node01" because it offers only qc:lic=2.000000
                              (-l lic=4) cannot run in queue "other.q@node02" because it offers only qc:lic=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l lic=4) cannot run in queue "other.q@node03" because it offers only qc:lic=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l lic=4) cannot run in queue "other.q@node04" because it offers only qc:lic=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  9
  scheduling info:            (-l os=lx) cannot run in queue "other.q" because of cluster queue
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  10
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l ver=1) cannot run in queue "other.q@node01" because it offers only qf:ver=2.000000
                              (-l ver=1) cannot run in queue "third.q@node01" because it offers only qf:ver=3.000000
                              (-l ver=1) cannot run in queue "other.q@node02" because it offers only qf:ver=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l ver=1) cannot run in queue "other.q@node03" because it offers only qf:ver=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l ver=1) cannot run in queue "other.q@node04" because it offers only qf:ver=2.000000
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  11
  12
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l s_rt=50) cannot run in queue "other.q@node01" because it offers only qf:s_rt=00:00:40
                              (-l s_rt=50) cannot run in queue "third.q@node01" because it offers only qf:s_rt=00:00:40
                              (-l s_rt=50) cannot run in queue "other.q@node02" because it offers only qf:s_rt=00:00:20
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l s_rt=50) cannot run in queue "other.q@node03" because it offers only qf:s_rt=00:00:20
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l s_rt=50) cannot run in queue "other.q@node04" because it offers only qf:s_rt=00:00:20
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  13
  scheduling info:            (-l h_vmem=4G) cannot run in queue "other.q" because of cluster queue
                              (-l h_vmem=4G) cannot run in queue "third.q" because of cluster queue
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              cannot run in PE "mpi" because it only offers 0 slots
  14
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l h_vmem=4G) cannot run in queue "other.q@node01" because it offers only qf:h_vmem=1.000G
                              (-l h_vmem=4G) cannot run in queue "third.q@node01" because it offers only qf:h_vmem=1.000G
                              (-l h_vmem=4G) cannot run in queue "other.q@node02" because it offers only qf:h_vmem=1.000G
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l h_vmem=4G) cannot run in queue "other.q@node03" because it offers only qf:h_vmem=1.000G
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l h_vmem=4G) cannot run in queue "other.q@node04" because it offers only qf:h_vmem=1.000G
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  15
  scheduling info:            cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
                              (-l qname=foo) cannot run in queue "other.q@node01" because it offers only qf:qname=other.q
                              (-l qname=foo) cannot run in queue "third.q@node01" because it offers only qf:qname=third.q
                              (-l qname=foo) cannot run in queue "other.q@node02" because it offers only qf:qname=other.q
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              (-l qname=foo) cannot run in queue "other.q@node03" because it offers only qf:qname=other.q
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              (-l qname=foo) cannot run in queue "other.q@node04" because it offers only qf:qname=other.q
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in PE "mpi" because it only offers 0 slots
  16
  scheduling info:            (-l max=4) cannot run in queue "other.q" because of cluster queue
                              (-l max=4) cannot run in queue "third.q@node01" because job requests unknown resource (max)
                              does not request 'forced' resource "flag" of queue instance third.q@node02
                              does not request 'forced' resource "flag" of queue instance third.q@node03
                              does not request 'forced' resource "flag" of queue instance third.q@node04
                              cannot run in queue "all.q" because it is not contained in its hard queue list (-q)
