Cell: local

What Grid Engine's library does with jobs. The lines behind drmaa-script are for src/test/c/drmaa-script.c.

  $ site local; (while sleep 0.2; do qconf -tsm; done >/dev/null 2>&1) & PUMP=$!
  $ as alice timeout 100 drmaa-script <<'X'
  > ps 1
  > exit
  > init
  > init
  > new 0
  > set 0 nonsense x
  > set 0 drmaa_remote_command /bin/sh
  > get 0 drmaa_remote_command
  > get 0 drmaa_wd
  > vector 0 drmaa_v_argv -c 'exit 7'
  > get-vector 0 drmaa_v_argv
  > get-vector 0 drmaa_v_env
  > set 0 drmaa_v_argv x
  > set 0 drmaa_js_state nonsense
  > set 0 drmaa_join_files maybe
  > set 0 drmaa_job_name 'a/b'
  > run bad 0
  > set 0 drmaa_job_name 'a\nb'
  > run bad 0
  > set 0 drmaa_job_name seven
  > set 0 drmaa_output_path nocolon
  > run bad 0
  > set 0 drmaa_output_path ':/tmp/$drmaa_incr_ph$'
  > run bad 0
  > set 0 drmaa_output_path :/dev/null
  > set 0 drmaa_join_files y
  > run seven 0
  > wait %seven 20
  > wait %seven 1
  > ps %seven
  > wait 99999 1
  > wait nonsense 1
  > ps 99999
  > ps nonsense
  > wait DRMAA_JOB_IDS_SESSION_ANY 0
  > synchronize 1 0 DRMAA_JOB_IDS_SESSION_ALL
  > synchronize 1 0
  > synchronize 1 0 99999
  > synchronize 1 0 nonsense
  > control 99999 terminate
  > control 99999 hold
  > control 99999 suspend
  > control nonsense hold
  > control %seven hold
  > control %seven nonsense
  > control DRMAA_JOB_IDS_SESSION_ALL terminate
  > vector 0 drmaa_v_argv -c 'kill -9 $$'
  > run kill 0
  > wait %kill 20
  > vector 0 drmaa_v_argv -c 'ulimit -c 0; kill -SEGV $$'
  > run segv 0
  > wait %segv 20
  > vector 0 drmaa_v_argv -c 'exit 137'
  > run e137 0
  > wait %e137 20
  > set 0 drmaa_remote_command /nonexistent
  > run none 0
  > wait %none 20
  > set 0 drmaa_remote_command /bin/sleep
  > vector 0 drmaa_v_argv 100
  > run s 0
  > await %s running
  > wait %s 0
  > synchronize 0 0 %s
  > control %s hold
  > control %s release
  > control %s resume
  > control %s suspend
  > await %s user_suspended
  > control %s suspend
  > control %s resume
  > await %s running
  > control %s terminate
  > wait %s 20
  > set 0 drmaa_js_state drmaa_hold
  > set 0 drmaa_native_specification ''
  > run h 0
  > ps %h
  > control %h hold
  > control %h suspend
  > control %h resume
  > control %h release
  > control %h release
  > control %h terminate
  > wait %h 20
  > ps %h
  > bulk b 0 1 5 2
  > ps %b.1
  > control %b.2 release
  > ps %b.1
  > await %b.2 running
  > control %b.1 terminate
  > wait %b.1 20
  > control DRMAA_JOB_IDS_SESSION_ALL release
  > await %b.3 running
  > control DRMAA_JOB_IDS_SESSION_ALL suspend
  > await %b.3 user_suspended
  > control DRMAA_JOB_IDS_SESSION_ALL resume
  > await %b.3 running
  > control DRMAA_JOB_IDS_SESSION_ALL terminate
  > synchronize 20 0 DRMAA_JOB_IDS_SESSION_ALL
  > wait %b.2 10
  > wait %b.3 10
  > wait DRMAA_JOB_IDS_SESSION_ANY 10
  > bulk x 0 1 5 0
  > bulk x 0 5 1 1
  > bulk x 0 0 1 1
  > set 0 drmaa_js_state drmaa_active
  > set 0 drmaa_remote_command /bin/true
  > vector 0 drmaa_v_argv
  > run d 0
  > synchronize 20 1 %d
  > wait %d 1
  > new 1
  > run nothing 1
  > set 1 drmaa_remote_command /bin/true
  > set 1 drmaa_native_specification '-nonsense'
  > run n 1
  > set 1 drmaa_native_specification '-l nonsense=1'
  > run n 1
  > set 1 drmaa_native_specification '-q nonsense.q'
  > run n 1
  > set 1 drmaa_native_specification '-t 1-3 -sync y -cwd -o /dev/null -j y'
  > run n 1
  > wait %n 20
  > set 1 drmaa_job_category nonsense
  > run n 1
  > delete 0
  > exit
  > exit
  > X
  ps: NO_ACTIVE_SESSION
  exit: NO_ACTIVE_SESSION
  init: SUCCESS
  init: ALREADY_ACTIVE_SESSION
  new: SUCCESS
  nonsense: INVALID_ARGUMENT
  drmaa_remote_command: SUCCESS
  drmaa_remote_command: SUCCESS
    /bin/sh
  drmaa_wd: INVALID_ATTRIBUTE_VALUE
  drmaa_v_argv: SUCCESS
  drmaa_v_argv: SUCCESS
    -c
    exit 7
  drmaa_v_env: INVALID_ATTRIBUTE_VALUE
  drmaa_v_argv: INVALID_ARGUMENT
  drmaa_js_state: INVALID_ATTRIBUTE_VALUE
  drmaa_join_files: INVALID_ATTRIBUTE_VALUE
  drmaa_job_name: SUCCESS
  run: DENIED_BY_DRM
  drmaa_job_name: SUCCESS
  run: DENIED_BY_DRM
  drmaa_job_name: SUCCESS
  drmaa_output_path: SUCCESS
  run: INVALID_ARGUMENT
  drmaa_output_path: SUCCESS
  run: DENIED_BY_DRM
  drmaa_output_path: SUCCESS
  drmaa_join_files: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job seven
    exited 1, signaled 0, aborted 0, exit status 7 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: INVALID_JOB
  ps: INVALID_JOB
  wait: INVALID_JOB
  wait: INVALID_ARGUMENT
  ps: INVALID_JOB
  ps: INVALID_ARGUMENT
  wait: INVALID_JOB
  synchronize: SUCCESS
  synchronize: SUCCESS
  synchronize: SUCCESS
  synchronize: INVALID_ARGUMENT
  terminate: INVALID_JOB
  hold: INVALID_JOB
  suspend: INVALID_JOB
  hold: INVALID_ARGUMENT
  hold: INVALID_JOB
  nonsense: INVALID_ARGUMENT
  terminate: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job kill
    exited 0, signaled 1, aborted 0, (exit status: SUCCESS), signal SIGKILL, core 0 (SUCCESS, SUCCESS)
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job segv
    exited 0, signaled 1, aborted 0, (exit status: SUCCESS), signal SIGSEGV, core 0 (SUCCESS, SUCCESS)
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job e137
    exited 1, signaled 0, aborted 0, exit status 137 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_remote_command: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job none
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_remote_command: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  await: SUCCESS
    running
  wait: EXIT_TIMEOUT
  synchronize: EXIT_TIMEOUT
  hold: SUCCESS
  release: SUCCESS
  resume: RESUME_INCONSISTENT_STATE
  suspend: SUCCESS
  await: SUCCESS
    user_suspended
  suspend: SUSPEND_INCONSISTENT_STATE
  resume: SUCCESS
  await: SUCCESS
    running
  terminate: SUCCESS
  wait: SUCCESS
    job s
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_js_state: SUCCESS
  drmaa_native_specification: SUCCESS
  run: SUCCESS
  ps: SUCCESS
    user_on_hold
  hold: SUCCESS
  suspend: SUSPEND_INCONSISTENT_STATE
  resume: RESUME_INCONSISTENT_STATE
  release: SUCCESS
  release: SUCCESS
  terminate: SUCCESS
  wait: NO_RUSAGE
    job h
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  ps: INVALID_JOB
  bulk: SUCCESS
    3 jobs: .1 .3 .5
  ps: SUCCESS
    user_on_hold
  release: SUCCESS
  ps: SUCCESS
    user_on_hold
  await: SUCCESS
    running
  terminate: SUCCESS
  wait: NO_RUSAGE
    job b.1
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  release: SUCCESS
  await: SUCCESS
    running
  suspend: SUCCESS
  await: SUCCESS
    user_suspended
  resume: SUCCESS
  await: SUCCESS
    running
  terminate: SUCCESS
  synchronize: SUCCESS
  wait: SUCCESS
    job b.2
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job b.3
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: INVALID_JOB
  bulk: INVALID_ARGUMENT
  bulk: INVALID_ARGUMENT
  bulk: INVALID_ARGUMENT
  drmaa_js_state: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  synchronize: SUCCESS
  wait: INVALID_JOB
  new: SUCCESS
  run: DENIED_BY_DRM
  drmaa_remote_command: SUCCESS
  drmaa_native_specification: SUCCESS
  run: DENIED_BY_DRM
  drmaa_native_specification: SUCCESS
  run: DENIED_BY_DRM
  drmaa_native_specification: SUCCESS
  run: DENIED_BY_DRM
  drmaa_native_specification: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job n
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_job_category: SUCCESS
  run: DENIED_BY_DRM
  delete: SUCCESS
  exit: SUCCESS
  exit: NO_ACTIVE_SESSION
  $ kill $PUMP
