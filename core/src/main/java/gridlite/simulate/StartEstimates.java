package gridlite.simulate;

import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.run.Scheduler;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedHosts;
import gridlite.value.Fact;
import gridlite.value.Statement;
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
 * @param assumptions what all this assumes
 */
public record StartEstimates(
    List<Estimate> estimates, boolean isComplete, List<Statement> assumptions) {
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
      TaskId task,
      Optional<Instant> start,
      Optional<Allocation> slots,
      Optional<Statement> unknown) {}

  /** Estimates of all waiting tasks. */
  public static StartEstimates of(Scheduler scheduler, ClusterState state, Instant now) {
    return of(scheduler, state, now, Optional.empty(), ComingRuns.MOST_WORK);
  }

  /** Estimates that end with those of a job. */
  public static StartEstimates of(Scheduler scheduler, ClusterState state, Instant now, JobId job) {
    return of(scheduler, state, now, Optional.of(job), ComingRuns.MOST_WORK);
  }

  /**
   * Estimates that cost no more than some work.
   *
   * @param only the job whose starts are the last that are looked for; empty: those of all
   * @param mostWork after how much work no more runs are made, in units of {@link ComingRuns}
   */
  static StartEstimates of(
      Scheduler scheduler, ClusterState state, Instant now, Optional<JobId> only, long mostWork) {
    ComingRuns runs = new ComingRuns(scheduler, state, now, only, mostWork);
    runs.run();
    List<Estimate> estimates = new ArrayList<>(runs.starts());
    estimates.addAll(new UnknownStarts(state, runs, only).estimates());
    return new StartEstimates(estimates, runs.isComplete(), assumptions(state));
  }

  static List<Statement> assumptions(ClusterState state) {
    List<Statement> lines = new ArrayList<>();
    lines.add(ends(Durations.of(state.schedulerConfig()).byDefault()));
    lines.add(
        Statement.of(
            "runs",
            "the scheduler runs whenever one ends, and priorities are worked out anew each time"));
    if (ComingRuns.countsUsage(state) && !SimulatedHosts.are(state)) {
      lines.add(
          Statement.of("usage", "jobs use a CPU for each slot, which counts for the share tree"));
    }
    long most = state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION);
    lines.add(
        Statement.of(
            "reservations",
            most > 0
                ? "slots are kept for jobs with -R y, " + most + " at a time (max_reservation)"
                : "nothing is kept for wide jobs: small ones overtake them (max_reservation is 0)",
            new Fact.Whole("max_reservation", most)));
    boolean calendars = CalendarWindows.areUsed(state);
    lines.add(
        Statement.of(
            calendars ? "queues_follow_calendars" : "queues_stay",
            "queues stay as open or closed as they are"
                + (calendars ? ", but for their calendars" : "")
                + "; nothing is submitted, changed or released"));
    return lines;
  }

  private static Statement ends(double byDefault) {
    String limits = "jobs end when their run time limit (h_rt, s_rt) is reached, others ";
    if (Double.isInfinite(byDefault)) {
      return Statement.of("ends", limits + "never (default_duration is INFINITY)");
    }
    return Statement.of(
        "ends",
        limits + "after default_duration, " + (long) byDefault + " s",
        new Fact.Whole("default_duration", (long) byDefault));
  }
}
