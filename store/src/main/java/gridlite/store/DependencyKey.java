package gridlite.store;

/**
 * Name of the record which says that a job waits for another one: the numbers of the predecessor
 * and of the job, so that the records of one predecessor are together. Whoever ends a job finds
 * those that wait for it without reading all jobs.
 */
final class DependencyKey {
  /** Section of these records. */
  static final String SECTION = "dependency";

  private static final int DIGITS = 19;

  private DependencyKey() {}

  static String of(long predecessor, long job) {
    return ordered(predecessor) + "." + ordered(job);
  }

  /** The name before which no record of a predecessor comes. */
  static String first(long predecessor) {
    return of(predecessor, 0);
  }

  /** The name after which no record of a predecessor comes. */
  static String last(long predecessor) {
    return of(predecessor, Long.MAX_VALUE);
  }

  /** Number of the job that waits. */
  static long successor(String name) {
    return Long.parseLong(name, DIGITS + 1, name.length(), 10);
  }

  /** A number as text that sorts like the number. */
  static String ordered(long number) {
    String digits = Long.toString(number);
    return "0".repeat(DIGITS - digits.length()) + digits;
  }
}
