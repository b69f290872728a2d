package org.ggf.drmaa;

/** An attribute contradicts another one. */
public class ConflictingAttributeValuesException extends InvalidAttributeException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public ConflictingAttributeValuesException() {}

  /** An exception with a message. */
  public ConflictingAttributeValuesException(String message) {
    super(message);
  }
}
