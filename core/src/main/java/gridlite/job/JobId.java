package gridlite.job;

/**
 * Number of a job, as {@code qsub} prints it.
 *
 * <p>Jobs are numbered from 1 in the order in which they are accepted, and no number is given
 * twice. Ordered by number.
 *
 * @param number at least 0; 0 is {@link #UNSUBMITTED}
 * @see "qsub(1)"
 */
public record JobId(long number) implements Comparable<JobId> {
  /** That of a job which is matched with the cluster, but was never submitted. */
  public static final JobId UNSUBMITTED = new JobId(0);

  /** Digits of the longest number that is read. */
  private static final int LONGEST = 18;

  /** Checks the range. */
  public JobId {
    if (number < 0) {
      throw new IllegalArgumentException("not the number of a job: " + number);
    }
  }

  /** The job with a number. */
  public static JobId of(long number) {
    return new JobId(number);
  }

  /** The digits that a word begins with: all that commands look at where they expect numbers. */
  public static String leadingDigits(String word) {
    int end = 0;
    while (end < word.length() && Character.isDigit(word.charAt(end))) {
      end++;
    }
    return word.substring(0, end);
  }

  /**
   * Returns whether a text names a job by its number: digits alone, and not more of them than a
   * number of a job can have.
   */
  public static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty() && text.length() <= LONGEST;
  }

  /**
   * Reads a number.
   *
   * @throws NumberFormatException if it {@link #isNumber is not} the number of a job
   */
  public static JobId parse(String text) {
    if (!isNumber(text)) {
      throw new NumberFormatException("not the number of a job: \"" + text + "\"");
    }
    return new JobId(Long.parseLong(text));
  }

  /** Returns whether a job with this number was accepted. */
  public boolean isSubmitted() {
    return number > 0;
  }

  /** Number of the job that is accepted next. */
  public JobId next() {
    return new JobId(number + 1);
  }

  /** Returns whether it was accepted later than another. */
  public boolean isAfter(JobId other) {
    return number > other.number;
  }

  @Override
  public int compareTo(JobId other) {
    return Long.compare(number, other.number);
  }

  /** The number. */
  @Override
  public String toString() {
    return Long.toString(number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JobId that && number == that.number;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number);
  }
}
