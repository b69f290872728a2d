package gridlite.schedule.match;

import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.MasterTask;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds slots for jobs in one parallel environment.
 *
 * @see "sge_pe(5), allocation_rule; qsub(1), -pe and -masterq"
 */
public final class ParallelPlacer {
  private final Matcher matcher;
  private final Ledger ledger;
  private final List<Place> places;
  private final String parallelEnvironment;
  private final AllocationRule rule;
  private final SlotRange range;
  private final boolean admitted;
  private final QueueSort sort;
  private final QueuePatterns softQueues;
  private final SuitablePlaces suitable;
  private Candidates candidates;
  private int version;
  private List<HostPlaces> hosts = List.of();
  private final List<List<Place>> allByHost;
  private final List<Place> masters = new ArrayList<>();
  private final SkippedPlaces passedOver;
  private final SlotSearch search;

  private int alive;

  /** Set if full places rank hosts, too. */
  private boolean ranksFull = true;

  /** The number of slots that was tried first for the last job; 0: none was tried. */
  private long firstTried;

  /** The first number of the last search that fitted; 0: none did. */
  private long firstFitting;

  /**
   * A placer.
   *
   * @param passedOver the places that are not looked at again
   * @param search the searches among ranges of slots
   */
  public ParallelPlacer(
      ClusterState state,
      Ledger ledger,
      Matcher matcher,
      List<Place> places,
      QueueSort sort,
      QueuePatterns softQueues,
      SuitablePlaces suitable,
      SkippedPlaces passedOver,
      SlotSearch search) {
    this.matcher = matcher;
    this.ledger = ledger;
    this.places = places;
    this.parallelEnvironment = matcher.parallelEnvironment().orElseThrow();
    this.range = matcher.category().slots();
    Values settings =
        state
            .find(ObjectKind.PARALLEL_ENVIRONMENT, parallelEnvironment)
            .orElseGet(ParallelEnvironment.SCHEMA::template);
    this.rule = AllocationRule.parse(settings.get(ParallelEnvironment.ALLOCATION_RULE));
    this.admitted = isAdmitted(state, settings);
    this.passedOver = passedOver;
    this.search = search;
    this.sort = sort;
    this.softQueues = softQueues;
    this.suitable = suitable;
    this.allByHost = sort.placesByHost();
    this.candidates = arrange();
  }

  /**
   * The same with all hosts that there are at the moment, those that are used up among them.
   *
   * @param placer stays as it is
   */
  private ParallelPlacer(ParallelPlacer placer) {
    this.matcher = placer.matcher;
    this.ledger = placer.ledger;
    this.places = placer.places;
    this.parallelEnvironment = placer.parallelEnvironment;
    this.range = placer.range;
    this.rule = placer.rule;
    this.admitted = placer.admitted;
    this.passedOver = placer.passedOver;
    this.search = placer.search;
    this.firstTried = placer.firstTried;
    this.sort = placer.sort;
    this.softQueues = placer.softQueues;
    this.suitable = placer.suitable;
    this.allByHost = placer.allByHost;
    this.candidates = placer.candidates;
    this.version = placer.version;
    this.hosts = placer.hosts;
    this.ranksFull = placer.ranksFull;
    this.masters.addAll(placer.masters);
    reset();
  }

  /**
   * This placer as it looks at hosts for another span of time than now: at all of them. What it
   * passes over itself stays passed over.
   */
  public ParallelPlacer withAllHosts() {
    return new ParallelPlacer(this);
  }

  /** The same as it is when the search for a reservation begins, at whatever hosts. */
  public ParallelPlacer forNextSearch() {
    ParallelPlacer placer = withAllHosts();
    placer.firstTried = 0;
    return placer;
  }

  /** Returns whether some slots are in this environment. */
  public boolean holds(Allocation slots) {
    return slots.parallelEnvironment().filter(parallelEnvironment::equals).isPresent();
  }

  /** Takes the places in the order of the moment. */
  private Candidates arrange() {
    version = sort.version();
    hosts = List.of();
    alive = 0;
    masters.clear();
    if (matcher.hasMasterQueues()) {
      for (Place place : sort.sorted()) {
        if (place.isOpen() && matcher.suitsMaster(place)) {
          masters.add(place);
        }
      }
    }
    return new Candidates(matcher, sort, softQueues, suitable);
  }

