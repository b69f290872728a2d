package gridlite.store;

import gridlite.job.AccountingEntry.Field;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Some lines of an accounting file that follow each other, as columns: one for each field, one for
 * how long the lines are, and one for whether they have to be read themselves. A column is read
 * when somebody asks for it. One that is not as it was written is as none: then the lines say what
 * it would.
 */
final class AccountingPart {
  /** Lines of a full part. */
  static final int LINES = 1 << 14;

  /** The column of how many bytes each line takes, with its end. */
  static final int SIZES = Field.values().length;

  /** The column that has 1 for a line that has to be read itself, as it is not a record; or 0. */
  static final int OTHERS = SIZES + 1;

  /** Number of columns. */
  static final int COLUMNS = OTHERS + 1;

  private static final int COLUMN_ENTRY = 2 * Integer.BYTES + 2 * Long.BYTES;
  private static final int HEAD = Integer.BYTES + 4 * Long.BYTES;

  /** Bytes that a directory has for a part. */
  static final int ENTRY = HEAD + COLUMNS * COLUMN_ENTRY;

  private final FileChannel file;
  private final ByteBuffer directory;
  private final int entry;
  private final Text text;
  private final @Nullable AccountingColumn[] columns = new AccountingColumn[COLUMNS];
  private final BitSet damaged = new BitSet();

  /**
   * A part.
   *
   * @param file the file of the columns
   * @param directory its directory
   * @param entry byte of the directory at which the part's entry begins
   */
  AccountingPart(FileChannel file, ByteBuffer directory, int entry) {
    this.file = file;
    this.directory = directory;
    this.entry = entry;
    this.text =
        new Text(
            directory.getInt(entry),
            directory.getLong(entry + Integer.BYTES),
            directory.getLong(entry + Integer.BYTES + Long.BYTES),
            directory.getLong(entry + Integer.BYTES + 2 * Long.BYTES));
  }

  /**
   * The lines of a part in the accounting file.
   *
   * @param rows number of them
   * @param start byte at which they begin
   * @param size their bytes
   * @param sum {@link TextSum} of these
   */
  record Text(int rows, long start, long size, long sum) {
    long end() {
      return start + size;
    }

    /** Returns whether an accounting file has them. */
    boolean isIn(FileChannel accounting) throws IOException {
      return accounting.size() >= end() && TextSum.of(accounting, start, size) == sum;
    }
  }

  /** A column of a part, as it is to be written. */
  record Written(ByteBuffer bytes, long smallest, long largest) {}

  /**
   * The entry of a part.
   *
   * @param place byte of the file of columns at which its columns begin
   */
  static byte[] entry(Text text, long place, Written[] columns) {
    ByteBuffer out = ByteBuffer.allocate(ENTRY);
    out.putInt(text.rows()).putLong(text.start()).putLong(text.size()).putLong(text.sum());
    out.putLong(place);
    for (Written column : columns) {
      out.putInt(column.bytes().limit()).putInt(ColumnsHead.sumOf(column.bytes()));
      out.putLong(column.smallest()).putLong(column.largest());
    }
    return out.array();
  }

  /** Its entry in the directory. */
  byte[] entry() {
    byte[] copy = new byte[ENTRY];
    directory.get(entry, copy);
    return copy;
  }

  /** Its lines in the accounting file. */
  Text text() {
    return text;
  }

  /** Byte of the file of columns behind its columns. */
  long placeBehind() {
    return place(COLUMNS);
  }

  private long place(int column) {
    long place = directory.getLong(entry + HEAD - Long.BYTES);
    for (int i = 0; i < column; i++) {
      place += directory.getInt(entryOf(i));
    }
    return place;
  }

  private int entryOf(int column) {
    return entry + HEAD + column * COLUMN_ENTRY;
  }

  /** The smallest whole number in a column, a fraction being cut off. */
  long smallest(int column) {
    return directory.getLong(entryOf(column) + 2 * Integer.BYTES);
  }

  /** The largest whole number in a column. */
  long largest(int column) {
    return directory.getLong(entryOf(column) + 2 * Integer.BYTES + Long.BYTES);
  }

  /** Returns whether no more lines have room. */
  boolean isFull() {
    return text.rows() == LINES;
  }

  /** The lines that have to be read themselves: all, if it is not known which. */
  BitSet others() {
    BitSet others = new BitSet(text.rows());
    if (largest(OTHERS) > 0) {
      AccountingColumn column = column(OTHERS);
      for (int row = 0; row < text.rows(); row++) {
        others.set(row, column == null || column.real(row) > 0);
      }
    }
    return others;
  }

  /** A column; null if it can't be read. */
  @Nullable AccountingColumn column(int number) {
    AccountingColumn known = columns[number];
    if (known == null && !damaged.get(number)) {
      known = read(number);
      columns[number] = known;
      damaged.set(number, known == null);
    }
    return known;
  }

  /** Returns whether a column could not be read. */
  boolean isDamaged() {
    return !damaged.isEmpty();
  }

  private @Nullable AccountingColumn read(int number) {
    ByteBuffer bytes;
    try {
      bytes = ColumnsHead.bytes(file, place(number), directory.getInt(entryOf(number)));
    } catch (IOException e) {
      return null;
    }
    boolean whole = ColumnsHead.sumOf(bytes) == directory.getInt(entryOf(number) + Integer.BYTES);
    return whole ? AccountingColumn.read(bytes, text.rows()) : null;
  }
}
