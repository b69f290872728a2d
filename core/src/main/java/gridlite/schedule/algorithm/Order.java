package gridlite.schedule.algorithm;

import gridlite.job.Allocation;
import gridlite.job.TaskId;

/** Something that a scheduling run wants done. */
public sealed interface Order {
  /** The task that it is about. */
  TaskId task();

  /** Start a pending task in some slots. */
  record Start(TaskId task, Allocation allocation) implements Order {}

  /** Suspend a running task, since a suspend threshold of its queue instance is reached. */
  record Suspend(TaskId task) implements Order {}

  /** Let a task go on that a suspend threshold had suspended. */
  record Resume(TaskId task) implements Order {}
}
