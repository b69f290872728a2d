package gridlite.remote;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;

/** A channel over another one, which has more to do than to read and write. */
public interface ChannelOver extends ByteChannel {
  /** The channel below. */
  ByteChannel channel();

  @Override
  default int read(ByteBuffer target) throws IOException {
    return channel().read(target);
  }

  @Override
  default int write(ByteBuffer source) throws IOException {
    return channel().write(source);
  }

  @Override
  default boolean isOpen() {
    return channel().isOpen();
  }

  @Override
  default void close() throws IOException {
    channel().close();
  }
}
