What listings leave out of XML: checkpointing environments below jobs, binding with -ncb, queues of jobs below queues.

  $ site small
  $ printf 'ckpt_name ck\ninterface userdefined\nckpt_command none\nmigr_command none\nrestart_command none\nclean_command none\nckpt_dir /tmp\nsignal none\nwhen sx\n' > c; qconf -Ackpt c
  root@master added "ck" to checkpoint interface list
  $ qconf -aattr queue ckpt_list ck all.q
  root@master modified "all.q" in cluster queue list
  $ as alice qsub -b y -N a -ckpt ck sleep 6000; as alice qsub -h -b y -N b -ckpt ck sleep 6000
  Your job 1 ("a") has been submitted
  Your job 2 ("b") has been submitted
  $ schedule
  $ qstat -u '*' -r -xml | grep -E 'ck|JB_job_number'
        <JB_job_number>1</JB_job_number>
        <JB_job_number>2</JB_job_number>
  $ qstat -f -u '*' -r -xml | grep -E 'ck|JB_job_number'
          <JB_job_number>1</JB_job_number>
        <JB_job_number>2</JB_job_number>
  $ qstat -u '*' -r | grep ck
         Checkpoint Env.:  ck
         Checkpoint Env.:  ck
  $ qstat -j 1 -ncb -xml | grep -c -i binding
  0
  [1]
  $ qstat -j 1 -xml | grep -c -i binding
  4
  $ qhost -ncb -xml -h node01 | grep hostvalue | head -7
     <hostvalue name='arch_string'>-</hostvalue>
     <hostvalue name='num_proc'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
  $ qhost -xml -h node01 -j | grep -E 'm_|jobvalue' | grep -v time
     <hostvalue name='num_proc'>-</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='num_proc'>-</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <jobvalue jobid='1' name='priority'>'0.500000'</jobvalue>
     <jobvalue jobid='1' name='qinstance_name'>all.q@node01</jobvalue>
     <jobvalue jobid='1' name='job_name'>a</jobvalue>
     <jobvalue jobid='1' name='job_owner'>alice</jobvalue>
     <jobvalue jobid='1' name='job_state'>r</jobvalue>
     <jobvalue jobid='1' name='queue_name'>all.q@node01</jobvalue>
     <jobvalue jobid='1' name='pe_master'>MASTER</jobvalue>
  $ qhost -xml -h node01 -j -q | grep jobvalue | grep -v time
     <jobvalue jobid='1' name='priority'>'0.500000'</jobvalue>
     <jobvalue jobid='1' name='qinstance_name'>all.q@node01</jobvalue>
     <jobvalue jobid='1' name='job_name'>a</jobvalue>
     <jobvalue jobid='1' name='job_owner'>alice</jobvalue>
     <jobvalue jobid='1' name='job_state'>r</jobvalue>
     <jobvalue jobid='1' name='pe_master'>MASTER</jobvalue>
