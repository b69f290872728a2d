package gridlite.schedule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Places on one host, in the order in which they are tried.
 *
 * @param host the host
 * @param places the places
 */
record HostPlaces(Place.Host host, List<Place> places) {
  /** Places by host; a host stands where its first place stands. */
  static List<HostPlaces> of(List<Place> ordered) {
    Map<Integer, HostPlaces> byHost = new LinkedHashMap<>();
    for (Place place : ordered) {
      byHost
          .computeIfAbsent(
              place.host().index(), h -> new HostPlaces(place.host(), new ArrayList<>()))
          .places()
          .add(place);
    }
    return List.copyOf(byHost.values());
  }
}
