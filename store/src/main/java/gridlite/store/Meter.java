package gridlite.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts the bytes that work has dealt with. */
final class Meter {
  private static final int PIECE = 1 << 16;

  private final Extent extent;
  private long done;
  private long total;

  Meter(Extent extent) {
    this.extent = extent;
  }

  /** Takes note of bytes that are still to come. */
  void expect(long bytes) {
    total += bytes;
  }

  /** Takes note of a file that is still to come; of one that has gone meanwhile, of nothing. */
  void expect(Path file) throws IOException {
    expect(Files.exists(file) ? Files.size(file) : 0);
  }

  /** Counts bytes; when there are more than were expected, the total is as many. */
  void count(long bytes) {
    done += bytes;
    total = Math.max(done, total);
    extent.at(done, total);
  }

  /** Copies all that is left, and counts it. */
  void copy(InputStream from, OutputStream to) throws IOException {
    byte[] piece = new byte[PIECE];
    for (int read = from.read(piece); read >= 0; read = from.read(piece)) {
      to.write(piece, 0, read);
      count(read);
    }
  }
}
