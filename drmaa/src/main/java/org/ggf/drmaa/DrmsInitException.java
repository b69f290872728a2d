package org.ggf.drmaa;

/** The session cannot be begun. */
public class DrmsInitException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public DrmsInitException() {}

  /** An exception with a message. */
  public DrmsInitException(String message) {
    super(message);
  }
}
