package org.ggf.drmaa;

/** The job does not run, or is suspended already. */
public class SuspendInconsistentStateException extends InconsistentStateException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public SuspendInconsistentStateException() {}

  /** An exception with a message. */
  public SuspendInconsistentStateException(String message) {
    super(message);
  }
}
