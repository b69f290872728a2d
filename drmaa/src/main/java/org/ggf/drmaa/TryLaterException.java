package org.ggf.drmaa;

/** The cell cannot take the job now. */
public class TryLaterException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public TryLaterException() {}

  /** An exception with a message. */
  public TryLaterException(String message) {
    super(message);
  }
}
