package gridlite.store;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobOutline;
import gridlite.job.TaskOutline;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/** Writes jobs and their tasks: only rows that differ from what they were. */
final class JobWriter {
  private final RowChanges rows;

  JobWriter(RowChanges rows) {
    this.rows = rows;
  }

  /**
   * Writes a job and its tasks.
   *
   * @param before the job as it is in the tables
   */
  void put(Job job, Optional<Job> before) throws SQLException {
    if (before.isEmpty() || !sameRow(before.get(), job)) {
      rows.putJob(JobOutline.of(job), JobText.print(job), row(before));
    }
    putDependencies(job, before);
    SortedTable<Long, ArrayTask> tasks = job.tasks();
    SortedTable<Long, ArrayTask> old = before.map(Job::tasks).orElse(SortedTable.empty());
    if (isShared(tasks, old)) {
      return;
    }
    for (SortedTable.Entry<Long, ArrayTask> task : tasks) {
      Optional<ArrayTask> known = old.find(task.key());
      if (known.isEmpty() || !isShared(known.get(), task.value())) {
        rows.putTask(
            TaskOutline.of(job.id(), task.value()), JobText.print(task.value()), row(known));
      }
    }
    for (SortedTable.Entry<Long, ArrayTask> task : old) {
      if (!tasks.has(task.key())) {
        rows.removeTask(TaskKey.of(job.id().number(), task.key()));
      }
    }
  }

  private static RowChanges.Row row(Optional<?> known) {
    return known.isEmpty() ? RowChanges.Row.NEW : RowChanges.Row.PRESENT;
  }

  /**
   * Removes a job and its tasks.
   *
   * @param before the job as it is in the tables
   */
  void remove(JobId id, Optional<Job> before) throws SQLException {
    rows.removeJob(id.number());
    for (JobId predecessor : before.map(Job::allPredecessors).orElse(Set.of())) {
      rows.removeRecord(DependencyKey.SECTION, DependencyKey.of(predecessor.number(), id.number()));
    }
  }

  private void putDependencies(Job job, Optional<Job> before) throws SQLException {
    for (JobId predecessor : before.map(job::predecessorsBeside).orElseGet(job::allPredecessors)) {
      rows.putRecord(
          DependencyKey.SECTION, DependencyKey.of(predecessor.number(), job.id().number()), "");
    }
    for (JobId predecessor : before.map(then -> then.predecessorsBeside(job)).orElse(Set.of())) {
      rows.removeRecord(
          DependencyKey.SECTION, DependencyKey.of(predecessor.number(), job.id().number()));
    }
  }

  @SuppressWarnings("ReferenceEquality") // states share what did not change; equal is not needed
  private static boolean isShared(Object a, Object b) {
    return a == b;
  }

  /**
   * Returns whether a job's own row stays as it is. Its tasks have rows of their own, and a task
   * that has one is known not to wait any more; where one goes, the job's row has to say so.
   */
  private static boolean sameRow(Job a, Job b) {
    return a.version() == b.version()
        && a.moved().equals(b.moved())
        && onlyBegun(a, b)
        && a.owner().equals(b.owner())
        && a.submitted().equals(b.submitted())
        && a.asksAs(b);
  }

  /** Returns whether all that has changed of which tasks there are is that some have begun. */
  private static boolean onlyBegun(Job before, Job after) {
    TaskSet waiting = before.waiting();
    for (SortedTable.Entry<Long, ArrayTask> task : after.tasks()) {
      waiting = waiting.without(task.key());
    }
    if (!waiting.equals(after.waiting())) {
      return false;
    }
    for (SortedTable.Entry<Long, ArrayTask> task : before.tasks()) {
      if (!after.tasks().has(task.key())) {
        return false;
      }
    }
    return true;
  }
}
