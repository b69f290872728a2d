package org.ggf.drmaa;

/** An attribute is not supported. */
public class UnsupportedAttributeException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public UnsupportedAttributeException() {}

  /** An exception with a message. */
  public UnsupportedAttributeException(String message) {
    super(message);
  }
}
