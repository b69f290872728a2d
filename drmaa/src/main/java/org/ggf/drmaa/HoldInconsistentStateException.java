package org.ggf.drmaa;

/** The job cannot be held. */
public class HoldInconsistentStateException extends InconsistentStateException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public HoldInconsistentStateException() {}

  /** An exception with a message. */
  public HoldInconsistentStateException(String message) {
    super(message);
  }
}
