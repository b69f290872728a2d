package org.ggf.drmaa;

/** There is no session. */
public class NoActiveSessionException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public NoActiveSessionException() {}

  /** An exception with a message. */
  public NoActiveSessionException(String message) {
    super(message);
  }
}
