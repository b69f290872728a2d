package gridlite.schedule;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Requestable;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ObjectKind;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaPlace;
import gridlite.quota.QuotaRefusal;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the jobs of one category may run, in one parallel environment or none. The order of the
 * checks, which decides what reason a user sees, is fixed here: the cluster queue, rights on the
 * host, the queue instance, quotas, then resources of the cluster, the host and the queue instance.
 */
final class Matcher {
  private final ClusterState state;
  private final Ledger ledger;
  private final Category category;
  private final String environment;
  private final QuotaMatcher quotas;
  private final Room room;
  private final QueueReference hardQueues;
  private final QueueReference masterQueues;
  private final Map<String, Optional<Reason>> clusterQueues = new HashMap<>();
  private final Map<String, Optional<Reason>> hosts = new HashMap<>();
  private final Map<String, Optional<Reason>> hostValues = new HashMap<>();
  private final Optional<Reason> globalValues;

  /**
   * A matcher.
   *
   * @param environment name of the parallel environment that is tried; empty for a serial job
   */
  Matcher(
      ClusterState state,
      Ledger ledger,
      Category category,
      String environment,
      QuotaMatcher quotas) {
    this.state = state;
    this.ledger = ledger;
    this.category = category;
    this.environment = environment;
    this.quotas = quotas;
    this.room = new Room(category);
    this.hardQueues = new QueueReference(state, job().get(JobRequest.HARD_QUEUES));
    this.masterQueues = new QueueReference(state, job().get(JobRequest.MASTER_QUEUES));
    this.globalValues = forced(Layer.GLOBAL, "", globalOffers()).or(() -> fixedGlobally());
  }

  private Job job() {
    return category.example();
  }

  Category category() {
    return category;
  }

  Room room() {
    return room;
  }

  String environment() {
    return environment;
  }

  private Map<String, Availability> globalOffers() {
    return ledger.unused().ofGlobal();
  }

  // ---- what never changes during a run

  /** Whether the place suits jobs by everything that does not depend on what runs. */
  boolean suits(Place place) {
    return globalValues.isEmpty()
        && clusterQueue(place).isEmpty()
        && host(place).isEmpty()
        && instance(place, hardQueues).isEmpty()
        && values(place).isEmpty();
  }

  /** Whether the place suits the master task of jobs with {@code -masterq}. */
  boolean suitsMaster(Place place) {
    return masterQueues.contains(place.queue(), place.host().name())
        && globalValues.isEmpty()
        && access(place).isEmpty()
        && host(place).isEmpty()
        && instance(place, masterQueues).isEmpty()
        && values(place).isEmpty();
  }

  boolean hasMasterQueues() {
    return !masterQueues.isEmpty();
  }

  private Optional<Reason> clusterQueue(Place place) {
    Optional<Reason> known = clusterQueues.get(place.queue());
    if (known == null) {
      known = clusterQueue(place.instance().queue());
      clusterQueues.put(place.queue(), known);
    }
    return known;
  }

  /** What rules out a cluster queue as a whole: settings that are the same on all hosts. */
  private Optional<Reason> clusterQueue(Values queue) {
    String name = queue.get(ClusterQueue.QNAME);
    if (!hardQueues.isEmpty() && !hardQueues.mentions(name)) {
      return Optional.of(new Reason.NotInQueueList(name));
    }
    if (isUniform(queue, ClusterQueue.PROJECTS, ClusterQueue.XPROJECTS)
        && !admitsProject(
            queue.get(ClusterQueue.PROJECTS).common(),
            queue.get(ClusterQueue.XPROJECTS).common())) {
      return Optional.of(new Reason.WrongProject("cluster queue", name));
    }
    if (isUniform(queue, ClusterQueue.USER_LISTS, ClusterQueue.XUSER_LISTS)
        && !admitsUser(
            queue.get(ClusterQueue.USER_LISTS).common(),
            queue.get(ClusterQueue.XUSER_LISTS).common())) {
      return Optional.of(new Reason.NoPermission("cluster queue", name));
    }
    PerHost<List<String>> environments = queue.get(ClusterQueue.PE_LIST);
    if (!environment.isEmpty()
        && !environments.hasSettings()
        && !environments.common().contains(environment)) {
      return Optional.of(new Reason.NoParallelEnvironment(name, environment));
    }
    return Optional.empty();
  }

  private static boolean isUniform(
      Values queue,
      Attribute<PerHost<List<String>>> allowed,
      Attribute<PerHost<List<String>>> denied) {
    return !queue.get(allowed).hasSettings() && !queue.get(denied).hasSettings();
  }

