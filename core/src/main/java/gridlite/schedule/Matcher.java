package gridlite.schedule;

import gridlite.complex.ComplexTable;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterConfig;
import gridlite.job.JobCategory;
import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRefusal;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds where the jobs of one category may run, in one parallel environment or none. The order of
 * the checks, which decides what reason a user sees, is fixed here: the cluster queue, rights on
 * the host, the queue instance, quotas, then resources of the cluster, the host and the queue
 * instance. Quotas come before all else for serial jobs only ({@link SerialReasons}).
 */
final class Matcher {
  private final Ledger ledger;
  private final CategoryRequests requests;
  private final JobCategory category;
  private final String environment;
  private final QuotaMatcher quotas;
  private final ComplexTable complexes;
  private final Room room;
  private final Rights rights;
  private final Rights reportedRights;
  private final FixedValues values;
  private final QueuePatterns masterQueues;
  private final QuotaAnswers answers;
  // what rules the jobs out wherever it be, bookings apart
  private final Optional<Reason> ofCluster;
  private Window answersFor = Window.ALWAYS;
  private int answersVersion;

  /**
   * A matcher.
   *
   * @param environment name of the parallel environment that is tried; empty for a serial job
   */
  Matcher(ClusterState state, Ledger ledger, CategoryRequests requests, String environment) {
    this.ledger = ledger;
    this.complexes = state.complexes();
    this.requests = requests;
    this.category = requests.category();
    this.environment = environment;
    this.quotas = ledger.quotas().matcher(category, environment);
    this.answers = new QuotaAnswers(quotas, this::used, true);
    this.room = new Room(requests, ledger.isPlanning());
    List<String> hardQueues = category.hardQueues();
    List<String> ofMaster = category.masterQueues();
    this.rights = new Rights(state, requests, environment, hardQueues);
    this.reportedRights =
        hardQueues.isEmpty() || ofMaster.isEmpty()
            ? rights
            : new Rights(state, requests, environment, both(hardQueues, ofMaster));
    this.values = new FixedValues(state, ledger, requests, environment.isEmpty());
    this.ofCluster = rights.global().or(values::global);
    this.masterQueues = new QueuePatterns(state, ofMaster);
  }

