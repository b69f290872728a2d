package gridlite.daemon;

import gridlite.remote.ChannelOver;
import gridlite.remote.MalformedFrameException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.ClosedChannelException;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a client on another machine. A thread of its own waits for one piece of what
 * comes, no more, since TLS can't be asked whether the other side has ended.
 */
final class ReadAhead implements Connection, ChannelOver {
  private static final int PIECE = 1 << 14;

  private final ByteChannel channel;
  private final ByteBuffer piece = ByteBuffer.allocate(PIECE).limit(0);
  private boolean discards;
  private boolean ended;
  private @Nullable IOException failure;

  /** A connection over a channel that one thread may read and another write. */
  ReadAhead(ByteChannel channel) {
    this.channel = channel;
    Thread thread = new Thread(this::listen, "gridlite listener");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public ByteChannel channel() {
    return channel;
  }

  private void listen() {
    ByteBuffer next = ByteBuffer.allocate(PIECE);
    try {
      while (channel.read(next.clear()) >= 0) {
        hand(next.flip());
      }
      end(null);
    } catch (IOException e) {
      end(e);
    } catch (InterruptedException e) {
      end(new IOException("interrupted", e));
    }
  }

  private synchronized void hand(ByteBuffer next) throws InterruptedException {
    while (piece.hasRemaining() && channel.isOpen() && !discards) {
      wait();
    }
    piece.clear().put(next).flip();
    notifyAll();
  }

  private synchronized void end(@Nullable IOException reason) {
    ended = true;
    failure = reason;
    notifyAll();
  }

  @Override
  public synchronized int read(ByteBuffer target) throws IOException {
    try {
      while (!piece.hasRemaining() && !ended) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
    if (!channel.isOpen()) {
      throw new ClosedChannelException();
    }
    if (!piece.hasRemaining()) {
      refuseFailed();
      return -1;
    }
    int length = Connection.move(piece, target);
    notifyAll();
    return length;
  }

  private void refuseFailed() throws IOException {
    if (failure != null) {
      throw new IOException(failure.getMessage(), failure);
    }
  }

  @Override
  public synchronized boolean isEnded() throws IOException {
    if (piece.hasRemaining()) {
      throw new MalformedFrameException("a message that nobody asked for");
    }
    refuseFailed();
    return ended;
  }

  /** Lets go what the client still sends. */
  @Override
  public synchronized void finish() {
    discards = true;
    notifyAll();
    try {
      while (!ended) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
    synchronized (this) {
      notifyAll();
    }
  }
}
