package org.ggf.drmaa;

/** The job is not suspended. */
public class ResumeInconsistentStateException extends InconsistentStateException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public ResumeInconsistentStateException() {}

  /** An exception with a message. */
  public ResumeInconsistentStateException(String message) {
    super(message);
  }
}
