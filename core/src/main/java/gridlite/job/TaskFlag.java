package gridlite.job;

/** A condition of a task beside its phase; the letter is the one that listings show. */
public enum TaskFlag {
  /** Registered for deletion. */
  DELETED('d'),
  /** In error state: needs {@code qmod -cj}. */
  ERROR('E'),
  /** Run before and put back, or running again. */
  RESCHEDULED('R'),
  /** Suspended by its owner or an administrator. */
  SUSPENDED('s'),
  /** Suspended by a suspend threshold. */
  THRESHOLD('T');

  private final char letter;

  TaskFlag(char letter) {
    this.letter = letter;
  }

  /** Letter in the state column. */
  public char letter() {
    return letter;
  }
}
