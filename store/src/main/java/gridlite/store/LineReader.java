package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a part of a file, each byte of which is a character, as {@link
 * java.io.BufferedReader#readLine} divides them.
 */
final class LineReader {
  private static final int AT_ONCE = 1 << 16;

  private final FileChannel channel;
  private final long end;
  private byte[] buffer = new byte[AT_ONCE];

  /** Byte of the file that is the first of the buffer. */
  private long origin;

  private int filled;
  private int begin;
  private int behind;
  private int length;

  /**
   * Reader of a part.
   *
   * @param start byte at which a line begins
   * @param end byte behind the part
   */
  LineReader(FileChannel channel, long start, long end) {
    this.channel = channel;
    this.origin = start;
    this.end = end;
  }

  /** Goes to the next line, if there is one. */
  boolean next() throws IOException {
    begin = behind;
    int size = 0;
    while (has(size)) {
      byte next = buffer[begin + size];
      if (next == '\n' || next == '\r') {
        length = size;
        boolean two = next == '\r' && has(size + 1) && buffer[begin + size + 1] == '\n';
        behind = begin + size + (two ? 2 : 1);
        return true;
      }
      size++;
    }
    length = size;
    behind = begin + size;
    return size > 0;
  }

  /** Returns whether there is another byte behind so many of the line. */
  private boolean has(int size) throws IOException {
    return begin + size < filled || fill();
  }

  private boolean fill() throws IOException {
    long wanted = end - origin - filled;
    if (wanted <= 0) {
      return false;
    }
    filled -= begin;
    origin += begin;
    System.arraycopy(buffer, begin, buffer, 0, filled);
    begin = 0;
    if (filled == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * filled);
    }
    int room = (int) Math.min(buffer.length - filled, wanted);
    int read = channel.read(ByteBuffer.wrap(buffer, filled, room), origin + filled);
    filled += Math.max(0, read);
    return read > 0;
  }

  /** Byte at which the line begins. */
  long start() {
    return origin + begin;
  }

  /** Bytes of the line and its end. */
  int size() {
    return behind - begin;
  }

  /** The line without its end. */
  String text() {
    return new String(buffer, begin, length, StandardCharsets.ISO_8859_1);
  }

  /** Adds the bytes of the line and its end. */
  void addTo(TextSum sum) {
    sum.add(buffer, begin, size());
  }
}
