package gridlite.quota;

/**
 * A count that a limit goes by; there is one for each member of the rule's expanded filters, so
 * that it can stand for its key.
 */
public final class QuotaCounter {
  private final int number;
  private final QuotaCounters home;
  private final QuotaSpot spot;
  private final QuotaKey key;

  QuotaCounter(int number, QuotaCounters home, QuotaSpot spot, QuotaKey key) {
    this.number = number;
    this.home = home;
    this.spot = spot;
    this.key = key;
  }

  /** Number among the counters of the same rules, from 0. */
  public int number() {
    return number;
  }

  /** Most that may be used at present. */
  public double limit() {
    return home.limit(spot);
  }

  /** Returns what it counts. */
  public QuotaKey key() {
    return key;
  }
}
