package gridlite.remote;

/** A client is not let in; the message is for its user. */
public final class RefusalException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Exit status of a command that may be tried again: EX_TEMPFAIL of sysexits.h. */
  private static final int TRY_AGAIN = 75;

  private final int status;

  private RefusalException(String message, int status) {
    super(message);
    this.status = status;
  }

  /** A refusal that stays one. */
  public RefusalException(String message) {
    this(message, 1);
  }

  /** A refusal for the moment. */
  public static RefusalException forNow(String message) {
    return new RefusalException(message + ": try again later", TRY_AGAIN);
  }

  /** Returns the exit status of the command. */
  public int status() {
    return status;
  }
}