  /** A job of the category is tried: what it likes less goes behind, and what changed is seen. */
  void tried(Window window) {
    if (admitted && offeredAtMost(window) >= least()) {
      sort.triedParallel();
      candidates.likes(range.max());
    }
    if (version != sort.version()) {
      candidates = arrange();
    }
  }

  /** No number of slots has fitted: the last one that was tried is the least. */
  void failed(Window window) {
    if (admitted && least() < range.max() && offeredAtMost(window) >= least()) {
      candidates.likes(least());
    }
  }

  /** All places, in the order in which the job that is looked at has found them. */
  public List<Place> found() {
    return sort.found();
  }

  /** All places, in the order of the moment. */
  public List<Place> sorted() {
    return sort.sorted();
  }

  /** Returns whether the owner may use the environment. */
  public boolean isAdmitted() {
    return admitted;
  }

  private boolean isAdmitted(ClusterState state, Values settings) {
    return AccessLists.admit(
        state,
        settings.get(ParallelEnvironment.USER_LISTS),
        settings.get(ParallelEnvironment.XUSER_LISTS),
        matcher.category());
  }

  /** Largest number of slots among those asked for that fit; 0: not even the least. */
  long slots(Window window) {
    if (limit(window) < range.min()) {
      return 0;
    }
    return rule.largest(this, window);
  }

  /**
   * The greatest number that fits has been found for a job.
   *
   * @param least the least number that counts
   * @param found the number; less than that: none
   */
  void searched(long least, long found) {
    SlotNumbers numbers = numbers(least);
    firstFitting = 0;
    if (numbers.size() > 0) {
      firstTried = search.first(numbers);
      int fitting = numbers.upTo(found);
      firstFitting = fitting > 0 ? search.firstFitting(numbers, fitting) : 0;
      search.ended(numbers, fitting);
    }
  }

  /** Slots are kept for a job: the greatest number is sought for that time, too. */
  void reserved(long found) {
    SlotNumbers numbers = numbers(range.min());
    search.ended(numbers, numbers.upTo(found));
  }

  private SlotNumbers numbers(long least) {
    long most = ledger.parallelEnvironmentSlots(parallelEnvironment);
    return new SlotNumbers(range, rule.step(), least, most);
  }

  /**
   * The number of slots that was tried first for the last job, or else would be
   * (conformance/scheduling/first-number-of-a-range.t).
   */
  public long firstTried() {
    return firstTried > 0 ? firstTried : search.first(numbers(range.min()));
  }

  /** Returns whether fewer slots than these were tried for the last job, and fitted. */
  boolean hasFittedBefore(long slots) {
    return firstFitting > 0 && firstFitting < slots;
  }

  /** The largest number asked for of which there are slots. */
  long largest(Window window) {
    return range.largestUpTo(offered(window));
  }

  /** By a number a host only multiples can be laid out, and the master task's host is the last. */
  long largestMultiple(long number, Window window) {
    if (!matcher.hasMasterQueues()) {
      return range.largestMultiple(number, offered(window));
    }
    long counted = SlotPlan.counting(this, window, SlotPlan.Trace.NONE).count(range.max());
    long slots = range.largestMultiple(number, (counted / number + 1) * number);
    while (slots > 0 && layout(slots, window).isEmpty()) {
      slots = range.largestMultiple(number, slots - 1);
    }
    return slots;
  }

  /** Returns how many slots there are for the job, at most as many as it can use. */
  public long offered(Window window) {
    return SlotPlan.layingOut(this, window).fill(range.max());
  }

  /** A layout of an exact number of slots. */
  Optional<Allocation> layout(long slots, Window window) {
    SlotPlan plan = SlotPlan.layingOut(this, window);
    return plan.fill(slots) == slots ? plan.allocation() : Optional.empty();
  }

  /** Soft requests that would not be met, counted for each slot. */
  long softViolations(long slots, Window window) {
    if (!isChosenBySoftRequests()) {
      return 0;
    }
    Map<QueueInstanceName, Long> granted = new HashMap<>();
    layout(slots, window)
        .ifPresent(
            allocation ->
                allocation
                    .grants()
                    .forEach(grant -> granted.merge(grant.instance(), grant.slots(), Long::sum)));
    long violations = 0;
    for (Place place : places) {
      long here = granted.getOrDefault(place.name(), 0L);
      violations += here == 0 ? 0 : here * matcher.softViolations(place, softQueues);
    }
    return violations;
  }

