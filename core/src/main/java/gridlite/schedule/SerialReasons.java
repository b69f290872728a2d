package gridlite.schedule;

import gridlite.quota.QuotaRefusal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reasons why jobs without a parallel environment wait, place by place in the order in which
 * they are tried: quotas first, then the cluster queue, the host, the queue instance, resources.
 * What is ruled out as a whole is not looked at again, so it is reported once.
 *
 * @see "conformance/quotas/order-of-reasons.t"
 */
final class SerialReasons {
  private final Matcher matcher;
  private final SkippedPlaces passedOver;
  private final Window window;
  private final Set<String> queues = new HashSet<>();
  private final Set<String> hosts = new HashSet<>();
  private final List<Reason> reasons = new ArrayList<>();
  private boolean complete;

  SerialReasons(Matcher matcher, SkippedPlaces passedOver, Window window) {
    this.matcher = matcher;
    this.passedOver = passedOver;
    this.window = window;
  }

  /**
   * The reasons that some places give.
   *
   * @param full whether those without a free slot are looked at
   */
  List<Reason> of(List<Place> places, boolean full) {
    for (Place place : places) {
      if (place.isOpen() && (full || !place.isFull(window)) && !isRuledOut(place)) {
        reason(place).ifPresent(reasons::add);
      }
      if (complete) {
        break;
      }
    }
    return reasons;
  }

  private boolean isRuledOut(Place place) {
    return queues.contains(place.queue()) || hosts.contains(place.host().name());
  }

  private Optional<Reason> reason(Place place) {
    if (matcher.category().reservation() != 0) {
      return matcher.refusalInReservation(place, window);
    }
    Optional<QuotaRefusal> exceeded = matcher.exceededQuota(place, window);
    if (exceeded.isPresent()) {
      ruleOut(exceeded.get(), place);
      return exceeded.map(Shortage.QuotaExceeded::of);
    }
    Optional<Reason> refusal = matcher.clusterQueueRefusal(place);
    if (refusal.isPresent()) {
      queues.add(place.queue());
      return refusal;
    }
    refusal = matcher.hostRefusal(place);
    if (refusal.isPresent()) {
      hosts.add(place.host().name());
      boolean silent =
          refusal.get() instanceof Exclusion.NotInQueueList && passedOver.contains(place);
      return silent ? Optional.empty() : refusal;
    }
    return passedOver.contains(place) ? Optional.empty() : ofInstance(place);
  }

  private Optional<Reason> ofInstance(Place place) {
    Optional<Reason> refusal = matcher.instanceRefusal(place);
    if (refusal.isEmpty()) {
      refusal = matcher.hostResourceRefusal(place, window);
      if (refusal.isPresent()) {
        hosts.add(place.host().name());
      }
    }
    return refusal.isPresent() ? refusal : matcher.resourceRefusal(place, window);
  }

  private void ruleOut(QuotaRefusal exceeded, Place place) {
    switch (exceeded.extent()) {
      case EVERYWHERE -> complete = true;
      case CLUSTER_QUEUE -> queues.add(place.queue());
      case HOST -> hosts.add(place.host().name());
      case INSTANCE -> {}
    }
  }
}
