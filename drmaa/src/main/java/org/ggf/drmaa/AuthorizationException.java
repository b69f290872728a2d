package org.ggf.drmaa;

/** The caller has no right to do this. */
public class AuthorizationException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public AuthorizationException() {}

  /** An exception with a message. */
  public AuthorizationException(String message) {
    super(message);
  }
}
