package org.ggf.drmaa;

/** A job is in a state in which it can not be controlled in this way. */
public abstract class InconsistentStateException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  protected InconsistentStateException() {}

  /** An exception with a message. */
  protected InconsistentStateException(String message) {
    super(message);
  }
}
