package gridlite.schedule;

import gridlite.condition.InstanceConditions;
import gridlite.config.SchedulerConfig;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
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

  /** Returns whether there is an algorithm of a name. */
  public static boolean isKnown(String name) {
    return name.equals(DefaultAlgorithm.NAME) || algorithm(name).name().equals(name);
  }

  /**
   * Gives jobs the best places that there are, one job after the other: what an algorithm does that
   * only has an order of its own.
   *
   * @param ranking the waiting jobs in the order in which they are tried
   */
  public static SchedulingRun dispatch(ClusterState state, Instant now, Ranking ranking) {
    return new Dispatch(state, now, Categories.Sharing.BY_CATEGORY).run(ranking);
  }

  /**
   * A ranking as the algorithm seems to have it: what it starts now comes first, in its order. Of
   * what waits only the priorities are known.
   */
  static Ranking asStarted(ClusterState state, Instant now, Ranking ranking) {
    if (isByPriority(state)) {
      return ranking;
    }
    Map<Long, Integer> places = new HashMap<>();
    for (Order order : run(state, now).orders()) {
      if (order instanceof Order.Start) {
        places.putIfAbsent(order.task().job(), places.size());
      }
    }
    List<Ranked> pending = new ArrayList<>(ranking.pending());
    pending.sort(
        Comparator.comparingInt(
            ranked -> places.getOrDefault(ranked.job().id(), Integer.MAX_VALUE)));
    return new Ranking(pending, ranking.running());
  }

  /** Returns whether the default algorithm is configured. */
  private static boolean isByPriority(ClusterState state) {
    return state.schedulerConfig().get(SchedulerConfig.ALGORITHM).equals(DefaultAlgorithm.NAME);
  }

  private static SchedulerAlgorithm algorithm(String name) {
    if (name.equals(DefaultAlgorithm.NAME)) {
      return new DefaultAlgorithm();
    }
    try {
      for (SchedulerAlgorithm algorithm : ServiceLoader.load(SchedulerAlgorithm.class)) {
        if (algorithm.name().equals(name)) {
          return algorithm;
        }
      }
    } catch (ServiceConfigurationError e) {
      throw new GridException(
          Problem.refused("a jar with a scheduling algorithm can't be used: " + e.getMessage())
              .hint("remove it from lib/plugins, or correct what its META-INF/services names"));
    }
    return new DefaultAlgorithm();
  }
}
