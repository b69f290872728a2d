package gridlite.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The fields of an accounting file's records by columns, in a file beside it: what is selected is
 * found, and added up, without reading the lines. It is made of the accounting file and says
 * nothing that this does not say; it may lack the last lines. Whatever is wrong with it, it is as
 * none.
 *
 * <p>The file: its {@link ColumnsHead head}; the columns of the {@link AccountingPart parts}; a
 * directory of these.
 */
final class AccountingColumns implements AutoCloseable {
  private final FileChannel file;
  private final ColumnsHead head;
  private final List<AccountingPart> parts = new ArrayList<>();

  private AccountingColumns(FileChannel file, ColumnsHead head, ByteBuffer directory) {
    this.file = file;
    this.head = head;
    for (int i = 0; i < head.parts(); i++) {
      parts.add(new AccountingPart(file, directory, i * AccountingPart.ENTRY));
    }
  }

  /** The file of an accounting file's columns. */
  static Path beside(Path accounting) {
    return accounting.resolveSibling(accounting.getFileName() + ".columns");
  }

  /** Opens the columns of an accounting file; empty if there are none. */
  static Optional<AccountingColumns> open(Path accounting) {
    Optional<AccountingColumns> columns = Optional.empty();
    try {
      // a link in its place is not followed
      FileChannel file =
          FileChannel.open(
              beside(accounting), Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
      try {
        columns = read(file);
      } finally {
        if (columns.isEmpty()) {
          file.close();
        }
      }
    } catch (IOException e) {
      // as none
    }
    return columns;
  }

  private static Optional<AccountingColumns> read(FileChannel file) throws IOException {
    Optional<ColumnsHead> head = ColumnsHead.read(file);
    if (head.isEmpty()) {
      return Optional.empty();
    }
    long size = file.size() - head.get().place();
    if (size != (long) head.get().parts() * AccountingPart.ENTRY || size > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    ByteBuffer directory = ColumnsHead.bytes(file, head.get().place(), (int) size);
    return ColumnsHead.sumOf(directory) == head.get().sum()
        ? Optional.of(new AccountingColumns(file, head.get(), directory))
        : Optional.empty();
  }

  /** The parts, in the order of the accounting file. */
  List<AccountingPart> parts() {
    return List.copyOf(parts);
  }

  /** Returns whether the columns hold for an accounting file, as far as its stamp says. */
  boolean isOf(FileStamp stamp) {
    return head.stamp().equals(stamp);
  }

  ColumnsHead head() {
    return head;
  }

  /** Returns how many parts, from the first one on, an accounting file has the text of. */
  int partsOf(FileChannel accounting) throws IOException {
    int count = 0;
    while (count < parts.size() && parts.get(count).text().isIn(accounting)) {
      count++;
    }
    return count;
  }

  /** Byte of the accounting file behind the lines that the first parts have. */
  long end(int count) {
    return count == 0 ? 0 : parts.get(count - 1).text().end();
  }

  /** Copies the columns of the first parts to the end of a file, and their entries. */
  void copy(int count, FileChannel to, ByteArrayOutputStream entries) throws IOException {
    long end = count == 0 ? ColumnsHead.SIZE : parts.get(count - 1).placeBehind();
    for (long at = ColumnsHead.SIZE; at < end; ) {
      long copied = file.transferTo(at, end - at, to);
      if (copied <= 0) {
        throw new IOException("columns that were there are gone");
      }
      at += copied;
    }
    for (AccountingPart part : parts.subList(0, count)) {
      entries.writeBytes(part.entry());
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
