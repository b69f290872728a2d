package gridlite.daemon;

import gridlite.remote.ChannelOver;
import gridlite.remote.MalformedFrameException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/** The connection to a client on this machine. One thread reads from it. */
final class LocalConnection implements Connection, ChannelOver {
  /** A message and its header are mostly read at once: bytes. */
  private static final int AHEAD = 1 << 12;

  private final SocketChannel channel;
  private final ByteBuffer ahead = ByteBuffer.allocate(AHEAD).limit(0);

  /** The connection over a channel that blocks. */
  LocalConnection(SocketChannel channel) {
    this.channel = channel;
  }

  @Override
  public SocketChannel channel() {
    return channel;
  }

  /** The user at the other end, whom the kernel knows before anything is read. */
  Peer peer() throws IOException {
    UnixDomainPrincipal peer = channel.getOption(ExtendedSocketOptions.SO_PEERCRED);
    return new Peer(peer.user().getName(), peer.group().getName());
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    if (!ahead.hasRemaining()) {
      if (target.remaining() >= AHEAD) {
        return channel.read(target);
      }
      if (fill() < 0) {
        return -1;
      }
    }
    return Connection.move(ahead, target);
  }

  private int fill() throws IOException {
    ahead.clear();
    try {
      return channel.read(ahead);
    } finally {
      // empty again where nothing could be read
      ahead.flip();
    }
  }

  @Override
  public boolean isEnded() throws IOException {
    if (ahead.hasRemaining()) {
      throw new MalformedFrameException("a message that nobody asked for");
    }
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
