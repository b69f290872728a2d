Values that a host is given in complex_values show in qhost as reported ones do.

  $ site small
  $ qconf -rattr exechost complex_values num_proc=4,mem_total=8G,m_core=4,load_avg=1.5,arch=foo,swap_total=1G,mem_used=512M node01
  root@master modified "node01" in exechost list
  $ qconf -rattr exechost complex_values num_proc=2,mem_free=2G,m_socket=1 node02
  root@master modified "node02" in exechost list
  $ qconf -rattr exechost complex_values num_proc=16 global
  root@master modified "global" in exechost list
  $ qhost
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
  node01                  foo             4    -    4    -  1.50    8.0G  512.0M    1.0G       -
  node02                  -               2    1    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  $ qhost -F | grep -v '^ *q'
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
     gf:num_proc=16.000000
  node01                  foo             4    -    4    -  1.50    8.0G  512.0M    1.0G       -
     gf:num_proc=16.000000
     hf:mem_total=8.000G
     hf:m_core=4.000000
     hf:load_avg=1.500000
     hf:arch=foo
     hf:swap_total=1.000G
     hf:mem_used=512.000M
  node02                  -               2    1    -    -     -       -       -       -       -
     gf:num_proc=16.000000
     hf:mem_free=2.000G
     hf:m_socket=1.000000
  node03                  -               -    -    -    -     -       -       -       -       -
     gf:num_proc=16.000000
  node04                  -               -    -    -    -     -       -       -       -       -
     gf:num_proc=16.000000
  $ qhost -F num_proc
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
      Host Resource(s):      gf:num_proc=16.000000
  node01                  foo             4    -    4    -  1.50    8.0G  512.0M    1.0G       -
      Host Resource(s):      gf:num_proc=16.000000
  node02                  -               2    1    -    -     -       -       -       -       -
      Host Resource(s):      gf:num_proc=16.000000
  node03                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gf:num_proc=16.000000
  node04                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      gf:num_proc=16.000000
  $ qhost -xml
  <?xml version='1.0'?>
  <qhost xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qhost/qhost.xsd">
   <host name='global'>
     <hostvalue name='arch_string'>-</hostvalue>
     <hostvalue name='num_proc'>16</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
   <host name='node01'>
     <hostvalue name='arch_string'>foo</hostvalue>
     <hostvalue name='num_proc'>4</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>4</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>1.50</hostvalue>
     <hostvalue name='mem_total'>8.0G</hostvalue>
     <hostvalue name='mem_used'>512.0M</hostvalue>
     <hostvalue name='swap_total'>1.0G</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
   <host name='node02'>
     <hostvalue name='arch_string'>-</hostvalue>
     <hostvalue name='num_proc'>2</hostvalue>
     <hostvalue name='m_socket'>1</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
   <host name='node03'>
     <hostvalue name='arch_string'>-</hostvalue>
     <hostvalue name='num_proc'>-</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
   <host name='node04'>
     <hostvalue name='arch_string'>-</hostvalue>
     <hostvalue name='num_proc'>-</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>-</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
  </qhost>
  $ qhost -l num_proc=4 | sed 1,2d
  $ qhost -l num_proc=2 | sed 1,2d
  $ qhost -l h=node02,num_proc=2 | sed 1,2d
  $ qhost -l h=node03,num_proc=2 | sed 1,2d
  $ qhost -l h=NODE02 | sed 1,2d
  node02                  -               2    1    -    -     -       -       -       -       -
  $ qhost -l 'h=node02|node03' | sed 1,2d
  $ qhost -l 'h=!node02' | sed 1,2d
  $ qhost -l 'arch=foo' | sed 1,2d
  node01                  foo             4    -    4    -  1.50    8.0G  512.0M    1.0G       -
  $ qhost -l 'arch=f*' | sed 1,2d
  node01                  foo             4    -    4    -  1.50    8.0G  512.0M    1.0G       -
  $ qconf -rattr exechost complex_values num_proc=3.5,slots=2 node03; qhost -h node03
  root@master modified "node03" in exechost list
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
  node03                  -               3    -    -    -     -       -       -       -       -
  $ qconf -rattr exechost complex_values slots=2 node02; qhost -h node02; qhost -F slots -h node02
  root@master modified "node02" in exechost list
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              16    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
      Host Resource(s):      hc:slots=2.000000
  $ qconf -sc > c; sed -i 's/^num_proc .*/num_proc p INT <= YES YES 0 0/' c; qconf -Mc c > o 2>&1; as alice qsub -b y -l num_proc=1 -q all.q@node01 sleep 600; schedule; qhost
  Your job 1 ("sleep") has been submitted
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -              15    -    -    -     -       -       -       -       -
  node01                  foo             3    -    4    -  1.50    8.0G  512.0M    1.0G       -
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               3    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
