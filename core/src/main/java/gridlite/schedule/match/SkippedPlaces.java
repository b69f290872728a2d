package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.name.HostName;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Places that will never do for the jobs of a category and were found so on the way to the place
 * where one of them started. Grid Engine does not look at them again in that run, so that the jobs
 * of the category that wait hear nothing of them (conformance/queues/places-passed-over.t). Nor do
 * those that wish for other queues ({@code -soft -q}), which are of its category
 * (conformance/scheduling/categories-of-projects.t). An array that is the only job of its category
 * does (conformance/queues/arrays-alone.t). It is the same with places, and hosts, that had too
 * little left of a resource (conformance/scheduling/short-places-passed-over.t).
 */
public final class SkippedPlaces {
  private final Matcher matcher;
  private final BitSet seen = new BitSet();
  private final BitSet missedPlaces = new BitSet();
  private final BitSet missedHosts = new BitSet();
  private final BitSet shortPlaces = new BitSet();
  private final BitSet shortHosts = new BitSet();
  private final Set<HostName> seenHosts = new HashSet<>();
  private final BooleanSupplier shared;
  private OptionalInt last = OptionalInt.empty();

  /**
   * No places so far.
   *
   * @param shared returns whether several jobs are of the category
   */
  public SkippedPlaces(Matcher matcher, BooleanSupplier shared) {
    this.matcher = matcher;
    this.shared = shared;
  }

  /**
   * A job starts, for which the places before were looked at.
   *
   * @param found where
   * @param order the order in which places are tried
   */
  void before(Place found, List<Place> order) {
    if (last.isPresent() && last.getAsInt() == found.index()) {
      return;
    }
    last = OptionalInt.of(found.index());
    for (Place place : order) {
      if (place.index() == found.index()) {
        return;
      }
      seen.set(place.index());
    }
  }

  /** Places are tried for a job. */
  void begin() {
    missedPlaces.clear();
    missedHosts.clear();
  }

  /** A place that suits the job lacks something for it. */
  void miss(Place place, Check.Subject lacking) {
    if (lacking == Check.Subject.HOST_RESOURCES) {
      missedHosts.set(place.host().index());
    } else if (lacking == Check.Subject.INSTANCE_RESOURCES) {
      missedPlaces.set(place.index());
    }
  }

  /** The job starts behind the places that it missed. */
  void start() {
    shortPlaces.or(missedPlaces);
    shortHosts.or(missedHosts);
  }

  /**
   * Returns whether nothing more is reported of a place because it, or its host, had too little
   * left when a job started behind it.
   */
  public boolean isShort(Place place) {
    return (shortHosts.get(place.host().index()) || shortPlaces.get(place.index()))
        && shared.getAsBoolean();
  }

  /**
   * A job starts for which hosts were looked at until it had its slots.
   *
   * @param order all hosts in the order in which they are tried; asked for where a host is new
   * @param places all places of a host
   */
  void upTo(
      Allocation found,
      Supplier<List<HostPlaces>> order,
      Function<Place.Host, List<Place>> places) {
    Set<HostName> needed = new HashSet<>();
    found.grants().forEach(grant -> needed.add(grant.instance().host()));
    if (seenHosts.containsAll(needed)) {
      return;
    }
    for (HostPlaces host : order.get()) {
      places.apply(host.host()).forEach(place -> seen.set(place.index()));
      seenHosts.add(host.host().name());
      needed.remove(host.host().name());
      if (needed.isEmpty()) {
        return;
      }
    }
  }

  /** A job starts for which all places were looked at. */
  void all(List<Place> places) {
    seen.set(0, places.size());
  }

  /** Returns whether nothing more is reported of a place. */
  public boolean contains(Place place) {
    return seen.get(place.index()) && shared.getAsBoolean() && !matcher.suits(place);
  }
}
