package gridlite.schedule;

import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaExcess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Notes what is reported of hosts while slots for a parallel job are counted on one after the
 * other, and by some allocation rules again and again. A host that has too little, or that the job
 * may not use, is reported itself, and none of its queue instances
 * (conformance/quotas/limits-and-lacking-resources.t).
 */
final class HostVisits {
  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final QuotaAnswers quotas;
  private final Window window;
  private final ExceededLimits limits = new ExceededLimits();
  private final List<Reason> ofHosts = new ArrayList<>();

  /**
   * Visits.
   *
   * @param quotas limits beside what has been counted so far
   */
  HostVisits(ParallelPlacer placer, QuotaAnswers quotas, Window window) {
    this.placer = placer;
    this.matcher = placer.matcher();
    this.quotas = quotas;
    this.window = window;
  }

  /** Returns whether a limit on all hosts has been reached. */
  boolean isEnded() {
    return limits.isReached();
  }

  /** A host is looked at. Returns whether it is, or a limit on all hosts has ended it before. */
  boolean visit(Place.Host host) {
    if (!limits.visit()) {
      return false;
    }
    List<Place> places = placer.open(host, window);
    if (places.isEmpty()) {
      return true;
    }
    boolean masterless = !placer.isMasterPossible();
    Optional<Reason> refusal = matcher.parallelHostRefusal(places.get(0), masterless, window);
    if (refusal.isPresent()) {
      ofHosts.add(refusal.get());
    } else {
      boolean enough = hasEnough(host);
      places.forEach(place -> look(place, enough));
    }
    return true;
  }

  /** Returns whether a host has the slots that the allocation rule wants of it. */
  private boolean hasEnough(Place.Host host) {
    return matcher.category().reservation() != 0
        || matcher.room().slots(host.account(), window, false) >= placer.leastOnHost();
  }

  private void look(Place place, boolean enough) {
    if (matcher.clusterQueueRefusal(place).isPresent()) {
      return;
    }
    List<QuotaExcess> excesses = enough ? quotas.excesses(place.spot()) : List.of();
    if (limits.ruleOut(excesses) || placer.isPassedOver(place)) {
      return;
    }
    Optional<Reason> refusal = matcher.parallelInstanceRefusal(place);
    if (refusal.isEmpty() && !excesses.isEmpty()) {
      limits.exceeded(excesses);
      return;
    }
    refusal
        .or(() -> matcher.parallelResourceRefusal(place, !placer.isMasterPossible(), window))
        .ifPresent(ofHosts::add);
  }

  /** Returns what is reported, repetitions included. */
  List<Reason> reasons() {
    List<Reason> all = new ArrayList<>(ofHosts);
    all.addAll(limits.reasons());
    return all;
  }
}
