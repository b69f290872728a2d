package gridlite.job;

import java.util.Set;

/**
 * The state column of job listings: letters in the fixed order {@code d E S T h R q w t r s}.
 *
 * @see "qstat(1), OUTPUT FORMATS, state"
 */
public final class JobStateLetters {
  private JobStateLetters() {}

  /** State of an ended job. */
  public static final String FINISHED = "z";

  /** State of tasks that have never been dispatched. */
  public static final String WAITING = "qw";

  /** State of tasks that have never been dispatched and are under a hold. */
  public static final String HELD = "hqw";

  /** A circumstance that shows in the letters of a task and is not the task's own. */
  public enum Mark {
    /** It is under a hold or waits for another job. */
    HELD,
    /** One of its queue instances is suspended. */
    QUEUE_SUSPENDED
  }

  /** Letters of a task. */
  public static String of(ArrayTask task, Set<Mark> marks) {
    boolean queueSuspended = marks.contains(Mark.QUEUE_SUSPENDED);
    StringBuilder letters = new StringBuilder(5);
    boolean active = task.isActive();
    flag(letters, task, TaskFlag.DELETED);
    flag(letters, task, TaskFlag.ERROR);
    if (active && queueSuspended) {
      letters.append('S');
    }
    if (active) {
      flag(letters, task, TaskFlag.THRESHOLD);
    }
    if (marks.contains(Mark.HELD)) {
      letters.append('h');
    }
    flag(letters, task, TaskFlag.RESCHEDULED);
    switch (task.phase()) {
      case PENDING -> letters.append(task.is(TaskFlag.RESCHEDULED) ? "q" : "qw");
      case TRANSFERRING -> letters.append('t');
      case RUNNING -> {
        // a suspended task no longer counts as running, whoever has suspended it
        if (!queueSuspended && !task.is(TaskFlag.THRESHOLD) && !task.is(TaskFlag.SUSPENDED)) {
          letters.append('r');
        }
      }
    }
    if (active) {
      flag(letters, task, TaskFlag.SUSPENDED);
    }
    return letters.toString();
  }

  private static void flag(StringBuilder letters, ArrayTask task, TaskFlag flag) {
    if (task.is(flag)) {
      letters.append(flag.letter());
    }
  }
}
