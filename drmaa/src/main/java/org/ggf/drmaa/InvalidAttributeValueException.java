package org.ggf.drmaa;

/** A value is not one that an attribute may have. */
public class InvalidAttributeValueException extends InvalidAttributeException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InvalidAttributeValueException() {}

  /** An exception with a message. */
  public InvalidAttributeValueException(String message) {
    super(message);
  }
}
