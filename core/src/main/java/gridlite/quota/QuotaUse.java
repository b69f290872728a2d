package gridlite.quota;

/** The use that the limits of quotas are compared with. */
@FunctionalInterface
public interface QuotaUse {
  /** Returns what a counter counts. */
  double of(QuotaCounter counter);

  /**
   * Returns a number that no counter of a group goes beyond; infinite where none is known.
   *
   * @param group as in {@link QuotaCounter#group}
   */
  default double most(int group) {
    return Double.POSITIVE_INFINITY;
  }
}
