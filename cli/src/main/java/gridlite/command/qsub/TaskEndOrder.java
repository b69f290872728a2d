package gridlite.command.qsub;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.value.SortedTable;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The order in which ends of tasks are reported: each as soon as it is over. Tasks that end at
 * about the same time are reported in the order of their numbers, whichever was the first to be
 * heard of: a task is kept back for one question as long as one with a lower number is not over.
 */
final class TaskEndOrder {
  private final Set<Long> keptBack = new HashSet<>();

  /**
   * Returns whether it is time to report that a task has ended. One that was put back is not over.
   *
   * @param task its number
   * @param left what is left of its job
   */
  boolean isDue(long task, Optional<Job> left) {
    if (left.isEmpty()) {
      return true;
    }
    if (left.get().task(task).isPresent()) {
      return false;
    }
    return !isBefore(left.get(), task) || !keptBack.add(task);
  }

  /** Returns whether a task with a lower number waits or runs. */
  private static boolean isBefore(Job left, long task) {
    if (!left.waiting().isEmpty() && left.waiting().first() < task) {
      return true;
    }
    for (SortedTable.Entry<Long, ArrayTask> active : left.tasks()) {
      return active.key() < task;
    }
    return false;
  }
}
