package org.ggf.drmaa;

/** The cell has refused the job. */
public class DeniedByDrmException extends DrmaaException {
  private static final long serialVersionUID = 1L;

  /** An exception without a message. */
  public DeniedByDrmException() {}

  /** An exception with a message. */
  public DeniedByDrmException(String message) {
    super(message);
  }
}
