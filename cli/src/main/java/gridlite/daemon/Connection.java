package gridlite.daemon;

import java.io.IOException;
import java.nio.ByteBuffer;
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

  /**
   * Moves as much as fits from what has been read to where it is wanted; gives how much that is.
   */
  static int move(ByteBuffer read, ByteBuffer target) {
    int length = Math.min(read.remaining(), target.remaining());
    target.put(read.slice().limit(length));
    read.position(read.position() + length);
    return length;
  }
}
