package gridlite.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/**
 * The columns of an accounting file that is about to grow, or has grown: they hold for the larger
 * file as well, whose last lines they lack. Nothing depends on it: columns that are not carried
 * along are compared with the text.
 */
final class GrowingColumns implements AutoCloseable {
  private final Path accounting;
  private final Optional<FileChannel> file;
  private final Optional<ColumnsHead> head;

  /** Opens the columns, if there are any. */
  GrowingColumns(Path accounting) {
    this.accounting = accounting;
    Optional<FileChannel> opened = Optional.empty();
    Optional<ColumnsHead> read = Optional.empty();
    try {
      opened =
          Optional.of(
              FileChannel.open(
                  AccountingColumns.beside(accounting),
                  Set.of(
                      StandardOpenOption.READ,
                      StandardOpenOption.WRITE,
                      LinkOption.NOFOLLOW_LINKS)));
      read = ColumnsHead.read(opened.get());
    } catch (IOException e) {
      // as without columns
    }
    this.file = opened;
    this.head = read;
  }

  /** Returns whether the columns hold for the accounting file as it is. */
  boolean hold() {
    try {
      return head.isPresent() && head.get().stamp().equals(FileStamp.of(accounting));
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns whether the columns are those with some head. */
  boolean are(ColumnsHead other) {
    return head.isPresent() && head.get().isOfSame(other);
  }

  /**
   * Notes that the columns held for the accounting file, which has grown and else not changed.
   *
   * @param size that it has now
   */
  void noteGrowth(long size) {
    try {
      FileStamp stamp = FileStamp.of(accounting);
      if (stamp.size() == size && head.isPresent() && stamp.node() == head.get().stamp().node()) {
        note(stamp);
      }
    } catch (IOException e) {
      // whoever reads the columns compares them with the text
    }
  }

  /** Notes that the columns hold for the accounting file as it was with some stamp. */
  void note(FileStamp stamp) throws IOException {
    if (file.isPresent() && head.isPresent()) {
      head.get().with(stamp).write(file.get());
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
