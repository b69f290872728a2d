package gridlite.problem;

/**
 * A value that doesn't fit its format. Layouts turn it into a {@link gridlite.problem.Problem} with
 * the place in the file.
 */
public final class FormatException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int offset;

  /**
   * A value problem.
   *
   * @param offset index of the offending character in the value's text
   * @param message what is wrong and what was expected
   */
  public FormatException(int offset, String message) {
    super(message);
    this.offset = offset;
  }

  /** A problem of the value as a whole. */
  public FormatException(String message) {
    this(0, message);
  }

  /** Index of the offending character in the value's text. */
  public int offset() {
    return offset;
  }

  /** The message, never null. */
  public String text() {
    return String.valueOf(getMessage());
  }

  /**
   * The same problem, its offset counted in a text that starts {@code shift} characters earlier.
   */
  public FormatException shifted(int shift) {
    return new FormatException(offset + shift, text());
  }
}