  /** Slots that the cluster, the environment, its access lists and quotas allow at most. */
  long limit(Window window) {
    if (!admitted) {
      return 0;
    }
    if (matcher.isInReservation()) {
      return Long.MAX_VALUE;
    }
    long cluster = matcher.room().slots(ledger.global(), window, MasterTask.INCLUDED);
    long limit = Math.min(cluster, ledger.parallelEnvironmentRoom(parallelEnvironment, window));
    return Math.min(limit, matcher.quotaRoom().slots(window));
  }

  public Matcher matcher() {
    return matcher;
  }

  public Ledger ledger() {
    return ledger;
  }

  public AllocationRule rule() {
    return rule;
  }

  public String parallelEnvironment() {
    return parallelEnvironment;
  }

  /** Returns whether a place meets all conditions of the jobs that do not depend on bookings. */
  public boolean suits(Place place) {
    return candidates.contains(place);
  }

  /** Returns whether the jobs have soft requests, for which the places are sorted. */
  boolean isChosenBySoftRequests() {
    return candidates.isChosenBySoftRequests();
  }

  /** The places of the run. */
  public List<Place> places() {
    return places;
  }

  List<HostPlaces> hosts() {
    if (hosts.isEmpty()) {
      hosts = HostPlaces.of(candidates.ranking(), candidates.all(), place -> false);
      ranksFull = true;
    }
    return hosts.subList(alive, hosts.size());
  }

  /**
   * The hosts in the order for some number of slots. A range gives a single one where that order is
   * its own (conformance/scheduling/hosts-for-a-single-slot.t).
   */
  List<HostPlaces> hosts(long slots, Window window) {
    List<HostPlaces> usual = hosts();
    return slots == 1 && range.max() > 1
        ? candidates.rankedForOneSlot(usual, place -> !ranksFull && place.isFull(window))
        : usual;
  }

  /** Passes over the hosts in front that are used up; they stay so for the rest of the run. */
  @SuppressWarnings("ReferenceEquality") // a new list is in a new order
  void skipUsedUp(Window window) {
    List<HostPlaces> present = candidates.hosts(window);
    if (present != hosts) {
      hosts = present;
      alive = 0;
    }
    ranksFull = sort.looksAtFull();
    alive = Math.max(alive, candidates.fullHosts(window));
    while (alive < hosts.size() && isUsedUp(hosts.get(alive), window)) {
      alive++;
    }
  }

  private boolean isUsedUp(HostPlaces host, Window window) {
    if (matcher.isInReservation()) {
      return false;
    }
    if (matcher.room().slots(host.host().account(), window, MasterTask.ELSEWHERE) < 1) {
      return true;
    }
    for (Place place : host.places()) {
      if (matcher.room().slots(place.account(), window, MasterTask.ELSEWHERE) > 0) {
        return false;
      }
    }
    return true;
  }

  /** All hosts count again: another span of time than now is asked about. */
  void reset() {
    if (version != sort.version()) {
      candidates = arrange();
    }
    alive = 0;
  }

  /** The hosts that have places for slave tasks, which decide the order, or for the master task. */
  List<HostPlaces> hostsWithMasters() {
    Map<Integer, HostPlaces> known = new HashMap<>();
    hosts().forEach(host -> known.put(host.host().index(), host));
    Map<Integer, HostPlaces> all = new LinkedHashMap<>();
    List<Place> some = new ArrayList<>(masters);
    some.removeIf(place -> known.containsKey(place.host().index()));
    hosts().forEach(host -> some.addAll(host.places()));
    for (Place place : candidates.reordered(some)) {
      int index = place.host().index();
      HostPlaces host = known.get(index);
      all.putIfAbsent(index, host == null ? new HostPlaces(place.host(), List.of()) : host);
    }
    return List.copyOf(all.values());
  }

  /** Places of a host and one more in the order in which they are tried. */
  List<Place> inOrder(List<Place> some, Place more) {
    if (some.contains(more)) {
      return some;
    }
    List<Place> all = new ArrayList<>(some);
    all.add(more);
    return candidates.reordered(all);
  }

  /**
   * Places of a host, and those on it that are for master tasks
   * (conformance/scheduling/queues-for-masters.t).
   */
  List<Place> withMasters(HostPlaces host) {
    List<Place> all = host.places();
    for (Place place : masters) {
      if (place.host().index() == host.host().index()) {
        all = inOrder(all, place);
      }
    }
    return all;
  }

