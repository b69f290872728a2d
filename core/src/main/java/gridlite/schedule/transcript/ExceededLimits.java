package gridlite.schedule.transcript;

import gridlite.quota.QuotaExtent;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRefusal;
import gridlite.quota.QuotaSpot;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The limits that a job is reported to exceed while its hosts or queue instances are looked at, one
 * after the other and perhaps several times. A limit leaves nothing to be looked at of what it
 * rules out: the cluster queue, the host, some of them or all. Of parallel jobs it is reported at
 * each queue instance until then (conformance/quotas/repeated-limits.t), of serial ones once.
 */
final class ExceededLimits {
  private final QuotaMatcher quotas;

  /** The limits that have been reported, with the reasons. */
  private final Map<QuotaRefusal, Reason> reported = new IdentityHashMap<>();

  /** Numbers of the rules that have been exceeded. */
  private final BitSet rules = new BitSet();

  /** Kinds of queue instances whose cluster queue is out, and numbers of queues that are. */
  private final BitSet kindsOfQueues = new BitSet();

  private final BitSet queues = new BitSet();

  /** Kinds of those whose host is out, and numbers of hosts that are. */
  private final BitSet kindsOfHosts = new BitSet();

  private final BitSet hosts = new BitSet();
  private boolean reached;

  ExceededLimits(QuotaMatcher quotas) {
    this.quotas = quotas;
  }

  /** Returns whether a limit has been reached that rules out everything. */
  boolean isReached() {
    return reached;
  }

  /** Returns whether the cluster queue of a queue instance has been ruled out. */
  boolean isQueueOut(QuotaSpot spot) {
    return kindsOfQueues.get(spot.kind()) || queues.get(spot.queueNumber());
  }

  /** Returns whether the host of a queue instance has been ruled out. */
  boolean isHostOut(QuotaSpot spot) {
    return reached || kindsOfHosts.get(spot.kind()) || hosts.get(spot.hostNumber());
  }

  /** Returns whether a limit has been exceeded before. */
  boolean isKnown(QuotaRefusal refusal) {
    return reported.containsKey(refusal);
  }

  /** Returns what is reported of a limit that leaves no slot at a queue instance. */
  Reason exceeded(QuotaRefusal refusal, QuotaSpot spot) {
    Reason reason = reported.get(refusal);
    if (reason == null) {
      reason = new Shortage.QuotaExceeded(refusal.key());
      reported.put(refusal, reason);
    }
    ruleOut(refusal.number(), spot);
    return reason;
  }

  private void ruleOut(int rule, QuotaSpot spot) {
    QuotaExtent extent = quotas.extent(rule);
    switch (extent.place()) {
      case CLUSTER_QUEUE -> queues.set(spot.queueNumber());
      case HOST -> hosts.set(spot.hostNumber());
      case NONE -> {}
    }
    if (!rules.get(rule)) {
      rules.set(rule);
      reached |= extent.everywhere();
      kindsOfQueues.or(extent.queues());
      kindsOfHosts.or(extent.hosts());
    }
  }
}