  private boolean admitsUser(List<String> allowed, List<String> denied) {
    return AccessLists.admit(state, allowed, denied, job().owner().name(), job().owner().group());
  }

  /** Jobs without project pass where no project is demanded. */
  private boolean admitsProject(List<String> allowed, List<String> denied) {
    String project = job().get(JobRequest.PROJECT);
    return !denied.contains(project) && (allowed.isEmpty() || allowed.contains(project));
  }

  private Optional<Reason> host(Place place) {
    String name = place.host().name();
    Optional<Reason> known = hosts.get(name);
    if (known == null) {
      known = hostRights(name).or(() -> forced(Layer.HOST, name, place.host().fixed()));
      hosts.put(name, known);
    }
    return known;
  }

  private Optional<Reason> hostRights(String name) {
    Values host = state.find(ObjectKind.EXEC_HOST, name).orElseGet(ExecHost.SCHEMA::template);
    if (!admitsUser(host.get(ExecHost.USER_LISTS), host.get(ExecHost.XUSER_LISTS))) {
      return Optional.of(new Reason.NoPermission("host", name));
    }
    if (!admitsProject(host.get(ExecHost.PROJECTS), host.get(ExecHost.XPROJECTS))) {
      return Optional.of(new Reason.WrongProject("host", name));
    }
    return Optional.empty();
  }

  /** Attributes that must be requested where they have a value. */
  private Optional<Reason> forced(Layer layer, String name, Map<String, Availability> offers) {
    for (Availability offer : offers.values()) {
      if (offer.attribute().requestable() == Requestable.FORCED
          && !isRequested(offer.attribute())) {
        return Optional.of(
            new Reason.NotForced(new Reason.Place(layer, name), offer.attribute().name()));
      }
    }
    return Optional.empty();
  }

  private boolean isRequested(ComplexAttribute attribute) {
    for (Category.Asked asked : category.hard()) {
      if (asked.name().equals(attribute.name())) {
        return true;
      }
    }
    return false;
  }

  private Optional<Reason> instance(Place place, QueueReference queues) {
    return access(place)
        .or(() -> instanceProject(place))
        .or(() -> listed(place, queues))
        .or(() -> kind(place))
        .or(() -> instanceForced(place));
  }

  private Optional<Reason> access(Place place) {
    boolean admitted =
        admitsUser(
            place.instance().get(ClusterQueue.USER_LISTS),
            place.instance().get(ClusterQueue.XUSER_LISTS));
    return admitted
        ? Optional.empty()
        : Optional.of(new Reason.NoPermission("queue", place.name().toString()));
  }

  private Optional<Reason> instanceProject(Place place) {
    boolean admitted =
        admitsProject(
            place.instance().get(ClusterQueue.PROJECTS),
            place.instance().get(ClusterQueue.XPROJECTS));
    return admitted
        ? Optional.empty()
        : Optional.of(new Reason.WrongProject("queue", place.name().toString()));
  }

  private Optional<Reason> listed(Place place, QueueReference queues) {
    if (queues.isEmpty() || queues.contains(place.queue(), place.host().name())) {
      return Optional.empty();
    }
    // Grid Engine names the host for serial jobs, the instance for parallel ones
    String name = environment.isEmpty() ? place.host().name() : place.name().toString();
    return Optional.of(new Reason.NotInQueueList(name));
  }

  private Optional<Reason> kind(Place place) {
    if (!environment.isEmpty()) {
      return place.instance().get(ClusterQueue.PE_LIST).contains(environment)
          ? checkpoint(place)
          : Optional.of(new Reason.NoParallelEnvironment(place.name().toString(), environment));
    }
    if (!job().get(JobRequest.CHECKPOINT).isEmpty()) {
      return checkpoint(place);
    }
    return place.instance().get(ClusterQueue.QTYPE).contains("BATCH")
        ? Optional.empty()
        : Optional.of(new Reason.NotOfType(place.name(), "batch"));
  }

  private Optional<Reason> checkpoint(Place place) {
    String checkpoint = job().get(JobRequest.CHECKPOINT);
    List<String> offered = place.instance().get(ClusterQueue.CKPT_LIST);
    if (checkpoint.isEmpty() || offered.contains(checkpoint)) {
      return Optional.empty();
    }
    return Optional.of(
        offered.isEmpty()
            ? new Reason.NotOfType(place.name(), "checkpointing")
            : new Reason.NoCheckpointInterface(place.name().toString(), checkpoint));
  }

