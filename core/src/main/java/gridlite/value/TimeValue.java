package gridlite.value;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A duration as it was spelled: seconds (every spelling of a number), {@code h:m:s} whose parts may
 * be empty and exceed 59, or {@code INFINITY}.
 *
 * @param text the spelling, kept for listings
 * @param seconds the duration in seconds, {@link Double#POSITIVE_INFINITY} for infinity
 * @see "sge_types(1), time_specifier"
 */
public record TimeValue(String text, double seconds) {
  /** Seconds from 1970 to the end of the year 9999; a later point in time is a mistake. */
  public static final long LAST_SECOND = 253_402_300_799L;

  /** No limit. */
  public static final TimeValue INFINITY = new TimeValue("INFINITY", Double.POSITIVE_INFINITY);

  /** The duration that {@code text} spells; empty when it spells none. */
  public static Optional<TimeValue> parse(String text) {
    OptionalDouble seconds = parseSeconds(text);
    return seconds.isPresent()
        ? Optional.of(new TimeValue(text, seconds.getAsDouble()))
        : Optional.empty();
  }

  /**
   * The duration of the code's own that {@code text} spells.
   *
   * @throws IllegalArgumentException when it spells none
   */
  public static TimeValue of(String text) {
    return parse(text).orElseThrow(() -> new IllegalArgumentException(text));
  }

  /** A duration of whole seconds. */
  public static TimeValue ofSeconds(long seconds) {
    return new TimeValue(Long.toString(seconds), seconds);
  }

  /** Returns whether there is no limit. */
  public boolean isInfinite() {
    return Double.isInfinite(seconds);
  }

  /** Returns whether it is 0 or more, and has an end. */
  public boolean isFiniteFromZero() {
    return seconds >= 0 && !isInfinite();
  }

  /** Seconds that {@code text} spells; empty when it spells no duration. */
  public static OptionalDouble parseSeconds(String text) {
    if (NumberSyntax.isInfinity(text)) {
      return OptionalDouble.of(Double.POSITIVE_INFINITY);
    }
    int first = text.indexOf(':');
    if (first < 0) {
      return NumberSyntax.parse(text);
    }
    int second = text.indexOf(':', first + 1);
    if (second < 0 || text.indexOf(':', second + 1) >= 0) {
      return OptionalDouble.empty();
    }
    OptionalDouble hours = part(text.substring(0, first));
    OptionalDouble minutes = part(text.substring(first + 1, second));
    OptionalDouble seconds = part(text.substring(second + 1));
    return hours.isEmpty() || minutes.isEmpty() || seconds.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            hours.getAsDouble() * 3600 + minutes.getAsDouble() * 60 + seconds.getAsDouble());
  }

  private static OptionalDouble part(String digits) {
    return digits.isEmpty() ? OptionalDouble.of(0) : NumberSyntax.parse(digits);
  }

  /** Canonical {@code hh:mm:ss}, hours unlimited; {@code infinity} without limit. */
  public static String clock(double seconds) {
    if (Double.isInfinite(seconds)) {
      return "infinity";
    }
    long total = (long) seconds;
    return (total < 0 ? "-" : "") + clockOf(Math.abs(total));
  }

  /**
   * Like {@link #clock}, as the listings of Grid Engine have it: there seconds are cut to 32 bits
   * with a sign, of which the least number stands for all that do not fit, and are then read
   * without one (conformance/complexes/times-below-nothing.t).
   */
  public static String listedClock(double seconds) {
    if (Double.isInfinite(seconds)) {
      return "infinity";
    }
    long whole = (long) seconds;
    int cut = whole == (int) whole ? (int) whole : Integer.MIN_VALUE;
    return clockOf(Integer.toUnsignedLong(cut));
  }

  private static String clockOf(long seconds) {
    return two(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }
}
