package gridlite.schedule;

import gridlite.job.Job;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The places that suit categories by everything that does not depend on what runs. Categories that
 * only quotas tell apart share them.
 */
final class SuitablePlaces {
  /**
   * What a list was worked out for.
   *
   * @param rights what tells jobs apart
   * @param version of the order of places
   */
  private record Key(Object rights, String environment, int version) {}

  private final QueueSort sort;
  private final Function<Job, Object> rights;
  private final Map<Key, List<Place>> known = new HashMap<>();

  SuitablePlaces(QueueSort sort, Function<Job, Object> rights) {
    this.sort = sort;
    this.rights = rights;
  }

  /** The places that suit the jobs of a matcher, in the order in which they are tried. */
  List<Place> of(Matcher matcher) {
    Object alike = rights.apply(matcher.category().example());
    Key key = new Key(alike, matcher.environment(), sort.version());
    List<Place> places = known.get(key);
    if (places == null) {
      places = new ArrayList<>();
      for (Place place : sort.sorted()) {
        if (place.isOpen() && matcher.suits(place)) {
          places.add(place);
        }
      }
      known.put(key, places);
    }
    return places;
  }
}
