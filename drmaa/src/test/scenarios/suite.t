Cell: local

Cases of the kind that the test suite of the standard has, written anew from the specification. The lines behind drmaa-script are
for src/test/c/drmaa-script.c.

  $ site local; (while sleep 0.2; do qconf -tsm; done >/dev/null 2>&1) & PUMP=$!
  $ as alice timeout 200 drmaa-script <<'X'
  > # before a session
  > version
  > new 0
  > control 1 terminate
  > synchronize 1 0 DRMAA_JOB_IDS_SESSION_ALL
  > wait DRMAA_JOB_IDS_SESSION_ANY 1
  > # a session, ended and begun again
  > init
  > exit
  > init
  > system
  > # nothing in it
  > wait DRMAA_JOB_IDS_SESSION_ANY -1
  > synchronize -1 1 DRMAA_JOB_IDS_SESSION_ALL
  > synchronize -1 0 DRMAA_JOB_IDS_SESSION_ALL
  > control DRMAA_JOB_IDS_SESSION_ALL suspend
  > control DRMAA_JOB_IDS_SESSION_ALL resume
  > control DRMAA_JOB_IDS_SESSION_ALL hold
  > control DRMAA_JOB_IDS_SESSION_ALL release
  > control DRMAA_JOB_IDS_SESSION_ALL terminate
  > # attributes are kept, and the last value counts
  > new 0
  > set 0 drmaa_remote_command /bin/first
  > set 0 drmaa_remote_command /bin/sh
  > get 0 drmaa_remote_command
  > set 0 drmaa_job_name first
  > set 0 drmaa_job_name second
  > get 0 drmaa_job_name
  > set 0 drmaa_input_path :/dev/null
  > get 0 drmaa_input_path
  > set 0 drmaa_error_path :/dev/null
  > get 0 drmaa_error_path
  > set 0 drmaa_output_path :/dev/null
  > get 0 drmaa_output_path
  > set 0 drmaa_join_files y
  > get 0 drmaa_join_files
  > set 0 drmaa_join_files n
  > get 0 drmaa_join_files
  > set 0 drmaa_js_state drmaa_hold
  > get 0 drmaa_js_state
  > set 0 drmaa_js_state drmaa_active
  > get 0 drmaa_js_state
  > set 0 drmaa_block_email 1
  > get 0 drmaa_block_email
  > set 0 drmaa_native_specification '-p -5'
  > get 0 drmaa_native_specification
  > set 0 drmaa_job_category some
  > get 0 drmaa_job_category
  > vector 0 drmaa_v_email a@b c@d
  > get-vector 0 drmaa_v_email
  > vector 0 drmaa_v_env A=1 B=2
  > vector 0 drmaa_v_env C=3
  > get-vector 0 drmaa_v_env
  > vector 0 drmaa_v_argv a 'b c' ''
  > get-vector 0 drmaa_v_argv
  > vector 0 nonsense x
  > get 0 nonsense
  > get-vector 0 nonsense
  > get-vector 0 drmaa_remote_command
  > vector 0 drmaa_remote_command x
  > delete 0
  > delete 0
  > # files that cannot be opened
  > new 0
  > set 0 drmaa_remote_command /bin/cat
  > set 0 drmaa_output_path :/dev/null
  > set 0 drmaa_error_path :/dev/null
  > set 0 drmaa_input_path :/nonexistent/in
  > run input 0
  > wait %input 30
  > set 0 drmaa_input_path :/dev/null
  > set 0 drmaa_output_path :/nonexistent/out
  > run output 0
  > wait %output 30
  > set 0 drmaa_output_path :/dev/null
  > set 0 drmaa_error_path :/nonexistent/err
  > run error 0
  > wait %error 30
  > # input becomes output
  > set 0 drmaa_error_path :/dev/null
  > system-command 'echo one line > /tmp/drmaa-in; chmod 644 /tmp/drmaa-in'
  > set 0 drmaa_input_path :/tmp/drmaa-in
  > set 0 drmaa_output_path :/tmp/drmaa-out
  > run cat 0
  > wait %cat 30
  > system-command 'cat /tmp/drmaa-out; rm -f /tmp/drmaa-in /tmp/drmaa-out'
  > # what a job sees of its template
  > set 0 drmaa_input_path :/dev/null
  > set 0 drmaa_remote_command /bin/sh
  > set 0 drmaa_job_name named
  > set 0 drmaa_wd /tmp
  > vector 0 drmaa_v_env 'WORDS=a b' EMPTY=
  > vector 0 drmaa_v_argv -c 'pwd; echo "$JOB_NAME $WORDS [$EMPTY] $# $1"; echo error >&2' sh 'x  y' z
  > set 0 drmaa_output_path :/tmp/drmaa-out
  > set 0 drmaa_error_path :/tmp/drmaa-err
  > run seen 0
  > wait %seen 30
  > system-command 'cat /tmp/drmaa-out /tmp/drmaa-err; rm -f /tmp/drmaa-out /tmp/drmaa-err'
  > set 0 drmaa_join_files y
  > run joined 0
  > wait %joined 30
  > system-command 'cat /tmp/drmaa-out; ls /tmp/drmaa-err 2>/dev/null; rm -f /tmp/drmaa-out'
  > delete 0
  > # exit statuses from 0 to 255
  > new 0
  > set 0 drmaa_remote_command /bin/sh
  > set 0 drmaa_output_path :/dev/null
  > set 0 drmaa_join_files y
  > vector 0 drmaa_v_argv -c 'exit 0'
  > run s0 0
  > vector 0 drmaa_v_argv -c 'exit 1'
  > run s1 0
  > vector 0 drmaa_v_argv -c 'exit 98'
  > run s98 0
  > vector 0 drmaa_v_argv -c 'exit 101'
  > run s101 0
  > vector 0 drmaa_v_argv -c 'exit 128'
  > run s128 0
  > vector 0 drmaa_v_argv -c 'exit 255'
  > run s255 0
  > wait %s255 30
  > wait %s0 30
  > wait %s128 30
  > wait %s1 30
  > wait %s98 30
  > wait %s101 30
  > # signals
  > vector 0 drmaa_v_argv -c 'kill -TERM $$'
  > run term 0
  > wait %term 30
  > vector 0 drmaa_v_argv -c 'kill -USR2 $$'
  > run usr2 0
  > wait %usr2 30
  > vector 0 drmaa_v_argv -c 'ulimit -c 0; kill -ABRT $$'
  > run abrt 0
  > wait %abrt 30
  > # single jobs and arrays, synchronised and reaped
  > vector 0 drmaa_v_argv -c 'exit 2'
  > run one 0
  > run two 0
  > bulk b 0 1 3 1
  > synchronize 60 0 %one %b.2
  > synchronize 60 0 DRMAA_JOB_IDS_SESSION_ALL
  > wait %b.3 0
  > wait %one 0
  > wait %two 0
  > wait %b.1 0
  > wait %b.2 0
  > wait %b.2 0
  > wait DRMAA_JOB_IDS_SESSION_ANY 0
  > # synchronised and disposed of
  > run one 0
  > bulk b 0 1 3 1
  > synchronize 60 1 %one %b.1
  > wait %one 1
  > wait %b.1 1
  > synchronize 60 1 %b.2 %b.3
  > wait %b.3 1
  > wait DRMAA_JOB_IDS_SESSION_ANY 1
  > synchronize 1 0 %one
  > # any of them, as often as there are some
  > run x 0
  > wait DRMAA_JOB_IDS_SESSION_ANY 60
  > bulk y 0 7 7 1
  > wait DRMAA_JOB_IDS_SESSION_ANY 60
  > wait DRMAA_JOB_IDS_SESSION_ANY 60
  > # words that stand for several, where one job is meant
  > ps DRMAA_JOB_IDS_SESSION_ALL
  > ps DRMAA_JOB_IDS_SESSION_ANY
  > wait DRMAA_JOB_IDS_SESSION_ALL 1
  > synchronize 1 0 DRMAA_JOB_IDS_SESSION_ANY
  > control DRMAA_JOB_IDS_SESSION_ANY terminate
  > # held when submitted: released, then deleted
  > set 0 drmaa_js_state drmaa_hold
  > run held 0
  > ps %held
  > control %held release
  > wait %held 60
  > run held 0
  > control %held terminate
  > synchronize 60 0 %held
  > wait %held 0
  > bulk h 0 1 2 1
  > control DRMAA_JOB_IDS_SESSION_ALL release
  > synchronize 60 1 DRMAA_JOB_IDS_SESSION_ALL
  > bulk h 0 1 2 1
  > control DRMAA_JOB_IDS_SESSION_ALL terminate
  > synchronize 60 1 DRMAA_JOB_IDS_SESSION_ALL
  > wait DRMAA_JOB_IDS_SESSION_ANY 1
  > # asked again and again while it runs
  > set 0 drmaa_js_state drmaa_active
  > vector 0 drmaa_v_argv -c 'sleep 6; exit 9'
  > run long 0
  > await %long running
  > wait %long 0
  > wait %long 1
  > synchronize 0 0 DRMAA_JOB_IDS_SESSION_ALL
  > synchronize 1 0 %long
  > ps %long
  > wait %long -1
  > # suspended, resumed, and waited for
  > vector 0 drmaa_v_argv -c 'sleep 3; exit 4'
  > run s 0
  > await %s running
  > control %s suspend
  > await %s user_suspended
  > wait %s 1
  > control %s resume
  > await %s running
  > wait %s 60
  > # ended, not reaped
  > vector 0 drmaa_v_argv -c 'exit 5'
  > run ended 0
  > synchronize 60 0 %ended
  > ps %ended
  > wait %ended 0
  > vector 0 drmaa_v_argv -c 'kill -KILL $$'
  > run failed 0
  > synchronize 60 0 %failed
  > exit
  > wait %failed 0
  > X
  # before a session
  version: SUCCESS
    1.0
  new: NO_ACTIVE_SESSION
  terminate: NO_ACTIVE_SESSION
  synchronize: NO_ACTIVE_SESSION
  wait: NO_ACTIVE_SESSION
  # a session, ended and begun again
  init: SUCCESS
  exit: SUCCESS
  init: SUCCESS
  system: SUCCESS
    SGE 8.1.9
  # nothing in it
  wait: INVALID_JOB
  synchronize: SUCCESS
  synchronize: SUCCESS
  suspend: SUCCESS
  resume: SUCCESS
  hold: SUCCESS
  release: SUCCESS
  terminate: SUCCESS
  # attributes are kept, and the last value counts
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_remote_command: SUCCESS
    /bin/sh
  drmaa_job_name: SUCCESS
  drmaa_job_name: SUCCESS
  drmaa_job_name: SUCCESS
    second
  drmaa_input_path: SUCCESS
  drmaa_input_path: SUCCESS
    :/dev/null
  drmaa_error_path: SUCCESS
  drmaa_error_path: SUCCESS
    :/dev/null
  drmaa_output_path: SUCCESS
  drmaa_output_path: SUCCESS
    :/dev/null
  drmaa_join_files: SUCCESS
  drmaa_join_files: SUCCESS
    y
  drmaa_join_files: SUCCESS
  drmaa_join_files: SUCCESS
    n
  drmaa_js_state: SUCCESS
  drmaa_js_state: SUCCESS
    drmaa_hold
  drmaa_js_state: SUCCESS
  drmaa_js_state: SUCCESS
    drmaa_active
  drmaa_block_email: SUCCESS
  drmaa_block_email: SUCCESS
    1
  drmaa_native_specification: SUCCESS
  drmaa_native_specification: SUCCESS
    -p -5
  drmaa_job_category: SUCCESS
  drmaa_job_category: SUCCESS
    some
  drmaa_v_email: SUCCESS
  drmaa_v_email: SUCCESS
    a@b
    c@d
  drmaa_v_env: SUCCESS
  drmaa_v_env: SUCCESS
  drmaa_v_env: SUCCESS
    C=3
  drmaa_v_argv: SUCCESS
  drmaa_v_argv: SUCCESS
    a
    b c
    
  nonsense: INVALID_ARGUMENT
  nonsense: INVALID_ATTRIBUTE_VALUE
  nonsense: INVALID_ATTRIBUTE_VALUE
  drmaa_remote_command: INVALID_ATTRIBUTE_VALUE
  drmaa_remote_command: INVALID_ARGUMENT
  delete: SUCCESS
  delete: INVALID_ARGUMENT
  # files that cannot be opened
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_error_path: SUCCESS
  drmaa_input_path: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job input
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_input_path: SUCCESS
  drmaa_output_path: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job output
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_output_path: SUCCESS
  drmaa_error_path: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job error
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  # input becomes output
  drmaa_error_path: SUCCESS
  drmaa_input_path: SUCCESS
  drmaa_output_path: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job cat
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  one line
  # what a job sees of its template
  drmaa_input_path: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_job_name: SUCCESS
  drmaa_wd: SUCCESS
  drmaa_v_env: SUCCESS
  drmaa_v_argv: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_error_path: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job seen
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  /tmp
  named a b [] 2 x  y
  error
  drmaa_join_files: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job joined
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  /tmp
  named a b [] 2 x  y
  error
  delete: SUCCESS
  # exit statuses from 0 to 255
  new: SUCCESS
  drmaa_remote_command: SUCCESS
  drmaa_output_path: SUCCESS
  drmaa_join_files: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job s255
    exited 1, signaled 0, aborted 0, exit status 255 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job s0
    exited 1, signaled 0, aborted 0, exit status 0 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job s128
    exited 1, signaled 0, aborted 0, exit status 128 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job s1
    exited 1, signaled 0, aborted 0, exit status 1 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job s98
    exited 1, signaled 0, aborted 0, exit status 98 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job s101
    exited 1, signaled 0, aborted 0, exit status 101 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  # signals
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job term
    exited 0, signaled 1, aborted 0, (exit status: SUCCESS), signal SIGTERM, core 0 (SUCCESS, SUCCESS)
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job usr2
    exited 0, signaled 1, aborted 0, (exit status: SUCCESS), signal SIGUSR2, core 0 (SUCCESS, SUCCESS)
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  wait: SUCCESS
    job abrt
    exited 0, signaled 1, aborted 0, (exit status: SUCCESS), signal SIGABRT, core 0 (SUCCESS, SUCCESS)
  # single jobs and arrays, synchronised and reaped
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  run: SUCCESS
  bulk: SUCCESS
    3 jobs: .1 .2 .3
  synchronize: SUCCESS
  synchronize: SUCCESS
  wait: SUCCESS
    job b.3
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job one
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job two
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job b.1
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: SUCCESS
    job b.2
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: INVALID_JOB
  wait: INVALID_JOB
  # synchronised and disposed of
  run: SUCCESS
  bulk: SUCCESS
    3 jobs: .1 .2 .3
  synchronize: SUCCESS
  wait: INVALID_JOB
  wait: INVALID_JOB
  synchronize: SUCCESS
  wait: INVALID_JOB
  wait: INVALID_JOB
  synchronize: SUCCESS
  # any of them, as often as there are some
  run: SUCCESS
  wait: SUCCESS
    job x
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  bulk: SUCCESS
    1 jobs: .7
  wait: SUCCESS
    job y.1
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  wait: INVALID_JOB
  # words that stand for several, where one job is meant
  ps: INVALID_ARGUMENT
  ps: INVALID_ARGUMENT
  wait: INVALID_ARGUMENT
  synchronize: INVALID_ARGUMENT
  terminate: INVALID_ARGUMENT
  # held when submitted: released, then deleted
  drmaa_js_state: SUCCESS
  run: SUCCESS
  ps: SUCCESS
    user_on_hold
  release: SUCCESS
  wait: SUCCESS
    job held
    exited 1, signaled 0, aborted 0, exit status 2 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  run: SUCCESS
  terminate: SUCCESS
  synchronize: SUCCESS
  wait: NO_RUSAGE
    job held
    exited 0, signaled 0, aborted 1, (exit status: SUCCESS), (signal: SUCCESS, core: SUCCESS)
  bulk: SUCCESS
    2 jobs: .1 .2
  release: SUCCESS
  synchronize: SUCCESS
  bulk: SUCCESS
    2 jobs: .1 .2
  terminate: SUCCESS
  synchronize: SUCCESS
  wait: INVALID_JOB
  # asked again and again while it runs
  drmaa_js_state: SUCCESS
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  await: SUCCESS
    running
  wait: EXIT_TIMEOUT
  wait: EXIT_TIMEOUT
  synchronize: EXIT_TIMEOUT
  synchronize: EXIT_TIMEOUT
  ps: SUCCESS
    running
  wait: SUCCESS
    job long
    exited 1, signaled 0, aborted 0, exit status 9 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  # suspended, resumed, and waited for
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  await: SUCCESS
    running
  suspend: SUCCESS
  await: SUCCESS
    user_suspended
  wait: EXIT_TIMEOUT
  resume: SUCCESS
  await: SUCCESS
    running
  wait: SUCCESS
    job s
    exited 1, signaled 0, aborted 0, exit status 4 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  # ended, not reaped
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  synchronize: SUCCESS
  ps: SUCCESS
    done
  wait: SUCCESS
    job ended
    exited 1, signaled 0, aborted 0, exit status 5 (SUCCESS), (signal: SUCCESS, core: SUCCESS)
  drmaa_v_argv: SUCCESS
  run: SUCCESS
  synchronize: SUCCESS
  exit: SUCCESS
  wait: NO_ACTIVE_SESSION
  $ kill $PUMP
