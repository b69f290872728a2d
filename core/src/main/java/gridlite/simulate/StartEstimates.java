package gridlite.simulate;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.TaskId;
import gridlite.schedule.CalendarWindows;
import gridlite.schedule.Durations;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The starts of waiting tasks, as far as they can be foreseen: what the cell's scheduler does when
 * running tasks end at their limits and nobody intervenes.
 *
 * @param estimates in the order of their starts, those without one behind, by job number
 * @param isComplete whether all waiting tasks are among them; else later starts are left out
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
   * The start of a task.
   *
   * @param start empty when it can't be estimated
   * @param slots where; empty without a start
   * @param unknown why no start can be estimated; empty otherwise
   */
  public record Estimate(
      TaskId task, Optional<Instant> start, Optional<Allocation> slots, String unknown) {}

  /** Estimates of all waiting tasks. */
  public static StartEstimates of(ClusterState state, Instant now) {
    return of(state, now, Optional.empty(), ComingRuns.MOST_WORK);
  }

  /** Estimates that end with those of a job. */
  public static StartEstimates of(ClusterState state, Instant now, long job) {
    return of(state, now, Optional.of(job), ComingRuns.MOST_WORK);
  }

  /**
   * Estimates that cost no more than some work.
   *
   * @param only the job whose starts are the last that are looked for; empty: those of all
   * @param mostWork after how much work no more runs are made, in units of {@link ComingRuns}
   */
  static StartEstimates of(ClusterState state, Instant now, Optional<Long> only, long mostWork) {
    ComingRuns runs = new ComingRuns(state, now, only, mostWork);
    boolean complete = runs.run();
    List<Estimate> estimates = new ArrayList<>(runs.starts());
    estimates.addAll(new UnknownStarts(state, runs, only, complete).estimates());
    return new StartEstimates(estimates, complete, assumptions(state));
  }

  static List<String> assumptions(ClusterState state) {
    Values config = state.schedulerConfig();
    double byDefault = Durations.of(config).byDefault();
    long most = config.get(SchedulerConfig.MAX_RESERVATION);
    List<String> lines = new ArrayList<>();
    lines.add(
        "jobs end when their run time limit (h_rt, s_rt) is reached, "
            + (Double.isInfinite(byDefault)
                ? "others never (default_duration is INFINITY)"
                : "others after default_duration, " + (long) byDefault + " s"));
    lines.add("the scheduler runs whenever one ends, and priorities are worked out anew each time");
    if (ComingRuns.countsUsage(state) && !SimulatedHosts.are(state)) {
      lines.add("jobs use a CPU for each slot, which counts for the share tree");
    }
    lines.add(
        most > 0
            ? "slots are kept for jobs with -R y, " + most + " at a time (max_reservation)"
            : "nothing is kept for wide jobs: small ones overtake them (max_reservation is 0)");
    lines.add(
        "queues stay as open or closed as they are"
            + (CalendarWindows.areUsed(state) ? ", but for their calendars" : "")
            + "; nothing is submitted, changed or released");
    return lines;
  }
}
