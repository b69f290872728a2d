package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * The counters of a limit for one user, project and parallel environment: one for all places, or
 * one for each queue, host or queue instance. They are made when they are first asked for.
 */
final class QuotaCounters {
  private final QuotaRules rules;
  private final CompiledRule rule;
  private final ComplexAttribute attribute;
  private final CompiledLimit.Members members;
  private final ToDoubleFunction<String> limits;
  private final double everywhere;
  private final boolean eachQueue;
  private final boolean eachHost;
  private QuotaCounter[] counters = new QuotaCounter[1];

  /**
   * Counters.
   *
   * @param limits the limit on a host; on an empty name the one that all places share
   */
  QuotaCounters(
      QuotaRules rules,
      CompiledRule rule,
      ComplexAttribute attribute,
      CompiledLimit.Members members,
      ToDoubleFunction<String> limits) {
    this.rules = rules;
    this.rule = rule;
    this.attribute = attribute;
    this.members = members;
    this.limits = limits;
    this.eachQueue = rule.isExpanded(QuotaSubject.QUEUES);
    this.eachHost = rule.isExpanded(QuotaSubject.HOSTS);
    this.everywhere = eachHost ? 0 : limits.applyAsDouble("");
  }

  /** Returns whether queues have counters of their own. */
  boolean areOfEachQueue() {
    return eachQueue;
  }

  /** Returns whether hosts have counters of their own. */
  boolean areOfEachHost() {
    return eachHost;
  }

  double limit(QuotaSpot spot) {
    return eachHost ? limits.applyAsDouble(spot.host()) : everywhere;
  }

  /** Returns what is used where something has been counted, else nothing. */
  double used(QuotaSpot spot, ToDoubleFunction<QuotaCounter> used) {
    int index = index(spot);
    QuotaCounter counter = index < counters.length ? counters[index] : null;
    return counter == null ? 0 : used.applyAsDouble(counter);
  }

  QuotaCounter at(QuotaSpot spot) {
    int index = index(spot);
    if (index >= counters.length) {
      counters = Arrays.copyOf(counters, Math.max(index + 1, 2 * counters.length));
    }
    QuotaCounter counter = counters[index];
    if (counter == null) {
      String host = eachHost ? spot.host() : "";
      counter =
          new QuotaCounter(
              rules.nextCounter(),
              this,
              spot,
              new QuotaKey(
                  rule.number(),
                  rule.label(),
                  attribute.name(),
                  members.user(),
                  members.project(),
                  members.parallelEnvironment(),
                  eachQueue ? spot.queue() : "",
                  host));
      counters[index] = counter;
    }
    return counter;
  }

  private int index(QuotaSpot spot) {
    if (eachQueue && eachHost) {
      return spot.number();
    } else if (eachHost) {
      return spot.hostNumber();
    }
    return eachQueue ? spot.queueNumber() : 0;
  }
}
