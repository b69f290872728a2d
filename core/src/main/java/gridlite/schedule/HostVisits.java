package gridlite.schedule;

import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaExcess;
import java.util.ArrayList;
import java.util.List;

/**
 * What is reported of hosts while slots for a parallel job are counted on one after the other, and
 * by some allocation rules again and again. A host that has too little, or that the job may not
 * use, is reported itself, and none of its queue instances; measured.
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

  /** Whether a limit on all hosts has been reached. */
  boolean isEnded() {
    return limits.isReached();
  }

  /** A host is looked at. Returns whether it is, or a limit on all hosts has ended it before. */
  boolean visit(Place.Host host) {
    if (!limits.visit()) {
      return false;
    }
    List<Place> places = placer.open(host, window);
    if (places.isEmpty() || isOut(host, places.get(0))) {
      return true;
    }
    places.forEach(this::look);
    return true;
  }

  /** Whether none of the host's queue instances matters. */
  private boolean isOut(Place.Host host, Place any) {
    boolean masterless = !placer.isMasterPossible();
    return matcher.parallelHostRefusal(any, masterless, window).filter(ofHosts::add).isPresent()
        || (matcher.category().reservation() == 0
            && matcher.room().slots(host.account(), window, false) < placer.leastOnHost());
  }

  private void look(Place place) {
    if (matcher.clusterQueueRefusal(place).isPresent()) {
      return;
    }
    List<QuotaExcess> excesses = quotas.excesses(place.spot());
    if (limits.ruleOut(excesses) || placer.isPassedOver(place)) {
      return;
    }
    if (matcher.parallelInstanceRefusal(place).filter(ofHosts::add).isPresent()) {
      return;
    }
    if (!excesses.isEmpty()) {
      limits.exceeded(excesses);
      return;
    }
    matcher
        .parallelResourceRefusal(place, !placer.isMasterPossible(), window)
        .ifPresent(ofHosts::add);
  }

  /** What is reported, repetitions included. */
  List<Reason> reasons() {
    List<Reason> all = new ArrayList<>(ofHosts);
    all.addAll(limits.reasons());
    return all;
  }
}
