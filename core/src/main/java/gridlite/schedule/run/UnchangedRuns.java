package gridlite.schedule.run;

import gridlite.condition.LoadAdjustments;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.QueueInstance;
import gridlite.state.SearchWeights;
import java.time.Instant;
import java.util.Optional;

/**
 * The scheduling runs of a process that lasts. A run is a function of the state and the moment; so
 * one for which neither has changed in any way that it looks at is left out, and its result is that
 * of the last one.
 *
 * <p>The last run is kept when it has started nothing, when its report is the one that it found
 * (reports go by those before them), when its searches among ranges of slots leave the weights that
 * they found, and when time alone can't change what it comes to. It stands for the next run while
 * nothing has been written but by such runs.
 */
public final class UnchangedRuns {
  /** A run that a later one repeats, as long as the state stays as it was. */
  private record Settled(ClusterState state, Instant time, SchedulingRun run) {
    @SuppressWarnings("ReferenceEquality") // a report that was written anew is compared by a run
    boolean standsFor(ClusterState later, Instant now) {
      return !now.isBefore(time)
          && later.report() == run.report()
          && later.differsByRunsAlone(state);
    }
  }

  private volatile Optional<Settled> last = Optional.empty();

  /** The result of a run; see {@link Scheduler#run}. */
  public SchedulingRun run(Scheduler scheduler, ClusterState state, Instant now) {
    Optional<Settled> settled = last;
    if (settled.isPresent() && settled.get().standsFor(state, now)) {
      return settled.get().run();
    }
    SchedulingRun run = scheduler.run(state, now);
    boolean repeats =
        run.orders().isEmpty()
            && run.report().equals(state.report())
            && run.search().equals(SearchWeights.of(state));
    if (!repeats) {
      last = Optional.empty();
      return run;
    }
    // the same report is not saved again
    SchedulingRun same =
        new SchedulingRun(run.orders(), state.report(), run.search(), run.monitoring());
    boolean kept = run.monitoring().isEmpty() && isTimeless(state, now);
    last = kept ? Optional.of(new Settled(state, now, same)) : Optional.empty();
    return same;
  }

  /**
   * Returns whether a run comes to the same at each later moment. What it asks the time for: whose
   * start time has come, waiting times, deadlines, past usage, calendars, advance reservations and
   * what is planned, load that jobs which have just started will cause, the pace of suspend
   * thresholds, hosts that have been silent for too long, jobs whose predecessors have just ended.
   * Algorithms of others may ask it for anything.
   */
  static boolean isTimeless(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    return config.get(SchedulerConfig.ALGORITHM).equals(DefaultAlgorithm.NAME)
        && config.get(SchedulerConfig.WEIGHT_WAITING_TIME) == 0
        && !usesShareTree(state, config)
        && Engine.of(state) != Engine.SLURM
        && !CalendarWindows.areUsed(state)
        && !RunBook.isFutureOfInterest(state, config)
        && !hasSuspendThresholds(state)
        && areTimeless(state, now)
        && LoadAdjustments.of(state, now).areNone();
  }

  private static boolean usesShareTree(ClusterState state, Values config) {
    return config.get(SchedulerConfig.WEIGHT_TICKETS_SHARE) != 0
        && !state.objects(ObjectKind.SHARE_TREE).names().isEmpty();
  }

  private static boolean hasSuspendThresholds(ClusterState state) {
    for (QueueInstance instance : state.queueInstances().all()) {
      if (!instance.get(ClusterQueue.SUSPEND_THRESHOLDS).isEmpty()
          || instance.state().thresholdStep().isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean areTimeless(ClusterState state, Instant now) {
    for (Job job : state.jobs().values()) {
      if (job.get(JobRequest.DEADLINE).isPresent()
          || job.get(JobRequest.START_TIME).filter(now::isBefore).isPresent()) {
        return false;
      }
      for (JobId predecessor : job.allPredecessors()) {
        if (!state.hasJob(predecessor)) {
          return false;
        }
      }
    }
    return true;
  }
}
