package gridlite.schedule.algorithm;

import gridlite.state.ClusterState;
import java.time.Instant;

/**
 * A way to decide which tasks start where; {@code algorithm} of the scheduler configuration names
 * it. Those of others are found through {@link java.util.ServiceLoader}.
 *
 * @see "sched_conf(5), algorithm"
 */
public interface SchedulerAlgorithm {
  /** The name in the scheduler configuration. */
  String name();

  /**
   * Decides. A pure function: the same state and instant give the same run.
   *
   * @param dispatcher places jobs for an algorithm that only has an order of its own
   */
  SchedulingRun run(ClusterState state, Instant now, Dispatcher dispatcher);
}