  private Optional<Reason> instanceForced(Place place) {
    for (String name : ledger.forcedIn(place.instance())) {
      if (!isRequested(state.complexes().get(name))) {
        return Optional.of(
            new Reason.NotForced(new Reason.Place(Layer.QUEUE, place.name().toString()), name));
      }
    }
    return Optional.empty();
  }

  // ---- fixed values

  private Optional<Reason> fixedGlobally() {
    for (Category.Asked asked : category.hard()) {
      Optional<Reason> refusal = fixed(asked, ledger.global(), globalOffers(), "");
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private Optional<Reason> values(Place place) {
    String name = place.host().name();
    Optional<Reason> known = hostValues.get(name);
    if (known == null) {
      known = fixedOnHost(place);
      hostValues.put(name, known);
    }
    return known.or(() -> fixedInQueue(place));
  }

  private Optional<Reason> fixedOnHost(Place place) {
    for (Category.Asked asked : category.hard()) {
      Optional<Reason> refusal =
          fixed(asked, place.host().account(), place.host().fixed(), place.host().name());
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  /** Compares a request with a value that isn't booked; a booked one is the ledger's matter. */
  private Optional<Reason> fixed(
      Category.Asked asked, Account account, Map<String, Availability> offers, String name) {
    Availability offer = offers.get(asked.name());
    boolean booked = asked.consumable() >= 0 && account.has(asked.consumable());
    return offer == null || booked || asked.request().fits(offer)
        ? Optional.empty()
        : Optional.of(mismatch(account.layer(), name, offer));
  }

  private Reason mismatch(Layer layer, String name, Availability offer) {
    // parallel jobs hear of queues alone
    boolean serial = environment.isEmpty();
    Layer shown = serial ? layer : Layer.QUEUE;
    String where = serial || layer != Layer.GLOBAL ? name : ClusterConfig.GLOBAL;
    return new Reason.NotEnough(
        category.requests(),
        new Reason.Place(shown, where),
        Reason.Asked.BY_JOB,
        offer,
        Reason.Scope.NEVER_HERE);
  }

  private Optional<Reason> fixedInQueue(Place place) {
    for (Category.Asked asked : category.hard()) {
      Optional<Reason> refusal = fixedInQueue(place, asked);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return missing(place);
  }

  private Optional<Reason> fixedInQueue(Place place, Category.Asked asked) {
    Optional<Availability> offer = ledger.unused().fixed(asked.name(), place.instance());
    if (offer.isEmpty()) {
      return isKnown(place, asked) ? Optional.empty() : Optional.of(unknown(place, asked.name()));
    }
    return asked.request().fits(offer.get())
        ? Optional.empty()
        : Optional.of(mismatch(Layer.QUEUE, place.name().toString(), offer.get()));
  }

  private Optional<Reason> missing(Place place) {
    return category.missing().isEmpty()
        ? Optional.empty()
        : Optional.of(unknown(place, category.missing().get(0)));
  }

  private Reason unknown(Place place, String attribute) {
    return new Reason.UnknownResource(category.requests(), place.name(), attribute);
  }

  /** Whether an attribute has a value somewhere on the way. */
  private boolean isKnown(Place place, Category.Asked asked) {
    int index = asked.consumable();
    return globalOffers().containsKey(asked.name())
        || place.host().fixed().containsKey(asked.name())
        || (index >= 0 && place.account().has(index));
  }

  /** How many soft requests a place leaves unfulfilled. */
  int softViolations(Place place, QueueReference softQueues) {
    int violations = 0;
    for (ResourceRequest request : category.soft()) {
      if (!request.fitsAll(ledger.unused().offers(request.attribute().name(), place.instance()))) {
        violations++;
      }
    }
    if (!softQueues.isEmpty() && !softQueues.contains(place.queue(), place.host().name())) {
      violations++;
    }
    return violations;
  }

  // ---- what depends on bookings

  /** Whether the cluster has room for one slot. */
  boolean fitsGlobally(Window window) {
    return room.fits(ledger.global(), window);
  }

  /** Whether a suitable place has room for one slot; the cluster is checked apart. */
  boolean fits(Place place, Window window) {
    if (category.reservation() != 0) {
      Account kept = ledger.reservation(category.reservation()).get(place.name());
      return kept != null && room.fits(kept, window);
    }
    return room.fits(place.account(), window)
        && room.fits(place.host().account(), window)
        && fitsQuotas(place, window);
  }

  private boolean fitsQuotas(Place place, Window window) {
    if (quotas.isFree()) {
      return true;
    }
    QuotaPlace rules = quota(place);
    if (rules.refusal().isPresent()) {
      return false;
    }
    for (QuotaClaim claim : rules.claims()) {
      if (!claim.fits(ledger.quota(claim.key()).max(window), 1, true)) {
        return false;
      }
    }
    return true;
  }

  /** What quotas say of a place. */
  QuotaPlace quota(Place place) {
    return quotas.isFree() ? QuotaPlace.FREE : quotas.at(place.queue(), place.host().name());
  }

  QuotaMatcher quotas() {
    return quotas;
  }

  private Optional<Reason> exceededQuota(Place place, Window window) {
    if (quotas.isFree()) {
      return Optional.empty();
    }
    QuotaPlace rules = quota(place);
    Optional<QuotaRefusal> refusal = rules.refusal();
    for (QuotaClaim claim : rules.claims()) {
      if (refusal.isEmpty() && !claim.fits(ledger.quota(claim.key()).max(window), 1, true)) {
        refusal = Optional.of(claim.refusal());
      }
    }
    return refusal.map(r -> new Reason.QuotaExceeded(r.members(), r.rule()));
  }

  // ---- reasons

  /** Why the cluster as a whole refuses a serial job; empty when it does not. */
  Optional<Reason> globalRefusal(Window window) {
    return globalValues.or(() -> bookedRefusal(ledger.global(), window));
  }

  private Optional<Reason> bookedRefusal(Account account, Window window) {
    Optional<Reason> refusal = room.refusal(account, window);
    for (Category.Asked asked : category.hard()) {
      if (refusal.isEmpty() && asked.consumable() >= 0) {
        refusal = room.refusal(account, asked.consumable(), window);
      }
    }
    return refusal;
  }

  /** Why a place refuses a serial job, the cluster apart; empty when it does not. */
  Optional<Reason> refusal(Place place, Window window) {
    if (category.reservation() != 0) {
      return refusalInReservation(place, window);
    }
    return clusterQueue(place)
        .or(() -> host(place))
        .or(() -> instance(place, hardQueues))
        .or(() -> exceededQuota(place, window))
        .or(() -> layerRefusal(place, place.host().account(), window))
        .or(() -> layerRefusal(place, place.account(), window));
  }

  private Optional<Reason> refusalInReservation(Place place, Window window) {
    Account kept = ledger.reservation(category.reservation()).get(place.name());
    if (kept == null) {
      return Optional.empty();
    }
    return clusterQueue(place).or(() -> bookedRefusal(kept, window));
  }

  /** Slots and defaults, then the requests by name, booked or not. */
  private Optional<Reason> layerRefusal(Place place, Account account, Window window) {
    Optional<Reason> refusal = room.refusal(account, window);
    for (Category.Asked asked : category.hard()) {
      if (refusal.isPresent()) {
        return refusal;
      }
      if (asked.consumable() >= 0) {
        refusal = room.refusal(account, asked.consumable(), window);
      }
      if (refusal.isEmpty()) {
        refusal =
            account.layer() == Layer.HOST
                ? fixed(asked, account, place.host().fixed(), place.host().name())
                : fixedInQueue(place, asked);
      }
    }
    return refusal.isPresent() || account.layer() == Layer.HOST ? refusal : missing(place);
  }

  /**
   * Why a place takes no part in a parallel job, whatever runs; quotas as they are now. Lack of
   * free slots is no reason here: it shows in the number that the environment offers.
   */
  Optional<Reason> parallelRefusal(Place place, Window window) {
    return clusterQueue(place)
        .or(() -> host(place))
        .or(() -> instance(place, hardQueues))
        .or(() -> exceededQuota(place, window))
        .or(() -> fixedOnHost(place))
        .or(() -> beyondCapacity(place.host().account(), place.host().name(), window))
        .or(() -> fixedInQueue(place).filter(reason -> !(reason instanceof Reason.UnknownResource)))
        .or(() -> beyondCapacity(place.account(), place.name().toString(), window));
  }

  /** Why the cluster as a whole refuses a parallel job, whatever runs. */
  Optional<Reason> parallelGlobalRefusal(Window window) {
    return globalValues.or(() -> beyondCapacity(ledger.global(), ClusterConfig.GLOBAL, window));
  }

  private Optional<Reason> beyondCapacity(Account account, String name, Window window) {
    for (Category.Asked asked : category.hard()) {
      if (asked.consumable() >= 0) {
        Optional<Reason> refusal =
            room.refusalByCapacity(account, asked.consumable(), name, window);
        if (refusal.isPresent()) {
          return refusal;
        }
      }
    }
    return Optional.empty();
  }
}
