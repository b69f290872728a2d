package gridlite.quota;

import gridlite.job.MasterTask;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The demand of a limit on some jobs: that the slots they take fit into a count beside what is
 * used, or that their request fits by itself.
 */
public final class QuotaClaim {
  private final CompiledRule rule;
  private final QuotaCounters counters;
  private final Kind kind;
  private final double perSlot;
  private final double perJob;

  private enum Kind {
    COUNTED,
    COMPARED
  }

  private QuotaClaim(
      CompiledRule rule, QuotaCounters counters, Kind kind, double perSlot, double perJob) {
    this.rule = rule;
    this.counters = counters;
    this.kind = kind;
    this.perSlot = perSlot;
    this.perJob = perJob;
  }

  /**
   * A claim on what is counted.
   *
   * @param perSlot what each slot uses, at least 0
   * @param perJob what the master task uses beside that, at least 0
   */
  static QuotaClaim counted(
      CompiledRule rule, QuotaCounters counters, double perSlot, double perJob) {
    return new QuotaClaim(rule, counters, Kind.COUNTED, perSlot, perJob);
  }

  /** A request that is compared: the limit of its counters admits any number of slots or none. */
  static QuotaClaim compared(CompiledRule rule, QuotaCounters counters) {
    return new QuotaClaim(rule, counters, Kind.COMPARED, 1, 0);
  }

  CompiledRule rule() {
    return rule;
  }

  /** Returns whether the use is counted; else nothing is to be booked. */
  public boolean isCounted() {
    return kind == Kind.COUNTED;
  }

  /** Returns whether it means something else in each queue or on each host. */
  boolean isOfEachPlace() {
    return counters.areOfEachHost() || counters.areOfEachQueue();
  }

  /** Returns whether it means something else on each host. */
  boolean isOfEachHost() {
    return counters.areOfEachHost();
  }

  /** Returns the key of what is counted wherever it is; of a claim that means the same there. */
  QuotaKey keyEverywhere() {
    return counters.ofAll().key();
  }

  /** Returns what is counted under, somewhere. */
  public QuotaCounter counter(QuotaSpot spot) {
    return counters.at(spot);
  }

  /** Returns whether one more slot fits beside what is used. */
  boolean fits(QuotaSpot spot, QuotaUse used, MasterTask master) {
    return fits(counters.limit(spot), counters.used(spot, used), 1, master);
  }

  /** Returns whether one more slot fits wherever it is; of a claim that means the same there. */
  boolean fitsEverywhere(QuotaUse used, MasterTask master) {
    return fits(counters.limit(), counters.used(used), 1, master);
  }

  /** Returns whether one more slot is known to fit on each host; of a claim of each host. */
  boolean fitsOnEachHost(QuotaUse used, MasterTask master) {
    OptionalDouble limit = counters.sharedLimit();
    return limit.isPresent() && fits(limit.getAsDouble(), counters.most(used), 1, master);
  }

  /** Returns how many slots fit beside what is used, or {@link QuotaAnswers#UNBOUNDED}. */
  long room(QuotaSpot spot, QuotaUse used, MasterTask master) {
    return room(counters.limit(spot), counters.used(spot, used), master);
  }

  /** Returns how many slots fit wherever they are; of a claim that means the same there. */
  long roomEverywhere(QuotaUse used, MasterTask master) {
    return room(counters.limit(), counters.used(used), master);
  }

  private long room(double limit, double before, MasterTask master) {
    if (isIncluded(master) && perJob > 0 && before + perJob > limit) {
      return 0;
    }
    if (perSlot <= 0) {
      return QuotaAnswers.UNBOUNDED;
    }
    double slots = Math.floor((limit - before - (isIncluded(master) ? perJob : 0)) / perSlot);
    return slots <= 0 ? 0 : (long) Math.min(slots, QuotaAnswers.UNBOUNDED);
  }

  /** By how much some more slots exceed it, the master task among them. */
  QuotaExcess excess(QuotaRefusal refusal, QuotaSpot spot, QuotaUse used, long slots) {
    return excess(refusal, counters.limit(spot), counters.used(spot, used), slots);
  }

  /** By how much some more slots exceed it wherever they are. */
  QuotaExcess excessEverywhere(QuotaRefusal refusal, QuotaUse used, long slots) {
    return excess(refusal, counters.limit(), counters.used(used), slots);
  }

  private QuotaExcess excess(QuotaRefusal refusal, double limit, double used, long slots) {
    String attribute = refusal.key().attribute();
    return new QuotaExcess(
        refusal,
        attribute,
        isCounted()
            ? Optional.of(new QuotaExcess.Use(limit, used, amount(slots, MasterTask.INCLUDED)))
            : Optional.empty());
  }

  private static boolean isIncluded(MasterTask master) {
    return master == MasterTask.INCLUDED;
  }

  /** Returns what some slots use. */
  public double amount(long slots, MasterTask master) {
    return perSlot * slots + (isIncluded(master) ? perJob : 0);
  }

  /** Returns whether some slots fit beside what is used; who needs nothing always fits. */
  public boolean fits(QuotaCounter counter, double used, long slots, MasterTask master) {
    return fits(counter.limit(), used, slots, master);
  }

  private boolean fits(double limit, double used, long slots, MasterTask master) {
    double amount = amount(slots, master);
    return amount <= 0 || used + amount <= limit;
  }
}
