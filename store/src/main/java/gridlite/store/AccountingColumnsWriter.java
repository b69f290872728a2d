package gridlite.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** Writes the {@link AccountingColumns} of an accounting file, by renaming. */
final class AccountingColumnsWriter {
  private static final int AT_ONCE = 1 << 16;

  private final Path accounting;

  AccountingColumnsWriter(Path accounting) {
    this.accounting = accounting;
  }

  /**
   * Writes columns for the whole lines that the file has.
   *
   * @param stamp of the file, taken before anything was read of it
   * @param former columns of which some may be kept
   * @param kept number of their parts that the file has the text of
   */
  void write(FileChannel text, FileStamp stamp, Optional<AccountingColumns> former, int kept)
      throws IOException {
    Path directory = accounting.resolveSibling("");
    Path unfinished = Files.createTempFile(directory, ".accounting-columns-", "");
    try {
      try (FileChannel file = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
        file.position(ColumnsHead.SIZE);
        ByteArrayOutputStream entries = new ByteArrayOutputStream();
        if (former.isPresent()) {
          former.get().copy(kept, file, entries);
        }
        long start = former.map(columns -> columns.end(kept)).orElse(0L);
        // a last line without a newline may grow
        long end = behindLastNewline(text, stamp.size());
        writeParts(new LineReader(text, start, end), file, entries);
        long place = file.position();
        int parts = entries.size() / AccountingPart.ENTRY;
        ByteBuffer written = ByteBuffer.wrap(entries.toByteArray());
        int sum = ColumnsHead.sumOf(written);
        PrivateFile.write(file, entries.toByteArray());
        new ColumnsHead(stamp, place, parts, sum).write(file);
      }
      Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rw-r--r--"));
      Files.move(unfinished, AccountingColumns.beside(accounting), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
    // of former versions: where the records of each job are
    Files.deleteIfExists(accounting.resolveSibling(accounting.getFileName() + ".index"));
  }

  private static long behindLastNewline(FileChannel text, long size) throws IOException {
    for (long end = size; end > 0; end -= AT_ONCE) {
      long start = Math.max(0, end - AT_ONCE);
      ByteBuffer octets = ColumnsHead.bytes(text, start, (int) (end - start));
      for (int i = octets.limit() - 1; i >= 0; i--) {
        if (octets.get(i) == '\n') {
          return start + i + 1;
        }
      }
    }
    return 0;
  }

  private static void writeParts(LineReader line, FileChannel file, ByteArrayOutputStream entries)
      throws IOException {
    boolean more = line.next();
    while (more) {
      AccountingPartWriter part = new AccountingPartWriter(line.start());
      for (; more && part.rows() < AccountingPart.LINES; more = line.next()) {
        part.add(line);
      }
      entries.writeBytes(part.write(file));
    }
  }
}
