package gridlite.port;

/** The database or a file beside it can't be read or written: what, why, and what to do. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Reports what was tried on which file, and why it failed. */
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Reports what is wrong with a file, and what to do about it. */
  public StoreException(String message, String advice) {
    super(message + "\n  " + advice);
  }

  /** Reports what is wrong with a file, what to do about it, and what came before. */
  public StoreException(String message, String advice, Throwable cause) {
    super(message + "\n  " + advice, cause);
  }
}
