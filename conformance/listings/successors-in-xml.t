Successors of a job in the XML of qstat -j, behind the requests; those task by task are listed without names.

  $ site small
  $ as carol qsub -b y -N first -t 1-3 sleep 6000; as carol qsub -b y -N then -t 1-3 -hold_jid_ad first sleep 6000; as carol qsub -b y -N plain -hold_jid first,2 sleep 6000
  Your job-array 1.1-3:1 ("first") has been submitted
  Your job-array 2.1-3:1 ("then") has been submitted
  Your job 3 ("plain") has been submitted
  $ x() { qstat -j $1 -xml | sed -n '/<JB_jid/,/<.JB_jid/p; /<JB_ja_ad/,/<.JB_ja_ad/p'; }
  $ x 1
        <JB_jid_successor_list>
          <ulong_sublist>
            <JRE_job_number>3</JRE_job_number>
          </ulong_sublist>
        </JB_jid_successor_list>
        <JB_ja_ad_successor_list>
          <ulong_sublist>
            <JRE_job_number>2</JRE_job_number>
          </ulong_sublist>
        </JB_ja_ad_successor_list>
  $ x 2
        <JB_ja_ad_predecessor_list>
          <job_predecessors_ad>
            <JRE_job_number>1</JRE_job_number>
          </job_predecessors_ad>
        </JB_ja_ad_predecessor_list>
        <JB_ja_ad_request_list>
          <element>
            <JRE_job_number>0</JRE_job_number>
          </element>
        </JB_ja_ad_request_list>
        <JB_jid_successor_list>
          <ulong_sublist>
            <JRE_job_number>3</JRE_job_number>
          </ulong_sublist>
        </JB_jid_successor_list>
  $ x 3
        <JB_jid_predecessor_list>
          <job_predecessors>
            <JRE_job_number>1</JRE_job_number>
          </job_predecessors>
          <job_predecessors>
            <JRE_job_number>2</JRE_job_number>
          </job_predecessors>
        </JB_jid_predecessor_list>
        <JB_jid_request_list>
          <element>
            <JRE_job_number>0</JRE_job_number>
            <JRE_job_name>first</JRE_job_name>
          </element>
          <element>
            <JRE_job_number>0</JRE_job_number>
            <JRE_job_name>2</JRE_job_name>
          </element>
        </JB_jid_request_list>
        <JB_jid_request_list>
          <element>
            <JRE_job_number>0</JRE_job_number>
            <JRE_job_name>first</JRE_job_name>
          </element>
          <element>
            <JRE_job_number>0</JRE_job_number>
            <JRE_job_name>2</JRE_job_name>
          </element>
        </JB_jid_request_list>
