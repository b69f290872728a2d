package gridlite.schedule.transcript;

import gridlite.quota.QuotaExtent;
import gridlite.quota.QuotaMember;
import gridlite.quota.QuotaRefusal;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

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

  /** The things that a list of limits rules out; queue instances of a kind often share a list. */
  private static final class RuledOutBy {
    /** As of when, as a sum that grows whenever more is known. */
    private int asOf;

    private boolean host;
    private boolean instance;
  }

  private final List<Reason> reasons = new ArrayList<>();

  /** The limits in the lists that have been reported, with the reasons. */
  private final Map<QuotaRefusal, Reason> reported = new IdentityHashMap<>();

  /** The visits in which something was ruled out first. */
  private final Map<RuledOut, Integer> known = new HashMap<>();

  private final Map<List<QuotaRefusal>, RuledOutBy> ruledOut = new IdentityHashMap<>();
  private int visits;

  /** Number of those that were known before the present visit. */
  private int knownBefore;

  private boolean reached;

  /** A host is looked at. Returns whether it is, or a limit on all hosts has ended it before. */
  boolean visit() {
    if (reached) {
      return false;
    }
    visits++;
    knownBefore = known.size();
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
    return !refusals.isEmpty() && ruledOutBy(refusals).instance;
  }

  /** Returns whether one of some limits has ruled out the present host in an earlier visit. */
  boolean ruleOutHost(List<QuotaRefusal> refusals) {
    return !refusals.isEmpty() && ruledOutBy(refusals).host;
  }

  /** Works out anew what a list rules out if more is known than when that was done last. */
  private RuledOutBy ruledOutBy(List<QuotaRefusal> refusals) {
    RuledOutBy by = ruledOut.get(refusals);
    if (by == null) {
      by = new RuledOutBy();
      ruledOut.put(refusals, by);
    }
    int asOf = known.size() + knownBefore;
    if (by.asOf < asOf) {
      by.asOf = asOf;
      for (QuotaRefusal refusal : refusals) {
        boolean out = isRuledOut(refusal);
        by.instance |= out;
        by.host |= out && refusal.parallelExtent() == QuotaExtent.HOST;
      }
    }
    return by;
  }

  /**
   * Limits leave no slot at a queue instance of the present host; the first of them is reported.
   */
  void exceeded(List<QuotaRefusal> refusals) {
    QuotaRefusal first = refusals.get(0);
    Reason reason = reported.get(first);
    if (reason == null) {
      reason = new Shortage.QuotaExceeded(first.key());
      reported.put(first, reason);
      known.putIfAbsent(RuledOut.by(first), visits);
      reached |= first.parallelExtent() == QuotaExtent.EVERYWHERE;
    }
    reasons.add(reason);
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
