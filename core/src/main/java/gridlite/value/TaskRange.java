package gridlite.value;

/**
 * The tasks of an array job as asked for: {@code first-last:step}.
 *
 * @param first number of the first task, at least 1
 * @param last upper bound of the numbers, at least {@code first}; itself a task only when a step
 *     meets it
 * @param step distance of the numbers, at least 1
 * @see "qsub(1), -t"
 */
public record TaskRange(long first, long last, long step) {
  /** The range of a job that is not an array. */
  public static final TaskRange SINGLE = new TaskRange(1, 1, 1);

  /** Checks the bounds. */
  public TaskRange {
    if (first < 1 || last < first || step < 1) {
      throw new IllegalArgumentException("bad task range " + first + "-" + last + ":" + step);
    }
  }

  /** Returns how many tasks there are. */
  public long count() {
    return (last - first) / step + 1;
  }

  /** Number of the last task. */
  public long lastTask() {
    return first + (count() - 1) * step;
  }

  /** Returns whether {@code task} is one of them. */
  public boolean contains(long task) {
    return task >= first && task <= last && (task - first) % step == 0;
  }

  @Override
  public String toString() {
    return first + "-" + last + ":" + step;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TaskRange that
        && first == that.first
        && last == that.last
        && step == that.step;
  }

  @Override
  public int hashCode() {
    int hash = Long.hashCode(first);
    hash = 31 * hash + Long.hashCode(last);
    return 31 * hash + Long.hashCode(step);
  }
}
