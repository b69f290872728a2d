package gridlite.schedule;

import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaRefusal;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds slots for jobs in one parallel environment.
 *
 * @see "sge_pe(5), allocation_rule; qsub(1), -pe and -masterq"
 */
final class ParallelPlacer {
  private final Matcher matcher;
  private final Ledger ledger;
  private final List<Place> places;
  private final String environment;
  private final AllocationRule rule;
  private final SlotRange range;
  private final boolean admitted;
  private final QueueSort sort;
  private final QueuePatterns softQueues;
  private final SuitablePlaces suitable;
  private SerialPlacer.Candidates candidates;
  private int version;
  private List<HostPlaces> hosts = List.of();
  private final List<List<Place>> allByHost;
  private final List<Place> masters = new ArrayList<>();
  private final SkippedPlaces passedOver;

  private int alive;

  ParallelPlacer(
      ClusterState state,
      Ledger ledger,
      Matcher matcher,
      List<Place> places,
      QueueSort sort,
      QueuePatterns softQueues,
      SuitablePlaces suitable) {
    this.matcher = matcher;
    this.ledger = ledger;
    this.places = places;
    this.environment = matcher.environment();
    this.range = matcher.category().example().get(JobRequest.SLOTS);
    Values settings =
        state
            .find(ObjectKind.PARALLEL_ENVIRONMENT, environment)
            .orElseGet(ParallelEnvironment.SCHEMA::template);
    this.rule = AllocationRule.parse(settings.get(ParallelEnvironment.ALLOCATION_RULE));
    this.admitted = isAdmitted(state, settings);
    this.passedOver = new SkippedPlaces(matcher);
    this.sort = sort;
    this.softQueues = softQueues;
    this.suitable = suitable;
    this.allByHost = sort.placesByHost();
    this.candidates = arrange();
  }

  /** Takes the places in the order of the moment. */
  private SerialPlacer.Candidates arrange() {
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
    return new SerialPlacer.Candidates(matcher, sort, softQueues, suitable);
  }

  /** A job of the category is tried: what it likes less goes behind, and what changed is seen. */
  void tried(Window window) {
    if (admitted && offeredAtMost(window) >= range.min()) {
      candidates.likes();
    }
    if (version != sort.version()) {
      candidates = arrange();
    }
  }

  /** Whether the owner may use the environment. */
  boolean isAdmitted() {
    return admitted;
  }

  private boolean isAdmitted(ClusterState state, Values settings) {
    return AccessLists.admit(
        state,
        settings.get(ParallelEnvironment.USER_LISTS),
        settings.get(ParallelEnvironment.XUSER_LISTS),
        matcher.category().example().owner().name(),
        matcher.category().example().owner().group());
  }

  /** Largest number of slots among those asked for that fit; 0: not even the least. */
  long slots(Window window) {
    if (limit(window) < range.min()) {
      return 0;
    }
    if (rule instanceof AllocationRule.PerHost perHost) {
      return multiples(perHost.slots(), window);
    }
    return range.largestUpTo(offered(window));
  }

  /** By a number a host only multiples can be laid out, and the master task's host is the last. */
  private long multiples(long number, Window window) {
    boolean apart = matcher.hasMasterQueues();
    long offered = apart ? new SlotPlan(this, window).count(range.max()) : offered(window);
    offered = apart ? (offered / number + 1) * number : offered;
    while (offered > 0
        && !(range.contains(offered) && (!apart || layout(offered, window).isPresent()))) {
      offered -= number;
    }
    return offered;
  }

  /** Returns how many slots there are for the job, at most as many as it can use. */
  long offered(Window window) {
    return new SlotPlan(this, window).fill(range.max());
  }

  /** A layout of an exact number of slots. */
  Optional<Allocation> layout(long slots, Window window) {
    SlotPlan plan = new SlotPlan(this, window);
    return plan.fill(slots) == slots ? plan.allocation() : Optional.empty();
  }

  /** Slots that the cluster, the environment, its access lists and quotas allow at most. */
  long limit(Window window) {
    if (!admitted) {
      return 0;
    }
    if (matcher.category().reservation() != 0) {
      return Long.MAX_VALUE;
    }
    long cluster = matcher.room().slots(ledger.global(), window, true);
    long limit = Math.min(cluster, ledger.environmentRoom(environment, window));
    return Math.min(limit, matcher.quotaRoom(window));
  }

