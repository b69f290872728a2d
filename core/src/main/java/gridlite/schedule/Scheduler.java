package gridlite.schedule;

import gridlite.config.SchedulerConfig;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Scheduling runs by the algorithm that the configuration names. */
public final class Scheduler {
  private Scheduler() {}

  /**
   * One scheduling run; an unknown algorithm falls back to the default one. Suspend thresholds are
   * looked at whatever the algorithm.
   */
  public static SchedulingRun run(ClusterState state, Instant now) {
    SchedulerAlgorithm algorithm =
        algorithm(state.schedulerConfig().get(SchedulerConfig.ALGORITHM));
    SchedulingRun run = algorithm.run(state, now);
    List<Order> thresholds =
        SuspendThresholds.orders(state, new InstanceConditions(state, now), now);
    if (thresholds.isEmpty()) {
      return run;
    }
    List<Order> orders = new ArrayList<>(thresholds);
    orders.addAll(run.orders());
    return new SchedulingRun(orders, run.report(), run.monitoring());
  }

  /** Whether there is an algorithm of a name. */
  public static boolean isKnown(String name) {
    return name.equals(DefaultAlgorithm.NAME) || algorithm(name).name().equals(name);
  }

  private static SchedulerAlgorithm algorithm(String name) {
    if (!name.equals(DefaultAlgorithm.NAME)) {
      for (SchedulerAlgorithm algorithm : ServiceLoader.load(SchedulerAlgorithm.class)) {
        if (algorithm.name().equals(name)) {
          return algorithm;
        }
      }
    }
    return new DefaultAlgorithm();
  }
}
