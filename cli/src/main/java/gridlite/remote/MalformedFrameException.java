package gridlite.remote;

import java.io.IOException;

/** The other side does not keep to the protocol: there is nothing more to say to it. */
public final class MalformedFrameException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Reports what is wrong. */
  public MalformedFrameException(String message) {
    super(message);
  }

  /** Reports what is wrong, and how it showed. */
  public MalformedFrameException(String message, Throwable cause) {
    super(message, cause);
  }
}