  private static List<String> both(List<String> some, List<String> others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  /** The category whose places are sought. */
  JobCategory category() {
    return category;
  }

  /** Its requests. */
  CategoryRequests requests() {
    return requests;
  }

  Room room() {
    return room;
  }

  String environment() {
    return environment;
  }

  // ---- what never changes during a run

  /** Returns whether the place suits jobs by everything that does not depend on what runs. */
  boolean suits(Place place) {
    return ofCluster.isEmpty()
        && rights.clusterQueue(place).isEmpty()
        && outsiders(place, rights.hardQueues()).isEmpty()
        && values.at(place).isEmpty();
  }

  /**
   * Returns whether the place counts when hosts are ordered for parallel jobs: all queue instances
   * do but those of cluster queues that are out as a whole
   * (conformance/scheduling/hosts-beside-unsuitable-queues.t).
   */
  boolean ranksHosts(Place place) {
    return !environment.isEmpty() && rights.clusterQueue(place).isEmpty();
  }

  /**
   * Returns whether the place offers all that is booked once a job, which its slave tasks need not
   * have.
   *
   * @see "complex(5), consumable JOB"
   */
  boolean offersOnce(Place place) {
    return values.offersOnce(place);
  }

  /**
   * Returns whether the place suits the master task of jobs with {@code -masterq}, which {@code -q}
   * does not bind.
   */
  boolean suitsMaster(Place place) {
    return masterQueues.matches(place.queue(), place.host().name())
        && ofCluster.isEmpty()
        && outsiders(place, masterQueues).isEmpty()
        && values.at(place).isEmpty()
        && values.offersOnce(place);
  }

  /** Rights on host and instance, and attributes that must be requested there. */
  private Optional<Reason> outsiders(Place place, QueuePatterns queues) {
    Optional<Reason> refusal = hostRefusal(place);
    if (refusal.isEmpty()) {
      refusal = rights.instance(place, queues);
    }
    return refusal.isPresent() ? refusal : values.forcedInQueue(place);
  }

  /** Returns whether the jobs are ruled out wherever it be, bookings apart. */
  boolean isOutOfCluster() {
    return ofCluster.isPresent();
  }

  boolean hasMasterQueues() {
    return !masterQueues.isEmpty();
  }

  /**
   * Returns how far a place is from the soft requests. A value that doesn't suit counts in its own
   * layer and in all inner ones that have none of their own, one that nobody has counts once
   * (conformance/scheduling/soft-requests.t).
   */
  int softViolations(Place place, QueuePatterns softQueues) {
    int violations = 0;
    for (ResourceRequest request : requests.soft()) {
      violations += values.softViolations(place, request);
    }
    if (!softQueues.isEmpty() && !softQueues.matches(place.queue(), place.host().name())) {
      violations++;
    }
    return violations;
  }

  // ---- what depends on bookings

  /**
   * Returns whether the cluster has room for one slot, and so have the quotas that hold everywhere.
   */
  boolean fitsGlobally(Window window) {
    return category.reservation() != 0
        || (room.fits(ledger.global(), window)
            && (quotas.isFree() || answers(window).fitsEverywhere()));
  }

  /** Returns whether a suitable place has room for one slot; the cluster is checked apart. */
  boolean fits(Place place, Window window) {
    if (category.reservation() != 0) {
      Account kept = ledger.reservation(category.reservation()).get(place.name());
      return kept != null && room.fits(kept, window);
    }
    return room.fits(place.account(), window)
        && (quotas.isFree() || answers(window).fits(place.spot()))
        && room.fits(place.host().account(), window);
  }

  QuotaMatcher quotas() {
    return quotas;
  }

  /** The first limit that one more slot at a place exceeds. */
  Optional<QuotaRefusal> exceededQuota(Place place, Window window) {
    return quotas.isFree() ? Optional.empty() : answers(window).refusal(place.spot());
  }

  /** Returns how many slots the limits that hold everywhere leave at most. */
  long quotaRoom(Window window) {
    return quotas.isFree() ? Long.MAX_VALUE : answers(window).roomEverywhere();
  }

  private QuotaAnswers answers(Window window) {
    if (answersVersion != ledger.quotaVersion() || !answersFor.equals(window)) {
      answers.forget();
      answersFor = window;
      answersVersion = ledger.quotaVersion();
    }
    return answers;
  }

  private double used(QuotaCounter counter) {
    return ledger.used(counter, answersFor);
  }

  /**
   * Returns what rules out the cluster queue of a place on all hosts. A queue for the master task
   * is not reported to be left out by {@code -q}.
   */
  Optional<Reason> clusterQueueRefusal(Place place) {
    return reportedRights.clusterQueue(place);
  }

  /**
   * Returns what rules out the host of a place in all queues: rights, or what must be requested
   * there.
   */
  Optional<Reason> hostRefusal(Place place) {
    Optional<Reason> refusal = rights.host(place);
    return refusal.isPresent() ? refusal : values.forcedOnHost(place);
  }

  // ---- reasons

  /** Returns why the cluster as a whole refuses a serial job; empty when it does not. */
  Optional<Reason> globalRefusal(Window window) {
    return category.reservation() != 0
        ? ofCluster
        : rights
            .global()
            .or(values::forcedGlobally)
            .or(() -> layerRefusal(ledger.global(), values::globally, window));
  }

  private Optional<Reason> bookedRefusal(Account account, Window window) {
    Optional<Reason> refusal = room.refusal(account, window);
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (refusal.isEmpty() && asked.consumable() >= 0) {
        refusal = room.refusal(account, asked.consumable(), window);
      }
    }
    return refusal;
  }

  /**
   * Returns why a serial job may not use a queue instance: rights, or what must be requested there;
   * empty when it may.
   */
  Optional<Reason> instanceRefusal(Place place) {
    return rights.instance(place, rights.hardQueues()).or(() -> values.forcedInQueue(place));
  }

  /** Returns why the resources of a place's host refuse a serial job; empty when they do not. */
  Optional<Reason> hostResourceRefusal(Place place, Window window) {
    return layerRefusal(place.host().account(), asked -> values.onHost(place, asked), window);
  }

  /** Returns why the resources of a queue instance refuse a serial job; empty when they do not. */
  Optional<Reason> resourceRefusal(Place place, Window window) {
    return layerRefusal(place.account(), asked -> values.inQueue(place, asked), window)
        .or(() -> values.missing(place));
  }

  /** Returns why a place refuses a serial job in an advance reservation; empty when it does not. */
  Optional<Reason> refusalInReservation(Place place, Window window) {
    Account kept = ledger.reservation(category.reservation()).get(place.name());
    Optional<Reason> refusal = rights.clusterQueue(place);
    return refusal.isPresent() || kept == null ? refusal : bookedRefusal(kept, window);
  }

