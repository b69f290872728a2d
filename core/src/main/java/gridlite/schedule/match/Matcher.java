package gridlite.schedule.match;

import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterConfig;
import gridlite.job.JobCategory;
import gridlite.quota.QuotaMatcher;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds where the jobs of one category may run, in one parallel environment or none. What a place
 * has to offer, in which order, is the matter of its {@link CheckList}s: one for all tasks but
 * those of {@code -masterq}, one for these.
 */
public final class Matcher {
  private final Ledger ledger;
  private final CategoryRequests requests;
  private final JobCategory category;
  private final Optional<String> parallelEnvironment;
  private final Room room;
  private final QuotaRoom quotaRoom;
  private final FixedValues values;
  private final CheckList checks;
  private final CheckList masterChecks;
  private final CheckList anyTaskChecks;
  private final QueuePatterns masterQueues;

  /**
   * A matcher.
   *
   * @param parallelEnvironment name of the parallel environment that is tried; none for a serial
   *     job
   */
  public Matcher(
      ClusterState state,
      Ledger ledger,
      CategoryRequests requests,
      Optional<String> parallelEnvironment) {
    this.ledger = ledger;
    this.requests = requests;
    this.category = requests.category();
    this.parallelEnvironment = parallelEnvironment;
    this.room = new Room(requests, ledger);
    this.quotaRoom =
        new QuotaRoom(
            ledger, state.complexes(), ledger.quotas().matcher(category, parallelEnvironment));
    this.values = new FixedValues(ledger, requests, parallelEnvironment.isEmpty());
    List<String> hard = category.hardQueues();
    List<String> master = category.masterQueues();
    this.masterQueues = new QueuePatterns(state, master);
    this.checks = checks(state, hard);
    this.masterChecks = master.isEmpty() ? checks : checks(state, master);
    this.anyTaskChecks =
        hard.isEmpty() || master.isEmpty() ? checks : checks(state, joined(hard, master));
  }

  private CheckList checks(ClusterState state, List<String> queues) {
    Rights rights = new Rights(state, requests, parallelEnvironment, queues);
    return new CheckList(ledger, requests, rights, values, room, quotaRoom);
  }

  private static List<String> joined(List<String> hard, List<String> master) {
    List<String> joined = new ArrayList<>(hard);
    joined.addAll(master);
    return joined;
  }

  /** The category whose places are sought. */
  public JobCategory category() {
    return category;
  }

  /** Its requests. */
  CategoryRequests requests() {
    return requests;
  }

  /** The conditions for its tasks, those of {@code -masterq} aside. */
  public CheckList checks() {
    return checks;
  }

  /**
   * The conditions for any of its tasks: the queues of {@code -q} and {@code -masterq} together.
   */
  public CheckList anyTaskChecks() {
    return anyTaskChecks;
  }

  public Room room() {
    return room;
  }

  /** The room that quotas have. */
  public QuotaRoom quotaRoom() {
    return quotaRoom;
  }

  /** The quotas that concern the jobs. */
  QuotaMatcher quotas() {
    return quotaRoom.quotas();
  }

  Optional<String> parallelEnvironment() {
    return parallelEnvironment;
  }

  public boolean isInReservation() {
    return category.reservation().isPresent();
  }

  // ---- what never changes during a run

  /** Returns whether the place suits jobs by everything that does not depend on what runs. */
  public boolean suits(Place place) {
    return checks.suits(place);
  }

  /**
   * Returns whether the place counts when hosts are ordered for parallel jobs: all queue instances
   * do but those of cluster queues that are out as a whole
   * (conformance/scheduling/hosts-beside-unsuitable-queues.t).
   */
  boolean ranksHosts(Place place) {
    return parallelEnvironment.isPresent()
        && checks.lasting(Check.Subject.CLUSTER_QUEUE, place).isEmpty();
  }

