package gridlite.job;

import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The outlines of a job and of its tasks with a state of their own.
 *
 * @param job as of its last change; tasks that wait by it may have begun since
 * @param waiting tasks that have no state of their own
 * @param tasks the others, by number
 */
public record OutlinedJob(JobOutline job, TaskSet waiting, List<TaskOutline> tasks) {
  /** Copies the list. */
  public OutlinedJob {
    tasks = List.copyOf(tasks);
  }

  /**
   * The outlines as they are stored.
   *
   * @param job as of its last change: tasks that wait by it may have begun since
   * @param tasks its tasks with a state of their own, by number
   */
  public static OutlinedJob of(JobOutline job, List<TaskOutline> tasks) {
    List<Long> begun = new ArrayList<>(tasks.size());
    for (TaskOutline task : tasks) {
      begun.add(task.task().task());
    }
    TaskSet waiting =
        begun.isEmpty() ? job.waiting() : job.waiting().minus(TaskSet.ofNumbers(begun));
    return new OutlinedJob(job, waiting, tasks);
  }

  /** The outlines of a job that was read. */
  public static OutlinedJob of(Job job) {
    List<TaskOutline> tasks = new ArrayList<>(job.tasks().size());
    for (SortedTable.Entry<Long, ArrayTask> task : job.tasks()) {
      tasks.add(TaskOutline.of(job.id(), task.value()));
    }
    return of(JobOutline.of(job), tasks);
  }

  /** Number of the tasks that have not ended. */
  public long unfinished() {
    return waiting.size() + tasks.size();
  }

  /** Number of the tasks that hold slots. */
  public long active() {
    return tasks.stream().filter(task -> task.instance().isPresent()).count();
  }
}
