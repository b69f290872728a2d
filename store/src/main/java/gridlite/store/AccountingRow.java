package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FinishedTask;
import gridlite.port.AccountingLine;
import org.jspecify.annotations.Nullable;

/** A line of an {@link AccountingPart}, which can be moved to others of them. */
final class AccountingRow implements FinishedTask {
  private final AccountingPart part;
  private final AccountingText text;

  /** Number of lines of the file that are in front of the part. */
  private final long before;

  private long @Nullable [] starts;
  private @Nullable AccountingEntry read;
  private int row;

  AccountingRow(AccountingPart part, AccountingText text, long before) {
    this.part = part;
    this.text = text;
    this.before = before;
  }

  /** Moves to a line, from 0. */
  void moveTo(int place) {
    row = place;
    read = null;
  }

  @Override
  public String text(Field field) {
    AccountingColumn column = part.column(field.ordinal());
    return column == null ? record().text(field) : column.text(row);
  }

  @Override
  public double real(Field field) {
    AccountingColumn column = part.column(field.ordinal());
    return column == null ? record().real(field) : column.real(row);
  }

  @Override
  public AccountingEntry record() {
    AccountingEntry known = read;
    if (known == null) {
      known = AccountingEntry.parse(line().text()).orElseThrow(text::changed);
      read = known;
    }
    return known;
  }

  /** The line itself. */
  AccountingLine line() {
    long[] known = starts;
    if (known == null) {
      known = starts();
      starts = known;
    }
    return new AccountingLine(before + row + 1, text.line(known[row], known[row + 1]));
  }

  /** Bytes of the file at which the lines begin, and the byte behind the last one. */
  private long[] starts() {
    long[] found = new long[part.text().rows() + 1];
    found[0] = part.text().start();
    AccountingColumn sizes = part.column(AccountingPart.SIZES);
    if (sizes != null) {
      for (int i = 1; i < found.length; i++) {
        found[i] = found[i - 1] + (long) sizes.real(i - 1);
      }
      return found;
    }
    LineReader line = text.lines(found[0], part.text().end());
    for (int i = 1; i < found.length && text.next(line); i++) {
      found[i] = found[i - 1] + line.size();
    }
    return found;
  }
}
