package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.store.AccountingPart.Text;
import gridlite.store.AccountingPart.Written;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Optional;

/** Collects the lines of an {@link AccountingPart}. */
final class AccountingPartWriter {
  private static final Field[] FIELDS = Field.values();

  private final ColumnWriter[] columns = new ColumnWriter[AccountingPart.COLUMNS];
  private final TextSum sum = new TextSum();
  private final long start;
  private long size;
  private int rows;

  /**
   * A part without lines.
   *
   * @param start byte of the accounting file at which it begins
   */
  AccountingPartWriter(long start) {
    this.start = start;
    for (int i = 0; i < columns.length; i++) {
      columns[i] = new ColumnWriter();
    }
  }

  int rows() {
    return rows;
  }

  /** Adds the line at which a reader is. */
  void add(LineReader line) {
    String text = line.text();
    Optional<AccountingEntry> entry =
        AccountingEntry.isNothing(text) ? Optional.empty() : AccountingEntry.parse(text);
    for (Field field : FIELDS) {
      ColumnWriter column = columns[field.ordinal()];
      if (entry.isPresent()) {
        column.add(entry.get().text(field));
      } else {
        column.skip();
      }
    }
    columns[AccountingPart.SIZES].add(Integer.toString(line.size()));
    columns[AccountingPart.OTHERS].add(entry.isPresent() ? "0" : "1");
    line.addTo(sum);
    size += line.size();
    rows++;
  }

  /**
   * Writes the columns to the end of a file.
   *
   * @return the part's entry in the directory
   */
  byte[] write(FileChannel file) throws IOException {
    long place = file.position();
    Written[] written = new Written[columns.length];
    for (int i = 0; i < columns.length; i++) {
      ColumnWriter column = columns[i];
      written[i] = new Written(column.bytes(), column.smallest(), column.largest());
      write(file, written[i].bytes().duplicate());
    }
    return AccountingPart.entry(new Text(rows, start, size, sum.value()), place, written);
  }

  private static void write(FileChannel file, ByteBuffer left) throws IOException {
    while (left.hasRemaining()) {
      file.write(left);
    }
  }
}
