package gridlite.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The columns of an accounting file as far as they hold for it as it is now: all of them, if it has
 * the stamp that they name, and otherwise those of the first parts whose text it has.
 */
final class CurrentColumns implements AutoCloseable {
  /** So many bytes are read rather than made columns of. */
  static final long MOST_LEFT = 1 << 17;

  private final Path accounting;
  private final FileChannel text;
  private final FileStamp stamp;
  private Optional<AccountingColumns> columns = Optional.empty();
  private int usable;

  /**
   * Opens the columns, and makes them where they are wanting and the caller has the right to.
   *
   * @param text the accounting file
   * @param stamp its stamp
   */
  CurrentColumns(Path accounting, FileChannel text, FileStamp stamp) throws IOException {
    this.accounting = accounting;
    this.text = text;
    this.stamp = stamp;
    open();
    boolean whole = columns.isPresent() && usable == columns.get().parts().size();
    if (!whole || stamp.size() - end() > MOST_LEFT) {
      renew();
    } else if (!columns.get().isOf(stamp)) {
      restamp(columns.get().head());
    }
  }

  private void open() throws IOException {
    columns = AccountingColumns.open(accounting);
    if (columns.isPresent()) {
      AccountingColumns found = columns.get();
      usable = found.isOf(stamp) ? found.parts().size() : found.partsOf(text);
    }
  }

  private void renew() throws IOException {
    if (!Files.isWritable(accounting.resolveSibling(""))) {
      return;
    }
    int kept = usable;
    if (kept > 0 && !parts().get(kept - 1).isFull()) {
      kept--;
    }
    try {
      new AccountingColumnsWriter(accounting).write(text, stamp, columns, kept);
    } catch (IOException e) {
      // a full disk, say: what there is can still be used
      return;
    }
    close();
    open();
  }

  private void restamp(ColumnsHead verified) {
    try (GrowingColumns growing = new GrowingColumns(accounting)) {
      if (growing.are(verified)) {
        growing.note(stamp);
      }
    } catch (IOException e) {
      // whoever reads them next compares them with the text again
    }
  }

  /** Returns whether there are any. */
  boolean areThere() {
    return columns.isPresent();
  }

  /** The parts that hold. */
  List<AccountingPart> parts() {
    return columns.map(found -> found.parts().subList(0, usable)).orElse(List.of());
  }

  /** Byte of the accounting file behind the lines that they have. */
  long end() {
    return columns.map(found -> found.end(usable)).orElse(0L);
  }

  /** Closes the columns; those that could not be read are removed, to be made anew. */
  @Override
  public void close() throws IOException {
    if (columns.isPresent()) {
      if (parts().stream().anyMatch(AccountingPart::isDamaged)) {
        remove();
      }
      columns.get().close();
    }
  }

  private void remove() {
    try {
      Files.deleteIfExists(AccountingColumns.beside(accounting));
    } catch (IOException e) {
      // others read them in the same way
    }
  }
}
