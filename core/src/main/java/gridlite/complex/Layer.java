package gridlite.complex;

/**
 * The layer on which a resource is offered; the letter is the first one that {@code qstat -F}
 * shows.
 *
 * @see "complex(5), overriding attributes"
 */
public enum Layer {
  /** The cluster: host {@code global}. */
  GLOBAL('g'),
  /** An execution host. */
  HOST('h'),
  /** A queue instance. */
  QUEUE('q');

  private final char letter;

  Layer(char letter) {
    this.letter = letter;
  }

  /** Letter in listings and messages. */
  public char letter() {
    return letter;
  }
}
