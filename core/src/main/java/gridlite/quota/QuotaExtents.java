package gridlite.quota;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The queues and hosts that jobs of a category are not looked at for again once they exceed a rule.
 * Rules of its set before it may let them pass elsewhere: those that would concern the jobs if they
 * were serial, since parallel environments are left aside here
 * (conformance/quotas/repeated-limits-of-environments.t).
 */
final class QuotaExtents {
  private final QuotaRules rules;

  /** Numbers of the rules that would concern the jobs if they were serial. */
  private final BitSet serial;

  /** Those of them behind which a rule for everything leaves parallel jobs some hosts. */
  private final BitSet sparing;

  private final Map<CompiledRule, QuotaExtent> known = new HashMap<>();

  /** The extents of rules for parallel jobs. */
  static QuotaExtents ofParallel(QuotaRules rules, BitSet serial) {
    return new QuotaExtents(rules, serial, serial);
  }

  /** The extents of rules for serial jobs. */
  static QuotaExtents ofSerial(QuotaRules rules, BitSet serial) {
    return new QuotaExtents(rules, serial, new BitSet());
  }

  private QuotaExtents(QuotaRules rules, BitSet serial, BitSet sparing) {
    this.rules = rules;
    this.serial = serial;
    this.sparing = sparing;
  }

  QuotaExtent of(CompiledRule rule) {
    QuotaExtent extent = known.get(rule);
    if (extent == null) {
      extent = workOut(rule);
      known.put(rule, extent);
    }
    return extent;
  }

  /** A rule with <code>{*}</code> rules out nothing else, although the braces filter nothing. */
  private QuotaExtent workOut(CompiledRule rule) {
    boolean hosts = rules.selective(QuotaSubject.HOSTS).get(rule.number());
    boolean queues = rules.selective(QuotaSubject.QUEUES).get(rule.number());
    if (hosts == queues) {
      boolean expanded =
          rule.isExpanded(QuotaSubject.HOSTS) || rule.isExpanded(QuotaSubject.QUEUES);
      return hosts || expanded ? QuotaExtent.NOTHING : ofAll(rule);
    }
    return queues ? ofQueues(rule) : ofHosts(rule);
  }

  /**
   * The extent of a rule for everything. Any rule before it that is about some queues or hosts
   * matters, for whomever that is, unless the rule is for parallel jobs alone
   * (conformance/quotas/serial-limits-behind-others.t).
   */
  private QuotaExtent ofAll(CompiledRule rule) {
    if (serialFor(rule)) {
      boolean queues = rule.isBehindAny(rules.selective(QuotaSubject.QUEUES));
      boolean hosts = rule.isBehindAny(rules.selective(QuotaSubject.HOSTS));
      if (queues || hosts) {
        return QuotaExtent.of(
            queues ? rules.spots().ofQueues(passing -> !rule.isBehindAny(passing)) : new BitSet(),
            hosts ? rules.spots().ofHosts(passing -> !rule.isBehindAny(passing)) : new BitSet());
      }
    }
    return rule.isBehindAny(sparing)
        ? QuotaExtent.of(
            new BitSet(), rules.spots().ofHosts(passing -> !isBehindSerial(rule, passing)))
        : QuotaExtent.EVERYWHERE;
  }

  private boolean serialFor(CompiledRule rule) {
    return serial.get(rule.number());
  }

  private QuotaExtent ofQueues(CompiledRule rule) {
    if (isBehindSerial(rule, rules.selective(QuotaSubject.HOSTS))) {
      return QuotaExtent.NOTHING;
    }
    return rule.isExpanded(QuotaSubject.QUEUES)
        ? new QuotaExtent(QuotaExtent.Place.CLUSTER_QUEUE)
        : QuotaExtent.of(rules.spots().ofQueues(passing -> isFirst(rule, passing)), new BitSet());
  }

  private QuotaExtent ofHosts(CompiledRule rule) {
    if (isBehindSerial(rule, rules.selective(QuotaSubject.QUEUES))) {
      return QuotaExtent.NOTHING;
    }
    return rule.isExpanded(QuotaSubject.HOSTS)
        ? new QuotaExtent(QuotaExtent.Place.HOST)
        : QuotaExtent.of(new BitSet(), rules.spots().ofHosts(passing -> isFirst(rule, passing)));
  }

  private boolean isFirst(CompiledRule rule, BitSet passing) {
    return passing.get(rule.number()) && !isBehindSerial(rule, passing);
  }

  /** Returns whether a rule comes behind one for serial jobs, too, that is among some. */
  private boolean isBehindSerial(CompiledRule rule, BitSet some) {
    BitSet both = (BitSet) serial.clone();
    both.and(some);
    return rule.isBehindAny(both);
  }
}
