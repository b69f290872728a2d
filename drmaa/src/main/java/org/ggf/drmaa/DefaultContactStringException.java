package org.ggf.drmaa;

/** No cell can be reached with the default contact string. */
public class DefaultContactStringException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public DefaultContactStringException() {}

  /** An exception with a message. */
  public DefaultContactStringException(String message) {
    super(message);
  }
}
