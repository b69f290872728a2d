package gridlite.quota;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.MasterTask;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The use of each limit. An accumulator: it belongs to one scheduling run or one report, which
 * books into it.
 */
public final class QuotaUsage {
  private record Active(Job job, ArrayTask task, Allocation allocation, double priority) {}

  /** In the order of dispatch: earlier runs first, within a run the more important job. */
  private static final Comparator<Active> DISPATCH =
      Comparator.<Active, Instant>comparing(active -> active.task().started())
          .thenComparing(Active::priority, Comparator.reverseOrder())
          .thenComparing(active -> active.job().id())
          .thenComparing(active -> active.task().number());

  private final Map<QuotaKey, Double> used;

  private QuotaUsage(Map<QuotaKey, Double> used) {
    this.used = used;
  }

  /** Nothing is used: the empty cluster that a job is verified against. */
  public static QuotaUsage none() {
    return new QuotaUsage(new LinkedHashMap<>());
  }

  /** Returns what the active tasks of a state use, in the order of their start. */
  public static QuotaUsage of(ClusterState state, QuotaRules rules) {
    QuotaUsage usage = none();
    if (rules.isEmpty()) {
      return usage;
    }
    for (Active active : active(state)) {
      usage.book(
          rules.matcher(active.job(), active.allocation().parallelEnvironment()),
          active.allocation());
    }
    return usage;
  }

  /** Returns what the active tasks of each user use, by user. */
  public static Map<QuotaKey, Map<String, Double>> byUser(ClusterState state, QuotaRules rules) {
    Map<QuotaKey, Map<String, Double>> shares = new LinkedHashMap<>();
    for (Active active : active(state)) {
      QuotaUsage own = none();
      own.book(
          rules.matcher(active.job(), active.allocation().parallelEnvironment()),
          active.allocation());
      own.used.forEach(
          (key, amount) ->
              shares
                  .computeIfAbsent(key, k -> new TreeMap<>())
                  .merge(active.job().owner().name().text(), amount, Double::sum));
    }
    return shares;
  }

  private static List<Active> active(ClusterState state) {
    List<Active> all = new ArrayList<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation()
            .ifPresent(
                allocation ->
                    all.add(new Active(job, task, allocation, reportedPriority(state, job, task))));
      }
    }
    all.sort(DISPATCH);
    return all;
  }

  private static double reportedPriority(ClusterState state, Job job, ArrayTask task) {
    return state.report().of(new TaskId(job.id(), task.number())).prio();
  }

  /** Returns what is used under a key. */
  public double used(QuotaKey key) {
    return used.getOrDefault(key, 0.0);
  }

  /** All keys with what is used, in the order of first booking. */
  public Map<QuotaKey, Double> all() {
    return Collections.unmodifiableMap(used);
  }

  /** Counts what a task uses in the slots it was given. */
  public void book(QuotaMatcher matcher, Allocation allocation) {
    for (Allocation.Grant grant : allocation.grants()) {
      book(matcher, grant.instance(), grant.slots(), allocation.masterAt(grant.instance()));
    }
  }

  /** Counts what a task uses in one queue instance. */
  public void book(
      QuotaMatcher matcher, QueueInstanceName instance, long slots, MasterTask master) {
    QuotaSpot spot = matcher.spot(instance);
    for (QuotaClaim claim : matcher.at(spot).all()) {
      double amount = claim.isCounted() ? claim.amount(slots, master) : 0;
      if (amount != 0) {
        used.merge(claim.counter(spot).key(), amount, Double::sum);
      }
    }
  }
}
