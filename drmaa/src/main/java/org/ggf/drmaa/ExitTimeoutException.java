package org.ggf.drmaa;

/** The time is over, and the jobs are not. */
public class ExitTimeoutException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public ExitTimeoutException() {}

  /** An exception with a message. */
  public ExitTimeoutException(String message) {
    super(message);
  }
}
