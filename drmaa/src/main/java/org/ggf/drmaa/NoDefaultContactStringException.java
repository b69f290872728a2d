package org.ggf.drmaa;

/** There is no default contact string. */
public class NoDefaultContactStringException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public NoDefaultContactStringException() {}

  /** An exception with a message. */
  public NoDefaultContactStringException(String message) {
    super(message);
  }
}
