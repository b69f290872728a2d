package org.ggf.drmaa;

/** A value has not the form that is expected. */
public class InvalidAttributeFormatException extends InvalidAttributeException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InvalidAttributeFormatException() {}

  /** An exception with a message. */
  public InvalidAttributeFormatException(String message) {
    super(message);
  }
}
