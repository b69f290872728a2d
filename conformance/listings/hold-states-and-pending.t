Kinds of holds together with p in qstat -s.

  $ site small
  $ as alice qsub -b y -N first -t 1-2 sleep 6000; as alice qsub -b y -N user -h sleep 6000; as alice qsub -b y -N dep -hold_jid first sleep 6000; as alice qsub -b y -N wait -l h=node09 sleep 6000; as alice qsub -b y -N later -a 203501010000 sleep 6000; as alice qsub -b y -N each -t 1-2 -hold_jid_ad first sleep 6000; schedule
  Your job-array 1.1-2:1 ("first") has been submitted
  Your job 2 ("user") has been submitted
  Your job 3 ("dep") has been submitted
  Your job 4 ("wait") has been submitted
  Your job 5 ("later") has been submitted
  Your job-array 6.1-2:1 ("each") has been submitted
  $ s() { for s; do echo "$s: $(qstat -u '*' -s $s | awk 'NR > 2 {print $3}' | paste -sd' ')"; done; }
  $ s p r h hu hj ha hd ho
  p: wait user dep later each
  r: first first
  h: user dep later each
  hu: user
  hj: dep
  ha: later
  hd: each
  ho: 
  $ s hjp phj hup phu hap pha hdp hp ph hop pho hrp prh hur rhu hjr
  hjp: dep
  phj: dep
  hup: user
  phu: user
  hap: later
  pha: later
  hdp: each
  hp: user dep later each
  ph: user dep later each
  hop: 
  pho: 
  hrp: first first user dep later each
  prh: first first user dep later each
  hur: first first user
  rhu: first first user
  hjr: first first dep
  $ echo "$(qstat -u '*' -s p -s hj | awk 'NR > 2 {print $3}' | paste -sd' ')"; echo "$(qstat -u '*' -s hj -s p | awk 'NR > 2 {print $3}' | paste -sd' ')"
  dep
  wait user dep later each

Of several options the last one counts.

  $ several() { qstat -u '*' "$@" | awk 'NR > 2 {print $3}' | paste -sd' '; }
  $ several -s r -s p; several -s h -s r; several -s r -s hu; several -s a -s hj; s a ahu hua hz
  wait user dep later each
  first first
  user
  dep
  a: first first wait user dep later each
  ahu: first first user
  hua: first first user
  hz: user dep later each
