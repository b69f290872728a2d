What the global configuration names as a command is an absolute path, perhaps as another user, with variables that exist.

  $ try() { qconf -sconf global > g; grep -v -E "^(#|$1 )" g > global; echo "$1 $2" >> global; qconf -Mconf global >/dev/null 2>&1; echo "$? $(qconf -sconf | grep "^$1 " | tr -s ' ')"; }
  $ for a in prolog epilog; do for v in none /x alice@/x '$FOO' '/x $job_id $host' '/x $nosuch' '/x $pe_slots' '/x $sge_root' '/x $processors' x x/y a:b:c '/x a:b' alice@x 'no body@/x'; do try $a "$v"; done; done
  0 prolog none
  0 prolog /x
  0 prolog alice@/x
  1 prolog alice@/x
  0 prolog /x $job_id $host
  1 prolog /x $job_id $host
  1 prolog /x $job_id $host
  0 prolog /x $sge_root
  0 prolog /x $processors
  1 prolog /x $processors
  1 prolog /x $processors
  1 prolog /x $processors
  0 prolog /x a:b
  1 prolog /x a:b
  1 prolog /x a:b
  0 epilog none
  0 epilog /x
  0 epilog alice@/x
  1 epilog alice@/x
  0 epilog /x $job_id $host
  1 epilog /x $job_id $host
  1 epilog /x $job_id $host
  0 epilog /x $sge_root
  0 epilog /x $processors
  1 epilog /x $processors
  1 epilog /x $processors
  1 epilog /x $processors
  0 epilog /x a:b
  1 epilog /x a:b
  1 epilog /x a:b
  $ for v in none x:/y command:/x relative file:/x; do try jsv_url "$v"; done
  0 jsv_url none
  1 jsv_url none
  1 jsv_url none
  1 jsv_url none
  1 jsv_url none
  $ for a in auto_user_oticket auto_user_fshare; do for v in 5 y -1 5x infinity; do try $a $v; done; done
  0 auto_user_oticket 5
  1 auto_user_oticket 5
  1 auto_user_oticket 5
  1 auto_user_oticket 5
  1 auto_user_oticket 5
  0 auto_user_fshare 5
  1 auto_user_fshare 5
  1 auto_user_fshare 5
  1 auto_user_fshare 5
  1 auto_user_fshare 5
  $ for a in load_report_time max_unheard; do for v in 0:1:0 infinity; do try $a $v; done; done
  0 load_report_time 0:1:0
  1 load_report_time 0:1:0
  0 max_unheard 0:1:0
  1 max_unheard 0:1:0
  $ for v in posix_compliant NONE none unix_behavior x; do try shell_start_mode $v; done
  0 shell_start_mode posix_compliant
  1 shell_start_mode posix_compliant
  1 shell_start_mode posix_compliant
  0 shell_start_mode unix_behavior
  1 shell_start_mode unix_behavior
  $ for v in none 20000 20000-20100 1-2,5-7 1-x 99-200; do try gid_range $v; done
  0 gid_range none
  0 gid_range 20000
  0 gid_range 20000-20100
  1 gid_range 20000-20100
  1 gid_range 20000-20100
  1 gid_range 20000-20100
