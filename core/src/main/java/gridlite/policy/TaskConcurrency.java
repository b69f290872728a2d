package gridlite.policy;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import gridlite.state.SimulatedHosts;
import java.util.HashMap;
import java.util.Map;

/**
 * The number of tasks of an array job that count as running under {@code -tc} and {@code
 * max_aj_instances}. On simulated hosts what has ended counts until a scheduling run has seen its
 * end, as there; on real ones the next task is not kept waiting for that.
 *
 * @see "conformance/scheduling, array jobs"
 */
public final class TaskConcurrency {
  private final Map<JobId, Long> unseen = new HashMap<>();
  private final long ofEachArray;

  /** Counts of a state. */
  public TaskConcurrency(ClusterState state) {
    this.ofEachArray = Settings.global(state).number("max_aj_instances", 2000);
    if (!SimulatedHosts.are(state)) {
      return;
    }
    Map<JobId, Job> arrays = new HashMap<>();
    for (Job job : state.jobs().values()) {
      if (job.isArray()) {
        arrays.put(job.id(), job);
      }
    }
    if (arrays.isEmpty()) {
      return;
    }
    for (TaskId id : state.report().running().keySet()) {
      Job job = arrays.get(id.job());
      if (job != null && !job.tasks().has(id.task())) {
        unseen.merge(id.job(), 1L, Long::sum);
      }
    }
  }

  /** Returns how many tasks of an array job may run at a time; 0: any number. */
  public long limit(Job job) {
    long own = job.get(JobRequest.TASK_CONCURRENCY);
    if (!job.isArray() || own == 0 || ofEachArray == 0) {
      return job.isArray() ? Math.max(own, ofEachArray) : 0;
    }
    return Math.min(own, ofEachArray);
  }

  /** Returns how many more tasks of a job may run beside those that count as running. */
  long room(Job job) {
    long limit = limit(job);
    return limit == 0 ? Long.MAX_VALUE : Math.max(0, limit - of(job));
  }

  /** Tasks that count as running before a run starts any. */
  public long of(Job job) {
    long active = unseen.getOrDefault(job.id(), 0L);
    for (ArrayTask task : job.tasks().values()) {
      active += task.isActive() ? 1 : 0;
    }
    return active;
  }
}
