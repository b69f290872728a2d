package gridlite.schedule.transcript;

import gridlite.quota.QuotaExtent;
import gridlite.quota.QuotaMember;
import gridlite.quota.QuotaRefusal;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The limits that a parallel job is reported to exceed while its hosts are looked at, one after the
 * other and perhaps several times. A limit is reported at each queue instance where it leaves no
 * slot, until it rules out the cluster queue, the host or all hosts
 * (conformance/quotas/repeated-limits.t).
 */
final class ExceededLimits {
  /** A rule and the host or cluster queue that has a count of its own under it, if one has. */
  private record RuledOut(String rule, QuotaMember place) {
    static RuledOut by(QuotaRefusal refusal) {
      boolean ofHost = refusal.parallelExtent() == QuotaExtent.HOST;
      return new RuledOut(refusal.rule(), ofHost ? refusal.key().host() : refusal.key().queue());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof RuledOut that && rule.equals(that.rule) && place.equals(that.place);
    }

    @Override
    public int hashCode() {
      return 31 * rule.hashCode() + place.hashCode();
    }
  }

  private final List<Reason> reasons = new ArrayList<>();
  private final Map<RuledOut, Integer> known = new HashMap<>();

  /**
   * The lists of limits that ruled out an instance or a host. What they once rule out they do for
   * the rest of the visits, and places without limits of their own share a list.
   */
  private final Set<List<QuotaRefusal>> instancesOut =
      Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<List<QuotaRefusal>> hostsOut =
      Collections.newSetFromMap(new IdentityHashMap<>());
  private int visits;
  private boolean reached;

  /** A host is looked at. Returns whether it is, or a limit on all hosts has ended it before. */
  boolean visit() {
    if (reached) {
      return false;
    }
    visits++;
    return true;
  }

  /** Returns whether a limit on all hosts has been reached. */
  boolean isReached() {
    return reached;
  }

  /**
   * Returns whether one of some limits has ruled out the queue instance that they are exceeded at.
   */
  boolean ruleOut(List<QuotaRefusal> refusals) {
    return isAnyRuledOut(refusals, instancesOut, extent -> true);
  }

  /** Returns whether one of some limits has ruled out the present host in an earlier visit. */
  boolean ruleOutHost(List<QuotaRefusal> refusals) {
    return isAnyRuledOut(refusals, hostsOut, QuotaExtent.HOST::equals);
  }

  private boolean isAnyRuledOut(
      List<QuotaRefusal> refusals, Set<List<QuotaRefusal>> out, Predicate<QuotaExtent> wanted) {
    if (known.isEmpty() || refusals.isEmpty()) {
      return false;
    }
    if (out.contains(refusals)) {
      return true;
    }
    for (QuotaRefusal refusal : refusals) {
      if (wanted.test(refusal.parallelExtent()) && isRuledOut(refusal)) {
        out.add(refusals);
        return true;
      }
    }
    return false;
  }

  /**
   * Limits leave no slot at a queue instance of the present host; the first of them is reported.
   */
  void exceeded(List<QuotaRefusal> refusals) {
    QuotaRefusal first = refusals.get(0);
    known.putIfAbsent(RuledOut.by(first), visits);
    reached |= first.parallelExtent() == QuotaExtent.EVERYWHERE;
    reasons.add(new Shortage.QuotaExceeded(first.key()));
  }

  /** Returns whether a limit has ruled out the cluster queue, or the host in an earlier visit. */
  private boolean isRuledOut(QuotaRefusal refusal) {
    return switch (refusal.parallelExtent()) {
      case CLUSTER_QUEUE -> known.containsKey(RuledOut.by(refusal));
      case HOST -> known.getOrDefault(RuledOut.by(refusal), visits) < visits;
      case EVERYWHERE, INSTANCE, UNMENTIONED -> false;
    };
  }

  /** The limits as reported, repetitions included. */
  List<Reason> reasons() {
    return reasons;
  }
}
