package gridlite.schedule;

import gridlite.config.ClusterQueue;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a scheduling run does about suspend thresholds: in an instance in alarm it suspends {@code
 * nsuspend} tasks each {@code suspend_interval}; after the alarm it resumes them at the same pace,
 * and at once where the queue has no thresholds any more.
 *
 * @see "queue_conf(5), suspend_thresholds, nsuspend, suspend_interval"
 */
public final class SuspendThresholds {
  private final ClusterState state;
  private final Instant now;
  private final Map<Long, Job> jobs = new LinkedHashMap<>();
  private final List<Change> instances = new ArrayList<>();

  private SuspendThresholds(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
  }

  /**
   * The changes of a run: tasks get or lose the flag THRESHOLD.
   *
   * @param conditions conditions of the instances as the run sees them
   */
  public static List<Change> step(ClusterState state, InstanceConditions conditions, Instant now) {
    SuspendThresholds run = new SuspendThresholds(state, now);
    for (QueueInstance instance : state.queueInstances().all()) {
      boolean watched = !instance.get(ClusterQueue.SUSPEND_THRESHOLDS).isEmpty();
      // a remembered step means that tasks may still be suspended
      if (watched || instance.state().thresholdStep().isPresent()) {
        run.step(instance, conditions.of(instance).is(ConditionFlag.SUSPEND_ALARM), watched);
      }
    }
    List<Change> changes = new ArrayList<>(run.instances);
    run.jobs.values().forEach(job -> changes.add(new Change.PutJob(job)));
    return changes;
  }

  private void step(QueueInstance instance, boolean alarm, boolean watched) {
    InstanceState kept = instance.state();
    if (watched && kept.thresholdStep().filter(last -> !isOver(instance, last)).isPresent()) {
      return;
    }
    long limit = watched ? instance.get(ClusterQueue.NSUSPEND) : Long.MAX_VALUE;
    long changed = 0;
    List<TaskId> tasks = tasks(instance, !alarm);
    for (TaskId task : tasks) {
      if (changed < limit) {
        flag(task, alarm);
        changed++;
      }
    }
    boolean allResumed = !alarm && changed == tasks.size();
    if (changed > 0 || (allResumed && kept.thresholdStep().isPresent())) {
      Optional<Instant> step = allResumed ? Optional.empty() : Optional.of(now);
      instances.add(new Change.PutInstance(kept.withThresholdStep(step)));
    }
  }

  private boolean isOver(QueueInstance instance, Instant last) {
    double interval = instance.get(ClusterQueue.SUSPEND_INTERVAL).seconds();
    return now.getEpochSecond() - last.getEpochSecond() >= interval;
  }

  /** Running tasks whose master is here, with or without the flag, in order of submission. */
  private List<TaskId> tasks(QueueInstance instance, boolean flagged) {
    List<TaskId> tasks = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()
            && task.master().equals(instance.name())
            && task.is(TaskFlag.THRESHOLD) == flagged) {
          tasks.add(new TaskId(job.id(), task.number()));
        }
      }
    }
    return tasks;
  }

  private void flag(TaskId id, boolean set) {
    Job job = jobs.getOrDefault(id.job(), state.job(id.job()).orElseThrow());
    ArrayTask task = job.task(id.task()).orElseThrow();
    jobs.put(id.job(), job.withTask(task.flag(TaskFlag.THRESHOLD, set)));
  }
}
