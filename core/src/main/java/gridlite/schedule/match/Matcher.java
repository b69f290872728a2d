package gridlite.schedule.match;

import gridlite.complex.ResourceRequest;
import gridlite.job.JobCategory;
import gridlite.quota.QuotaMatcher;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
  private final Rights rights;
  private final Rights anyTaskRights;

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
    this.values =
        new FixedValues(
            ledger,
            requests,
            parallelEnvironment.isEmpty()
                ? FixedValues.Multiplicity.SERIAL
                : FixedValues.Multiplicity.PARALLEL);
    List<String> hard = category.hardQueues();
    List<String> master = category.masterQueues();
    this.masterQueues = new QueuePatterns(state, master);
    this.rights = rights(state, hard);
    this.checks = checks(rights);
    this.masterChecks = master.isEmpty() ? checks : checks(rights(state, master));
    boolean alike = hard.isEmpty() || master.isEmpty();
    this.anyTaskRights = alike ? rights : rights(state, joined(hard, master));
    this.anyTaskChecks = alike ? checks : checks(anyTaskRights);
  }

  private Rights rights(ClusterState state, List<String> queues) {
    return new Rights(state, requests, parallelEnvironment, queues);
  }

  private CheckList checks(Rights rights) {
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
  public QuotaMatcher quotas() {
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

  /** Returns whether the place counts when hosts are ordered for some number of slots. */
  boolean ranksHosts(Place place, long slots) {
    return rights.clusterQueue(place, slots).isEmpty();
  }

  /** Returns whether the cluster queue of a place is out as a whole for all tasks of the jobs. */
  boolean isQueueOut(Place place) {
    return anyTaskChecks.lasting(Check.Subject.CLUSTER_QUEUE, place).isPresent();
  }

  /**
   * Returns what rules out the cluster queue of a place as a whole for all tasks of the jobs when
   * some number of slots is tried.
   */
  public Optional<Reason> queueOut(Place place, long slots) {
    return anyTaskRights.clusterQueue(place, slots);
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

  /** Returns whether {@code -masterq}, if jobs have it, names the queue instance. */
  boolean admitsMaster(Place place) {
    return !hasMasterQueues() || masterQueues.matches(place.queue(), place.host().name());
  }

  public boolean hasMasterQueues() {
    return !masterQueues.isEmpty();
  }

  /** Returns whether the jobs ask for an exclusive resource with TRUE. */
  public boolean asksExclusively(String attribute) {
    OptionalInt index = ledger.consumables().indexOf(attribute);
    return index.isPresent() && requests.isExclusive(index.getAsInt());
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
