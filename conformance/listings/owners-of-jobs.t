The owners of jobs, by names and patterns; names of user sets are none.

  $ site quotas
  $ qconf -au alice,@bob some > /dev/null
  added "alice" to access list "some"
  added "@bob" to access list "some"
  $ for u in alice bob carol; do as $u qsub -b y -N of_$u sleep 600 > /dev/null; done
  $ l() { for u in "$@"; do echo "-u $u"; qstat -u "$u" | awk 'NR > 2 { print $3, $4 }'; done; }
  $ l alice 'a*,carol' '?*b' '*' @some @bob '@*'
  -u alice
  of_alice alice
  -u a*,carol
  of_alice alice
  of_carol carol
  -u ?*b
  of_bob bob
  -u *
  of_alice alice
  of_bob bob
  of_carol carol
  -u @some
  -u @bob
  -u @*
