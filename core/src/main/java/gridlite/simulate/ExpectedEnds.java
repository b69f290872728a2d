package gridlite.simulate;

import gridlite.job.Job;
import gridlite.schedule.ledger.Durations;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedHosts;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.Optional;

/**
 * The ends of tasks that nobody ends before: at their run time limit, or after the default
 * duration.
 *
 * @param durations the limits
 * @param delay seconds from a task's start to that of its program
 */
record ExpectedEnds(Durations durations, long delay) {
  /** Ends in a cell. */
  static ExpectedEnds of(ClusterState state) {
    return new ExpectedEnds(
        Durations.of(state.schedulerConfig()),
        SimulatedHosts.are(state) ? SimulatedHosts.SECONDS_TO_START : 0);
  }

  /** The end of a task of a job; empty for one that goes on forever. */
  Optional<Instant> of(Job job, Instant started) {
    double limit = durations.limitOf(job);
    return started.getEpochSecond() + delay + limit <= TimeValue.LAST_SECOND
        ? Optional.of(started.plusSeconds(delay + (long) limit))
        : Optional.empty();
  }
}
