package gridlite.port;

import gridlite.job.TaskId;
import gridlite.job.Usage;
import java.time.Instant;
import java.util.Optional;

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
   * The times of a task that has run.
   *
   * @param start when it began
   * @param end when it ended
   */
  record Times(Instant start, Instant end) {}

  /**
   * A failure of a task, or of what surrounds it.
   *
   * @param code failure code of accounting(5), at least 1
   * @param reason what failed, in words; empty where there is nothing to add to the code
   */
  record Failure(int code, Optional<String> reason) {
    /** Refuses codes that are none. */
    public Failure {
      if (code < 1) {
        throw new IllegalArgumentException("not a failure code: " + code);
      }
    }

    /** A failure with a reason. */
    public static Failure of(int code, String reason) {
      return new Failure(code, Optional.of(reason));
    }
  }

  /**
   * The task has ended.
   *
   * @param times when it ran; empty when it never did, or when nothing of that is accounted
   * @param failure what failed; empty: nothing
   * @param exitStatus exit status, 128 + signal number after a signal
   * @param consequence what becomes of the job
   * @param queueError reason that puts the queue instance into error state
   */
  record Ended(
      TaskId task,
      int attempt,
      Optional<Times> times,
      Optional<Failure> failure,
      int exitStatus,
      Usage usage,
      Consequence consequence,
      Optional<String> queueError)
      implements TaskReport {
    /** A task that has done its work without failure. */
    public static Ended done(TaskId task, int attempt, Optional<Times> times, Usage usage) {
      return new Ended(
          task, attempt, times, Optional.empty(), 0, usage, Consequence.FINISHED, Optional.empty());
    }

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
