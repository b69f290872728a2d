package gridlite.job;

/** The holds that {@code qhold} sets; the letter is that of {@code -h}. */
public enum HoldKind {
  /** Set and released by the owner. */
  USER('u'),
  /** Set and released by operators. */
  OPERATOR('o'),
  /** Set and released by managers. */
  SYSTEM('s');

  private final char letter;

  HoldKind(char letter) {
    this.letter = letter;
  }

  /** Letter of option {@code -h}. */
  public char letter() {
    return letter;
  }
}
