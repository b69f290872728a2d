package gridlite.schedule.run;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.QueueSort;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places that a run still looks at. Grid Engine drops full ones as it goes and ends the run
 * when none is left; for a reservation it takes those that it has dropped back, behind the others,
 * and drops them again only after something was started or reserved: in the order in which they
 * became full for the first time
 * (conformance/scheduling/order-with-full-queues-and-soft-requests.t).
 */
final class OpenPlaces {
  private final Window instant;
  private final QueueSort sort;
  private final Map<QueueInstanceName, Place> byName = new HashMap<>();
  private final BitSet dropped = new BitSet();
  private final List<Place> droppedOnes = new ArrayList<>();

  /** Those that were taken back, in the order in which they had been dropped. */
  private List<Place> takenBack = List.of();

  private final Set<QueueInstanceName> planned;

  /** By number of a place, where it is in the order. */
  private final int[] positions;

  private List<Place> order = new ArrayList<>();

  /**
   * The places at the beginning of a run, or when they are looked at anew.
   *
   * @param instant the present
   * @param planned those that calendars close at present, and that may be reserved
   */
  OpenPlaces(List<Place> places, QueueSort sort, Window instant, Set<QueueInstanceName> planned) {
    this.sort = sort;
    this.instant = instant;
    this.planned = planned;
    for (Place place : places) {
      if (place.isOpen()) {
        order.add(place);
        byName.put(place.name(), place);
      }
    }
    this.positions = new int[places.size()];
    number();
    dropFull(order);
    sort.leaveOut(place -> dropped.get(place.index()));
  }

  private void number() {
    for (int i = 0; i < order.size(); i++) {
      positions[order.get(i).index()] = i;
    }
  }

  /** Returns whether no place is left to look at. */
  boolean isEmpty() {
    return droppedOnes.size() == order.size();
  }

  /**
   * Returns whether a job is looked at: where nothing is open but what calendars close at present,
   * Grid Engine looks at jobs with {@code -R y} alone (conformance/scheduling/calendar-windows.t).
   */
  boolean areFor(Job job) {
    if (planned.isEmpty() || job.get(JobRequest.RESERVE)) {
      return true;
    }
    for (Place place : order) {
      if (!place.isFull(instant) && !planned.contains(place.name())) {
        return true;
      }
    }
    return false;
  }

  /** Those that are looked at, in the order of the list. */
  List<Place> all() {
    List<Place> left = new ArrayList<>(order);
    left.removeIf(place -> dropped.get(place.index()));
    return left;
  }

  /** A job was started or reserved for: what is full is dropped. */
  void booked(Allocation allocation) {
    if (sort.looksAtFull()) {
      sort.passOverFull();
      dropFull(takenBack);
      dropFull(order);
      takenBack = List.of();
      return;
    }
    // nothing else can have become full
    List<Place> touched = new ArrayList<>(allocation.grants().size());
    for (Allocation.Grant grant : allocation.grants()) {
      Place place = byName.get(grant.instance());
      if (place != null) {
        touched.add(place);
      }
    }
    touched.sort(Comparator.comparingInt(place -> positions[place.index()]));
    dropFull(touched);
  }

  private void dropFull(Iterable<Place> some) {
    for (Place place : some) {
      if (!dropped.get(place.index())
          && (place.isFull(instant) || planned.contains(place.name()))) {
        dropped.set(place.index());
        droppedOnes.add(place);
      }
    }
  }

  /**
   * Looks at the full ones, too: behind the others until the places are sorted again
   * (conformance/scheduling/order-with-full-queues.t).
   */
  void takeBack() {
    sort.lookAtFull();
    if (droppedOnes.isEmpty()) {
      return;
    }
    List<Place> all = new ArrayList<>(order.size());
    for (Place place : sort.sorted()) {
      if (place.isOpen() && !dropped.get(place.index())) {
        all.add(place);
      }
    }
    all.addAll(droppedOnes);
    takenBack = List.copyOf(droppedOnes);
    dropped.clear();
    droppedOnes.clear();
    sort.rank(all);
    order = new ArrayList<>(sort.sorted());
    order.removeIf(place -> !place.isOpen());
    number();
  }
}
