package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.condition.LoadAdjustments;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.name.HostName;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The order in which places are tried: load and sequence number as {@code queue_sort_method} says,
 * then the scheduler's own order. It is worked out for the first job that looks at places, and
 * again when loads or wishes have changed it; in between, what a parallel job likes comes before
 * all else (conformance/scheduling/order-after-soft-requests.t).
 *
 * <p>A job that starts changes the loads of its own hosts: by what they and the cluster have left
 * now, and by the load that it is going to cause. The other hosts keep theirs until the next run,
 * though there may be less left for them, too (conformance/scheduling/loads-within-a-run.t).
 *
 * <p>A place gets to know the load of its host with the first job of the run, and again with the
 * first job after a start that has changed loads. One that the run had dropped by then, since it
 * was full, counts as least loaded when a reservation takes it back
 * (conformance/scheduling/order-with-full-queues-taken-back.t).
 *
 * @see "sched_conf(5), queue_sort_method and load_formula"
 */
public final class QueueSort {
  private final ClusterState state;
  private final Ledger ledger;
  private final LoadFormula formula;
  private final boolean bySequenceFirst;
  private final boolean changing;
  private final Map<HostName, Place.Host> hosts = new HashMap<>();

  /** Loads of the hosts, by their numbers. */
  private final double[] loads;

  /** Numbers of the places that know the loads of their hosts. */
  private final BitSet known = new BitSet();

  private final List<Place> places;
  private final List<List<Place>> placesByHost = new ArrayList<>();
  private LoadAdjustments adjustments;
  private List<Place> sorted;
  private List<Place> found;
  private boolean due;
  private boolean changed;
  private boolean wished;
  private int version;
  private boolean lookingAtFull;
  private boolean informing = true;
  private boolean hasSorted;
  private Predicate<Place> dropped = place -> false;

  public QueueSort(
      ClusterState state, Ledger ledger, LoadAdjustments adjustments, List<Place> places) {
    this.places = places;
    this.state = state;
    this.ledger = ledger;
    this.adjustments = adjustments;
    this.formula = LoadFormula.parse(state.schedulerConfig().get(SchedulerConfig.LOAD_FORMULA));
    String method = state.schedulerConfig().get(SchedulerConfig.QUEUE_SORT_METHOD);
    this.bySequenceFirst = method.equalsIgnoreCase("seqno");
    this.changing = changesWithinRun();
    places.forEach(place -> hosts.put(place.host().name(), place.host()));
    this.loads =
        new double[hosts.values().stream().mapToInt(host -> host.index() + 1).max().orElse(0)];
    hosts.values().forEach(host -> loads[host.index()] = load(host));
    this.found = places;
    this.sorted = new ArrayList<>(places);
    sorted.sort(order(this::loadOfHost));
    this.due = true;
  }

  /** The same order of other places of the same instances, some of which now take no jobs. */
  public QueueSort of(List<Place> others) {
    QueueSort same = new QueueSort(state, ledger, adjustments, others);
    same.sorted = new ArrayList<>(sorted.size());
    sorted.forEach(place -> same.sorted.add(others.get(place.index())));
    same.hasSorted = hasSorted;
    same.lookedAt();
    System.arraycopy(loads, 0, same.loads, 0, loads.length);
    same.known.or(known);
    same.informing = informing;
    same.due = due;
    same.changed = changed;
    same.wished = wished;
    return same;
  }

  private boolean changesWithinRun() {
    return formula.terms().stream()
        .flatMap(term -> term.name().flatMap(state.complexes()::find).stream())
        .anyMatch(
            attribute ->
                ledger.consumables().indexOf(attribute.name()).isPresent()
                    || adjustments.concern(attribute));
  }

  /** The places on each host, by its number, in the scheduler's own order. */
  List<List<Place>> placesByHost() {
    if (placesByHost.isEmpty()) {
      for (Place place : places) {
        while (place.host().index() >= placesByHost.size()) {
          placesByHost.add(new ArrayList<>());
        }
        placesByHost.get(place.host().index()).add(place);
      }
    }
    return placesByHost;
  }

  /** A job is looked at, before anything is sorted for it. */
  public void lookedAt() {
    if (hasSorted) {
      found = sorted;
    }
  }

  /**
   * All places as the job that is looked at has found them: in the order that jobs before it have
   * left, which for the first that looks at places is the scheduler's own.
   */
  List<Place> found() {
    return found;
  }

  /** Grows whenever the order has changed. */
  int version() {
    return version;
  }

  /** A serial job is tried: it leaves the places sorted. */
  void triedSerial() {
    sortIfDue();
    due = false;
  }

  /** A parallel job is tried: what has had the places sorted stays so, but for changed loads. */
  public void triedParallel() {
    sortIfDue();
  }

