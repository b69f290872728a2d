package gridlite.schedule.transcript;

import gridlite.quota.QuotaRefusal;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Check;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.SerialPlacer;
import gridlite.schedule.match.SkippedPlaces;
import gridlite.schedule.match.Verdict;
import gridlite.schedule.reason.Exclusion;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The reasons why jobs without a parallel environment wait, as Grid Engine reports them: place by
 * place in the order in which they are tried, the first condition of the {@link CheckList} that
 * each does not meet. What that rules out as a whole is not looked at again, so it is reported
 * once.
 *
 * @see "conformance/quotas/order-of-reasons.t"
 */
final class SerialReasons {
  private final SerialPlacer placer;
  private final Matcher matcher;
  private final SkippedPlaces passedOver;
  private final Window window;

  /** Cluster queues that are out as a whole, by their numbers. */
  private final BitSet queues = new BitSet();

  private final BitSet hosts = new BitSet();

  /** Kinds of instances that all exceed a limit that has been reported. */
  private final BitSet kinds = new BitSet();

  private final ExceededLimits limits;

  SerialReasons(SerialPlacer placer, Window window) {
    this.placer = placer;
    this.matcher = placer.matcher();
    this.limits = new ExceededLimits(matcher.quotas());
    this.passedOver = placer.skipped();
    this.window = window;
  }

  /** The reasons of the places in their order. */
  List<Reason> all() {
    Optional<Reason> cluster = ofCluster();
    if (cluster.isPresent()) {
      return List.of(cluster.get());
    }
    boolean full = placer.sort().looksAtFull();
    List<Reason> reasons = new ArrayList<>();
    for (Place place : placer.sort().sorted()) {
      if (!isRuledOut(place) && place.isOpen() && (full || !place.isFull(window))) {
        Optional<QuotaRefusal> refusal = refusal(place);
        if (refusal.isEmpty()) {
          reason(place).ifPresent(reasons::add);
        } else {
          addOnce(refusal.get(), place, reasons);
          if (matcher.quotaRoom().refusesKind(place, window)) {
            kinds.set(place.spot().kind());
          }
        }
      }
      if (limits.isReached()) {
        break;
      }
    }
    return reasons;
  }

  /** Adds a limit when it is exceeded for the first time. */
  private void addOnce(QuotaRefusal refusal, Place place, List<Reason> reasons) {
    boolean known = limits.isKnown(refusal);
    Reason exceeded = limits.exceeded(refusal, place.spot());
    if (!known) {
      reasons.add(exceeded);
    }
  }

  /** The first limit that a place exceeds; jobs in a reservation have none. */
  private Optional<QuotaRefusal> refusal(Place place) {
    return matcher.isInReservation()
        ? Optional.empty()
        : matcher.quotaRoom().refusal(place, window);
  }

  private Optional<Reason> ofCluster() {
    for (Check check : matcher.checks().all()) {
      if (check instanceof Check.OfCluster ofCluster) {
        Verdict verdict = ofCluster.test(window);
        if (!verdict.isYes()) {
          return verdict.reason();
        }
      }
    }
    return Optional.empty();
  }

  private boolean isRuledOut(Place place) {
    return hosts.get(place.host().index())
        || queues.get(place.spot().queueNumber())
        || kinds.get(place.spot().kind())
        || limits.isHostOut(place.spot())
        || limits.isQueueOut(place.spot());
  }

  private Optional<Reason> reason(Place place) {
    boolean suits = placer.suits(place);
    for (Check check : matcher.checks().all()) {
      if (isOfPlace(check) && !(suits && check.isFixed())) {
        if (isBehindAccessToHost(check.subject())
            && (passedOver.isShort(place) || !suits && passedOver.contains(place))) {
          return Optional.empty();
        }
        Verdict verdict = check.test(place, window);
        if (!verdict.isYes()) {
          return verdict.reason().flatMap(reason -> reported(check.subject(), reason, place));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether a check is to be reported behind cluster and quotas. Of jobs in a reservation
   * little is reported beside what it keeps for them.
   */
  private boolean isOfPlace(Check check) {
    Check.Subject subject = check.subject();
    return matcher.isInReservation()
        ? subject == Check.Subject.CLUSTER_QUEUE || subject == Check.Subject.RESERVATION
        : subject.compareTo(Check.Subject.QUOTA) > 0;
  }

  private boolean isBehindAccessToHost(Check.Subject subject) {
    return !matcher.isInReservation() && subject.compareTo(Check.Subject.HOST) > 0;
  }

  private Optional<Reason> reported(Check.Subject subject, Reason reason, Place place) {
    switch (subject) {
      case CLUSTER_QUEUE -> queues.set(place.spot().queueNumber());
      case HOST, HOST_RESOURCES -> hosts.set(place.host().index());
      case CLUSTER, QUOTA, INSTANCE, RESERVATION, INSTANCE_RESOURCES -> {}
    }
    boolean silent =
        reason instanceof JobBlocker.NotReserved
            || (subject == Check.Subject.HOST
                && reason instanceof Exclusion.NotInQueueList
                && passedOver.contains(place));
    return silent ? Optional.empty() : Optional.of(reason);
  }
}
