package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tasks on simulated hosts that have ended since the last scheduling run: the next run is the
 * first to know it, as there. On real hosts, where a run follows each end at once, there are none.
 *
 * @see "conformance/scheduling/ends-before-the-next-run.t"
 */
public final class UnseenEnds {
  private final ClusterState state;
  private final Lazy<Map<JobId, TaskSet>> tasks;

  /** The ends that the last run of a state has not seen; looked for when they are asked for. */
  public UnseenEnds(ClusterState state) {
    this.state = state;
    this.tasks = Lazy.from(() -> SimulatedHosts.are(state) ? find(state) : Map.of());
  }

  private static Map<JobId, TaskSet> find(ClusterState state) {
    Map<JobId, List<Long>> numbers = new HashMap<>();
    for (TaskId id : state.report().running().keySet()) {
      if (state.job(id.job()).filter(job -> job.tasks().has(id.task())).isEmpty()) {
        numbers.computeIfAbsent(id.job(), job -> new ArrayList<>()).add(id.task());
      }
    }
    Map<JobId, TaskSet> found = new HashMap<>();
    numbers.forEach((job, ended) -> found.put(job, TaskSet.ofNumbers(ended)));
    return found;
  }

  /** Ended tasks of a job, which may itself have ended. */
  public TaskSet tasks(JobId job) {
    return tasks.get().getOrDefault(job, TaskSet.EMPTY);
  }

  /**
   * The jobs that have ended with such a task, without any task, in the order of their ends; those
   * that {@code finished_jobs} is too low to remember are left out.
   */
  public List<Job> jobs() {
    if (tasks.get().isEmpty()) {
      return List.of();
    }
    List<Job> ended = new ArrayList<>();
    for (FinishedJob finished : state.finished()) {
      Job job = finished.job();
      if (tasks.get().containsKey(job.id()) && state.job(job.id()).isEmpty()) {
        ended.add(job.withoutTasks());
      }
    }
    return ended;
  }
}
