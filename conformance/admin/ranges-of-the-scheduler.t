Numbers of the scheduler configuration have 32 bits, intervals are finite times from 0.

  $ try() { qconf -ssconf | sed "s/^$1 .*/$1 $2/" > sc; qconf -Msconf sc >/dev/null 2>&1; echo "$? $(qconf -ssconf | grep "^$1 " | tr -s ' ')"; }
  $ for v in infinity -1 0 0:5:0; do try schedule_interval $v; done
  1 schedule_interval 2:0:0
  1 schedule_interval 2:0:0
  0 schedule_interval 0
  0 schedule_interval 0:5:0
  $ for v in infinity -1 0 0:5:0; do try reprioritize_interval $v; done
  1 reprioritize_interval 0:0:0
  1 reprioritize_interval 0:0:0
  0 reprioritize_interval 0
  0 reprioritize_interval 0:5:0
  $ for v in infinity -1 0 0:5:0; do try load_adjustment_decay_time $v; done
  1 load_adjustment_decay_time 0:7:30
  1 load_adjustment_decay_time 0:7:30
  0 load_adjustment_decay_time 0
  0 load_adjustment_decay_time 0:5:0
  $ for v in infinity -1 0 0:5:0; do try default_duration $v; done
  0 default_duration infinity
  1 default_duration infinity
  0 default_duration 0
  0 default_duration 0:5:0
  $ for a in flush_submit_sec flush_finish_sec maxujobs halftime weight_tickets_functional weight_tickets_share max_functional_jobs_to_schedule max_reservation; do try default_duration 0:1:0; for v in -1 4294967296 99999999999 4294967295; do try $a $v; done; done
  0 default_duration 0:1:0
  1 flush_submit_sec 0
  1 flush_submit_sec 0
  1 flush_submit_sec 0
  0 flush_submit_sec 4294967295
  0 default_duration 0:1:0
  1 flush_finish_sec 0
  1 flush_finish_sec 0
  1 flush_finish_sec 0
  0 flush_finish_sec 4294967295
  0 default_duration 0:1:0
  1 maxujobs 0
  1 maxujobs 0
  1 maxujobs 0
  0 maxujobs 4294967295
  0 default_duration 0:1:0
  1 halftime 168
  1 halftime 168
  1 halftime 168
  0 halftime 4294967295
  0 default_duration 0:1:0
  1 weight_tickets_functional 0
  1 weight_tickets_functional 0
  1 weight_tickets_functional 0
  0 weight_tickets_functional 4294967295
  0 default_duration 0:1:0
  1 weight_tickets_share 0
  1 weight_tickets_share 0
  1 weight_tickets_share 0
  0 weight_tickets_share 4294967295
  0 default_duration 0:1:0
  1 max_functional_jobs_to_schedule 200
  1 max_functional_jobs_to_schedule 200
  1 max_functional_jobs_to_schedule 200
  0 max_functional_jobs_to_schedule 4294967295
  0 default_duration 0:1:0
  1 max_reservation 0
  1 max_reservation 0
  1 max_reservation 0
  0 max_reservation 4294967295
  $ for v in 1e3 -1 5 0.25 .5 2.; do try weight_user $v; done
  0 weight_user 1000.000000
  0 weight_user -1.000000
  0 weight_user 5.000000
  0 weight_user 0.250000
  0 weight_user 0.500000
  0 weight_user 2.000000
