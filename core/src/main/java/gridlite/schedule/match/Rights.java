package gridlite.schedule.match;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.job.JobCategory;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.QueueName;
import gridlite.schedule.reason.Exclusion;
import gridlite.schedule.reason.Reason;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rights of the jobs of a category to use a place at all: access lists, projects, queues asked
 * for, kinds of jobs. Nothing of it changes during a run.
 *
 * @see "queue_conf(5), user_lists, projects, pe_list, ckpt_list, qtype"
 */
final class Rights {
  private final ClusterState state;
  private final CategoryRequests requests;
  private final JobCategory category;
  private final Optional<String> parallelEnvironment;
  private final QueuePatterns hardQueues;
  private final Map<ClusterQueueOffers.Compared, Map<QueueName, Optional<Reason>>> clusterQueues =
      new EnumMap<>(ClusterQueueOffers.Compared.class);
  private final Map<HostName, Optional<Reason>> hosts = new HashMap<>();
  private final Optional<Reason> global;

  /**
   * Rights.
   *
   * @param parallelEnvironment name of the parallel environment that is tried; none for a serial
   *     job
   * @param queues the queues that are asked for; none: any
   */
  Rights(
      ClusterState state,
      CategoryRequests requests,
      Optional<String> parallelEnvironment,
      List<String> queues) {
    this.state = state;
    this.requests = requests;
    this.category = requests.category();
    this.parallelEnvironment = parallelEnvironment;
    this.hardQueues = new QueuePatterns(state, queues);
    this.global =
        state.has(ObjectKind.EXEC_HOST, ClusterConfig.GLOBAL)
            ? listsOfHost(HostName.GLOBAL)
            : Optional.empty();
  }

  /** Returns what keeps the jobs off all hosts: the lists of the host {@code global}. */
  Optional<Reason> global() {
    return global;
  }

  /** Returns what rules out the cluster queue of a place as a whole. */
  Optional<Reason> clusterQueue(Place place) {
    return clusterQueue(place, category.slots().max());
  }

  /**
   * Returns what rules out the cluster queue of a place when some number of slots is tried: of a
   * single slot more is compared (conformance/scheduling/first-number-of-a-range.t).
   */
  Optional<Reason> clusterQueue(Place place, long slots) {
    ClusterQueueOffers.Compared compared =
        parallelEnvironment.isEmpty() || slots == 1
            ? ClusterQueueOffers.Compared.ALL
            : ClusterQueueOffers.Compared.STRINGS;
    Map<QueueName, Optional<Reason>> known =
        clusterQueues.computeIfAbsent(compared, all -> new HashMap<>());
    Optional<Reason> reason = known.get(place.queue());
    if (reason == null) {
      reason = clusterQueue(place.instance().queue(), compared);
      known.put(place.queue(), reason);
    }
    return reason;
  }

  /**
   * Returns what rules out a cluster queue as a whole, since none of its settings admits the jobs.
   */
  private Optional<Reason> clusterQueue(Values queue, ClusterQueueOffers.Compared compared) {
    String name = queue.get(ClusterQueue.QNAME);
    if (!hardQueues.isEmpty() && !hardQueues.matchesQueue(QueueName.of(name))) {
      return Optional.of(new Exclusion.NotInQueueList(Exclusion.Keeper.CLUSTER_QUEUE, name));
    }
    Optional<String> unsatisfied = ClusterQueueOffers.unsatisfied(queue, requests, compared);
    if (unsatisfied.isPresent()) {
      return Optional.of(new Exclusion.ClusterQueueOffersLess(unsatisfied.get(), name));
    }
    if (!AccessLists.mayAdmit(
        queue.get(ClusterQueue.PROJECTS), queue.get(ClusterQueue.XPROJECTS), this::admitsProject)) {
      // Grid Engine says so of jobs with a wrong project as well
      return Optional.of(
          new Exclusion.WrongProject(Optional.empty(), Exclusion.Keeper.CLUSTER_QUEUE, name));
    }
    if (!AccessLists.mayAdmit(
        queue.get(ClusterQueue.USER_LISTS),
        queue.get(ClusterQueue.XUSER_LISTS),
        this::admitsUser)) {
      return Optional.of(new Exclusion.NoPermission(Exclusion.Keeper.CLUSTER_QUEUE, name));
    }
    return parallelEnvironment
        .filter(of -> queue.get(ClusterQueue.PE_LIST).allMatch(list -> !list.contains(of)))
        .map(of -> new Exclusion.NoParallelEnvironment(Exclusion.Keeper.CLUSTER_QUEUE, name, of));
  }

  private boolean admitsUser(List<String> allowed, List<String> denied) {
    return AccessLists.admit(state, allowed, denied, category);
  }

  private boolean admitsProject(List<String> allowed, List<String> denied) {
    return AccessLists.admitName(allowed, denied, category.project().map(ProjectName::text));
  }

  /** Returns what keeps the jobs out of a queue instance or off a host because of their project. */
  private Optional<Reason> project(
      List<String> allowed, List<String> denied, Exclusion.Keeper keeper, String name) {
    if (!admitsProject(allowed, List.of())) {
      return Optional.of(new Exclusion.WrongProject(category.project(), keeper, name));
    }
    return admitsProject(List.of(), denied)
        ? Optional.empty()
        : category.project().map(project -> new Exclusion.ExcludedProject(project, keeper, name));
  }

