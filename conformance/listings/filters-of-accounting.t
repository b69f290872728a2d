Columns, filters and sums of qacct: numbers that are given, owners, the order of accounts, queues that have gone.

  $ site small
  $ cat > acct <<'A'
  > all.q:node01:research:alice:build:1:sge:0:1700000000:1700000100:1700003700:0:0:3600.5:3000.25:100.125:1024.000000:0:0:0:0:100:2:0:10.000000:20:0:0:0:30:40:red:defaultdepartment:NONE:1:0:3100.375:12.5:1.25:NONE:0.5:NONE:1073741824.000000:0:0
  > all.q:node02:alice:alice:sweep:2:sge:-5:1700000000:1700090000:1700090060:0:1:60:50:5:2048:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:lab:smp:4:1:55:1.5:0:NONE:0:NONE:2147483648:3:1700000000
  > long.q:node03:bob:bob:late:3:x.y:0:1700000000:1700180000:1700266400:0:0:86400:80000:1000:4096:0:0:0:0:0:0:0:0:0:0:0:0:0:0:red:lab:mpi:100:0:81000:1234.5:99.75:NONE:12.25:NONE:4294967296:0:0
  > long.q:node02:bob:bob:late:4:acct7:0:1700000000:1700180000:1700266400:0:0:86400:80000:1000:4096:0:0:0:0:0:0:0:0:0:0:0:0:0:0:red:lab:NONE:1:0:81000:1234.5:99.75:NONE:12.25:NONE:4294967296:0:0
  > A
  $ q() { qacct -f acct "$@" 2> err > out; r=$?; cut -c1-60 out; echo "$r $(cat err)"; }
  $ q -slots -P nosuch
  PROJECT SLOTS    WALLCLOCK         UTIME         STIME      
  ============================================================
  0 
  $ q -slots 0
  Total System Usage
      WALLCLOCK         UTIME         STIME           CPU     
  ============================================================
         176460    163050.250      2105.125    165155.375     
  0 
  $ q -slots 1
  SLOTS    WALLCLOCK         UTIME         STIME           CPU
  ============================================================
      1        90000     83000.250      1100.125     84100.375
  0 
  $ q -slots 7 -h
  HOST SLOTS    WALLCLOCK         UTIME         STIME         
  ============================================================
  0 
  $ q -h -slots 1
  HOST   SLOTS     WALLCLOCK         UTIME         STIME      
  ============================================================
  node01     1          3600      3000.250       100.125      
  node02     1         86400     80000.000      1000.000     8
  0 
  $ q -h node01 -slots 1
  HOST   SLOTS    WALLCLOCK         UTIME         STIME       
  ============================================================
  node01     1         3600      3000.250       100.125      3
  0 
  $ q -slots -ar 3
  SLOTS AR        WALLCLOCK         UTIME         STIME       
  ============================================================
      4     3            60        50.000         5.000       
  0 
  $ q -o bob -u
  OWNER     WALLCLOCK         UTIME         STIME           CP
  ============================================================
  bob          172800    160000.000      2000.000    162000.00
  0 
  $ q -u -o bob
  OWNER     WALLCLOCK         UTIME         STIME           CP
  ============================================================
  bob          172800    160000.000      2000.000    162000.00
  0 
  $ q -o alice -u bob
  OWNER     WALLCLOCK         UTIME         STIME           CP
  ============================================================
  bob          172800    160000.000      2000.000    162000.00
  0 
  $ q -A
  ACCOUNT     WALLCLOCK         UTIME         STIME           
  ============================================================
  acct7           86400     80000.000      1000.000     81000.
  x.y             86400     80000.000      1000.000     81000.
  sge              3660      3050.250       105.125      3155.
  0 
  $ q -A -o
  OWNER ACCOUNT     WALLCLOCK         UTIME         STIME     
  ============================================================
  alice sge              3660      3050.250       105.125     
  bob   acct7           86400     80000.000      1000.000     
  bob   x.y             86400     80000.000      1000.000     
  0 
  $ q -j 1,2 | grep jobnumber
  jobnumber    1                   
  $ q -j 1x | grep jobnumber
  jobnumber    1                   
  $ q -l q=all.q -o
  
  OWNER     WALLCLOCK         UTIME         STIME           CP
  ============================================================
  alice          3660      3050.250       105.125      3155.37
  0 2 jobs ignored for accounting. Jobs' master queue no longer exists.
  $ q -l h=node02
  
  Total System Usage
      WALLCLOCK         UTIME         STIME           CPU     
  ============================================================
             60        50.000         5.000        55.000     
  0 2 jobs ignored for accounting. Jobs' master queue no longer exists.
