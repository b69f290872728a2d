package org.ggf.drmaa;

/** An error that DRMAA has a name for. */
public abstract class DrmaaException extends Exception {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  protected DrmaaException() {}

  /** An exception with a message. */
  protected DrmaaException(String message) {
    super(message);
  }
}
