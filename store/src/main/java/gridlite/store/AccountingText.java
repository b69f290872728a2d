package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Single lines of an accounting file, by where they are. */
final class AccountingText {
  private static final int AT_ONCE = 1 << 16;

  private final Path file;
  private final FileChannel channel;
  private ByteBuffer window = ByteBuffer.allocate(0);
  private long start;

  /** The lines of a file. */
  AccountingText(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * A line without its end.
   *
   * @param from byte at which it begins
   * @param to byte behind its end
   * @throws StoreException when no line is there
   */
  String line(long from, long to) {
    try {
      long before = Math.max(0, from - 1);
      if (before < start || to > start + window.limit()) {
        start = before;
        window = ColumnsHead.bytes(channel, before, (int) Math.max(to - before, AT_ONCE));
      }
    } catch (IOException e) {
      throw Trouble.with(file, "read", e);
    }
    int begin = (int) (from - start);
    int end = (int) (to - start);
    boolean there = end <= window.limit() && (from == 0 || isEnd(begin - 1)) && isEnd(end - 1);
    end -= there && end - begin > 1 && window.get(end - 2) == '\r' ? 2 : 1;
    for (int i = begin; there && i < end; i++) {
      there = !isEnd(i);
    }
    if (!there) {
      throw changed();
    }
    return new String(window.array(), begin, end - begin, StandardCharsets.ISO_8859_1);
  }

  /** Goes to the next line of a reader of the file. */
  boolean next(LineReader reader) {
    try {
      return reader.next();
    } catch (IOException e) {
      throw Trouble.with(file, "read", e);
    }
  }

  /** A reader of some lines. */
  LineReader lines(long from, long to) {
    return new LineReader(channel, from, to);
  }

  private boolean isEnd(int place) {
    byte octet = window.get(place);
    return octet == '\n' || octet == '\r';
  }

  /** The failure of who finds another text than there was. */
  StoreException changed() {
    return new StoreException(file + " was changed while it was read", "repeat the command");
  }
}
