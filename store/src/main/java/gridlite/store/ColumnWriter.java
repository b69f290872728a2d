package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.value.PlainDecimal;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the values of a column. As long as all are plain decimal numbers, their codes are kept;
 * from the first other one on, the different texts and which of them each row has.
 */
final class ColumnWriter {
  /** First byte of a column of numbers. */
  static final byte NUMBERS = 0;

  private static final byte TEXTS = 1;
  private static final int FIRST_ROWS = 256;

  private long[] values = new long[FIRST_ROWS];
  private int rows;
  private boolean numbers = true;
  private final List<String> texts = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private long smallest = Long.MAX_VALUE;
  private long largest = Long.MIN_VALUE;

  /** Adds the text of the next row. */
  void add(String text) {
    if (numbers) {
      long code = PlainDecimal.encode(text);
      if (code != PlainDecimal.OTHER) {
        long whole = (long) PlainDecimal.value(code);
        smallest = Math.min(smallest, whole);
        largest = Math.max(largest, whole);
        put(code);
        return;
      }
      becomeTexts();
    }
    put(place(text));
  }

  /** Adds a row that nobody looks at. */
  void skip() {
    put(rows == 0 ? 0 : values[rows - 1]);
  }

  private void put(long value) {
    if (rows == values.length) {
      values = Arrays.copyOf(values, 2 * rows);
    }
    values[rows++] = value;
  }

  private void becomeTexts() {
    numbers = false;
    for (int row = 0; row < rows; row++) {
      values[row] = place(PlainDecimal.text(values[row]));
    }
  }

  private long place(String text) {
    Integer known = places.get(text);
    if (known != null) {
      return known;
    }
    long whole = (long) AccountingEntry.number(text).orElse(0);
    smallest = Math.min(smallest, whole);
    largest = Math.max(largest, whole);
    places.put(text, texts.size());
    texts.add(text);
    return texts.size() - 1L;
  }

  /** The smallest of the whole numbers that the texts are. */
  long smallest() {
    return smallest;
  }

  /** The largest of the whole numbers that the texts are. */
  long largest() {
    return largest;
  }

  /** The bytes of the column. */
  ByteBuffer bytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(numbers ? NUMBERS : TEXTS);
      if (!numbers) {
        writeTexts(out);
      }
      PackedNumbers.write(out, values, rows);
    }
    return ByteBuffer.wrap(bytes.toByteArray());
  }

  private void writeTexts(DataOutputStream out) throws IOException {
    long[] lengths = new long[texts.size()];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = texts.get(i).length();
    }
    out.writeInt(lengths.length);
    PackedNumbers.write(out, lengths, lengths.length);
    for (String text : texts) {
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    }
  }
}
