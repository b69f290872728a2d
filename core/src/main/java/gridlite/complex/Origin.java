package gridlite.complex;

/**
 * The origin of an offered value; the letter is the second one that {@code qstat -F} shows.
 *
 * @see "qstat(1), -F"
 */
public enum Origin {
  /** Capacity of a consumable less what is booked of it. */
  CONSUMABLE('c'),
  /** A value of the configuration. */
  FIXED('f'),
  /** A value that the host has reported. */
  LOAD('l'),
  /** A reported value times a factor of the host's load_scaling. */
  SCALED_LOAD('L');

  private final char letter;

  Origin(char letter) {
    this.letter = letter;
  }

  /** Letter in listings and messages. */
  public char letter() {
    return letter;
  }
}
