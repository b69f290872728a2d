package gridlite.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Reads what a {@link FieldWriter} wrote, field by field. */
final class FieldReader {
  private final String text;
  private int position;

  FieldReader(String text) {
    this.text = text;
  }

  String text() {
    int length = 0;
    char next = text.charAt(position++);
    while (next != ':') {
      length = length * 10 + next - '0';
      next = text.charAt(position++);
    }
    int start = position;
    position += length;
    return text.substring(start, position);
  }

  long number() {
    return Long.parseLong(text());
  }

  int count() {
    return Integer.parseInt(text());
  }

  double real() {
    return Double.parseDouble(text());
  }

  boolean flag() {
    return text().equals("1");
  }

  Instant instant() {
    return Instant.ofEpochSecond(number(), number());
  }

  List<String> texts() {
    int count = count();
    List<String> fields = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      fields.add(text());
    }
    return fields;
  }

  List<Long> numbers() {
    int count = count();
    List<Long> numbers = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      numbers.add(number());
    }
    return numbers;
  }

  boolean hasMore() {
    return position < text.length();
  }

  /** What has not been read yet. */
  String rest() {
    return text.substring(position);
  }
}
