Requests of queues that have no instance: refused as those of queues that there are not.

  $ site quotas
  $ qconf -sq all.q | sed -E -e 's/^qname .*/qname odd.q/; s/^hostlist .*/hostlist NONE/' > q; qconf -Aq q
  root@master added "odd.q" to cluster queue list
  $ fails odd.q -- as alice qsub -b y -q odd.q sleep 6000
  exit 1, says: odd.q
  $ fails odd.q -- as alice qsub -b y -q odd.q -soft -q all.q sleep 6000
  exit 1, says: odd.q
  $ fails odd.q -- as alice qsub -b y -q odd.q,all.q sleep 6000
  exit 1, says: odd.q
  $ fails 'o*' -- as alice qsub -b y -q 'o*' sleep 6000
  exit 1, says: o*
  $ fails odd.q -- as alice qsub -b y -soft -q odd.q sleep 6000
  exit 1, says: odd.q
  $ fails odd.q -- as alice qsub -b y -masterq odd.q -pe smp 2 sleep 6000
  exit 1, says: odd.q
  $ as alice qsub -b y -q '*' sleep 6000
  Your job 7 ("sleep") has been submitted
  $ qconf -mattr queue hostlist node01 odd.q
  "hostlist" of "odd.q" is empty - Adding new element(s).
  root@master modified "odd.q" in cluster queue list
  $ as alice qsub -b y -q odd.q,all.q sleep 6000
  Your job 8 ("sleep") has been submitted
