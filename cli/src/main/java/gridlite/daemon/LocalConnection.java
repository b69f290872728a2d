package gridlite.daemon;

import gridlite.remote.ChannelOver;
import gridlite.remote.MalformedFrameException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/** The connection to a client on this machine. */
record LocalConnection(SocketChannel channel) implements Connection, ChannelOver {
  /** The user at the other end, whom the kernel knows before anything is read. */
  Peer peer() throws IOException {
    UnixDomainPrincipal peer = channel.getOption(ExtendedSocketOptions.SO_PEERCRED);
    return new Peer(peer.user().getName(), peer.group().getName());
  }

  @Override
  public boolean isEnded() throws IOException {
    channel.configureBlocking(false);
    int read = channel.read(ByteBuffer.allocate(1));
    channel.configureBlocking(true);
    if (read > 0) {
      throw new MalformedFrameException("a message that nobody asked for");
    }
    return read < 0;
  }

  @Override
  public void finish() {
    // the kernel keeps what was sent
  }
}
