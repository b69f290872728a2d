What the last scheduling run said: qstat -j without a job lists jobs by the kind of what keeps them waiting.

Kinds come in the order in which they were first told, job after job; jobs that were not looked at come last: held, before
their time, waiting for others, at their limits.

  $ site small
  $ qconf -au bob guests > /dev/null; qconf -au alice staff > /dev/null
  added "bob" to access list "guests"
  added "alice" to access list "staff"
  $ printf 'name P1\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n' > p; qconf -Aprj p > /dev/null; sed 's/P1/P2/' p > p2; qconf -Aprj p2 > /dev/null
  root@master added "P1" to project list
  root@master added "P2" to project list
  $ qconf -sc > c; printf 'lic lic INT <= YES YES 0 0\ncol col STRING == YES NO NONE 0\nmem mem MEMORY <= YES YES 0 0\nmust mst INT <= FORCED NO 0 0\n' >> c; qconf -Mc c > /dev/null
  root@master added "lic" to complex entry list
  root@master added "col" to complex entry list
  root@master added "mem" to complex entry list
  root@master added "must" to complex entry list
  $ qconf -rattr exechost complex_values lic=2,col=red,mem=4G node01 > /dev/null
  $ qconf -rattr exechost complex_values must=1 node04 > /dev/null
  $ qconf -rattr exechost complex_values lic=5 global > /dev/null
  $ q() { qconf -sq all.q | sed "s/^qname .*/qname $1/; s/^hostlist .*/hostlist $2/; s/^pe_list .*/pe_list ${3-NONE}/" > q; qconf -Aq q > /dev/null; [ -z "$4" ] || qconf -rattr queue $4 "$5" $1 > /dev/null; }
  $ q u.q node01 mpi user_lists staff; q p.q 'node01 node03' mpi projects P1; q xp.q node02 smp xprojects P2; q i.q node01 mpi qtype INTERACTIVE 2> /dev/null
  root@master added "u.q" to cluster queue list
  root@master added "p.q" to cluster queue list
  root@master added "xp.q" to cluster queue list
  $ j() { as bob qsub -b y "$@" sleep 60 > /dev/null; }
  $ j -N j1 -l col=pink; j -N j2 -l lic=6; j -N j3 -l mem=5G -P P2; j -N j4 -l mem=5G -P P1; j -N j5 -pe mpi 50; j -N j6 -pe smp 5
  $ j -N j7 -q 'u.q,all.q@node04'; j -N j8 -q i.q; j -N j9 -l arch=nosuch -h; j -N j10 -a 203501010000; j -N j11 -hold_jid j9; j -N j12 -t 1-3 -tc 2 -l arch=nosuch; j -N j13 -l col=pink
  $ schedule
  $ qstat -j
  scheduling info:            queue instance "all.q@node02" dropped because it is full
  
  No queue instance with suitable access permissions could be found
  	5,	7,	12
  
  Jobs are not assigned to a project to get a queue instance
  	5,	1,	13,	3,	12
  
  Jobs can not run because queue instance is not in queue list of PE
  	5
  
  Jobs can not run because they do not request 'forced' resource
  	5,	1,	13,	3,	4,	7,	12
  
  Jobs can not run because available slots combined under PE are not in range of job
  	5
  
  Jobs can not run because no host can satisfy the resource requirements
  	1,	13,	3,	4
  
  Jobs can not run because the resource requirements can not be satisfied
  	1,	13,	3,	4,	12
  
  Jobs can not run globally because the resource requirements can not be satisfied
  	2
  
  Jobs can not run because queue instance is not contained in its hard queue list
  	7,	8
  
  Jobs can not run because queue instance is not of type batch or transfer
  	8,	12
  
  Jobs dropped because of hold state
  	9
  
  Jobs can not run because execution time not reached
  	10
  
  Job dropped because of job dependencies
  	11
  
  Not all array tasks may be started due to 'max_aj_instances'
  	12
  $ for i in 1 3 6 7; do qstat -j $i | sed -n '/^sched/,$p'; done
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              (-l col=pink) cannot run at host "node01" because it offers only hf:col=red
                              (-l col=pink) cannot run in queue "all.q@node03" because job requests unknown resource (col)
                              does not request 'forced' resource "must" of host node04
                              (no project) does not have the correct project to run in cluster queue "p.q"
                              (-l col=pink) cannot run in queue "xp.q@node02" because job requests unknown resource (col)
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              (-l mem=5G) cannot run at host "node01" because it offers only hc:mem=4.000G
                              (-l mem=5G) cannot run in queue "all.q@node03" because job requests unknown resource (mem)
                              does not request 'forced' resource "must" of host node04
                              (no project) does not have the correct project to run in cluster queue "p.q"
                              (no project) does not have the correct project to run in cluster queue "xp.q"
  scheduling info:            queue instance "all.q@node02" dropped because it is full
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              cannot run in queue "all.q@node01" because it is not contained in its hard queue list (-q)
                              cannot run in queue "all.q@node03" because it is not contained in its hard queue list (-q)
                              does not request 'forced' resource "must" of host node04
                              has no permission for cluster queue "u.q"
                              cannot run in queue "p.q" because it is not contained in its hard queue list (-q)
                              cannot run in queue "xp.q" because it is not contained in its hard queue list (-q)
                              cannot run in queue "i.q" because it is not contained in its hard queue list (-q)
  $ qstat -j -xml | sed -n 's/.*<MES_message_number>\(.*\)<.*/\1/p; s/.*<MES_message>\(.*\)<.*/\1/p' | paste - - | sort -u
  0	Jobs can not run because no host can satisfy the resource requirements
  1	No queue instance with suitable access permissions could be found
  12	Jobs can not run because queue instance is not of type batch or transfer
  17	Jobs can not run because the resource requirements can not be satisfied
  20	Jobs can not run globally because the resource requirements can not be satisfied
  21	Jobs can not run because they do not request &apos;forced&apos; resource
  24	Jobs can not run because available slots combined under PE are not in range of job
  3	Jobs are not assigned to a project to get a queue instance
  31	Jobs can not run because execution time not reached
  33	Jobs dropped because of hold state
  35	Job dropped because of job dependencies
  37	queue instance &quot;all.q@node02&quot; dropped because it is full
  45	Not all array tasks may be started due to &apos;max_aj_instances&apos;
  6	Jobs can not run because queue instance is not contained in its hard queue list
  8	Jobs can not run because queue instance is not in queue list of PE
  $ qstat -j 13 -xml | sed -n '/<SME_m/,$p' | head -24
        <SME_message_list>
          <element>
            <MES_job_number_list>
              <ulong_sublist>
                <ULNG_value>13</ULNG_value>
              </ulong_sublist>
            </MES_job_number_list>
            <MES_message_number>0</MES_message_number>
            <MES_message>(-l col=pink) cannot run at host &quot;node01&quot; because it offers only hf:col=red</MES_message>
          </element>
          <element>
            <MES_job_number_list>
              <element>
                <ULNG_value>13</ULNG_value>
              </element>
            </MES_job_number_list>
            <MES_message_number>17</MES_message_number>
            <MES_message>(-l col=pink) cannot run in queue &quot;all.q@node03&quot; because job requests unknown resource (col)</MES_message>
          </element>
          <element>
            <MES_job_number_list>
              <element>
                <ULNG_value>13</ULNG_value>
              </element>

