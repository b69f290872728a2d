package org.ggf.drmaa;

/** A job template is not one of this session. */
public class InvalidJobTemplateException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public InvalidJobTemplateException() {}

  /** An exception with a message. */
  public InvalidJobTemplateException(String message) {
    super(message);
  }
}
