package org.ggf.drmaa;

/** The job is not held. */
public class ReleaseInconsistentStateException extends InconsistentStateException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public ReleaseInconsistentStateException() {}

  /** An exception with a message. */
  public ReleaseInconsistentStateException(String message) {
    super(message);
  }
}