  Matcher matcher() {
    return matcher;
  }

  Ledger ledger() {
    return ledger;
  }

  AllocationRule rule() {
    return rule;
  }

  String environment() {
    return environment;
  }

  boolean suits(Place place) {
    return candidates.contains(place);
  }

  /** Number of places of the run. */
  int places() {
    return places.size();
  }

  List<HostPlaces> hosts() {
    if (hosts.isEmpty()) {
      hosts = HostPlaces.of(candidates.ranking(), candidates.all(), place -> false);
    }
    return hosts.subList(alive, hosts.size());
  }

  /** Passes over the hosts in front that are used up; they stay so for the rest of the run. */
  @SuppressWarnings("ReferenceEquality") // a new list is in a new order
  void skipUsedUp(Window window) {
    List<HostPlaces> present = candidates.hosts(window);
    if (present != hosts) {
      hosts = present;
      alive = 0;
    }
    alive = Math.max(alive, candidates.fullHosts(window));
    while (alive < hosts.size() && isUsedUp(hosts.get(alive), window)) {
      alive++;
    }
  }

  private boolean isUsedUp(HostPlaces host, Window window) {
    if (matcher.category().reservation() != 0) {
      return false;
    }
    if (matcher.room().slots(host.host().account(), window, false) < 1) {
      return true;
    }
    for (Place place : host.places()) {
      if (matcher.room().slots(place.account(), window, false) > 0) {
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

  /** Places of a host, and those on it that are for master tasks; measured. */
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
  List<Place> masters() {
    return masters;
  }

  /** Returns why the job does not start now: places that are out, and how many slots there are. */
  List<Reason> reasons(Window window) {
    if (!admitted) {
      return List.of(
          new Exclusion.NoAccessToEnvironment(environment),
          new Shortage.TooFewSlots(environment, 0));
    }
    if (rule instanceof AllocationRule.PerHost perHost && range.min() % perHost.slots() != 0) {
      return List.of(new Shortage.TooFewSlots(environment, 0));
    }
    long ofEnvironment = environmentRoom(window);
    if (ofEnvironment < range.min()) {
      return List.of(new Shortage.TooFewSlots(environment, ofEnvironment));
    }
    if (isClusterShort(window)) {
      return shortageReasons(window);
    }
    List<Reason> reasons = new ArrayList<>();
    SlotPlan plan = new SlotPlan(this, window);
    long slots = reportedSlots(plan, window);
    Optional<Reason> global = matcher.parallelGlobalRefusal();
    global.ifPresent(reasons::add);
    if (global.isEmpty()) {
      Set<Reason> ofQueues = new LinkedHashSet<>();
      queueReasons(ofQueues, window);
      Set<Reason> ofHosts = new LinkedHashSet<>();
      placeReasons(ofHosts, plan.limits(), window);
      ofHosts.removeAll(ofQueues);
      reasons.addAll(ofQueues);
      // hosts are looked at in each round
      for (long round = 0; round <= plan.rounds(); round++) {
        reasons.addAll(ofHosts);
      }
      reasons.addAll(plan.limits().reasons());
    }
    if (isMasterPossible()) {
      reasons.add(new Shortage.TooFewSlots(environment, slots));
    }
    return List.copyOf(reasons);
  }

  /** Whether the cluster has too little for the least number of slots. */
  private boolean isClusterShort(Window window) {
    return matcher.category().reservation() == 0
        && !matcher.isOutOfCluster()
        && clusterRoom(window) < range.min();
  }

  /**
   * The reasons when the cluster has too little. No place is considered then; the number is what
   * there will be when all has ended that ends, which without plans for the future is the capacity,
   * unless there is nothing left now. Measured.
   */
  private List<Reason> shortageReasons(Window window) {
    Account cluster = ledger.global();
    boolean timed = !window.equals(Window.ALWAYS);
    Optional<Reason> nothing = timed ? Optional.empty() : matcher.parallelGlobalShortage(window);
    if (nothing.isPresent()) {
      return List.of(nothing.get(), new Shortage.TooFewSlots(environment, 0));
    }
    long later =
        timed
            ? matcher.room().slots(cluster, Window.END, false)
            : matcher.room().slotsByCapacity(cluster);
    return List.of(new Shortage.TooFewSlots(environment, later));
  }

  /**
   * The slots that environment and cluster leave whatever the hosts have. Where they are too few
   * Grid Engine looks at no host, says nothing of any, and leaves the order of places alone;
   * measured.
   */
  private long offeredAtMost(Window window) {
    if (matcher.category().reservation() != 0) {
      return Long.MAX_VALUE;
    }
    return matcher.isOutOfCluster() ? 0 : Math.min(environmentRoom(window), clusterRoom(window));
  }

  /** Slots that the environment has left; none where all its slots are too few. */
  private long environmentRoom(Window window) {
    if (matcher.category().reservation() != 0) {
      return Long.MAX_VALUE;
    }
    return ledger.environmentSlots(environment) < range.min()
        ? 0
        : ledger.environmentRoom(environment, window);
  }

  /** Slots for each of which the cluster has left what a slave task needs. */
  private long clusterRoom(Window window) {
    return matcher.room().slots(ledger.global(), window, false);
  }

  /** Cluster queues that are out as a whole. */
  private void queueReasons(Set<Reason> reasons, Window window) {
    String previous = "";
    for (Place place : places) {
      if (!place.queue().equals(previous) && place.isOpen() && !place.isFull(window)) {
        matcher.clusterQueueRefusal(place).ifPresent(reasons::add);
        previous = place.queue();
      }
    }
  }

  /** What there is host by host; a host comes where its first place comes that is looked at. */
  private void placeReasons(Set<Reason> reasons, ExceededLimits limits, Window window) {
    BitSet looked = looked(limits, window);
    for (Place first : places) {
      int host = first.host().index();
      if (looked.get(host) && first.isOpen() && !first.isFull(window)) {
        looked.clear(host);
        for (Place place : allByHost.get(host)) {
          if (place.isOpen() && !place.isFull(window) && !passedOver.contains(place)) {
            refusal(place, limits, window).ifPresent(reasons::add);
          }
        }
      }
    }
  }

  /** The hosts that are looked at before a limit on all hosts is reached. */
  private BitSet looked(ExceededLimits limits, Window window) {
    BitSet looked = new BitSet();
    boolean all =
        !limits.isReached() || hosts().stream().allMatch(host -> limits.hasVisited(host.host()));
    if (all) {
      looked.set(0, allByHost.size());
      return looked;
    }
    for (Place place : candidates.ranking()) {
      if (!place.isFull(window)) {
        looked.set(place.host().index());
        if (place.host().index() == limits.lastHost()) {
          break;
        }
      }
    }
    return looked;
  }

  /** What is said of a place; the limits that its host was seen to exceed have been said. */
  private Optional<Reason> refusal(Place place, ExceededLimits limits, Window window) {
    Optional<QuotaRefusal> exceeded = matcher.exceededQuota(place, window);
    boolean said = exceeded.isPresent() && limits.hasVisited(place.host());
    return said && matcher.admits(place)
        ? Optional.empty()
        : matcher.parallelRefusal(place, exceeded, !isMasterPossible(), window);
  }

  /** The places of a host that the jobs may use, whatever these offer. */
  List<Place> admitting(Place.Host host, Window window) {
    List<Place> admitting = new ArrayList<>(allByHost.get(host.index()));
    admitting.removeIf(place -> !place.isOpen() || place.isFull(window) || !matcher.admits(place));
    return admitting;
  }

  /** The least number of slots that a host has to give. */
  long leastOnHost() {
    if (rule instanceof AllocationRule.PerHost perHost) {
      return perHost.slots();
    }
    return rule instanceof AllocationRule.OneHost ? range.min() : 1;
  }

  /** A job of the category starts here, for which all places have been looked at. */
  void started() {
    passedOver.all(places);
  }

  /** Where no host could ever hold the master task, the number of slots is not the reason. */
  private boolean isMasterPossible() {
    return hosts().isEmpty() || hosts().stream().anyMatch(this::couldHoldMaster);
  }

  private boolean couldHoldMaster(HostPlaces host) {
    return matcher.room().masterByCapacity(host.host().account());
  }

  /** The number of slots that Grid Engine reports, which is not what could be had. */
  private long reportedSlots(SlotPlan plan, Window window) {
    if (matcher.isOutOfCluster()) {
      return 0;
    }
    if (matcher.category().reservation() != 0) {
      return plan.count(range.max());
    }
    long slots = plan.count(Math.min(range.max(), offeredAtMost(window)));
    boolean oneHost = rule instanceof AllocationRule.OneHost;
    return oneHost && slots < range.min() ? 0 : slots;
  }
}
