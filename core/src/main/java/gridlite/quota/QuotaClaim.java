package gridlite.quota;

/**
 * What a job's slots at a queue instance are counted under, and how many the limit admits.
 *
 * @param key what it is counted under
 * @param limit most that may be used
 * @param perSlot what each slot uses, at least 0
 * @param perJob what the master task uses beside that, at least 0
 * @param extent where the limit holds
 */
public record QuotaClaim(
    QuotaKey key, double limit, double perSlot, double perJob, QuotaExtent extent) {
  /** What some slots use. */
  public double amount(long slots, boolean master) {
    return perSlot * slots + (master ? perJob : 0);
  }

  /** Whether some slots fit beside what is used; who needs nothing always fits. */
  public boolean fits(double used, long slots, boolean master) {
    double amount = amount(slots, master);
    return amount <= 0 || used + amount <= limit;
  }

  /** How many slots fit beside what is used; {@link Long#MAX_VALUE} for any number. */
  public long room(double used, boolean master) {
    if (master && perJob > 0 && used + perJob > limit) {
      return 0;
    }
    if (perSlot <= 0) {
      return Long.MAX_VALUE;
    }
    double slots = Math.floor((limit - used - (master ? perJob : 0)) / perSlot);
    return slots <= 0 ? 0 : (long) Math.min(slots, Long.MAX_VALUE);
  }

  /** The reason when it doesn't fit. */
  public QuotaRefusal refusal() {
    return new QuotaRefusal(key.members(), key.rule(), extent);
  }
}
