package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.name.HostName;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;

/**
 * The counters of a limit for one user, project and parallel environment: one for all places, or
 * one for each queue, host or queue instance. They are made when they are first asked for.
 */
final class QuotaCounters {
  /** The limit as a number. */
  interface Limits {
    /** Returns whether it may be another one on each host. */
    boolean differ();

    /** The one that goes by no host. */
    double ofAll();

    /** The one on a host. */
    double on(HostName host);
  }

  private final QuotaRules rules;
  private final CompiledRule rule;
  private final ComplexAttribute attribute;
  private final CompiledLimit.Members members;
  private final Limits limits;

  /** The limit, unless it may be another one on each host. */
  private final OptionalDouble shared;

  private final boolean eachQueue;
  private final boolean eachHost;
  private final int group;
  private QuotaCounter[] counters = new QuotaCounter[1];

  /** Counters. */
  QuotaCounters(
      QuotaRules rules,
      CompiledRule rule,
      ComplexAttribute attribute,
      CompiledLimit.Members members,
      Limits limits) {
    this.rules = rules;
    this.rule = rule;
    this.attribute = attribute;
    this.members = members;
    this.limits = limits;
    this.group = rules.nextCounterGroup();
    this.eachQueue = rule.isExpanded(QuotaSubject.QUEUES);
    this.eachHost = rule.isExpanded(QuotaSubject.HOSTS);
    this.shared =
        eachHost && limits.differ() ? OptionalDouble.empty() : OptionalDouble.of(limits.ofAll());
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
    return shared.isPresent() ? shared.getAsDouble() : limits.on(spot.host());
  }

  /** The limit that all hosts share; none where it may be another one on each of them. */
  OptionalDouble sharedLimit() {
    return shared;
  }

  /** The limit of a counter that all places share. */
  double limit() {
    return shared.orElseThrow();
  }

  /** Returns a number that none of the counters goes beyond. */
  double most(QuotaUse used) {
    return used.most(group);
  }

  /** Returns what is used where something has been counted, else nothing. */
  double used(QuotaSpot spot, QuotaUse used) {
    return used(index(spot), used);
  }

  /** Returns what is used in all places, which share a counter. */
  double used(QuotaUse used) {
    return used(0, used);
  }

  private double used(int index, QuotaUse used) {
    QuotaCounter counter = index < counters.length ? counters[index] : null;
    return counter == null ? 0 : used.of(counter);
  }

  QuotaCounter at(QuotaSpot spot) {
    int index = index(spot);
    QuotaCounter known = index < counters.length ? counters[index] : null;
    if (known != null) {
      return known;
    }
    QuotaMember queue = eachQueue ? QuotaMember.of(spot.queue().text()) : QuotaMember.Unnamed.ALL;
    QuotaMember host = eachHost ? QuotaMember.of(spot.host().text()) : QuotaMember.Unnamed.ALL;
    return add(index, () -> limit(spot), queue, host);
  }

  /** The counter that all places share. */
  QuotaCounter ofAll() {
    QuotaCounter known = counters[0];
    return known == null
        ? add(0, this::limit, QuotaMember.Unnamed.ALL, QuotaMember.Unnamed.ALL)
        : known;
  }

  private QuotaCounter add(int index, DoubleSupplier limit, QuotaMember queue, QuotaMember host) {
    if (index >= counters.length) {
      counters = Arrays.copyOf(counters, Math.max(index + 1, 2 * counters.length));
    }
    QuotaKey key =
        new QuotaKey(
            rule.number(),
            rule.label(),
            attribute.name(),
            members.user(),
            members.project(),
            members.parallelEnvironment(),
            queue,
            host);
    QuotaCounter counter = new QuotaCounter(rules.nextCounter(), group, limit, key);
    counters[index] = counter;
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
