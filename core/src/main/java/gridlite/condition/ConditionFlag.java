package gridlite.condition;

/**
 * Something that keeps jobs out of a queue instance, in the order in which listings show the
 * letters.
 *
 * @see "qstat(1), states"
 */
public enum ConditionFlag {
  /** A load threshold is reached. */
  LOAD_ALARM('a'),
  /** A suspend threshold is reached. */
  SUSPEND_ALARM('A'),
  /** Suspended by its calendar. */
  CALENDAR_SUSPENDED('C'),
  /** Disabled by its calendar. */
  CALENDAR_DISABLED('D'),
  /** Disabled by an administrator. */
  DISABLED('d'),
  /** The host has not reported. */
  UNKNOWN('u'),
  /** A job failed in a way that casts doubt on the host. */
  ERROR('E'),
  /** Suspended by a superior queue of the host. */
  SUBORDINATED('S'),
  /** Suspended by an administrator. */
  SUSPENDED('s'),
  /** Two host groups give an attribute a setting. */
  AMBIGUOUS('c'),
  /** The host has left the queue while jobs run. */
  ORPHANED('o');

  private final char letter;

  ConditionFlag(char letter) {
    this.letter = letter;
  }

  /** Letter in the column {@code states}. */
  public char letter() {
    return letter;
  }
}
