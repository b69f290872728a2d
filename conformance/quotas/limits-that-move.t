A limit that is set moves to the end of its rule, even to the value that it has.

  $ site quotas
  $ printf '{\nname a\nenabled TRUE\nlimit name one to slots=9,lic=3,ram=1G\n}\n' > f; qconf -Arqs f
  root@master added "a" to resource quota set list
  $ qconf -mattr resource_quota limit slots=9 a/1
  root@master modified "a" in resource quota set list
  $ qconf -srqs | grep limit
     limit        name one to lic=3,ram=1G,slots=9
  $ qconf -mattr resource_quota limit lic=4 a/1
  root@master modified "a" in resource quota set list
  $ qconf -srqs | grep limit
     limit        name one to ram=1G,slots=9,lic=4
  $ qconf -mattr resource_quota limit lic=9,slots=8 a/1
  root@master modified "a" in resource quota set list
  $ qconf -srqs | grep limit
     limit        name one to ram=1G,lic=9,slots=8
  $ qconf -aattr resource_quota limit h_rt=0:1:0 a/1
  root@master modified "a" in resource quota set list
  $ qconf -srqs | grep limit
     limit        name one to ram=1G,lic=9,slots=8,h_rt=60
