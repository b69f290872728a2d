package gridlite.schedule.match;

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
  /**
   * Suitable places by host. A host stands where the first of its places stands that is not full,
   * be it suitable or not (conformance/scheduling/hosts-by-first-queue.t).
   *
   * @param ranking the places that decide the order of hosts, suitable ones among them
   */
  static List<HostPlaces> of(List<Place> ranking, List<Place> suitable, Predicate<Place> full) {
    Map<Integer, HostPlaces> unranked = new LinkedHashMap<>();
    for (Place place : suitable) {
      unranked
          .computeIfAbsent(
              place.host().index(), h -> new HostPlaces(place.host(), new ArrayList<>(1)))
          .places()
          .add(place);
    }
    return ranked(ranking, List.copyOf(unranked.values()), full);
  }

  /**
   * Hosts in the order that some places give them; those that none does come last, as they were.
   */
  static List<HostPlaces> ranked(
      List<Place> ranking, List<HostPlaces> hosts, Predicate<Place> full) {
    Map<Integer, HostPlaces> unranked = new LinkedHashMap<>();
    hosts.forEach(host -> unranked.put(host.host().index(), host));
    List<HostPlaces> ranked = new ArrayList<>(hosts.size());
    for (Place place : ranking) {
      HostPlaces host = full.test(place) ? null : unranked.remove(place.host().index());
      if (host != null) {
        ranked.add(host);
      }
    }
    ranked.addAll(unranked.values());
    return List.copyOf(ranked);
  }

  /** The places that decide the order of hosts and would no longer do so if they were full. */
  static List<Place> leaders(List<Place> ranking, Predicate<Place> full) {
    Map<Integer, Place> first = new LinkedHashMap<>();
    List<Place> leaders = new ArrayList<>();
    for (Place place : ranking) {
      if (!full.test(place)) {
        Place leader = first.putIfAbsent(place.host().index(), place);
        if (leader != null && !leader.equals(place)) {
          leaders.add(leader);
        }
      }
    }
    return leaders;
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
