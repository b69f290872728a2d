package gridlite.operation.job;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tasks of a job by what becomes of them. */
final class JobTasks {
  private JobTasks() {}

  /** Tasks that don't hold slots: they wait, in error state or not. */
  static TaskSet pending(Job job) {
    List<Long> back = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive()) {
        back.add(task.number());
      }
    }
    return job.waiting().or(TaskSet.ofNumbers(back));
  }

  /** Tasks that are dispatched, ascending. */
  static List<ArrayTask> active(Job job) {
    List<ArrayTask> active = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        active.add(task);
      }
    }
    return active;
  }

  /** Tasks that have not ended. */
  static TaskSet all(Job job) {
    List<Long> own = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      own.add(task.number());
    }
    return job.waiting().or(TaskSet.ofNumbers(own));
  }

  /** The tasks of a set that a reference means. */
  static TaskSet chosen(TaskSet tasks, Optional<TaskRange> wanted) {
    return wanted.map(range -> tasks.and(TaskSet.of(range))).orElse(tasks);
  }

  /** {@code job 7}, or {@code job-array task 7.2} when the job is an array. */
  static String named(Job job, long task) {
    return job.isArray() ? "job-array task " + job.id() + "." + task : "job " + job.id();
  }
}
