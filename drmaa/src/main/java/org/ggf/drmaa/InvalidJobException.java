package org.ggf.drmaa;

/** There is no such job, or it was waited for already. */
public class InvalidJobException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InvalidJobException() {}

  /** An exception with a message. */
  public InvalidJobException(String message) {
    super(message);
  }
}
