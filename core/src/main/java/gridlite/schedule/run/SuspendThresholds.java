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
      run.step(instance, conditions.of(instance).is(ConditionFlag.SUSPEND_ALARM), orders);
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

  private void step(QueueInstance instance, boolean alarm, List<Order> orders) {
    boolean watched = isWatched(instance);
    if (watched && !ThresholdKind.SUSPEND.isWatched(instance)) {
      return;
    }
    if (watched
        && instance.state().thresholdStep().filter(last -> waits(instance, last)).isPresent()) {
      return;
    }
    List<Running> tasks = new ArrayList<>();
    for (Running candidate : running.getOrDefault(instance.name(), List.of())) {
      boolean suspended = candidate.task().is(TaskFlag.THRESHOLD);
      if (alarm ? !suspended && !candidate.task().is(TaskFlag.SUSPENDED) : suspended) {
        tasks.add(candidate);
      }
    }
    tasks.sort(alarm ? SUSPENDED_FIRST : RESUMED_FIRST);
    long limit = watched ? instance.get(ClusterQueue.NSUSPEND) : tasks.size();
    for (Running task : tasks.subList(0, (int) Math.min(limit, tasks.size()))) {
      orders.add(alarm ? new Order.Suspend(task.id()) : new Order.Resume(task.id()));
    }
  }

  private boolean waits(QueueInstance instance, Instant last) {
    double interval = instance.get(ClusterQueue.SUSPEND_INTERVAL).seconds();
    // a clock that was set back delays nothing by more than an interval
    return Math.abs(now.getEpochSecond() - last.getEpochSecond()) < interval;
  }
}
