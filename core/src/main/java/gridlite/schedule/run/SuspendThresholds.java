package gridlite.schedule.run;

import gridlite.condition.ConditionFlag;
import gridlite.condition.InstanceConditions;
import gridlite.condition.ThresholdKind;
import gridlite.config.ClusterQueue;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.algorithm.Order;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The work of a scheduling run on suspend thresholds: in an instance in alarm it suspends {@code
 * nsuspend} tasks each {@code suspend_interval}, those that started last first; after the alarm it
 * resumes them at the same pace, those that started first first, and at once where the queue has no
 * thresholds any more.
 *
 * @see "queue_conf(5), suspend_thresholds, nsuspend, suspend_interval"
 */
final class SuspendThresholds {
  private final Map<QueueInstanceName, List<Running>> running;
  private final Instant now;

  private SuspendThresholds(Map<QueueInstanceName, List<Running>> running, Instant now) {
    this.running = running;
    this.now = now;
  }

  private record Running(TaskId id, ArrayTask task) {}

  private static final Comparator<Running> FIRST_STARTED =
      Comparator.comparing((Running running) -> running.task().started());
  private static final Comparator<Running> RESUMED_FIRST = FIRST_STARTED.thenComparing(Running::id);
  private static final Comparator<Running> SUSPENDED_FIRST =
      FIRST_STARTED.reversed().thenComparing(Running::id);

  /**
   * The orders of a run.
   *
   * @param conditions conditions of the instances as the run sees them
   */
  static List<Order> orders(ClusterState state, InstanceConditions conditions, Instant now) {
    List<QueueInstance> concerned = new ArrayList<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      // after a step tasks may be suspended even if the thresholds are gone
      if (isWatched(instance) || instance.state().thresholdStep().isPresent()) {
        concerned.add(instance);
      }
    }
    if (concerned.isEmpty()) {
      return List.of();
    }
    SuspendThresholds run = new SuspendThresholds(running(state), now);
    List<Order> orders = new ArrayList<>();
    for (QueueInstance instance : concerned) {
      if (run.isDue(instance)) {
        boolean alarm = conditions.of(instance).is(ConditionFlag.SUSPEND_ALARM);
        orders.addAll(alarm ? run.suspensions(instance) : run.resumptions(instance));
      }
    }
    return orders;
  }

  private static boolean isWatched(QueueInstance instance) {
    return !instance.get(ClusterQueue.SUSPEND_THRESHOLDS).isEmpty();
  }

  private static Map<QueueInstanceName, List<Running>> running(ClusterState state) {
    Map<QueueInstanceName, List<Running>> running = new HashMap<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          running
              .computeIfAbsent(task.master(), instance -> new ArrayList<>())
              .add(new Running(new TaskId(job.id(), task.number()), task));
        }
      }
    }
    return running;
  }

  private boolean isDue(QueueInstance instance) {
    return !isWatched(instance)
        || ThresholdKind.SUSPEND.isWatched(instance)
            && instance.state().thresholdStep().filter(last -> waits(instance, last)).isEmpty();
  }

  private List<Order> suspensions(QueueInstance instance) {
    List<Running> tasks = tasks(instance, task -> !isStopped(task) && !isSuspended(task));
    tasks.sort(SUSPENDED_FIRST);
    return step(instance, tasks, task -> new Order.Suspend(task.id()));
  }

  private List<Order> resumptions(QueueInstance instance) {
    List<Running> tasks = tasks(instance, SuspendThresholds::isStopped);
    tasks.sort(RESUMED_FIRST);
    return step(instance, tasks, task -> new Order.Resume(task.id()));
  }

  private static boolean isStopped(Running running) {
    return running.task().is(TaskFlag.THRESHOLD);
  }

  private static boolean isSuspended(Running running) {
    return running.task().is(TaskFlag.SUSPENDED);
  }

  private List<Running> tasks(QueueInstance instance, Predicate<Running> which) {
    List<Running> tasks = new ArrayList<>(running.getOrDefault(instance.name(), List.of()));
    tasks.removeIf(which.negate());
    return tasks;
  }

  private static List<Order> step(
      QueueInstance instance, List<Running> tasks, Function<Running, Order> order) {
    long limit = isWatched(instance) ? instance.get(ClusterQueue.NSUSPEND) : tasks.size();
    return tasks.stream().limit(limit).map(order).toList();
  }

  private boolean waits(QueueInstance instance, Instant last) {
    double interval = instance.get(ClusterQueue.SUSPEND_INTERVAL).seconds();
    // a clock that was set back delays nothing by more than an interval
    return Math.abs(now.getEpochSecond() - last.getEpochSecond()) < interval;
  }
}
