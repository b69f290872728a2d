package gridlite.schedule.transcript;

import gridlite.job.MasterTask;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.SlotPlan;
import gridlite.schedule.reason.Exclusion;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reasons why jobs do not start in a parallel environment, as Grid Engine reports them: cluster
 * queues that are out as a whole, then hosts and queue instances in the order in which slots are
 * counted there, and how many slots there are.
 */
final class ParallelReasons {
  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final SlotRange range;
  private final String parallelEnvironment;
  private final Window window;
  private final Sought sought;
  private final ParallelShortages shortages;

  ParallelReasons(ParallelPlacer placer, Window window, Sought sought) {
    this.sought = sought;
    this.placer = placer;
    this.matcher = placer.matcher();
    this.range = matcher.category().slots();
    this.parallelEnvironment = placer.parallelEnvironment();
    this.window = window;
    this.shortages = new ParallelShortages(matcher, placer.ledger(), window);
  }

  /**
   * All that is reported of the environment.
   *
   * @param places all places in the order in which Grid Engine has them when it comes to the
   *     environment
   */
  List<Reason> all(List<Place> places) {
    if (!placer.isAdmitted()) {
      return List.of(new Exclusion.NoAccessToParallelEnvironment(parallelEnvironment), offers(0));
    }
    if (!placer.rule().admits(range)) {
      return List.of(offers(0));
    }
    long ofParallelEnvironment = placer.parallelEnvironmentRoom(window);
    if (ofParallelEnvironment < placer.least()) {
      // what has too little for now is looked at for the future, too
      // (conformance/scheduling/environments-that-are-used-up.t)
      boolean twice = placer.ledger().isPlanning() && placer.mayEverSuffice();
      return twice
          ? List.of(offers(ofParallelEnvironment), offers(ofParallelEnvironment))
          : List.of(offers(ofParallelEnvironment));
    }
    if (isClusterShort()) {
      return ofShortCluster();
    }
    List<Reason> reasons = new ArrayList<>();
    HostVisits visits = new HostVisits(placer, window, shortages, sought);
    SlotPlan plan = SlotPlan.counting(placer, window, visits);
    long slots = slots(plan);
    if (placer.seeksMaster() && slots >= range.min()) {
      // one layer has what the master task needs, another has not: nothing is reported
      // (conformance/complexes/master-consumables-of-layers.t)
      return List.of();
    }
    Optional<Reason> cluster = matcher.outOfCluster().flatMap(out -> shortages.ofCluster());
    cluster.ifPresent(reasons::add);
    if (cluster.isEmpty() && !isMoreThanOffered()) {
      reasons.addAll(ofQueues(places));
      reasons.addAll(visits.reasons());
    }
    // a try for later in vain comes to the same number
    boolean twice = sought == Sought.RESERVATION && plan.seemsEnoughLater();
    reasons.addAll(Collections.nCopies(twice ? 2 : 1, offers(slots)));
    return List.copyOf(reasons);
  }

  /** The reasons for the number of slots that is tried first when some are kept for later. */
  List<Reason> whileReserving() {
    if (isMoreThanOffered()) {
      return List.of();
    }
    HostVisits visits = new HostVisits(placer, window, shortages, sought);
    SlotPlan.counting(placer, window, visits).count(placer.firstTried());
    List<Reason> reasons = new ArrayList<>(ofQueues(placer.sorted()));
    reasons.addAll(visits.reasons());
    return reasons;
  }

  /** Returns whether what is tried first is more than environment and cluster have left. */
  private boolean isMoreThanOffered() {
    return placer.firstTried() > placer.offeredAtMost(window);
  }

  private Reason offers(long slots) {
    return new Shortage.TooFewSlots(parallelEnvironment, slots);
  }

  /** Returns whether the cluster has too little for the least number of slots. */
  private boolean isClusterShort() {
    return !matcher.isInReservation()
        && matcher.outOfCluster().isEmpty()
        && placer.clusterRoom(window) < placer.least();
  }

  /**
   * The reasons when the cluster has too little. No place is considered then. What it lacks is
   * reported where there is nothing left, and where reservations are planned, would not be if
   * nothing ran. The number is what there will be when all has ended that ends, which without plans
   * for the future is the capacity, unless there is nothing left now
   * (conformance/scheduling/short-of-something-of-the-cluster.t), and with them what is left now if
   * nobody asks for a reservation (conformance/scheduling/short-cluster-without-reservations.t).
   */
  private List<Reason> ofShortCluster() {
    Account cluster = placer.ledger().global();
    Optional<Reason> nothing = shortages.ofCluster();
    long ever = matcher.room().slotsByCapacity(cluster);
    if (nothing.isPresent() && (!placer.ledger().isPlanning() || ever < 1)) {
      return List.of(nothing.get(), offers(0));
    }
    if (placer.ledger().isPlanning() && matcher.room().isOnceUsedUp(cluster, window)) {
      return List.of(offers(0));
    }
    if (!placer.ledger().isPlanning()) {
      return List.of(offers(ever));
    }
    return List.of(offers(matcher.room().slots(cluster, Window.END, MasterTask.ELSEWHERE)));
  }

  /** Cluster queues that are out as a whole, in the order of their first places. */
  private Set<Reason> ofQueues(List<Place> places) {
    Set<Reason> reasons = new LinkedHashSet<>();
    BitSet queues = new BitSet();
    for (Place place : places) {
      int queue = place.spot().queueNumber();
      if (!queues.get(queue) && placer.looksAt(place, window)) {
        matcher.queueOut(place, placer.firstTried()).ifPresent(reasons::add);
        queues.set(queue);
      }
    }
    return reasons;
  }

  /** The number of slots that Grid Engine reports, which is not what could be had. */
  private long slots(SlotPlan plan) {
    if (matcher.outOfCluster().isPresent()) {
      return 0;
    }
    if (matcher.isInReservation()) {
      return plan.count(range.max());
    }
    // a slot is kept for the master task even of the least number
    long most = placer.seeksMaster() ? range.min() : range.max();
    long limit = Math.min(most, placer.offeredAtMost(window));
    long slots =
        sought != Sought.START && range.isSingle()
            ? plan.countForReservation(limit, range.min())
            : plan.count(limit);
    return placer.rule().reported(slots, range);
  }
}
