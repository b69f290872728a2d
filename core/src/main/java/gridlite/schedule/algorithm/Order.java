package gridlite.schedule.algorithm;

import gridlite.job.Allocation;
import gridlite.job.TaskId;

/** Something that a scheduling run wants done. */
public sealed interface Order {
  /** The task that it is about. */
  TaskId task();

  /**
   * Whoever carries out orders, each kind in its own way.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {
    R start(Start order);

    R suspend(Suspend order);

    R resume(Resume order);
  }

  /** Calls the method of a visitor that is for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** Start a pending task in some slots. */
  record Start(TaskId task, Allocation allocation) implements Order {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.start(this);
    }
  }

  /** Suspend a running task, since a suspend threshold of its queue instance is reached. */
  record Suspend(TaskId task) implements Order {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.suspend(this);
    }
  }

  /** Let a task go on that a suspend threshold had suspended. */
  record Resume(TaskId task) implements Order {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.resume(this);
    }
  }
}
