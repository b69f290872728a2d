package gridlite.quota;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The queues and hosts that parallel jobs of a category are not looked at for again once they
 * exceed a rule. Rules of its set before it may let them pass elsewhere: those that would concern
 * the jobs if they were serial, since parallel environments are left aside here
 * (conformance/quotas/repeated-limits-of-environments.t).
 */
final class ParallelExtents {
  private final QuotaRules rules;

  /** Numbers of the rules that would concern the jobs if they were serial. */
  private final BitSet serial;

  private final Map<CompiledRule, ParallelExtent> known = new HashMap<>();

  ParallelExtents(QuotaRules rules, BitSet serial) {
    this.rules = rules;
    this.serial = serial;
  }

  ParallelExtent of(CompiledRule rule) {
    ParallelExtent extent = known.get(rule);
    if (extent == null) {
      extent = workOut(rule);
      known.put(rule, extent);
    }
    return extent;
  }

  /** A rule with <code>{*}</code> rules out nothing else, although the braces filter nothing. */
  private ParallelExtent workOut(CompiledRule rule) {
    boolean hosts = rules.selective(QuotaSubject.HOSTS).get(rule.number());
    boolean queues = rules.selective(QuotaSubject.QUEUES).get(rule.number());
    if (hosts == queues) {
      boolean expanded =
          rule.isExpanded(QuotaSubject.HOSTS) || rule.isExpanded(QuotaSubject.QUEUES);
      return hosts || expanded ? ParallelExtent.NOTHING : ofAll(rule);
    }
    return queues ? ofQueues(rule) : ofHosts(rule);
  }

  /**
   * The extent of a rule for everything. Any rule before it that is about some queues or hosts
   * matters, for whomever that is, unless the rule is for parallel jobs alone.
   */
  private ParallelExtent ofAll(CompiledRule rule) {
    if (serialFor(rule)) {
      boolean queues = rule.isBehindAny(rules.selective(QuotaSubject.QUEUES));
      boolean hosts = rule.isBehindAny(rules.selective(QuotaSubject.HOSTS));
      if (queues || hosts) {
        return ParallelExtent.of(
            queues ? rules.spots().ofQueues(passing -> !rule.isBehindAny(passing)) : new BitSet(),
            hosts ? rules.spots().ofHosts(passing -> !rule.isBehindAny(passing)) : new BitSet());
      }
    }
    return rule.isBehindAny(serial)
        ? ParallelExtent.of(
            new BitSet(), rules.spots().ofHosts(passing -> !isBehindSerial(rule, passing)))
        : ParallelExtent.EVERYWHERE;
  }

  private boolean serialFor(CompiledRule rule) {
    return serial.get(rule.number());
  }

  private ParallelExtent ofQueues(CompiledRule rule) {
    if (isBehindSerial(rule, rules.selective(QuotaSubject.HOSTS))) {
      return ParallelExtent.NOTHING;
    }
    return rule.isExpanded(QuotaSubject.QUEUES)
        ? new ParallelExtent(ParallelExtent.Place.CLUSTER_QUEUE)
        : ParallelExtent.of(
            rules.spots().ofQueues(passing -> isFirst(rule, passing)), new BitSet());
  }

  private ParallelExtent ofHosts(CompiledRule rule) {
    if (isBehindSerial(rule, rules.selective(QuotaSubject.QUEUES))) {
      return ParallelExtent.NOTHING;
    }
    return rule.isExpanded(QuotaSubject.HOSTS)
        ? new ParallelExtent(ParallelExtent.Place.HOST)
        : ParallelExtent.of(new BitSet(), rules.spots().ofHosts(passing -> isFirst(rule, passing)));
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
