package gridlite.schedule;

import gridlite.config.SchedulerConfig;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ServiceLoader;

/** Scheduling runs by the algorithm that the configuration names. */
public final class Scheduler {
  private Scheduler() {}

  /** One scheduling run; an unknown algorithm falls back to the default one. */
  public static SchedulingRun run(ClusterState state, Instant now) {
    return algorithm(state.schedulerConfig().get(SchedulerConfig.ALGORITHM)).run(state, now);
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
