package gridlite.remote;

import java.io.IOException;
import java.nio.channels.SocketChannel;

/** The connection of a client by the socket in the cell. */
record LocalLine(SocketChannel channel) implements Line, ChannelOver {
  @Override
  public void endSending() throws IOException {
    channel.shutdownOutput();
  }
}
