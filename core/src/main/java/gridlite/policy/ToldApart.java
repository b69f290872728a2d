package gridlite.policy;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.schedule.InstanceConditions;
import gridlite.schedule.SlotUse;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;

/**
 * How many pending tasks of one array job a run tells apart: no more than {@code
 * max_pending_tasks_per_job}, and no more than there are slots for, since the others can't be
 * started anyway.
 *
 * @see "facts/priority.md; sched_conf(5), max_pending_tasks_per_job"
 */
final class ToldApart {
  private final long most;
  private final long freeSlots;

  /** As many as a state allows. */
  ToldApart(ClusterState state, Instant now) {
    this.most = state.schedulerConfig().get(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB);
    InstanceConditions conditions = new InstanceConditions(state, now);
    SlotUse use = SlotUse.of(state);
    long free = 0;
    for (QueueInstance instance : state.queueInstances().all()) {
      if (conditions.of(instance).takesJobs()) {
        free += instance.get(ClusterQueue.SLOTS) - use.at(instance.name());
      }
    }
    this.freeSlots = free;
  }

  /** How many tasks of a job compete for tickets; the last one stands for all that follow. */
  long contenders() {
    return Math.max(1, Math.min(most, freeSlots + 1));
  }

  /** How many tasks of a job have numbers of their own to report. */
  long reported() {
    return Math.max(1, Math.min(most, freeSlots));
  }
}
