package gridlite.quota;

import java.util.function.DoubleSupplier;

/**
 * A count that a limit goes by; there is one for each member of the rule's expanded filters, so
 * that it can stand for its key.
 */
public final class QuotaCounter {
  private final int number;
  private final int group;
  private final DoubleSupplier limit;
  private final QuotaKey key;

  QuotaCounter(int number, int group, DoubleSupplier limit, QuotaKey key) {
    this.number = number;
    this.group = group;
    this.limit = limit;
    this.key = key;
  }

  /** Number among the counters of the same rules, from 0. */
  public int number() {
    return number;
  }

  /**
   * Number of the group of the counters of one limit for the same members, one for each queue or
   * host, from 0.
   */
  public int group() {
    return group;
  }

  /** Most that may be used at present. */
  public double limit() {
    return limit.getAsDouble();
  }

  /** Returns what it counts. */
  public QuotaKey key() {
    return key;
  }
}
