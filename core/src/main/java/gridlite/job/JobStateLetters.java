package gridlite.job;

/**
 * The state column of job listings: letters in the fixed order {@code d E S T h R q w t r s}.
 *
 * @see "qstat(1), OUTPUT FORMATS, state"
 */
public final class JobStateLetters {
  private JobStateLetters() {}

  /** State of an ended job. */
  public static final String FINISHED = "z";

  /** Letters of tasks that have never been dispatched. */
  public static String waiting(boolean held) {
    return held ? "hqw" : "qw";
  }

  /**
   * Letters of a task.
   *
   * @param held whether it is under a hold or waits for another job
   * @param queueSuspended whether one of its queue instances is suspended
   */
  public static String of(ArrayTask task, boolean held, boolean queueSuspended) {
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
    if (held) {
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