  /** Slots and defaults, then the requests by name, booked or not. */
  private Optional<Reason> layerRefusal(
      Account account, Function<CategoryRequests.Asked, Optional<Reason>> compared, Window window) {
    Optional<Reason> refusal = room.refusal(account, window);
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (refusal.isEmpty() && asked.consumable() >= 0) {
        refusal = room.refusal(account, asked.consumable(), window);
      }
      if (refusal.isEmpty()) {
        refusal = compared.apply(asked);
      }
    }
    return refusal;
  }

  /**
   * Returns why the host of a place takes no part in a parallel job. Lack of free slots is not a
   * reason here: it shows in the number that the environment offers.
   *
   * @param masterless whether no host could ever hold the master task
   */
  Optional<Reason> parallelHostRefusal(Place place, boolean masterless, Window window) {
    return hostRefusal(place)
        .or(() -> values.onHost(place))
        .or(() -> lacking(place.host().account(), place.host().name(), masterless, window));
  }

  /** Returns why a parallel job may not use a queue instance, whatever that offers. */
  Optional<Reason> parallelInstanceRefusal(Place place) {
    return outsiders(place, reportedRights.hardQueues());
  }

  /** Returns why the resources of a queue instance leave no slot for a parallel job. */
  Optional<Reason> parallelResourceRefusal(Place place, boolean masterless, Window window) {
    return values
        .inQueue(place)
        .filter(reason -> !(reason instanceof Shortage.UnknownResource))
        .or(() -> lacking(place.account(), place.name().toString(), masterless, window));
  }

  /** Returns why the cluster as a whole refuses a parallel job, whatever is booked. */
  Optional<Reason> parallelGlobalRefusal() {
    return ofCluster;
  }

  /** Returns why the cluster as a whole has not even a slot for a parallel job. */
  Optional<Reason> parallelGlobalShortage(Window window) {
    return room.parallelRefusal(ledger.global(), ClusterConfig.GLOBAL, window);
  }

  private Optional<Reason> lacking(
      Account account, String name, boolean masterless, Window window) {
    Optional<Reason> refusal = room.parallelRefusal(account, name, window);
    return refusal.isEmpty() && masterless ? room.masterRefusal(account, name, window) : refusal;
  }

  /** The quotas that leave fewer slots than some number wherever they are. */
  List<Reason> scarceQuotas(long slots, Window window) {
    return quotaRefusals(quotas.isFree() ? List.of() : answers(window).scarce(slots));
  }

  private List<Reason> quotaRefusals(List<QuotaExcess> excesses) {
    List<Reason> all = new ArrayList<>();
    for (QuotaExcess excess : excesses) {
      complexes
          .find(excess.attribute())
          .ifPresent(attribute -> all.add(new Shortage.OverQuota(excess, attribute)));
    }
    return all;
  }

  /** All that keeps one slot out of a place, in the order of the checks; cluster included. */
  List<Reason> allRefusals(Place place, Window window) {
    List<Reason> all = new ArrayList<>();
    ofCluster.ifPresent(all::add);
    rights.clusterQueue(place).ifPresent(all::add);
    rights.host(place).ifPresent(all::add);
    rights.instance(place, rights.hardQueues()).ifPresent(all::add);
    values.forcedOnHost(place).ifPresent(all::add);
    values.forcedInQueue(place).ifPresent(all::add);
    if (category.reservation() != 0) {
      Account kept = ledger.reservation(category.reservation()).get(place.name());
      if (kept == null) {
        all.add(new JobBlocker.NotReserved(place.name(), category.reservation()));
      } else {
        bookedRefusals(kept, window, all);
      }
      return all;
    }
    all.addAll(quotaRefusals(quotas.isFree() ? List.of() : answers(window).excesses(place.spot())));
    bookedRefusals(ledger.global(), window, all);
    bookedRefusals(place.host().account(), window, all);
    bookedRefusals(place.account(), window, all);
    for (CategoryRequests.Asked asked : requests.hard()) {
      values.onHost(place, asked).ifPresent(all::add);
      values.inQueue(place, asked).ifPresent(all::add);
    }
    values.missing(place).ifPresent(all::add);
    return all;
  }

  private void bookedRefusals(Account account, Window window, List<Reason> all) {
    room.refusal(account, window).ifPresent(all::add);
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.consumable() >= 0) {
        room.refusal(account, asked.consumable(), window).ifPresent(all::add);
      }
    }
  }
}
