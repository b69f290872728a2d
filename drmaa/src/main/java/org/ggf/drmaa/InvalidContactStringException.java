package org.ggf.drmaa;

/** A contact string is not valid. */
public class InvalidContactStringException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InvalidContactStringException() {}

  /** An exception with a message. */
  public InvalidContactStringException(String message) {
    super(message);
  }
}
