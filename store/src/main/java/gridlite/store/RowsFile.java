package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A copy of the rows of a small cell beside its database, so that a command that only looks need
 * not open the database: its first line is the {@link Stamp} of the database when it was copied. It
 * is written by renaming after the database is closed, under the cell's lock; whoever is killed in
 * between leaves a copy whose stamp is another one, which nobody reads.
 */
final class RowsFile {
  private static final String NAME = "gridlite.rows";

  /** Form of the rows and of the file; a copy of another one is not read. */
  private static final String FORM = "rows 1, tables " + CellDatabase.FORM + ", ";

  /** A larger copy would cost those who write more than it saves those who read. */
  private static final int LARGEST = 1 << 20;

  /** A database with more is not copied: looking for the rows that are in use takes too long. */
  private static final long LARGEST_DATABASE = 4L << 20;

  private static final int CHECKSUM_DIGITS = 8;

  private RowsFile() {}

  static Path file(Path cell) {
    return cell.resolve(NAME);
  }

  /** Reads the copy of a database; empty unless it is whole and has its stamp. */
  static Optional<CopiedRows> read(Path cell, Optional<Stamp> stamp) {
    if (stamp.isEmpty()) {
      return Optional.empty();
    }
    byte[] head = head(stamp.get());
    byte[] bytes;
    try {
      if (Files.size(file(cell)) > 2L * LARGEST) {
        return Optional.empty();
      }
      bytes = Files.readAllBytes(file(cell));
    } catch (IOException e) {
      return Optional.empty();
    }
    int start = head.length + CHECKSUM_DIGITS + 1;
    if (bytes.length < start || !Arrays.equals(bytes, 0, head.length, head, 0, head.length)) {
      return Optional.empty();
    }
    String checksum = new String(bytes, head.length, CHECKSUM_DIGITS, StandardCharsets.ISO_8859_1);
    if (!checksum.equals(checksum(bytes, start))) {
      return Optional.empty();
    }
    return Optional.of(CopiedRows.read(ByteBuffer.wrap(bytes, start, bytes.length - start)));
  }

  private static byte[] head(Stamp stamp) {
    return (FORM + stamp.text() + "\n").getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String checksum(byte[] bytes, int start) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, start, bytes.length - start);
    String digits = Long.toHexString(checksum.getValue());
    return "0".repeat(CHECKSUM_DIGITS - digits.length()) + digits;
  }

  /**
   * Copies the rows of a database that is still open; empty when they are too many, or can't be
   * read, which whoever needs them will notice.
   */
  static Optional<CopiedRows> copy(Path cell, Rows rows) {
    try {
      return CellDatabase.file(cell).toFile().length() > LARGEST_DATABASE
          ? Optional.empty()
          : CopiedRows.of(rows, LARGEST);
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  /**
   * Writes the copy of a database that has been closed. Nothing depends on it: where it can't be
   * written there is none.
   */
  static void write(Path cell, Optional<Stamp> stamp, Optional<CopiedRows> rows) {
    try {
      // a copy that was small has grown with all that was written since
      boolean small = rows.isPresent() && rows.get().isWithin(LARGEST);
      byte[] bytes = small ? rows.get().bytes() : new byte[0];
      if (stamp.isEmpty() || !small || bytes.length > LARGEST) {
        Files.deleteIfExists(file(cell));
        return;
      }
      Path unfinished = cell.resolve(NAME + ".new");
      Files.deleteIfExists(unfinished);
      try (FileChannel channel = PrivateFile.open(unfinished)) {
        PrivateFile.write(channel, head(stamp.get()));
        PrivateFile.write(
            channel, (checksum(bytes, 0) + "\n").getBytes(StandardCharsets.ISO_8859_1));
        PrivateFile.write(channel, bytes);
      }
      Files.move(unfinished, file(cell), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      // a full disk, say: the former copy has another stamp
    }
  }
}
