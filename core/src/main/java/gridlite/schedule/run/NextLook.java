package gridlite.schedule.run;

import gridlite.condition.ThresholdKind;
import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.QueueInstance;
import gridlite.value.TaskSet;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The moment at which somebody has to look after a cell because time alone may have changed
 * something there: never later than the change, and not at all while nothing waits for one. What a
 * daemon does by itself, a cell without one does at these moments.
 *
 * <p>A scheduling run is due one {@code schedule_interval} after the last one, or after what it is
 * for has come: a job that may start (not before its {@code -a} time), running jobs in a queue with
 * suspend thresholds, running jobs whose end nobody acts on. A plain look is due when a calendar
 * changes, and when an advance reservation begins or ends.
 *
 * @see "sched_conf(5), schedule_interval"
 */
public final class NextLook {
  /** Ten years: what INFINITY comes to. */
  private static final long LONGEST_INTERVAL = 10 * 365 * 86400L;

  private final ClusterState state;
  private final Instant now;
  private final Duration interval;
  private final Instant lastRun;
  private Instant next = Instant.MAX;

  private NextLook(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
    this.interval = interval(state);
    this.lastRun = past(Instant.ofEpochMilli(state.counter(Counter.LAST_RUN)));
  }

  /**
   * Returns when something happened. What has happened later than now did so before the clock was
   * set back, nobody knows when: long enough ago for a run to be due.
   */
  private Instant past(Instant known) {
    return known.isAfter(now) ? now.minus(interval) : known;
  }

  /** Time between scheduling runs: a second at least. */
  public static Duration interval(ClusterState state) {
    double seconds = state.schedulerConfig().get(SchedulerConfig.SCHEDULE_INTERVAL).seconds();
    return Duration.ofSeconds((long) Math.max(1, Math.min(seconds, LONGEST_INTERVAL)));
  }

  /** Returns when a scheduling run is due, which may be past; empty: nothing waits for one. */
  public static Optional<Instant> run(ClusterState state, Instant now) {
    NextLook look = new NextLook(state, now);
    look.runs();
    return look.found();
  }

  /**
   * Returns when to look next, for a run or without one; a moment that is not after now: at once.
   *
   * @param known when somebody is going to look anyway. Within an interval that is soon enough for
   *     any run, so that no jobs need be read to find out about runs: who looks then does
   */
  public static Optional<Instant> of(ClusterState state, Instant now, Optional<Instant> known) {
    NextLook look = new NextLook(state, now);
    if (known.isPresent()
        && known.get().isAfter(now)
        && !known.get().isAfter(now.plus(look.interval))) {
      look.at(known.get());
    } else {
      look.runs();
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      // one that has begun is of interest for its end, and one that has ended is to be removed
      look.at(reservation.start().isAfter(now) ? reservation.start() : reservation.end());
    }
    if (CalendarWindows.areUsed(state) && !state.jobs().isEmpty()) {
      new CalendarWindows(state).nextChange(now).ifPresent(look::at);
    }
    return look.found();
  }

  private Optional<Instant> found() {
    return next.equals(Instant.MAX) ? Optional.empty() : Optional.of(next);
  }

  private void at(Instant moment) {
    if (moment.isBefore(next)) {
      next = moment;
    }
  }

  /** Returns when a run is due for something that has come since. */
  private Instant afterInterval(Instant since) {
    Instant come = past(since);
    return (come.isAfter(lastRun) ? come : lastRun).plus(interval);
  }

  private void runs() {
    boolean watched = isFinishUnheard(state) || watchesThresholds();
    for (Job job : state.jobs().values()) {
      if (mayStart(job)) {
        Instant due = afterInterval(job.submitted());
        at(job.get(JobRequest.START_TIME).filter(due::isBefore).orElse(due));
      }
      for (ArrayTask task : job.tasks().values()) {
        if (watched && task.isActive()) {
          at(afterInterval(task.started()));
        }
      }
    }
  }

  /** Without {@code flush_finish_sec} nobody schedules at the end of a task. */
  private static boolean isFinishUnheard(ClusterState state) {
    return state.schedulerConfig().get(SchedulerConfig.FLUSH_FINISH_SEC) == 0;
  }

  private boolean watchesThresholds() {
    for (QueueInstance instance : state.queueInstances().all()) {
      if (ThresholdKind.SUSPEND.isWatched(instance)
          || instance.state().thresholdStep().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a run may start something of a job, as far as the job itself decides. */
  private boolean mayStart(Job job) {
    for (JobId predecessor : job.predecessors()) {
      if (state.hasJob(predecessor)) {
        return false;
      }
    }
    for (ArrayTask task : job.tasks().values()) {
      if (task.phase() == ArrayTask.Phase.PENDING
          && !task.is(TaskFlag.ERROR)
          && !job.isHeld(task.number())) {
        return true;
      }
    }
    TaskSet free = job.waiting();
    for (HoldKind kind : HoldKind.values()) {
      free = free.minus(job.held(kind));
    }
    return !free.isEmpty();
  }
}
