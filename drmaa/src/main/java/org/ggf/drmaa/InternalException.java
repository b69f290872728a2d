package org.ggf.drmaa;

/** An error within the library or the system. */
public class InternalException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InternalException() {}

  /** An exception with a message. */
  public InternalException(String message) {
    super(message);
  }
}
