package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** A checksum of 64 bits: two of 32 by different polynomials. */
final class TextSum {
  private static final int AT_ONCE = 1 << 16;

  private final CRC32 first = new CRC32();
  private final CRC32C second = new CRC32C();

  /** Adds some bytes. */
  void add(byte[] bytes, int start, int length) {
    first.update(bytes, start, length);
    second.update(bytes, start, length);
  }

  /** The sum of all that was added. */
  long value() {
    return first.getValue() << Integer.SIZE | second.getValue();
  }

  /** The sum of a part of a file; of what there is, if it ends before. */
  static long of(FileChannel channel, long start, long length) throws IOException {
    TextSum sum = new TextSum();
    byte[] bytes = new byte[AT_ONCE];
    long end = start + length;
    for (long at = start; at < end; ) {
      int wanted = (int) Math.min(bytes.length, end - at);
      int read = channel.read(ByteBuffer.wrap(bytes, 0, wanted), at);
      if (read <= 0) {
        break;
      }
      sum.add(bytes, 0, read);
      at += read;
    }
    return sum.value();
  }
}
