package gridlite.schedule;

import gridlite.policy.PriorityPolicy;
import gridlite.state.ClusterState;
import java.time.Instant;

/** The algorithm {@code default}: jobs by priority. */
public final class DefaultAlgorithm implements SchedulerAlgorithm {
  /** Its name in the scheduler configuration. */
  public static final String NAME = "default";

  /** The algorithm as the service loader makes it. */
  public DefaultAlgorithm() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now) {
    return Scheduler.dispatch(state, now, PriorityPolicy.rank(state, now));
  }
}
