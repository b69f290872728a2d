package gridlite.schedule.run;

import gridlite.policy.PriorityPolicy;
import gridlite.schedule.algorithm.Dispatcher;
import gridlite.schedule.algorithm.SchedulerAlgorithm;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.ClusterState;
import java.time.Instant;

/** The algorithm {@code default}: jobs by priority. */
final class DefaultAlgorithm implements SchedulerAlgorithm {
  static final String NAME = "default";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now, Dispatcher dispatcher) {
    return dispatcher.dispatch(PriorityPolicy.rank(state, now));
  }
}
