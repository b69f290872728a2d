Ranges of slots as listings show them: numbers that adjoin or overlap are one range.

  $ site small
  $ as alice qsub -h -pe smp 1,2,3 -b y sleep 1
  Your job 1 ("sleep") has been submitted
  $ as alice qsub -h -pe smp 3,1-2,7,9-8 -b y sleep 1
  Your job 2 ("sleep") has been submitted
  $ as alice qsub -h -pe smp 3-,2-4 -b y sleep 1
  Your job 3 ("sleep") has been submitted
  $ as alice qsub -h -pe smp -4,3,6 -b y sleep 1
  Your job 4 ("sleep") has been submitted
  $ qstat -j '*' | grep -e ^job_number -e paral
  job_number:                 1
  parallel environment:  smp range: 1-3
  job_number:                 2
  parallel environment:  smp range: 1-3,7-9
  job_number:                 3
  parallel environment:  smp range: 2-9999999
  job_number:                 4
  parallel environment:  smp range: 1-4,6
  $ qstat -xml -j 3 | grep -A12 JB_pe_range
        <JB_pe_range>
          <ranges>
            <RN_min>2</RN_min>
            <RN_max>9999999</RN_max>
            <RN_step>1</RN_step>
          </ranges>
        </JB_pe_range>
        <JB_verify_suitable_queues>0</JB_verify_suitable_queues>
        <JB_soft_wallclock_gmt>0</JB_soft_wallclock_gmt>
        <JB_hard_wallclock_gmt>0</JB_hard_wallclock_gmt>
        <JB_override_tickets>0</JB_override_tickets>
        <JB_version>0</JB_version>
        <JB_ja_structure>
          <task_id_range>
            <RN_min>1</RN_min>
            <RN_max>1</RN_max>
            <RN_step>1</RN_step>
          </task_id_range>
        </JB_ja_structure>
  $ qstat -r -u '*' | grep -i pe:
         Requested PE:     smp 1-3
         Requested PE:     smp 1-3,7-9
         Requested PE:     smp 2-9999999
         Requested PE:     smp 1-4,6
  $ qalter -pe smp 2,3,5-6,4 3
  modified parallel environment of job 3
  modified slot range of job 3
  $ qstat -j '3' | grep -e ^job_number -e paral
  job_number:                 3
  parallel environment:  smp range: 2-6
