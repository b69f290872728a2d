package gridlite.schedule;

import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * When waiting tasks will start, if running ones end at their limits and the scheduler goes on as
 * it does.
 *
 * @param estimates in the order of their starts, those without one behind
 * @param isComplete whether all waiting tasks are among them; else later ones are left out
 * @param assumptions what all this assumes, a line each
 */
public record StartEstimates(
    List<Estimate> estimates, boolean isComplete, List<String> assumptions) {
  /** Starts that are looked for; what comes behind them hardly matters and takes long. */
  public static final int MOST = 5000;

  /** Copies the lists. */
  public StartEstimates {
    estimates = List.copyOf(estimates);
    assumptions = List.copyOf(assumptions);
  }

  /**
   * When a task will start.
   *
   * @param start empty when that can't be estimated
   * @param slots where; empty without a start
   * @param unknown why no start can be estimated; empty otherwise
   */
  public record Estimate(
      TaskId task, Optional<Instant> start, Optional<Allocation> slots, String unknown) {}

  /** Estimates of all waiting tasks. */
  public static StartEstimates of(ClusterState state, Instant now) {
    return new StartPlan(state, now, Optional.empty()).estimates();
  }

  /** Estimates that end with those of a job. */
  public static StartEstimates of(ClusterState state, Instant now, long job) {
    return new StartPlan(state, now, Optional.of(job)).estimates();
  }

  static List<String> assumptions(ClusterState state) {
    Durations durations = Durations.of(state.schedulerConfig());
    long most = state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION);
    return List.of(
        "jobs end when their run time limit (h_rt, s_rt) is reached, "
            + (Double.isInfinite(durations.byDefault())
                ? "others never (default_duration is INFINITY)"
                : "others after default_duration, " + (long) durations.byDefault() + " s"),
        Scheduler.isByPriority(state)
            ? "the scheduler runs whenever one ends, and jobs keep their order"
            : "the scheduler runs whenever one ends; of jobs that wait then it takes those of the"
                + " highest priority, although its algorithm is another",
        most > 0
            ? "slots are kept for jobs with -R y, " + most + " at a time (max_reservation)"
            : "nothing is kept for wide jobs: small ones overtake them (max_reservation is 0)",
        "queues stay as open or closed as they are"
            + (most > 0 && CalendarWindows.areUsed(state)
                ? ", but for the next change of their calendars"
                : "")
            + "; nothing is submitted, changed or released");
  }
}
