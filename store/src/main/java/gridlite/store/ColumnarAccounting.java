package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.FieldCondition.OfNumber;
import gridlite.port.AccountingLine;
import gridlite.port.AccountingVisitor;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Passes on what an accounting file has, by its {@link CurrentColumns}. Lines behind these, and
 * those that are not records, are passed on as they are. Where no columns can be read or made,
 * nothing is.
 */
final class ColumnarAccounting {
  /** Smaller files are read as a whole: a tenth of a second, and nothing to keep. */
  static final long WORTHWHILE = 1 << 20;

  private final Path file;
  private final long least;

  /** The accounting file of a cell. */
  static ColumnarAccounting of(Path cell) {
    return new ColumnarAccounting(cell.resolve("common").resolve("accounting"), WORTHWHILE);
  }

  /**
   * An accounting file.
   *
   * @param least bytes of the smallest file that has columns
   */
  ColumnarAccounting(Path file, long least) {
    this.file = file;
    this.least = least;
  }

  /**
   * Passes on tasks that meet conditions, others perhaps, and lines that have to be looked at.
   *
   * @return false if nothing was passed on: the file has to be read as a whole
   */
  boolean visit(List<FieldCondition> conditions, AccountingVisitor visitor) {
    try {
      FileStamp before = FileStamp.of(file);
      if (before.size() < least) {
        return false;
      }
      try (FileChannel text = FileChannel.open(file, StandardOpenOption.READ)) {
        FileStamp stamp = FileStamp.of(file);
        return stamp.node() == before.node() && visit(text, stamp, conditions, visitor);
      }
    } catch (IOException e) {
      // whoever reads the whole file reports what is wrong with it
      return false;
    }
  }

  private boolean visit(
      FileChannel text, FileStamp stamp, List<FieldCondition> conditions, AccountingVisitor visitor)
      throws IOException {
    try (CurrentColumns columns = new CurrentColumns(file, text, stamp)) {
      if (!columns.areThere()) {
        return false;
      }
      AccountingText lines = new AccountingText(file, text);
      long before = 0;
      for (AccountingPart part : columns.parts()) {
        visit(part, new AccountingRow(part, lines, before), conditions, visitor);
        before += part.text().rows();
      }
      LineReader rest = lines.lines(columns.end(), stamp.size());
      while (lines.next(rest)) {
        before++;
        visitor.line(new AccountingLine(before, rest.text()));
      }
      return true;
    }
  }

  private static void visit(
      AccountingPart part,
      AccountingRow row,
      List<FieldCondition> conditions,
      AccountingVisitor visitor) {
    BitSet others = part.others();
    BitSet rows = new BitSet();
    rows.set(0, part.text().rows());
    rows.andNot(others);
    for (FieldCondition condition : conditions) {
      restrict(rows, part, condition);
    }
    rows.or(others);
    for (int place = rows.nextSetBit(0); place >= 0; place = rows.nextSetBit(place + 1)) {
      row.moveTo(place);
      if (others.get(place)) {
        visitor.line(row.line());
      } else {
        visitor.task(row);
      }
    }
  }

  private static void restrict(BitSet rows, AccountingPart part, FieldCondition condition) {
    int field = condition.field().ordinal();
    if (condition instanceof OfNumber numbers
        && numbers.excludes(part.smallest(field), part.largest(field))) {
      rows.clear();
    }
    if (!rows.isEmpty()) {
      Optional.ofNullable(part.column(field)).ifPresent(column -> column.restrict(rows, condition));
    }
  }
}
