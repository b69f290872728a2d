package gridlite.schedule.match;

import gridlite.schedule.ledger.Window;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Places that will never do for the jobs of a category and were found so on the way to the place
 * where one of them started. Grid Engine does not look at them again in that run, so that the jobs
 * of the category that wait hear nothing of them (conformance/queues/places-passed-over.t). An
 * array that is the only job of its category does (conformance/queues/arrays-alone.t), but not of
 * places, or hosts, that had too little left of a resource
 * (conformance/scheduling/short-places-passed-over.t).
 */
public final class SkippedPlaces {
  private final Matcher matcher;
  private final BitSet seen = new BitSet();
  private final BitSet shortPlaces = new BitSet();
  private final BitSet shortHosts = new BitSet();
  private final BooleanSupplier shared;
  private int last = -1;

  /**
   * No places so far.
   *
   * @param shared returns whether several jobs are of the category
   */
  SkippedPlaces(Matcher matcher, BooleanSupplier shared) {
    this.matcher = matcher;
    this.shared = shared;
  }

  /**
   * A job starts.
   *
   * @param found where
   * @param all whether all places were looked at, not only those before
   * @param order the order in which places are tried
   */
  void before(Place found, boolean all, List<Place> order) {
    if (found.index() == last) {
      return;
    }
    last = found.index();
    for (Place place : order) {
      if (place.index() == last && !all) {
        return;
      }
      seen.set(place.index());
    }
  }

  /**
   * A job starts behind some places that suit it and had no room for it.
   *
   * @param window from now to the end of the job
   */
  void tooShort(List<Place> places, Window window) {
    for (Place place : places) {
      Optional<Check.Subject> lacking = matcher.checks().lacking(place, window);
      if (lacking.filter(Check.Subject.HOST_RESOURCES::equals).isPresent()) {
        shortHosts.set(place.host().index());
      } else if (lacking.filter(Check.Subject.INSTANCE_RESOURCES::equals).isPresent()) {
        shortPlaces.set(place.index());
      }
    }
  }

  /** Returns whether a place, or its host, had too little left when a job started behind it. */
  public boolean isShort(Place place) {
    return shortHosts.get(place.host().index()) || shortPlaces.get(place.index());
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
