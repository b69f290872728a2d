package gridlite.schedule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Places on one host, in the order in which they are tried.
 *
 * @param host the host
 * @param places the places
 */
record HostPlaces(Place.Host host, List<Place> places) {
  /** Places by host; a host stands where its first place stands that is not full. */
  static List<HostPlaces> of(List<Place> ordered, Predicate<Place> full) {
    Map<Integer, HostPlaces> byHost = new LinkedHashMap<>();
    for (Place place : ordered) {
      if (!full.test(place)) {
        byHost.putIfAbsent(place.host().index(), new HostPlaces(place.host(), new ArrayList<>(1)));
      }
    }
    for (Place place : ordered) {
      byHost
          .computeIfAbsent(
              place.host().index(), h -> new HostPlaces(place.host(), new ArrayList<>(1)))
          .places()
          .add(place);
    }
    return List.copyOf(byHost.values());
  }

  /** The first place that is not full, else the first. */
  Place leader(Predicate<Place> full) {
    for (Place place : places) {
      if (!full.test(place)) {
        return place;
      }
    }
    return places.get(0);
  }
}
