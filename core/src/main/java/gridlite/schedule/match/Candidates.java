package gridlite.schedule.match;

import gridlite.schedule.ledger.Window;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The places that suit a category, in the order in which they are tried. */
final class Candidates {
  private final Matcher matcher;
  private final QueueSort sort;
  private final QueuePatterns softQueues;
  private final SuitablePlaces.Found suitable;
  private final List<Place> all;
  private final int[] violations;
  private Optional<int[]> ofSeveralSlots = Optional.empty();
  private Optional<int[]> ofOneSlot = Optional.empty();

  Candidates(Matcher matcher, QueueSort sort, QueuePatterns softQueues, SuitablePlaces suitable) {
    this.matcher = matcher;
    this.sort = sort;
    this.softQueues = softQueues;
    this.suitable = suitable.of(matcher);
    this.violations = new int[isChosenBySoftRequests() ? sort.sorted().size() : 0];
    this.all = bySoftRequests(this.suitable.places());
  }

  List<Place> all() {
    return all;
  }

  /** The same by host, in the order of the first places that are looked at. */
  List<HostPlaces> hosts(Window window) {
    if (sort.looksAtFull()) {
      return isOwn() ? HostPlaces.of(ranking(), all, place -> false) : suitable.byHost();
    }
    return isOwn()
        ? HostPlaces.of(ranking(), all, place -> place.isFull(window))
        : suitable.byHost(window);
  }

  /** The places that decide the order of hosts, in the order in which they are tried. */
  List<Place> ranking() {
    return bySoftRequests(suitable.ranking());
  }

  /**
   * Hosts in the order for a single slot, of which more cluster queues are out as a whole and rank
   * no hosts.
   *
   * @param usual in the order for several
   * @param full returns whether a place is passed over
   */
  List<HostPlaces> rankedForOneSlot(List<HostPlaces> usual, Predicate<Place> full) {
    List<Place> several = ranking();
    List<Place> one = new ArrayList<>(several);
    one.removeIf(place -> !matcher.ranksHosts(place, 1));
    return one.size() == several.size() ? usual : HostPlaces.ranked(one, usual, full);
  }

  /** Returns whether they are not what other categories have. */
  private boolean isOwn() {
    return isChosenBySoftRequests() || matcher.isInReservation();
  }

  /**
   * Returns the first place from some one on that jobs of this run need not pass over, as a number
   * among all.
   */
  int nextOpen(int from, Window window) {
    return isOwn() ? from : suitable.nextOpen(from, window);
  }

  /** Returns how many hosts in front all jobs of this run can pass over. */
  int fullHosts(Window window) {
    return isOwn() || sort.looksAtFull() ? 0 : suitable.fullHosts(window);
  }

  boolean contains(Place place) {
    return suitable.contains(place);
  }

  /** Returns whether all places had to be looked at to choose one. */
  boolean isChosenBySoftRequests() {
    return !matcher.requests().soft().isEmpty() || !softQueues.isEmpty();
  }

  /**
   * Passes on to the order of the run which places suit the jobs' soft requests less than others;
   * those of cluster queues that are out as a whole come behind all others
   * (conformance/scheduling/soft-requests.t).
   *
   * @param slots the number of slots that is tried: of one, more cluster queues are out
   *     (conformance/scheduling/soft-requests-of-ranges.t)
   */
  void likes(long slots) {
    if (!isChosenBySoftRequests()) {
      return;
    }
    if (slots == 1) {
      ofOneSlot = ofOneSlot.or(() -> Optional.of(violations(slots)));
      sort.liked(ofOneSlot.get());
    } else {
      ofSeveralSlots = ofSeveralSlots.or(() -> Optional.of(violations(slots)));
      sort.liked(ofSeveralSlots.get());
    }
  }

  private int[] violations(long slots) {
    int[] found = new int[sort.sorted().size()];
    for (Place place : sort.sorted()) {
      found[place.index()] =
          matcher.queueOut(place, slots).isPresent()
              ? Integer.MAX_VALUE
              : matcher.softViolations(place, softQueues);
    }
    return found;
  }

  private List<Place> bySoftRequests(List<Place> suitable) {
    if (!isChosenBySoftRequests()) {
      return suitable;
    }
    List<Place> ordered = new ArrayList<>(suitable);
    for (Place place : ordered) {
      violations[place.index()] = matcher.softViolations(place, softQueues);
    }
    ordered.sort(Comparator.comparingInt(place -> violations[place.index()]));
    return ordered;
  }

  /** Some of the places in the present order. */
  List<Place> reordered(List<Place> some) {
    boolean[] kept = new boolean[sort.sorted().size()];
    some.forEach(place -> kept[place.index()] = true);
    List<Place> ordered = new ArrayList<>(some.size());
    for (Place place : sort.sorted()) {
      if (kept[place.index()]) {
        ordered.add(place);
      }
    }
    if (isChosenBySoftRequests()) {
      ordered.sort(Comparator.comparingInt(place -> violations[place.index()]));
    }
    return ordered;
  }
}