Of some jobs only, of none, and before the first run.

  $ conf() { qconf -ssconf | sed "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf schedd_job_info 'job_list 2,9-10' ; schedule
  changed scheduler configuration
  $ qstat -j; qstat -j 1 | tail -1; qstat -j 9 | tail -2
  scheduling info:            queue instance "all.q@node02" dropped because it is full
                              (Scheduler job information not available for every job)
  
  Jobs can not run globally because the resource requirements can not be satisfied
  	2
  
  Jobs dropped because of hold state
  	9
  
  Jobs can not run because execution time not reached
  	10
                              (Scheduler job information not available for every job)
                              (Scheduler job information not available for every job)
                              Job is in hold state
  $ conf schedd_job_info false; schedule
  changed scheduler configuration
  $ qstat -j; qstat -j 1 | tail -1
  scheduling info:            (Collecting of scheduler job information is turned off)
  
  scheduling info:            (Collecting of scheduler job information is turned off)
  $ sed 's/^schedd_job_info .*/schedd_job_info TRUE/' s > s2; fails schedd_job_info -- qconf -Msconf s2
  exit 1, says: schedd_job_info
  $ sed 's/^load_formula .*/load_formula none/' s > s2; fails load_formula -- qconf -Msconf s2
  exit 1, says: load_formula
