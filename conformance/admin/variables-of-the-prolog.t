Variables that the prolog and the epilog of the configuration may have, those of staged files among them.

  $ try() { qconf -sconf global > g; grep -v -E "^(#|$1 )" g > global; echo "$1 $2" >> global; qconf -Mconf global >/dev/null 2>&1; echo "$? $2"; }
  $ for n in host ja_task_id job_owner job_id job_name processors queue stdin_path stdout_path stderr_path merge_stderr sge_root sge_cell fs_stdin_host fs_stdout_host fs_stderr_host fs_stdin_path fs_stdout_path fs_stderr_path fs_stdin_tmp_path fs_stdout_tmp_path fs_stderr_tmp_path fs_stdin_file_staging fs_stdout_file_staging fs_stderr_file_staging pe pe_slots pe_hostfile job_pid home user arch nslots tmpdir; do try prolog "/x \$$n"; done
  0 /x $host
  0 /x $ja_task_id
  0 /x $job_owner
  0 /x $job_id
  0 /x $job_name
  0 /x $processors
  0 /x $queue
  0 /x $stdin_path
  0 /x $stdout_path
  0 /x $stderr_path
  0 /x $merge_stderr
  0 /x $sge_root
  0 /x $sge_cell
  0 /x $fs_stdin_host
  0 /x $fs_stdout_host
  0 /x $fs_stderr_host
  0 /x $fs_stdin_path
  0 /x $fs_stdout_path
  0 /x $fs_stderr_path
  0 /x $fs_stdin_tmp_path
  0 /x $fs_stdout_tmp_path
  0 /x $fs_stderr_tmp_path
  0 /x $fs_stdin_file_staging
  0 /x $fs_stdout_file_staging
  0 /x $fs_stderr_file_staging
  1 /x $pe
  1 /x $pe_slots
  1 /x $pe_hostfile
  1 /x $job_pid
  1 /x $home
  1 /x $user
  1 /x $arch
  1 /x $nslots
  1 /x $tmpdir
  $ try prolog '/x $host/$job_id-$x'; try prolog '/x $'; try prolog '/x $$host'; try prolog '/x ${host}'; try prolog '/x "$host"'
  1 /x $host/$job_id-$x
  1 /x $
  1 /x $$host
  1 /x ${host}
  0 /x "$host"
