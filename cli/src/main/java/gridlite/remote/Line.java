package gridlite.remote;

import java.io.IOException;
import java.nio.channels.ByteChannel;

/** The connection of a client to the daemon of a cell. */
interface Line extends ByteChannel {
  /** Ends what this side sends, which the other side sees; what it sends still comes. */
  void endSending() throws IOException;
}
