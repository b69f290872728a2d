package org.ggf.drmaa;

/** There is a session already. */
public class AlreadyActiveSessionException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public AlreadyActiveSessionException() {}

  /** An exception with a message. */
  public AlreadyActiveSessionException(String message) {
    super(message);
  }
}
