package gridlite.schedule.match;

import gridlite.job.JobCategory;
import gridlite.schedule.ledger.Window;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The places that suit categories by everything that does not depend on what runs. Categories that
 * only quotas distinguish share them.
 */
public final class SuitablePlaces {
  /**
   * The key that a list was worked out for.
   *
   * @param rights what distinguishes jobs
   * @param version of the order of places
   */
  private record Key(JobCategory rights, Optional<String> parallelEnvironment, int version) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that
          && rights.equals(that.rights)
          && parallelEnvironment.equals(that.parallelEnvironment)
          && version == that.version;
    }

    @Override
    public int hashCode() {
      int hash = rights.hashCode();
      hash = 31 * hash + parallelEnvironment.hashCode();
      return 31 * hash + version;
    }
  }

  /** Places that suit. */
  static final class Found {
    private final List<Place> places = new ArrayList<>();
    private final List<Place> ranking = new ArrayList<>();
    private final BitSet numbers = new BitSet();
    private List<HostPlaces> byHost = List.of();
    private List<HostPlaces> byHostWithFull = List.of();
    private List<Place> leaders = List.of();
    private int[] open = {};
    private int fullHosts;

    private void add(Place place) {
      places.add(place);
      numbers.set(place.index());
    }

    /** In the order in which they are tried. */
    List<Place> places() {
      return places;
    }

    /** The places that decide the order of hosts for parallel jobs. */
    List<Place> ranking() {
      return ranking;
    }

    /** By host, in the order of the first places that are not full. */
    List<HostPlaces> byHost(Window window) {
      if (byHost.isEmpty() || leaders.stream().anyMatch(place -> place.isFull(window))) {
        byHost = HostPlaces.of(ranking, places, place -> place.isFull(window));
        leaders = HostPlaces.leaders(ranking, place -> place.isFull(window));
        fullHosts = 0;
      }
      return byHost;
    }

    /** By host, in the order of the first places, full ones among them. */
    List<HostPlaces> byHost() {
      if (byHostWithFull.isEmpty()) {
        byHostWithFull = HostPlaces.of(ranking, places, place -> false);
      }
      return byHostWithFull;
    }

    /**
     * Returns the first place from some one on that has a free slot, as a number in the order; the
     * number of all places if none has. Those without stay so for the rest of a run: each knows
     * where to look next, and looking brings it nearer to the end.
     */
    int nextOpen(int from, Window window) {
      if (open.length == 0) {
        open = IntStream.rangeClosed(0, places.size()).toArray();
      }
      int found = from;
      while (found < places.size() && (open[found] != found || places.get(found).isFull(window))) {
        found = Math.max(open[found], found + 1);
      }
      for (int passed = from; passed < found; ) {
        int next = Math.max(open[passed], passed + 1);
        open[passed] = found;
        passed = next;
      }
      return found;
    }

    /** Returns how many hosts in front have no free slot. */
    int fullHosts(Window window) {
      while (fullHosts < byHost.size() && isFull(byHost.get(fullHosts), window)) {
        fullHosts++;
      }
      return fullHosts;
    }

    private static boolean isFull(HostPlaces host, Window window) {
      return host.leader(place -> place.isFull(window)).isFull(window);
    }

    boolean contains(Place place) {
      return numbers.get(place.index());
    }
  }

  private final QueueSort sort;
  private final UnaryOperator<JobCategory> rights;
  private final Map<Key, Found> known = new HashMap<>();

  public SuitablePlaces(QueueSort sort, UnaryOperator<JobCategory> rights) {
    this.sort = sort;
    this.rights = rights;
  }

  /** The places that suit the jobs of a matcher. */
  Found of(Matcher matcher) {
    JobCategory alike = rights.apply(matcher.category());
    Key key = new Key(alike, matcher.parallelEnvironment(), sort.version());
    Found found = known.get(key);
    if (found == null) {
      found = new Found();
      for (Place place : sort.sorted()) {
        if (place.isOpen() && matcher.suits(place)) {
          found.add(place);
        }
        if (place.isOpen() && matcher.ranksHosts(place)) {
          found.ranking.add(place);
        }
      }
      known.put(key, found);
    }
    return found;
  }
}
