package gridlite.job;

import gridlite.value.PlainDecimal;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A record of the accounting file: a task that has ended.
 *
 * @param fields texts of the fields in the order of {@link Field}
 * @see "accounting(5)"
 */
public record AccountingEntry(List<String> fields) implements FinishedTask {
  /** The fields in the order of the file. */
  public enum Field {
    QUEUE,
    HOST,
    GROUP,
    OWNER,
    JOB_NAME,
    JOB_NUMBER,
    ACCOUNT,
    PRIORITY,
    SUBMISSION_TIME,
    START_TIME,
    END_TIME,
    FAILED,
    EXIT_STATUS,
    WALLCLOCK,
    USER_TIME,
    SYSTEM_TIME,
    MAX_RSS,
    IX_RSS,
    ISM_RSS,
    ID_RSS,
    IS_RSS,
    MINOR_FAULTS,
    MAJOR_FAULTS,
    SWAPS,
    IN_BLOCKS,
    OUT_BLOCKS,
    MESSAGES_SENT,
    MESSAGES_RECEIVED,
    SIGNALS,
    VOLUNTARY_SWITCHES,
    INVOLUNTARY_SWITCHES,
    PROJECT,
    DEPARTMENT,
    PARALLEL_ENVIRONMENT,
    SLOTS,
    TASK_NUMBER,
    CPU,
    MEMORY,
    IO,
    CATEGORY,
    IO_WAIT,
    PARALLEL_TASK,
    MAX_VMEM,
    RESERVATION,
    RESERVATION_TIME
  }

  private static final int COUNT = Field.values().length;

  private static final List<Field> TIMES =
      List.of(Field.SUBMISSION_TIME, Field.START_TIME, Field.END_TIME, Field.RESERVATION_TIME);

  /** Copies the list. */
  public AccountingEntry {
    fields = List.copyOf(fields);
  }

  /** Returns whether a line holds nothing for who reads the file: it is blank, or a comment. */
  public static boolean isNothing(String line) {
    return line.isBlank() || line.startsWith("#");
  }

  /** Reads a line; empty when it is not a record. */
  public static Optional<AccountingEntry> parse(String line) {
    List<String> parts = new ArrayList<>(COUNT);
    int start = 0;
    for (int colon = line.indexOf(':'); colon >= 0; colon = line.indexOf(':', start)) {
      parts.add(line.substring(start, colon));
      start = colon + 1;
    }
    parts.add(line.substring(start));
    if (parts.size() < COUNT) {
      return Optional.empty();
    }
    // the category alone may hold colons of its own
    int category = Field.CATEGORY.ordinal();
    int surplus = parts.size() - COUNT;
    if (surplus > 0) {
      List<String> pieces = parts.subList(category, category + surplus + 1);
      String joined = String.join(":", pieces);
      pieces.clear();
      parts.add(category, joined);
    }
    return Optional.of(new AccountingEntry(parts)).filter(AccountingEntry::isValid);
  }

  private boolean isValid() {
    return isNumber(Field.JOB_NUMBER)
        && isNumber(Field.START_TIME)
        && isNumber(Field.END_TIME)
        && TIMES.stream().allMatch(field -> Math.abs(real(field)) <= TimeValue.LAST_SECOND);
  }

  private boolean isNumber(Field field) {
    return number(text(field)).isPresent();
  }

  /** Returns the number that a text is; empty when it is none. */
  public static OptionalDouble number(String text) {
    long code = PlainDecimal.encode(text);
    if (code != PlainDecimal.OTHER) {
      return OptionalDouble.of(PlainDecimal.value(code));
    }
    try {
      return OptionalDouble.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  @Override
  public String text(Field field) {
    return fields.get(field.ordinal());
  }

  @Override
  public double real(Field field) {
    return number(text(field)).orElse(0);
  }

  @Override
  public AccountingEntry record() {
    return this;
  }
}
