package gridlite.store;

/** The database or a file beside it can't be read or written. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What was tried on which file, and why it failed. */
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
