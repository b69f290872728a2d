Tickets beside arrays that may run some tasks at a time: the others take no part.

  $ site priority
  $ jobs() { qstat -u "*" "$@" | sed "1,2d; s/ *$//" | sort -n; }
  $ qconf -ssconf | sed -E 's/^weight_tickets_functional .*/weight_tickets_functional 1000/' > s; qconf -Msconf s
  changed scheduler configuration
  $ qconf -rattr user fshare 10 alice
  root@master modified "alice" in user list
  $ as alice qsub -b y -N a1 -t 1-9 -tc 2 sleep 600
  Your job-array 1.1-9:1 ("a1") has been submitted
  $ as alice qsub -b y -N a3 sleep 600
  Your job 2 ("a3") has been submitted
  $ as alice qsub -b y -N a4 -t 1-9 -tc 3 sleep 600
  Your job-array 3.1-9:1 ("a4") has been submitted
  $ as alice qsub -b y -N a5 sleep 600
  Your job 4 ("a5") has been submitted
  $ qmod -d all.q@node01,all.q@node02; qmod -d all.q@node03
  root@master changed state of "all.q@node01" (disabled)
  root@master changed state of "all.q@node02" (disabled)
  root@master changed state of "all.q@node03" (disabled)
  $ schedule; jobs -ext
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 2-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        250     0     0   250     0 0.41  all.q@node04                       1 1
        2 0.16667 0.33333 a3         alice        NA               lab        qw                                  83     0     0    83     0 0.14                                     1
        3 0.12500 0.25000 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.10                                     1 1-9:1
        4 0.08333 0.16667 a5         alice        NA               lab        qw                                  41     0     0    41     0 0.07                                     1
  $ qmod -e all.q@node02; schedule; jobs -ext
  root@master changed state of "all.q@node02" (enabled)
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 3-9:1
        1 0.06250 0.12500 a1         alice        NA               lab        r     NA         NA      NA        125     0     0   125     0 0.00  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA       1000     0     0  1000     0 1.00  all.q@node04                       1 1
        2 0.04167 0.08333 a3         alice        NA               lab        qw                                  83     0     0    83     0 0.23                                     1
        3 0.03125 0.06250 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.17                                     1 1-9:1
        4 0.02083 0.04167 a5         alice        NA               lab        qw                                  41     0     0    41     0 0.11                                     1
  $ schedule; jobs -ext
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 3-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node04                       1 1
        2 0.08333 0.16667 a3         alice        NA               lab        qw                                  83     0     0    83     0 0.43                                     1
        3 0.06250 0.12500 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.32                                     1 1-9:1
        4 0.05000 0.10000 a5         alice        NA               lab        qw                                  50     0     0    50     0 0.26                                     1
  $ qmod -e all.q@node03; schedule; jobs -ext
  root@master changed state of "all.q@node03" (enabled)
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 3-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node04                       1 1
        2 0.08333 0.16667 a3         alice        NA               lab        r     NA         NA      NA         83     0     0    83     0 0.43  all.q@node03                       1
        3 0.06250 0.12500 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.26                                     1 1-9:1
        4 0.04167 0.08333 a5         alice        NA               lab        qw                                  41     0     0    41     0 0.18                                     1
  $ schedule; jobs -ext
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 3-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        333     0     0   333     0 0.33  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        333     0     0   333     0 0.33  all.q@node04                       1 1
        2 0.50000 1.00000 a3         alice        NA               lab        r     NA         NA      NA        333     0     0   333     0 0.33  all.q@node03                       1
        3 0.09375 0.18750 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.56                                     1 1-9:1
        4 0.07500 0.15000 a5         alice        NA               lab        qw                                  50     0     0    50     0 0.44                                     1
  $ qmod -sj 1.1; schedule; jobs -ext
  root - suspended job-array task 1.1
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 3-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        s     NA         NA      NA        333     0     0   333     0 0.33  all.q@node04                       1 1
        2 0.50000 1.00000 a3         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node03                       1
        3 0.08333 0.16667 a4         alice        NA               lab        qw                                  83     0     0    83     0 0.57                                     1 1-9:1
        4 0.06250 0.12500 a5         alice        NA               lab        qw                                  62     0     0    62     0 0.43                                     1
  $ qalter -h u 1.3; schedule; jobs -ext
  modified hold of job-array task 1.3
        1 0.00000 0.00000 a1         alice        NA               lab        hqw                                  0     0     0     0     0 0.00                                     1 3
        1 0.00000 0.00000 a1         alice        NA               lab        qw                                   0     0     0     0     0 0.00                                     1 4-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        s     NA         NA      NA        333     0     0   333     0 0.33  all.q@node04                       1 1
        2 0.50000 1.00000 a3         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node03                       1
        3 0.08333 0.16667 a4         alice        NA               lab        qw                                  83     0     0    83     0 0.57                                     1 1-9:1
        4 0.06250 0.12500 a5         alice        NA               lab        qw                                  62     0     0    62     0 0.43                                     1
  $ as alice qalter -tc 4 1; schedule; jobs -ext
  modified task concurrency of job 1
        1 0.08333 0.16667 a1         alice        NA               lab        hqw                                 83     0     0    83     0 0.43                                     1 3
        1 0.08333 0.16667 a1         alice        NA               lab        qw                                  83     0     0    83     0 0.43                                     1 4-9:1
        1 0.50000 1.00000 a1         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node02                       1 2
        1 0.50000 1.00000 a1         alice        NA               lab        s     NA         NA      NA        333     0     0   333     0 0.33  all.q@node04                       1 1
        2 0.50000 1.00000 a3         alice        NA               lab        r     NA         NA      NA        500     0     0   500     0 0.50  all.q@node03                       1
        3 0.06250 0.12500 a4         alice        NA               lab        qw                                  62     0     0    62     0 0.32                                     1 1-9:1
        4 0.05000 0.10000 a5         alice        NA               lab        qw                                  50     0     0    50     0 0.26                                     1
