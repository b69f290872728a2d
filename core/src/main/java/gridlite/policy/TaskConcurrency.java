package gridlite.policy;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedHosts;
import java.util.HashMap;
import java.util.Map;

/**
 * How many tasks of an array job count as running under {@code -tc} and {@code max_aj_instances}.
 * On simulated hosts what has ended counts until a scheduling run has seen its end, as there; on
 * real ones the next task is not kept waiting for that.
 *
 * @see "conformance/scheduling, array jobs"
 */
public final class TaskConcurrency {
  private final Map<Long, Long> unseen = new HashMap<>();

  /** Counts of a state. */
  public TaskConcurrency(ClusterState state) {
    if (!SimulatedHosts.are(state)) {
      return;
    }
    Map<Long, Job> arrays = new HashMap<>();
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

  /** Tasks that count as running before a run starts any. */
  public long of(Job job) {
    long active = unseen.getOrDefault(job.id(), 0L);
    for (ArrayTask task : job.tasks().values()) {
      active += task.isActive() ? 1 : 0;
    }
    return active;
  }
}
