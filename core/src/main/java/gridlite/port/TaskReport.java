package gridlite.port;

import gridlite.job.TaskId;
import gridlite.job.Usage;
import java.time.Instant;

/** A report of an {@link Executor} about a task. */
public sealed interface TaskReport {
  /** The task. */
  TaskId task();

  /** The attempt (number of the dispatch) that the report is about. */
  int attempt();

  /** Returns whether the remains of the attempt may go once it is absorbed. */
  boolean isLast();

  /** Calls the method of a visitor that is for this kind. */
  void accept(Visitor visitor);

  /** A treatment of each kind of report. */
  interface Visitor {
    void running(Running report);

    void used(Used report);

    void ended(Ended report);

    void leftover(Leftover report);

    void trouble(Trouble report);
  }

  /** The task runs. */
  record Running(TaskId task, int attempt, Instant since) implements TaskReport {
    @Override
    public boolean isLast() {
      return false;
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.running(this);
    }
  }

  /** Usage of a running task. */
  record Used(TaskId task, int attempt, Usage usage) implements TaskReport {
    @Override
    public boolean isLast() {
      return false;
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.used(this);
    }
  }

  /**
   * The task has ended.
   *
   * @param start when it began to run; the epoch when it never did
   * @param end when it ended
   * @param failed failure code of accounting(5); 0: none
   * @param failure what failed, in words; empty: nothing
   * @param exitStatus exit status, 128 + signal number after a signal
   * @param consequence what becomes of the job
   * @param queueError reason that puts the queue instance into error state; empty: none
   */
  record Ended(
      TaskId task,
      int attempt,
      Instant start,
      Instant end,
      int failed,
      String failure,
      int exitStatus,
      Usage usage,
      Consequence consequence,
      String queueError)
      implements TaskReport {
    @Override
    public boolean isLast() {
      return true;
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.ended(this);
    }
  }

  /** The remains of an attempt that the state has done with. */
  record Leftover(TaskId task, int attempt) implements TaskReport {
    @Override
    public boolean isLast() {
      return true;
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.leftover(this);
    }
  }

  /**
   * Something is wrong with the files of a task, and nothing follows from it for the state.
   *
   * @param text what is wrong, and where
   */
  record Trouble(TaskId task, int attempt, String text) implements TaskReport {
    @Override
    public boolean isLast() {
      return false;
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.trouble(this);
    }
  }

  /** The fate of a task that has ended. */
  enum Consequence {
    /** It is done. */
    FINISHED,
    /** It waits again, marked as rescheduled. */
    RESCHEDULED,
    /** It waits again as if it had never been dispatched. */
    REQUEUED,
    /** It waits in error state. */
    ERROR
  }
}
