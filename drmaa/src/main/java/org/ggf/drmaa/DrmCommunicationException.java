package org.ggf.drmaa;

/** The cell cannot be reached. */
public class DrmCommunicationException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public DrmCommunicationException() {}

  /** An exception with a message. */
  public DrmCommunicationException(String message) {
    super(message);
  }
}
