A list of users asks for the limits of each of its members; a limit that several share is none of theirs. A list that does not exist asks for everybody.

  $ site quotas
  $ for u in alice bob carol dave; do as $u qsub -b y sleep 600; done > o; schedule
  $ q() { for u in @staff @interns,alice @nosuch '@*' '@staff,dave'; do echo "-u $u"; qquota -u "$u" | sed 1,2d; done; }
  $ limit() { printf "{\nname one\nenabled TRUE\nlimit name r $1 to slots=10\n}\n" > f; qconf -drqs one > o 2>&1; qconf -Arqs f > o; q; }
  $ limit 'users {*}'
  -u @staff
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  -u @interns,alice
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users alice
  -u @nosuch
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users dave
  -u @*
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users dave
  -u @staff,dave
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  one/r              slots=1/10           users dave
  $ limit 'users @staff'
  -u @staff
  -u @interns,alice
  one/r              slots=2/10           users @staff
  -u @nosuch
  -u @*
  one/r              slots=2/10           users @staff
  -u @staff,dave
  $ limit 'users {@staff}'
  -u @staff
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  -u @interns,alice
  one/r              slots=1/10           users alice
  -u @nosuch
  -u @*
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  -u @staff,dave
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users bob
  $ limit 'users *'
  -u @staff
  -u @interns,alice
  one/r              slots=4/10           users *
  -u @nosuch
  one/r              slots=4/10           users *
  -u @*
  one/r              slots=4/10           users *
  -u @staff,dave
  one/r              slots=4/10           users *
  $ limit 'users {alice,carol}'
  -u @staff
  one/r              slots=1/10           users alice
  -u @interns,alice
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users alice
  -u @nosuch
  -u @*
  one/r              slots=1/10           users alice
  one/r              slots=1/10           users carol
  -u @staff,dave
  one/r              slots=1/10           users alice
  $ limit 'users !@staff'
  -u @staff
  -u @interns,alice
  -u @nosuch
  one/r              slots=2/10           users !@staff
  -u @*
  one/r              slots=2/10           users !@staff
  -u @staff,dave
  one/r              slots=2/10           users !@staff
  $ limit 'users {!@staff}'
  -u @staff
  -u @interns,alice
  one/r              slots=1/10           users carol
  -u @nosuch
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users dave
  -u @*
  one/r              slots=1/10           users carol
  one/r              slots=1/10           users dave
  -u @staff,dave
  one/r              slots=1/10           users dave
  $ limit 'hosts {*}'
  -u @staff
  -u @interns,alice
  one/r              slots=4/10           hosts node01
  -u @nosuch
  one/r              slots=4/10           hosts node01
  -u @*
  one/r              slots=4/10           hosts node01
  -u @staff,dave
  one/r              slots=4/10           hosts node01
  $ limit 'users {@staff} queues {*}'
  -u @staff
  one/r              slots=1/10           users alice queues all.q
  one/r              slots=1/10           users bob queues all.q
  -u @interns,alice
  one/r              slots=1/10           users alice queues all.q
  -u @nosuch
  -u @*
  one/r              slots=1/10           users alice queues all.q
  one/r              slots=1/10           users bob queues all.q
  -u @staff,dave
  one/r              slots=1/10           users alice queues all.q
  one/r              slots=1/10           users bob queues all.q
