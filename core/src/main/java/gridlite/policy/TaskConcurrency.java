package gridlite.policy;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import gridlite.state.UnseenEnds;

/**
 * The number of tasks of an array job that count as running under {@code -tc} and {@code
 * max_aj_instances}. On simulated hosts what has ended counts until a scheduling run has seen its
 * end, as there; on real ones the next task is not kept waiting for that.
 *
 * @see "conformance/scheduling, array jobs"
 */
public final class TaskConcurrency {
  private final UnseenEnds unseen;
  private final long ofEachArray;

  /** Counts of a state. */
  public TaskConcurrency(ClusterState state) {
    long most = Settings.global(state).number("max_aj_instances", 2000);
    this.ofEachArray = most == 0 ? Long.MAX_VALUE : most;
    this.unseen = new UnseenEnds(state);
  }

  /** Returns how many tasks of a job may run at a time; the largest number where any may. */
  public long limit(Job job) {
    return job.isArray()
        ? Math.min(job.get(JobRequest.TASK_CONCURRENCY).orElse(Long.MAX_VALUE), ofEachArray)
        : Long.MAX_VALUE;
  }

  /** Returns whether not all tasks of a job may run at a time. */
  public boolean isLimited(Job job) {
    return limit(job) < Long.MAX_VALUE;
  }

  /** Returns how many more tasks of a job may run beside those that count as running. */
  long room(Job job) {
    return isLimited(job) ? Math.max(0, limit(job) - of(job)) : Long.MAX_VALUE;
  }

  /** Tasks that count as running before a run starts any. */
  public long of(Job job) {
    // a job with one task goes with its end
    long active = job.isArray() ? unseen.tasks(job.id()).size() : 0;
    for (ArrayTask task : job.tasks().values()) {
      active += task.isActive() ? 1 : 0;
    }
    return active;
  }
}