  /** Returns what keeps the jobs off the host of a place. */
  Optional<Reason> host(Place place) {
    if (!place.host().restricted() && hardQueues.isEmpty()) {
      return Optional.empty();
    }
    HostName name = place.host().name();
    Optional<Reason> known = hosts.get(name);
    if (known == null) {
      known = host(name);
      hosts.put(name, known);
    }
    return known;
  }

  private Optional<Reason> host(HostName name) {
    // of parallel jobs each instance is looked at instead
    if (parallelEnvironment.isEmpty() && !hardQueues.isEmpty() && !hardQueues.matchesHost(name)) {
      return Optional.of(new Exclusion.NotInQueueList(Exclusion.Keeper.HOST, name.text()));
    }
    return listsOfHost(name);
  }

  private Optional<Reason> listsOfHost(HostName name) {
    Values host = state.execHost(name).orElseGet(ExecHost.SCHEMA::template);
    if (!admitsUser(host.get(ExecHost.USER_LISTS), host.get(ExecHost.XUSER_LISTS))) {
      return Optional.of(new Exclusion.NoPermission(Exclusion.Keeper.HOST, name.text()));
    }
    return project(
        host.get(ExecHost.PROJECTS),
        host.get(ExecHost.XPROJECTS),
        Exclusion.Keeper.HOST,
        name.text());
  }

  /** Returns what keeps the jobs out of a queue instance. */
  Optional<Reason> instance(Place place) {
    Optional<Reason> refusal =
        place.restricted() ? access(place).or(() -> instanceProject(place)) : Optional.empty();
    if (refusal.isEmpty()) {
      refusal = listed(place);
    }
    return refusal.isPresent() ? refusal : kind(place);
  }

  private Optional<Reason> access(Place place) {
    boolean admitted =
        admitsUser(
            place.instance().get(ClusterQueue.USER_LISTS),
            place.instance().get(ClusterQueue.XUSER_LISTS));
    return admitted
        ? Optional.empty()
        : Optional.of(
            new Exclusion.NoPermission(Exclusion.Keeper.INSTANCE, place.name().toString()));
  }

  private Optional<Reason> instanceProject(Place place) {
    return project(
        place.instance().get(ClusterQueue.PROJECTS),
        place.instance().get(ClusterQueue.XPROJECTS),
        Exclusion.Keeper.INSTANCE,
        place.name().toString());
  }

  private Optional<Reason> listed(Place place) {
    return hardQueues.isEmpty() || hardQueues.matches(place.queue(), place.host().name())
        ? Optional.empty()
        : Optional.of(
            new Exclusion.NotInQueueList(Exclusion.Keeper.INSTANCE, place.name().toString()));
  }

  private Optional<Reason> kind(Place place) {
    List<String> types = place.instance().get(ClusterQueue.QTYPE);
    boolean immediate = category.immediate();
    if (immediate && !types.contains("INTERACTIVE")) {
      return Optional.of(new Exclusion.NotOfType(place.name(), Exclusion.JobType.INTERACTIVE));
    }
    if (parallelEnvironment.isPresent()) {
      return parallel(place, parallelEnvironment.get());
    }
    if (category.checkpoint().isPresent()) {
      return checkpoint(place).or(() -> onlyParallel(place));
    }
    return immediate || types.contains("BATCH")
        ? Optional.empty()
        : Optional.of(new Exclusion.NotOfType(place.name(), Exclusion.JobType.BATCH));
  }

  private Optional<Reason> parallel(Place place, String wanted) {
    List<String> offered = place.instance().get(ClusterQueue.PE_LIST);
    if (offered.isEmpty()) {
      return Optional.of(new Exclusion.NotOfType(place.name(), Exclusion.JobType.PARALLEL));
    }
    return offered.contains(wanted)
        ? checkpoint(place)
        : Optional.of(
            new Exclusion.NoParallelEnvironment(
                Exclusion.Keeper.INSTANCE, place.name().toString(), wanted));
  }

  private static Optional<Reason> onlyParallel(Place place) {
    boolean onlyParallel =
        !place.instance().get(ClusterQueue.QTYPE).contains("BATCH")
            && !place.instance().get(ClusterQueue.PE_LIST).isEmpty();
    return onlyParallel ? Optional.of(new Exclusion.NotParallel(place.name())) : Optional.empty();
  }

  private Optional<Reason> checkpoint(Place place) {
    Optional<String> checkpoint = category.checkpoint();
    List<String> offered = place.instance().get(ClusterQueue.CKPT_LIST);
    if (checkpoint.isEmpty() || offered.contains(checkpoint.get())) {
      return Optional.empty();
    }
    return Optional.of(
        offered.isEmpty()
            ? new Exclusion.NotOfType(place.name(), Exclusion.JobType.CHECKPOINTING)
            : new Exclusion.NoCheckpointInterface(place.name(), checkpoint.get()));
  }
}
