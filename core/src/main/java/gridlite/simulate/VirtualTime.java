package gridlite.simulate;

import gridlite.calendar.CalendarSchedule;
import gridlite.config.CalendarObject;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The times at which the scheduler runs: every {@code schedule_interval} seconds, and some seconds
 * after a submission or the end of a job where {@code flush_submit_sec} or {@code flush_finish_sec}
 * say so. A run is skipped while nothing has happened that could change its result.
 *
 * @see "sched_conf(5), schedule_interval, flush_submit_sec, flush_finish_sec"
 */
final class VirtualTime {
  /** No run is due. */
  static final long NEVER = Long.MAX_VALUE;

  /**
   * Runs at changes of calendars since the last submission or end: a week's calendar goes on
   * forever, and a job that so many changes have not let start waits for something else.
   */
  private static final int PATIENCE = 200;

  private final long origin;
  private final long interval;
  private final long afterSubmit;
  private final long afterFinish;
  private final List<CalendarSchedule> calendars = new ArrayList<>();
  private final ZoneId zone;
  private long due = NEVER;
  private int inVain;

  /**
   * The time of a simulation.
   *
   * @param origin when it begins, in seconds since 1970
   */
  VirtualTime(ClusterState state, long origin) {
    Values config = state.schedulerConfig();
    this.origin = origin;
    this.interval = Math.max(1, (long) config.get(SchedulerConfig.SCHEDULE_INTERVAL).seconds());
    this.afterSubmit = config.get(SchedulerConfig.FLUSH_SUBMIT_SEC);
    this.afterFinish = config.get(SchedulerConfig.FLUSH_FINISH_SEC);
    this.zone = state.zone();
    for (Values calendar : state.objects(ObjectKind.CALENDAR).objects()) {
      calendars.add(
          new CalendarSchedule(
              calendar.get(CalendarObject.YEAR), calendar.get(CalendarObject.WEEK)));
    }
  }

  /** Returns when the next run is due; {@link #NEVER} when none is. */
  long due() {
    return due;
  }

  /** A job was submitted. */
  void submitted(long now) {
    happened(now, afterSubmit);
  }

  /** A job has ended. */
  void finished(long now) {
    happened(now, afterFinish);
  }

  private void happened(long now, long flush) {
    inVain = 0;
    want(now, flush);
  }

  private void want(long now, long flush) {
    long ticks = (now - origin + interval - 1) / interval;
    long tick = origin + ticks * interval;
    due = Math.min(due, flush > 0 ? Math.min(tick, now + flush) : tick);
  }

  /**
   * A run was made.
   *
   * @param waiting how many jobs are left that a calendar may let start
   */
  void ran(long now, long waiting) {
    due = NEVER;
    if (waiting > 0 && inVain++ < PATIENCE) {
      Instant instant = Instant.ofEpochSecond(now);
      for (CalendarSchedule calendar : calendars) {
        Optional<Instant> change = calendar.nextChange(instant, zone);
        change.ifPresent(when -> want(when.getEpochSecond(), 0));
      }
    }
  }
}
