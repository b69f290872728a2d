package gridlite.daemon;

import java.io.IOException;
import java.nio.channels.ByteChannel;

/** A connection to a client. Closing it ends whatever waits for it. */
interface Connection extends ByteChannel {
  /** Returns at once whether the client has stopped sending. What it sends unasked is malformed. */
  boolean isEnded() throws IOException;

  /**
   * Returns when nothing is lost by closing the connection, which between hosts is so when the
   * client has ended it.
   */
  void finish();
}
