package org.ggf.drmaa;

/** A value of an attribute is not valid. */
public abstract class InvalidAttributeException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  protected InvalidAttributeException() {}

  /** An exception with a message. */
  protected InvalidAttributeException(String message) {
    super(message);
  }
}
