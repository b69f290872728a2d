Cell: local

The variables about files that are staged exist where nothing is staged.

  $ site local
  $ setq() { qconf -rattr queue "$1" "$2" all.q > /dev/null; }
  $ cat > show <<'S'
  > #!/bin/sh
  > printf '%s\n' $# "$@"
  > S
  $ chmod 755 show
  $ setq prolog "$TMP/show h=\$fs_stdin_host p=\$fs_stdin_path t=\$fs_stdin_tmp_path s=\$fs_stdin_file_staging"
  $ setq epilog "$TMP/show \$fs_stdout_host \$fs_stdout_path \$fs_stdout_tmp_path \$fs_stdout_file_staging \$fs_stderr_host \$fs_stderr_path \$fs_stderr_tmp_path \$fs_stderr_file_staging end"
  $ echo input > in; as alice qsub -cwd -i in -o $TMP/out -e $TMP/err -N one -b y true
  Your job 1 ("one") has been submitted
  $ wait_job 1; cat out
  4
  h=""
  p=""
  t=""
  s=0
  9
  ""
  ""
  ""
  0
  ""
  ""
  ""
  0
  end

A name that none of them has is a mistake of the queue's.

  $ setq epilog NONE; setq prolog "$TMP/show \$fs_stdin_hosts"
  $ as alice qsub -cwd -j y -N two -b y true
  Your job 2 ("two") has been submitted
  $ for i in $(seq 60); do qstat -f | grep -q '^all.q.* E$' && break; schedule; sleep 0.3; done
  $ qstat -u '*' | awk 'NR > 2 {print $3, $5}'; qstat -f | awk '/^all.q/ {print "queue", $6}'
  two qw
  queue E
  $ qacct -j 2 | grep ^failed
  failed       7   : before prolog
