package gridlite.job;

import java.util.Optional;

/**
 * Number of an advance reservation, as {@code qrsub} prints it.
 *
 * @param number at least 1
 * @see "qrsub(1)"
 */
public record ReservationId(long number) implements Comparable<ReservationId> {
  /** Checks the range. */
  public ReservationId {
    if (number < 1) {
      throw new IllegalArgumentException("no number of an advance reservation: " + number);
    }
  }

  /** Returns the reservation of a number where 0, or less, means none. */
  public static Optional<ReservationId> of(long number) {
    return number < 1 ? Optional.empty() : Optional.of(new ReservationId(number));
  }

  @Override
  public int compareTo(ReservationId other) {
    return Long.compare(number, other.number);
  }

  /** The number. */
  @Override
  public String toString() {
    return Long.toString(number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReservationId that && number == that.number;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number);
  }
}
