package gridlite.operation.configure;

import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.value.TimeValue;
import java.util.List;

/**
 * Ranges of the numbers and times of the scheduler configuration.
 *
 * @see "sched_conf(5); conformance/admin/ranges-of-the-scheduler.t"
 */
final class SchedulerRules {
  private SchedulerRules() {}

  /** The largest number that Grid Engine keeps, of 32 bits. */
  private static final long LARGEST = 0xFFFF_FFFFL;

  private static final List<Attribute<Long>> NUMBERS =
      List.of(
          SchedulerConfig.MAXUJOBS,
          SchedulerConfig.FLUSH_SUBMIT_SEC,
          SchedulerConfig.FLUSH_FINISH_SEC,
          SchedulerConfig.HALFTIME,
          SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL,
          SchedulerConfig.WEIGHT_TICKETS_SHARE,
          SchedulerConfig.MAX_FUNCTIONAL_JOBS_TO_SCHEDULE,
          SchedulerConfig.MAX_RESERVATION);

  private static final List<Attribute<TimeValue>> INTERVALS =
      List.of(
          SchedulerConfig.SCHEDULE_INTERVAL,
          SchedulerConfig.LOAD_ADJUSTMENT_DECAY_TIME,
          SchedulerConfig.REPRIORITIZE_INTERVAL);

  static void check(ObjectCheck check) {
    for (Attribute<Long> attribute : NUMBERS) {
      if (check.get(attribute) > LARGEST) {
        String number = Long.toString(check.get(attribute));
        check.refuse(
            attribute, number, "\"" + number + "\" is out of range: expected 0 to " + LARGEST);
      }
    }
    for (Attribute<TimeValue> attribute : INTERVALS) {
      TimeValue time = check.get(attribute);
      if (!time.isFiniteFromZero()) {
        refuse(check, attribute, time, "expected a time from 0, not INFINITY");
      }
    }
    TimeValue duration = check.get(SchedulerConfig.DEFAULT_DURATION);
    if (duration.seconds() < 0) {
      refuse(check, SchedulerConfig.DEFAULT_DURATION, duration, "expected a time from 0");
    }
  }

  private static void refuse(
      ObjectCheck check, Attribute<TimeValue> attribute, TimeValue time, String expected) {
    check.refuse(attribute, time.text(), "\"" + time.text() + "\" is out of range: " + expected);
  }
}
