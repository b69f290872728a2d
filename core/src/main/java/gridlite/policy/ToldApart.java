package gridlite.policy;

import gridlite.condition.InstanceConditions;
import gridlite.condition.SlotUse;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many pending tasks of one array job a run tells apart: no more than {@code
 * max_pending_tasks_per_job}, and no more than there are slots for, since the others can't be
 * started anyway.
 *
 * @see "conformance/priority; sched_conf(5), max_pending_tasks_per_job"
 */
final class ToldApart {
  private final long most;
  private final Lazy<Long> freeSlots;

  /** As many as a state allows. */
  ToldApart(ClusterState state, Instant now) {
    this.most = state.schedulerConfig().get(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB);
    this.freeSlots = Lazy.from(() -> freeSlots(state, now));
  }

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

  /** How many tasks of a job compete for tickets; the last one stands for all that follow. */
  long contenders() {
    return Math.max(1, Math.min(most, freeSlots.get() + 1));
  }

  /** The jobs of some tasks. */
  static Set<Long> jobs(Set<TaskId> tasks) {
    Set<Long> jobs = new HashSet<>();
    tasks.forEach(task -> jobs.add(task.job()));
    return jobs;
  }

  /**
   * Array jobs of which a run starts all tasks that have numbers of their own: those that there are
   * slots for when the run comes to the job.
   *
   * @param ranked pending tasks in the order of dispatch
   * @param starts tasks that the run starts
   */
  Set<Long> exhausted(List<Ranked> ranked, Set<TaskId> starts) {
    Set<Long> jobs = jobs(starts);
    Map<Long, Long> left = new HashMap<>();
    long taken = 0;
    for (Ranked entry : ranked) {
      long job = entry.job().id();
      if (!jobs.contains(job)) {
        continue;
      }
      long started = 0;
      for (long task : entry.tasks().toList()) {
        started += starts.contains(new TaskId(job, task)) ? 1 : 0;
      }
      if (entry.job().isArray()) {
        left.putIfAbsent(job, Math.max(1, Math.min(most, freeSlots.get() - taken)));
        left.merge(job, -started, Long::sum);
      }
      taken += started * entry.job().get(JobRequest.SLOTS).min();
    }
    left.values().removeIf(rest -> rest > 0);
    return left.keySet();
  }
}
