package gridlite.value;

import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The numbers of slots a parallel job accepts, as {@code -pe} takes them: {@code 4}, {@code 2-8},
 * {@code 3-}, {@code -6}, {@code 1,2,4-6}.
 *
 * @param parts the intervals, in ascending order, with numbers between any two
 * @see "qsub(1), -pe"
 */
public record SlotRange(List<Interval> parts) {
  /** The end of an open range. */
  public static final long OPEN_END = 9_999_999;

  /** Numbers {@code min} to {@code max}, both included. */
  public record Interval(long min, long max) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Interval that && min == that.min && max == that.max;
    }

    @Override
    public int hashCode() {
      return 31 * Long.hashCode(min) + Long.hashCode(max);
    }
  }

  /** One slot, the range of a job without a parallel environment. */
  public static final SlotRange ONE = new SlotRange(List.of(new Interval(1, 1)));

  /** Copies the list. */
  public SlotRange {
    parts = List.copyOf(parts);
  }

  /** Reads a range; blanks are not allowed. What overlaps or adjoins becomes one interval. */
  public static SlotRange parse(String text) {
    List<Interval> parts = new ArrayList<>();
    int offset = 0;
    for (String part : text.split(",", -1)) {
      parts.add(parsePart(part, offset));
      offset += part.length() + 1;
    }
    parts.sort((a, b) -> Long.compare(a.min(), b.min()));
    return new SlotRange(united(parts));
  }

  private static List<Interval> united(List<Interval> ascending) {
    List<Interval> united = new ArrayList<>();
    for (Interval part : ascending) {
      int last = united.size() - 1;
      if (last >= 0 && part.min() <= united.get(last).max() + 1) {
        Interval before = united.get(last);
        united.set(last, new Interval(before.min(), Math.max(before.max(), part.max())));
      } else {
        united.add(part);
      }
    }
    return united;
  }

  private static Interval parsePart(String part, int offset) {
    int dash = part.indexOf('-');
    if (dash < 0) {
      long number = number(part, offset);
      return new Interval(number, number);
    }
    String low = part.substring(0, dash);
    String high = part.substring(dash + 1);
    if (low.isEmpty() && high.isEmpty()) {
      throw new FormatException(offset, "\"-\" needs a number of slots before or behind it");
    }
    long from = low.isEmpty() ? 1 : number(low, offset);
    long to = high.isEmpty() ? OPEN_END : number(high, offset + dash + 1);
    return from <= to ? new Interval(from, to) : new Interval(to, from);
  }

  private static long number(String digits, int offset) {
    if (digits.isEmpty() || digits.length() > 9) {
      throw new FormatException(offset, "\"" + digits + "\" is not a number of slots");
    }
    for (int i = 0; i < digits.length(); i++) {
      if (!Character.isDigit(digits.charAt(i))) {
        throw new FormatException(offset + i, "\"" + digits + "\" is not a number of slots");
      }
    }
    return Long.parseLong(digits);
  }

  /** Smallest number. */
  public long min() {
    return parts.get(0).min();
  }

  /** Largest number; {@link #OPEN_END} when the range is open. */
  public long max() {
    long max = 0;
    for (Interval part : parts) {
      max = Math.max(max, part.max());
    }
    return max;
  }

  /** Returns whether there is just one number. */
  public boolean isSingle() {
    return min() == max();
  }

  /** Returns whether {@code slots} is one of the numbers. */
  public boolean contains(long slots) {
    for (Interval part : parts) {
      if (part.min() <= slots && slots <= part.max()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether one of the numbers is a multiple of {@code number}. */
  public boolean hasMultiple(long number) {
    return leastMultiple(number).isPresent();
  }

  /** The least of the numbers that is a multiple of {@code number}. */
  public OptionalLong leastMultiple(long number) {
    return parts.stream()
        .filter(part -> part.max() / number * number >= part.min())
        .mapToLong(part -> (part.min() + number - 1) / number * number)
        .min();
  }

  /**
   * The largest of the numbers that is a multiple of {@code number} and at most {@code limit}; 0
   * when there is none.
   */
  public long largestMultiple(long number, long limit) {
    return parts.stream()
        .mapToLong(part -> Math.min(part.max(), limit) / number * number)
        .filter(this::contains)
        .max()
        .orElse(0);
  }

  /** Largest accepted number that is at most {@code limit}; 0 when there is none. */
  public long largestUpTo(long limit) {
    long best = 0;
    for (Interval part : parts) {
      if (part.min() <= limit) {
        best = Math.max(best, Math.min(part.max(), limit));
      }
    }
    return best;
  }

  /** As listings print it: two neighbouring numbers as {@code 2,3}, more as {@code 2-4}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Interval part : parts) {
      if (text.length() > 0) {
        text.append(',');
      }
      text.append(part.min());
      if (part.max() > part.min()) {
        text.append(part.max() == part.min() + 1 ? ',' : '-').append(part.max());
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SlotRange that && parts.equals(that.parts);
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }
}