  /** Places for the master task of a job with {@code -masterq}. */
  public List<Place> masters() {
    return masters;
  }

  /**
   * The slots that environment and cluster leave whatever the hosts have. Where they are too few
   * Grid Engine looks at no host, says nothing of any, and leaves the order of places alone
   * (conformance/scheduling/wider-than-cluster-or-environment.t).
   */
  public long offeredAtMost(Window window) {
    if (matcher.isInReservation()) {
      return Long.MAX_VALUE;
    }
    return matcher.outOfCluster().isPresent()
        ? 0
        : Math.min(parallelEnvironmentRoom(window), clusterRoom(window));
  }

  /**
   * The least number of slots that the jobs may get, by the allocation rule too
   * (conformance/scheduling/environments-with-less-than-a-host-takes.t); {@link Long#MAX_VALUE}
   * where the rule admits none of their numbers, so that nothing is enough.
   */
  public long least() {
    return rule.least(range);
  }

  /** Returns whether all slots of the environment are enough for the jobs. */
  public boolean mayEverSuffice() {
    return ledger.parallelEnvironmentSlots(parallelEnvironment) >= least();
  }

  /** Slots that the environment has left; none where all its slots are too few. */
  public long parallelEnvironmentRoom(Window window) {
    if (matcher.isInReservation()) {
      return Long.MAX_VALUE;
    }
    return mayEverSuffice() ? ledger.parallelEnvironmentRoom(parallelEnvironment, window) : 0;
  }

  /**
   * Slots for each of which the cluster has left what a slave task needs. Where reservations are
   * planned it has none when what is booked once a job is used up
   * (conformance/complexes/master-consumables-of-layers.t).
   */
  public long clusterRoom(Window window) {
    Account cluster = ledger.global();
    return ledger.isPlanning() && matcher.room().isOnceUsedUp(cluster, window)
        ? 0
        : matcher.room().slots(cluster, window, MasterTask.ELSEWHERE);
  }

  /** All queue instances of a host, in the order in which they are tried. */
  public List<Place> all(Place.Host host) {
    return allByHost.get(host.index());
  }

  /**
   * Returns whether a place is looked at: full ones are only after a job has sought a reservation
   * (conformance/scheduling/full-queues-and-reservations.t).
   */
  public boolean looksAt(Place place, Window window) {
    return place.isOpen() && (sort.looksAtFull() || !place.isFull(window));
  }

  /** The places that are not looked at again. */
  public SkippedPlaces passedOver() {
    return passedOver;
  }

  /**
   * Some hosts with those that offer nothing, each where the first of its places stands that is
   * looked at, if one is.
   */
  List<HostPlaces> withOthers(List<HostPlaces> some, Window window) {
    HostPlaces[] known = new HostPlaces[allByHost.size()];
    for (HostPlaces host : some) {
      known[host.host().index()] = host;
    }
    BitSet seen = new BitSet(known.length);
    List<HostPlaces> all = new ArrayList<>(known.length);
    List<Place> ranking = candidates.ranking();
    boolean ranksAll = ranking.size() == places.size();
    for (List<Place> order : ranksAll ? List.of(ranking) : List.of(ranking, places)) {
      for (Place place : order) {
        int index = place.host().index();
        if (!seen.get(index) && looksAt(place, window)) {
          seen.set(index);
          HostPlaces host = known[index];
          all.add(host == null ? new HostPlaces(place.host(), List.of()) : host);
        }
      }
    }
    if (matcher.isInReservation()) {
      // which may keep slots in queue instances that are full
      for (HostPlaces host : some) {
        if (!seen.get(host.host().index())) {
          all.add(host);
        }
      }
    }
    return all;
  }

  /** Returns whether the master task needs more than the others and may be anywhere. */
  public boolean seeksMaster() {
    return !matcher.hasMasterQueues() && matcher.requests().booksOnce();
  }

  /** A job of the category starts here or in another environment. */
  void started(Allocation found, Window window) {
    if (holds(found) && rule.looksAtNeeded() && range.min() == range.max()) {
      passedOver.upTo(found, () -> withOthers(hosts(), window), this::all);
    } else {
      passedOver.all(places);
    }
    if (isChosenBySoftRequests()) {
      sort.wishFulfilled();
    }
  }
}
