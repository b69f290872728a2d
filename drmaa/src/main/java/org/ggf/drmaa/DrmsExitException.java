package org.ggf.drmaa;

/** The session cannot be ended. */
public class DrmsExitException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public DrmsExitException() {}

  /** An exception with a message. */
  public DrmsExitException(String message) {
    super(message);
  }
}