  private void sortIfDue() {
    inform();
    hasSorted = true;
    if (isDue()) {
      List<Place> after = new ArrayList<>(sorted);
      after.sort(order());
      reorder(after);
      changed = false;
    }
  }

  /** A task has started: its hosts may have other loads now. */
  public void started(Allocation allocation) {
    changed = changing && changesLoads(allocation);
    informing |= changed;
    due = wished;
    wished = false;
  }

  /**
   * Leaves out places when others get to know the loads of their hosts.
   *
   * @param dropped returns at any time which the run does not look at
   */
  public void leaveOut(Predicate<Place> dropped) {
    this.dropped = dropped;
  }

  /** A job is looked at: where loads are new, the places of the run get to know them. */
  public void inform() {
    if (!informing) {
      return;
    }
    informing = false;
    for (Place place : places) {
      if (!dropped.test(place)) {
        known.set(place.index());
      }
    }
  }

  private boolean changesLoads(Allocation allocation) {
    adjustments = adjustments.with(allocation);
    boolean other = false;
    for (Allocation.Grant grant : allocation.grants()) {
      Place.Host host = Objects.requireNonNull(hosts.get(grant.instance().host()));
      double load = load(host);
      other |= load != loads[host.index()];
      loads[host.index()] = load;
    }
    return other;
  }

  /** A parallel job that likes some places less than others is about to start. */
  void wishFulfilled() {
    wished = true;
  }

  /**
   * A parallel job is tried that likes some places less than others. Grid Engine sorts its own list
   * for it, by its wishes and then as for any job, whether the job starts or not
   * (conformance/scheduling/order-with-full-queues-and-soft-requests.t).
   */
  void liked(int[] violations) {
    List<Place> after = new ArrayList<>(sorted);
    Comparator<Place> byViolations = Comparator.comparingInt(place -> violations[place.index()]);
    after.sort(byViolations.thenComparing(order()));
    reorder(after);
  }

  /** Returns whether the next job that looks at places has them sorted. */
  public boolean isDue() {
    return due || changed;
  }

  /** Puts places in another order, which stays until they are sorted. */
  public void rank(List<Place> ordered) {
    inform();
    List<Place> after = new ArrayList<>(ordered);
    boolean[] listed = new boolean[places.size()];
    ordered.forEach(place -> listed[place.index()] = true);
    for (Place place : sorted) {
      if (!listed[place.index()]) {
        after.add(place);
      }
    }
    if (isDue()) {
      after.sort(order());
    }
    reorder(after);
  }

  private void reorder(List<Place> after) {
    if (!after.equals(sorted)) {
      sorted = after;
      version++;
    }
  }

  /** Returns whether places without a free slot are looked at, as they are for reservations. */
  public boolean looksAtFull() {
    return lookingAtFull;
  }

  /** From now on places without a free slot are looked at. */
  public void lookAtFull() {
    lookingAtFull = true;
  }

  /** From now on places without a free slot are passed over. */
  public void passOverFull() {
    lookingAtFull = false;
  }

  /** All places in the order in which they are tried by jobs without soft requests. */
  public List<Place> sorted() {
    return sorted;
  }

  private double loadOfHost(Place place) {
    return loads[place.host().index()];
  }

  /** The order by what places know of loads; a host of no load is always among the hosts. */
  private Comparator<Place> order() {
    double least = Math.min(0, DoubleStream.of(loads).min().orElse(0));
    return order(place -> known.get(place.index()) ? loadOfHost(place) : least);
  }

  private Comparator<Place> order(ToDoubleFunction<Place> load) {
    Comparator<Place> byLoad = Comparator.comparingDouble(load);
    Comparator<Place> bySequence = Comparator.comparingLong(Place::sequence);
    return bySequenceFirst ? bySequence.thenComparing(byLoad) : byLoad.thenComparing(bySequence);
  }

  private double load(Place.Host host) {
    return formula.evaluate(resource -> value(host, resource));
  }

  private Optional<Availability> value(Place.Host host, String nameOrShortcut) {
    Optional<ComplexAttribute> attribute = state.complexes().find(nameOrShortcut);
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    OptionalInt index = ledger.consumables().indexOf(attribute.get().name());
    for (Account account : List.of(host.account(), ledger.global())) {
      if (index.isPresent() && account.has(index.getAsInt())) {
        return Optional.of(account.availability(index.getAsInt(), Window.ALWAYS));
      }
    }
    Availability own = host.fixed().get(attribute.get().name());
    Availability offer = own != null ? own : ledger.unused().ofGlobal().get(attribute.get().name());
    return Optional.ofNullable(offer).map(value -> adjustments.correct(value, host.name()));
  }
}
