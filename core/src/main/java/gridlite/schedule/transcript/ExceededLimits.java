package gridlite.schedule.transcript;

import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaExtent;
import gridlite.quota.QuotaRefusal;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The limits that a parallel job is reported to exceed while its hosts are looked at, one after the
 * other and perhaps several times. A limit is reported at each queue instance where it leaves no
 * slot, until it rules out the cluster queue, the host or all hosts
 * (conformance/quotas/repeated-limits.t).
 */
final class ExceededLimits {
  private final List<Reason> reasons = new ArrayList<>();
  private final Map<String, Integer> known = new HashMap<>();
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
  boolean ruleOut(List<QuotaExcess> excesses) {
    for (QuotaExcess excess : excesses) {
      if (isRuledOut(excess.refusal())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Limits leave no slot at a queue instance of the present host; the first of them is reported.
   */
  void exceeded(List<QuotaExcess> excesses) {
    QuotaRefusal first = excesses.get(0).refusal();
    known.putIfAbsent(what(first), visits);
    reached |= first.parallelExtent() == QuotaExtent.EVERYWHERE;
    reasons.add(Shortage.QuotaExceeded.of(first));
  }

  /** Returns whether a limit has ruled out the cluster queue, or the host in an earlier visit. */
  private boolean isRuledOut(QuotaRefusal refusal) {
    Integer before = known.get(what(refusal));
    return before != null
        && switch (refusal.parallelExtent()) {
          case CLUSTER_QUEUE -> true;
          case HOST -> before < visits;
          case EVERYWHERE, INSTANCE -> false;
        };
  }

  private static String what(QuotaRefusal refusal) {
    boolean ofHost = refusal.parallelExtent() == QuotaExtent.HOST;
    return refusal.rule() + '/' + (ofHost ? refusal.host() : refusal.queue());
  }

  /** The limits as reported, repetitions included. */
  List<Reason> reasons() {
    return reasons;
  }
}
