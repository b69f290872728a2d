package gridlite.schedule.run;

import gridlite.condition.InstanceConditions;
import gridlite.config.SchedulerConfig;
import gridlite.job.JobId;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.schedule.algorithm.Algorithms;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulerAlgorithm;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.match.Categories;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scheduling runs by the algorithm that the configuration names. */
public final class Scheduler {
  private static final SchedulerAlgorithm DEFAULT = new DefaultAlgorithm();
  private static final Map<String, SchedulerAlgorithm> BUILT_IN =
      Map.of(DEFAULT.name(), DEFAULT, FifoAlgorithm.NAME, new FifoAlgorithm());

  private final Algorithms others;

  /**
   * A scheduler.
   *
   * @param others the algorithms beside the built-in ones
   */
  public Scheduler(Algorithms others) {
    this.others = others;
  }

  /** A scheduler that has the built-in algorithms alone. */
  public static Scheduler ofBuiltIn() {
    return new Scheduler(name -> Optional.empty());
  }

  /**
   * One scheduling run; an unknown algorithm falls back to the default one. Suspend thresholds are
   * looked at whatever the algorithm.
   */
  public SchedulingRun run(ClusterState state, Instant now) {
    SchedulerAlgorithm algorithm =
        find(state.schedulerConfig().get(SchedulerConfig.ALGORITHM)).orElse(DEFAULT);
    SchedulingRun run =
        algorithm.run(
            state,
            now,
            ranking -> new Dispatch(state, now, Categories.Sharing.BY_CATEGORY).run(ranking));
    List<Order> thresholds =
        SuspendThresholds.orders(state, new InstanceConditions(state, now), now);
    if (thresholds.isEmpty()) {
      return run;
    }
    List<Order> orders = new ArrayList<>(thresholds);
    orders.addAll(run.orders());
    return new SchedulingRun(orders, run.report(), run.search(), run.monitoring());
  }

  /** Returns whether there is an algorithm of a name. */
  public boolean isKnown(String name) {
    return find(name).isPresent();
  }

  /**
   * A ranking as the algorithm seems to have it: what it starts now comes first, in its order. Of
   * what waits only the priorities are known.
   */
  public Ranking asStarted(ClusterState state, Instant now, Ranking ranking) {
    if (state.schedulerConfig().get(SchedulerConfig.ALGORITHM).equals(DEFAULT.name())) {
      return ranking;
    }
    Map<JobId, Integer> places = new HashMap<>();
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

  private Optional<SchedulerAlgorithm> find(String name) {
    SchedulerAlgorithm builtIn = BUILT_IN.get(name);
    return builtIn != null ? Optional.of(builtIn) : others.find(name);
  }
}
