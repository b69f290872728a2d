Addresses of one list are all kept; each of a later list replaces the first one at its host, but with qalter, which keeps all of all lists. A path is a host's whether or not it is absolute.

  $ site small
  $ as alice qsub -h -M a,b,a -b y -N one sleep 1
  Your job 1 ("one") has been submitted
  $ as alice qsub -h -M a,b -M c -b y -N two sleep 1
  Your job 2 ("two") has been submitted
  $ as alice qsub -h -M a,b -M c,d -b y -N three sleep 1
  Your job 3 ("three") has been submitted
  $ as alice qsub -h -M a@g -M b@h,c@h -b y -N four sleep 1
  Your job 4 ("four") has been submitted
  $ as alice qsub -h -M a@g,b@h -M c@h -b y -N five sleep 1
  Your job 5 ("five") has been submitted
  $ as alice qalter -M x,y one
  modified mail list of job 1
  $ as alice qalter -M a,b,a -M a one
  modified mail list of job 1
  $ as alice qalter -M a@g -M b@g two
  modified mail list of job 2
  $ qstat -j '*' | grep -E '^(job_name|mail_list)'
  mail_list:                  a@NONE,b@NONE,a@NONE
  job_name:                   one
  mail_list:                  a@g,b@g
  job_name:                   two
  mail_list:                  d@NONE,b@NONE
  job_name:                   three
  mail_list:                  a@g,c@h
  job_name:                   four
  mail_list:                  a@g,c@h
  job_name:                   five
  $ as alice qsub -h -S sh,node01:bash -o node01:out -e node02:a:b -b y -N paths sleep 1
  Your job 6 ("paths") has been submitted
  $ as alice qsub -h -S node01:bash -o :out -b y -N more sleep 1
  Your job 7 ("more") has been submitted
  $ qstat -j paths,more | grep -E '^(shell|stdout_path|stderr_path)_list'
  stderr_path_list:           node02:NONE:a:b
  stdout_path_list:           node01:NONE:out
  shell_list:                 NONE:sh,node01:bash
  stdout_path_list:           NONE:NONE:out
  shell_list:                 node01:bash
  $ qstat -j paths -xml | grep -E 'PN_(path|host)' | sed 's/^ *//'
  <PN_path>out</PN_path>
  <PN_host>node01</PN_host>
  <PN_path>sh</PN_path>
  <PN_host></PN_host>
  <PN_path>bash</PN_path>
  <PN_host>node01</PN_host>
  <PN_path>a:b</PN_path>
  <PN_host>node02</PN_host>
