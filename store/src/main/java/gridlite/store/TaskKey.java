package gridlite.store;

import gridlite.job.TaskId;

/**
 * Key of a task's row: the job's number, then the task's in 32 bits. Tasks of a job are together
 * and in order.
 */
final class TaskKey {
  private static final int BITS = 32;

  private TaskKey() {}

  static long of(long job, long number) {
    if (number >>> BITS != 0) {
      throw new IllegalArgumentException("task number " + number + " is too large");
    }
    return job << BITS | number;
  }

  static long of(TaskId task) {
    return of(task.job().number(), task.task());
  }

  /** The key after which no task of a job comes. */
  static long last(long job) {
    return of(job + 1, 0) - 1;
  }

  static long job(long key) {
    return key >> BITS;
  }

  static long number(long key) {
    return key & (1L << BITS) - 1;
  }
}
