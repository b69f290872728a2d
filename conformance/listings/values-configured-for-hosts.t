Values that are configured for a host stand in listings where reported ones would.

  $ site small
  $ qconf -aattr exechost complex_values arch=myarch,num_proc=8,mem_total=4G node01; qhost; qstat -f | head -4; qstat -F arch,num_proc,mem_total -q all.q@node01; qhost -xml -h node01; qstat -f -xml -q all.q@node01
  root@master modified "node01" in exechost list
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -               -    -    -    -     -       -       -       -       -
  node01                  myarch          8    -    -    -     -    4.0G       -       -       -
  node02                  -               -    -    -    -     -       -       -       -       -
  node03                  -               -    -    -    -     -       -       -       -       -
  node04                  -               -    -    -    -     -       -       -       -       -
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node01                   BIP   0/0/4          -NA-     myarch        
  ---------------------------------------------------------------------------------
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node01                   BIP   0/0/4          -NA-     myarch        
  	hf:arch=myarch
  	hf:num_proc=8
  	hf:mem_total=4.000G
  <?xml version='1.0'?>
  <qhost xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qhost/qhost.xsd">
   <host name='global'>
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
   <host name='node01'>
     <hostvalue name='arch_string'>myarch</hostvalue>
     <hostvalue name='num_proc'>8</hostvalue>
     <hostvalue name='m_socket'>-</hostvalue>
     <hostvalue name='m_core'>-</hostvalue>
     <hostvalue name='m_thread'>-</hostvalue>
     <hostvalue name='load_avg'>-</hostvalue>
     <hostvalue name='mem_total'>4.0G</hostvalue>
     <hostvalue name='mem_used'>-</hostvalue>
     <hostvalue name='swap_total'>-</hostvalue>
     <hostvalue name='swap_used'>-</hostvalue>
   </host>
  </qhost>
  <?xml version='1.0'?>
  <job_info  xmlns:xsd="http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/qstat/qstat.xsd">
    <queue_info>
      <Queue-List>
        <name>all.q@node01</name>
        <qtype>BIP</qtype>
        <slots_used>0</slots_used>
        <slots_resv>0</slots_resv>
        <slots_total>4</slots_total>
        <arch>myarch</arch>
      </Queue-List>
    </queue_info>
    <job_info>
    </job_info>
  </job_info>
  $ qconf -aattr exechost complex_values swap_total=3G,load_avg=0.7,mem_used=1G,swap_used=2M,np_load_avg=0.5 node02; qhost -h node02; qstat -f -q all.q@node02; qhost -F load_avg,np_load_avg -h node02
  root@master modified "node02" in exechost list
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -  0.70       -    1.0G    3.0G    2.0M
  queuename                      qtype resv/used/tot. load_avg arch          states
  ---------------------------------------------------------------------------------
  all.q@node02                   BIP   0/0/4          0.70     -NA-          
  HOSTNAME                ARCH         NCPU NSOC NCOR NTHR  LOAD  MEMTOT  MEMUSE  SWAPTO  SWAPUS
  ----------------------------------------------------------------------------------------------
  global                  -               -    -    -    -     -       -       -       -       -
  node02                  -               -    -    -    -  0.70       -    1.0G    3.0G    2.0M
      Host Resource(s):      hf:load_avg=0.700000
     hf:np_load_avg=0.500000
  $ qstat -g c
  CLUSTER QUEUE                   CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  
  --------------------------------------------------------------------------------
  all.q                             0.50      0      0     16     16      0      0 
