package gridlite.policy;

import gridlite.condition.InstanceConditions;
import gridlite.condition.SlotUse;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The number of pending tasks of one array job that a run ranks individually: no more than {@code
 * max_pending_tasks_per_job}, and no more than there are slots for, since the others can't be
 * started anyway.
 *
 * @see "conformance/priority; sched_conf(5), max_pending_tasks_per_job"
 */
final class TaskWindow {
  private final long most;
  private final Lazy<Long> freeSlots;

  /** As many as a state allows. */
  TaskWindow(ClusterState state, Instant now) {
    this.most = state.schedulerConfig().get(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB);
    this.freeSlots = Lazy.from(() -> freeSlots(state, now));
  }

  /**
   * Returns the slots of queue instances that take jobs less what tasks hold there, which is below
   * 0 where more is held than configured. It shows in priorities, and knows neither loads nor what
   * is kept for the future. The bound by which a run sees that a job is too wide is another number:
   * the ledger knows both, and the bound falls as slots are given away.
   */
  private static long freeSlots(ClusterState state, Instant now) {
    InstanceConditions conditions = new InstanceConditions(state, now);
    SlotUse use = SlotUse.of(state);
    long free = 0;
    for (QueueInstance instance : state.queueInstances().all()) {
      if (conditions.of(instance).takesJobs()) {
        free += instance.get(ClusterQueue.SLOTS) - use.at(instance.name());
      }
    }
    return free;
  }

  /**
   * Returns how many tasks of a job compete for tickets; the last one stands for all that follow.
   */
  long contenders() {
    return Math.max(1, Math.min(most, freeSlots.get() + 1));
  }

  /** The jobs of some tasks. */
  static Set<JobId> jobs(Set<TaskId> tasks) {
    Set<JobId> jobs = new HashSet<>();
    tasks.forEach(task -> jobs.add(task.job()));
    return jobs;
  }

  /**
   * Array jobs of which a run leaves no task with numbers of its own: it starts all that are ranked
   * individually, or the last of its starts took the last free slot, and nobody looked at the rest.
   *
   * @param starts tasks that the run starts, in order of dispatch
   * @param rest what is left of the open queues
   */
  Set<JobId> exhausted(Set<TaskId> starts, PriorityReport.Rest rest) {
    Map<JobId, Long> left = new HashMap<>();
    JobId last = null;
    for (TaskId start : starts) {
      left.merge(start.job(), contenders() - 1, (number, more) -> number - 1);
      last = start.job();
    }
    left.values().removeIf(number -> number > 0);
    Set<JobId> exhausted = new HashSet<>(left.keySet());
    if (rest == PriorityReport.Rest.NOTHING && last != null) {
      exhausted.add(last);
    }
    return exhausted;
  }
}
