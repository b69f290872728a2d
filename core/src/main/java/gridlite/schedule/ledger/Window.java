package gridlite.schedule.ledger;

/**
 * A span of time in seconds since 1970.
 *
 * @param from first second
 * @param to second behind the last one; {@link #FOREVER} without an end
 */
public record Window(long from, long to) {
  /** No end. */
  public static final long FOREVER = Long.MAX_VALUE;

  /** All of time: what bookings use when no reservation makes the future matter. */
  public static final Window ALWAYS = new Window(Long.MIN_VALUE, FOREVER);

  /** The end of time, when all has ended that ends. */
  public static final Window END = new Window(FOREVER - 1, FOREVER);

  /** A span of some length; an infinite one has no end. */
  public static Window of(long from, double seconds) {
    boolean endless = seconds >= (double) FOREVER - from;
    return new Window(from, endless ? FOREVER : from + (long) seconds);
  }

  /** Its first second; all of time has none. */
  public Window instant() {
    return from == Long.MIN_VALUE ? this : new Window(from, from + 1);
  }

  /** Length in seconds; infinite without an end. */
  double seconds() {
    return to == FOREVER ? Double.POSITIVE_INFINITY : (double) to - from;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Window that && from == that.from && to == that.to;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(from) + Long.hashCode(to);
  }
}
