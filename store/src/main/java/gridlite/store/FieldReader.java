package gridlite.store;

import gridlite.job.JobId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads what a {@link FieldWriter} wrote, field by field. */
final class FieldReader {
  private final String text;
  private int position;

  FieldReader(String text) {
    this.text = text;
  }

  String text() {
    int length = length();
    int start = position;
    position += length;
    return text.substring(start, position);
  }

  /** Passes over the length of a field. */
  private int length() {
    int length = 0;
    char next = text.charAt(position++);
    while (next != ':') {
      length = length * 10 + next - '0';
      next = text.charAt(position++);
    }
    return length;
  }

  /** Passes over some fields. */
  void skip(int fields) {
    for (int i = 0; i < fields; i++) {
      int length = length();
      position += length;
    }
  }

  /** Returns whether the next field is one of some texts; it stays the next. */
  boolean isNext(Set<String> texts) {
    int start = position;
    boolean found = texts.contains(text());
    position = start;
    return found;
  }

  long number() {
    int length = length();
    int start = position;
    position += length;
    return Long.parseLong(text, start, position, 10);
  }

  int count() {
    return Math.toIntExact(number());
  }

  double real() {
    int length = length();
    int start = position;
    position += length;
    boolean digit = length == 1 && Character.isDigit(text.charAt(start));
    return digit ? text.charAt(start) - '0' : Double.parseDouble(text.substring(start, position));
  }

  boolean flag() {
    return number() == 1;
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

  JobId job() {
    return JobId.of(number());
  }

  List<JobId> jobs() {
    int count = count();
    List<JobId> jobs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      jobs.add(job());
    }
    return jobs;
  }

  boolean hasMore() {
    return position < text.length();
  }
}