  /** Returns whether the cluster queue of a place is out as a whole for all tasks of the jobs. */
  public boolean isQueueOut(Place place) {
    return anyTaskChecks.lasting(Check.Subject.CLUSTER_QUEUE, place).isPresent();
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
   * Returns whether each attribute that is booked once a job has enough left for it in the cluster,
   * on the host or in the queue instance.
   */
  boolean someLayerHoldsOnce(Place place, Window window) {
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isOnce()
          && !room.holds(ledger.global(), asked.consumable(), window)
          && !room.holds(place.host().account(), asked.consumable(), window)
          && !room.holds(place.account(), asked.consumable(), window)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the place suits the master task of jobs with {@code -masterq}, which {@code -q}
   * does not bind.
   */
  boolean suitsMaster(Place place) {
    return hasMasterQueues() && masterChecks.suits(place) && values.offersOnce(place);
  }

  public boolean hasMasterQueues() {
    return !masterQueues.isEmpty();
  }

  /** Returns why the jobs are ruled out wherever it be, bookings apart. */
  public Optional<Reason> outOfCluster() {
    return checks.outOfCluster();
  }

  /**
   * Returns how far a place is from the soft requests: in how many layers they are not met, and
   * once for queues that the jobs do not wish for (conformance/scheduling/soft-requests.t).
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

  // ---- what is reported of parallel jobs

  /**
   * Returns why parallel jobs are ruled out wherever it be: the first in the order of {@link
   * Room#parallelRefusal} that is not met, if anything lasting is not. Where reservations are
   * planned, it is what lasts.
   */
  public Optional<Reason> parallelOutOfCluster(Window window) {
    if (!reportsFirst() || checks.isClosed() || outOfCluster().isEmpty()) {
      return outOfCluster();
    }
    Account cluster = ledger.global();
    return room.parallelRefusal(
        cluster, ClusterConfig.GLOBAL, window, lookedAt(cluster, values::globally));
  }

  /** The state of the lasting conditions of a place. */
  public enum Lasting {
    /** The place suits the jobs: all of them are met. */
    MET,
    /** They have still to be looked at. */
    OPEN
  }

  /**
   * Returns what a host lacks for parallel jobs.
   *
   * @param lasting what is known of all that lasts at its place
   */
  public Optional<Reason> parallelRefusalOfHost(Place place, Window window, Lasting lasting) {
    if (lasting == Lasting.MET && place.host().account().configured().isEmpty()) {
      return Optional.empty();
    }
    Function<CategoryRequests.Asked, Optional<Reason>> compared =
        asked -> values.onHost(place, asked);
    return parallelRefusal(
        place.host().account(),
        place.host().name().text(),
        window,
        lasting == Lasting.MET ? Matcher::none : compared);
  }

  /**
   * Returns what a queue instance lacks for parallel jobs; of resources that nobody has, nothing is
   * reported.
   *
   * @param lasting what is known of all that lasts there
   */
  public Optional<Reason> parallelRefusalOfInstance(Place place, Window window, Lasting lasting) {
    Function<CategoryRequests.Asked, Optional<Reason>> compared =
        asked -> values.inQueue(place, asked);
    return parallelRefusal(
            place.account(),
            place.name().toString(),
            window,
            lasting == Lasting.MET ? Matcher::none : compared)
        .filter(reason -> !(reason instanceof Shortage.UnknownResource));
  }

  private Optional<Reason> parallelRefusal(
      Account account,
      String name,
      Window window,
      Function<CategoryRequests.Asked, Optional<Reason>> compared) {
    if (reportsFirst()) {
      return room.parallelRefusal(account, name, window, lookedAt(account, compared));
    }
    return values
        .notRequestable(account)
        .or(
            () ->
                requests.hard().stream()
                    .map(compared)
                    .flatMap(Optional::stream)
                    .findFirst()
                    .filter(reason -> !(reason instanceof Shortage.UnknownResource)))
        .or(() -> room.parallelRefusal(account, name, window, Room.Values.NONE));
  }

  private Room.Values lookedAt(
      Account account, Function<CategoryRequests.Asked, Optional<Reason>> compared) {
    return new Room.Values(index -> values.notRequestable(account, index), compared);
  }

  /** Compares nothing. */
  private static Optional<Reason> none(CategoryRequests.Asked asked) {
    return Optional.empty();
  }

  /** Returns whether the first thing is reported that is not met, lasting or not. */
  private boolean reportsFirst() {
    return !ledger.isPlanning() && !isInReservation();
  }

  // ---- what depends on bookings

  /**
   * Returns whether the cluster has room for one slot, and so have the quotas that hold everywhere.
   */
  public boolean fitsGlobally(Window window) {
    return checks.fitsInCluster(window) && quotaRoom.fitsEverywhere(window);
  }

  /** Returns whether a suitable place has room for one slot; the cluster is checked apart. */
  public boolean fits(Place place, Window window) {
    return checks.fits(place, window);
  }
}
