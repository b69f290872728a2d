Cell: local

What becomes of jobs between two sessions of one name, by what names usage is known, where tasks run, and when. The lines behind
drmaa-script are for src/test/c/drmaa-script.c.

  $ site local; (while sleep 0.2; do qconf -tsm; done >/dev/null 2>&1) & PUMP=$!
  $ as alice timeout 100 drmaa-script <<'X'
  > contact
  > init
  > contact
  > new 0
  > set 0 drmaa_remote_command /bin/sh
  > set 0 drmaa_output_path :/dev/null
  > set 0 drmaa_join_files y
  > vector 0 drmaa_v_argv -c 'exit 3'
  > run reaped 0
  > wait %reaped 20 usage
  > run unreaped 0
  > synchronize 20 0 %unreaped
  > vector 0 drmaa_v_argv -c 'sleep 4; exit 4'
  > run between 0
  > await %between running
  > vector 0 drmaa_v_argv -c 'sleep 15; exit 5'
  > run after 0
  > await %after running
  > exit
  > sleep 8
  > init former
  > contact
  > ps %reaped
  > ps %unreaped
  > ps %between
  > ps %after
  > wait %reaped 1
  > wait %unreaped 1
  > wait %between 1
  > wait %after 30
  > wait DRMAA_JOB_IDS_SESSION_ANY 5
  > wait DRMAA_JOB_IDS_SESSION_ANY 5
  > exit
  > init
  > new 0
  > set 0 drmaa_remote_command /bin/sh
  > set 0 drmaa_output_path ':/tmp/drmaa-$drmaa_incr_ph$'
  > set 0 drmaa_join_files y
  > set 0 drmaa_wd '/tmp/drmaa-wd-$drmaa_incr_ph$'
  > system-command 'mkdir -p /tmp/drmaa-wd-1 /tmp/drmaa-wd-2'
  > vector 0 drmaa_v_argv -c pwd
  > bulk b 0 1 2 1
  > synchronize 20 0 DRMAA_JOB_IDS_SESSION_ALL
  > wait %b.1 5
  > wait %b.2 5
  > system-command 'cat /tmp/drmaa-1 /tmp/drmaa-2; rm -rf /tmp/drmaa-1 /tmp/drmaa-2 /tmp/drmaa-wd-1 /tmp/drmaa-wd-2'
  > new 1
  > set 1 drmaa_remote_command /bin/sh
  > set 1 drmaa_wd /tmp
  > set 1 drmaa_output_path :/dev/null
  > set 1 drmaa_join_files y
  > set 1 drmaa_start_time 23:59
  > vector 1 drmaa_v_argv -c true
  > run late 1
  > ps %late
  > control %late terminate
  > wait %late 20
  > get 1 drmaa_start_time
  > exit
  > X
  contact: SUCCESS
    
  init: SUCCESS
  contact: SUCCESS
    session
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_join_files: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job reaped
    exited 1, signaled 0, aborted 0, exit status 3 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
    acct_cpu
    acct_io
    acct_iow
    acct_maxvmem
    acct_mem
    cpu
    end_time
    exit_status
    io
    iow
    maxvmem
    mem
    priority
    ru_idrss
    ru_inblock
    ru_ismrss
    ru_isrss
    ru_ixrss
    ru_majflt
    ru_maxrss
    ru_minflt
    ru_msgrcv
    ru_msgsnd
    ru_nivcsw
    ru_nsignals
    ru_nswap
    ru_nvcsw
    ru_oublock
    ru_stime
    ru_utime
    ru_wallclock
    signal
    start_time
    submission_time
    vmem
  run: SUCCESS
  synchronize: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  await: SUCCESS
    running
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  await: SUCCESS
    running
  exit: SUCCESS
  init: SUCCESS
  contact: SUCCESS
    session
  ps: INVALID_JOB
  ps: INVALID_JOB
  ps: INVALID_JOB
  ps: SUCCESS
    running
  wait: INVALID_JOB
  wait: INVALID_JOB
  wait: INVALID_JOB
  wait: SUCCESS
    job after
    exited 1, signaled 0, aborted 0, exit status 5 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: INVALID_JOB
  wait: INVALID_JOB
  exit: SUCCESS
  init: SUCCESS
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_join_files: SUCCESS
  drmaa_wd: SUCCESS
  drmaa_v_argv: SUCCESS
  bulk: SUCCESS
    2 jobs: .1 .2
  synchronize: SUCCESS
  wait: SUCCESS
    job b.1
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job b.2
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  /tmp/drmaa-wd-1
  /tmp/drmaa-wd-2
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_wd: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_join_files: SUCCESS
  drmaa_start_time: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  ps: SUCCESS
    system_on_hold
  terminate: SUCCESS
  wait: NO_RUSAGE
    job late
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_start_time: SUCCESS
    23:59
  exit: SUCCESS
  $ kill $PUMP
