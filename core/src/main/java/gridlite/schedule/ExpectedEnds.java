package gridlite.schedule;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.value.TaskRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** When tasks are expected to end, for those that wait for them. */
final class ExpectedEnds {
  private final ClusterState state;
  private final Map<TaskId, Long> ends = new HashMap<>();

  ExpectedEnds(ClusterState state) {
    this.state = state;
  }

  /** A task is expected to end at a time; {@link Window#FOREVER} where that can't be estimated. */
  void put(Job job, long task, long end) {
    ends.put(new TaskId(job.id(), task), end);
  }

  /** Whether the jobs that a job waits for have ended at a time. */
  boolean isReady(Job job, long time) {
    return endOf(job.predecessors()) <= time;
  }

  /** Whether the tasks that a task waits for have ended at a time ({@code -hold_jid_ad}). */
  boolean isReady(Job job, long task, long time) {
    for (long id : job.arrayPredecessors()) {
      Optional<Job> other = state.job(id);
      if (other.isPresent() && endOf(other.get(), job, task) > time) {
        return false;
      }
    }
    return true;
  }

  /** When all of some jobs have ended; without an end when that can't be estimated. */
  private long endOf(List<Long> jobs) {
    long last = Long.MIN_VALUE;
    for (long id : jobs) {
      Optional<Job> job = state.job(id);
      if (job.isPresent()) {
        last = Math.max(last, endOf(job.get()));
      }
    }
    return last;
  }

  private long endOf(Job job) {
    long last = Long.MIN_VALUE;
    for (ArrayTask task : job.tasks().values()) {
      last = Math.max(last, endOf(job, task.number()));
    }
    for (TaskRange run : job.waiting().runs()) {
      for (long task = run.first();
          task <= run.last() && last < Window.FOREVER;
          task += run.step()) {
        last = Math.max(last, endOf(job, task));
      }
    }
    return last;
  }

  private long endOf(Job job, long task) {
    return ends.getOrDefault(new TaskId(job.id(), task), Window.FOREVER);
  }

  private long endOf(Job other, Job job, long task) {
    boolean alike = other.get(JobRequest.TASKS).step() == job.get(JobRequest.TASKS).step();
    if (!alike) {
      return endOf(other);
    }
    boolean exists = other.waiting().contains(task) || other.tasks().has(task);
    return exists ? endOf(other, task) : Long.MIN_VALUE;
  }
}
