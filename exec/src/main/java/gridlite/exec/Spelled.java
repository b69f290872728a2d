package gridlite.exec;

import java.time.Instant;
import java.util.Optional;

/** Numbers in files that may have been damaged: read as they are, or not at all. */
final class Spelled {
  /** The year 9999, beyond which nothing can be dated. */
  private static final double LAST_SECOND = 253_402_300_799.0;

  private Spelled() {}

  /** A whole number from 0. */
  static Optional<Long> count(String text) {
    if (text.isEmpty() || text.length() > 18) {
      return Optional.empty();
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return Optional.empty();
      }
    }
    return Optional.of(Long.parseLong(text));
  }

  /** A number from 0 with a fraction. */
  static Optional<Double> amount(String text) {
    try {
      double value = Double.parseDouble(text);
      return value >= 0 && value < Double.MAX_VALUE ? Optional.of(value) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Returns whether a number is 0, which files have in place of a time that there is not. */
  static boolean isZero(String text) {
    return amount(text).filter(value -> value == 0).isPresent();
  }

  /** Seconds since 1970. */
  static Optional<Instant> instant(String text) {
    return amount(text)
        .filter(seconds -> seconds <= LAST_SECOND)
        .map(seconds -> Instant.ofEpochMilli((long) (seconds * 1000)));
  }
}
