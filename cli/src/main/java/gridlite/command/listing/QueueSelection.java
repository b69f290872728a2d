package gridlite.command.listing;

import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterQueue;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.operation.job.ResourceRequests;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.resource.Resources;
import gridlite.runtime.SystemHosts;
import gridlite.schedule.match.QueuePatterns;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.List;

/**
 * The queue instances that a listing shows; several kinds of criteria must all hold, and of each
 * kind any.
 *
 * @param queues {@code -q}: queue patterns; none: any
 * @param resources {@code -l}: what the instance offers when it is unused
 * @param parallelEnvironments {@code -pe}: parallel environments; none: any
 * @param users {@code -U}: users with access; none: any
 * @param states {@code -qs}: state letters; none: any
 */
public record QueueSelection(
    List<String> queues,
    List<RequestedResource> resources,
    List<String> parallelEnvironments,
    List<String> users,
    String states) {

  /** Every instance. */
  public static final QueueSelection ALL =
      new QueueSelection(List.of(), List.of(), List.of(), List.of(), "");

  private static final String STATES = "aAcdDCEsSuo";

  /** Copies the lists. */
  public QueueSelection {
    queues = List.copyOf(queues);
    resources = List.copyOf(resources);
    parallelEnvironments = List.copyOf(parallelEnvironments);
    users = List.copyOf(users);
  }

  /** Reads the letters of {@code -qs}. */
  public static String parseStates(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      if (STATES.indexOf(letters.charAt(i)) < 0) {
        throw new GridException(
            Problem.refused(
                    "unknown queue state: " + letters.charAt(i) + " found in string: " + letters)
                .hint("expected letters of a c d o s u A C D E S"));
      }
    }
    return letters;
  }

  /** Returns whether anything but states was asked for. */
  public boolean hasCriteria() {
    return !queues.isEmpty()
        || !resources.isEmpty()
        || !parallelEnvironments.isEmpty()
        || !users.isEmpty();
  }

  /** Returns whether nothing at all was asked for. */
  public boolean isEverything() {
    return !hasCriteria() && states.isEmpty();
  }

  /** The instances it selects, in the order of the state. */
  public List<QueueInstance> instances(ClusterState state, InstanceStates conditions) {
    List<QueueInstance> selected = new ArrayList<>();
    if (isEverything()) {
      return state.queueInstances().all();
    }
    QueuePatterns patterns = new QueuePatterns(state, queues);
    checkParallelEnvironments(state);
    if (!hasKnownResources(state)) {
      return selected;
    }
    List<ResourceRequest> requests = requests(state);
    Resources offered = Resources.ofCapacities(state);
    InstanceAccess access = new InstanceAccess(state, users);
    for (QueueInstance instance : state.queueInstances().all()) {
      boolean fits =
          (queues.isEmpty() || patterns.matches(instance.name()))
              && (parallelEnvironments.isEmpty() || offersAny(instance))
              && access.admitsAny(instance)
              && (states.isEmpty() || isInAny(conditions.letters(instance)))
              && (requests.isEmpty() || offered.suit(requests, instance));
      if (fits) {
        selected.add(instance);
      }
    }
    return selected;
  }

  /** Returns whether the queues and resources exist that it names; most listings name none. */
  public boolean isKnown(ClusterState state) {
    return (queues.isEmpty() || hasKnownQueues(state))
        && (resources.isEmpty() || hasKnownResources(state));
  }

  /** Returns whether the queue patterns match an instance. */
  private boolean hasKnownQueues(ClusterState state) {
    QueuePatterns patterns = new QueuePatterns(state, queues);
    for (QueueInstance instance : state.queueInstances().all()) {
      if (patterns.matches(instance.name())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the users, when there are any, may use an instance. */
  public boolean hasAccessibleQueues(ClusterState state) {
    return users.isEmpty()
        || state.queueInstances().all().stream()
            .anyMatch(new InstanceAccess(state, users)::admitsAny);
  }

  /**
   * Returns whether all resources exist and the values suit them. Nobody offers what does not
   * exist: such a selection is empty, and commands end with status 1 without a word.
   */
  private boolean hasKnownResources(ClusterState state) {
    try {
      requests(state);
      return true;
    } catch (GridException e) {
      return false;
    }
  }

  private List<ResourceRequest> requests(ClusterState state) {
    List<ResourceRequest> requests = new ArrayList<>();
    for (RequestedResource request : ResourceRequests.resolve(state.complexes(), resources)) {
      ResourceRequests.checkHost(state, SystemHosts.of(state), request);
      requests.add(ResourceRequest.of(state.complexes().get(request.name()), request));
    }
    return requests;
  }

  private void checkParallelEnvironments(ClusterState state) {
    if (parallelEnvironments.isEmpty()) {
      return;
    }
    // names, no patterns
    if (parallelEnvironments.stream()
        .anyMatch(e -> state.has(ObjectKind.PARALLEL_ENVIRONMENT, e))) {
      return;
    }
    throw new GridException(
        Problem.refused(
                "error: no such parallel environment: " + String.join(",", parallelEnvironments))
            .hint("qconf -spl lists the parallel environments"));
  }

  private boolean offersAny(QueueInstance instance) {
    return parallelEnvironments.stream().anyMatch(instance.get(ClusterQueue.PE_LIST)::contains);
  }

  private boolean isInAny(String letters) {
    for (int i = 0; i < states.length(); i++) {
      if (letters.indexOf(states.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a waiting job may want one of some instances, as far as its hard requests go:
   * there must be slots and its resources, and its queues named outright. A pattern among them is
   * taken as a name here, which no queue has, and parallel environments are not looked at; both as
   * Grid Engine does.
   */
  public static boolean suits(
      ClusterState state, Resources offered, List<QueueInstance> instances, Job job) {
    List<String> queues = job.get(JobRequest.HARD_QUEUES);
    List<ResourceRequest> requests = new ArrayList<>();
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      state
          .complexes()
          .find(request.name())
          .ifPresent(attribute -> requests.add(ResourceRequest.of(attribute, request)));
    }
    for (QueueInstance instance : instances) {
      boolean named =
          queues.isEmpty()
              || queues.contains(instance.queueName().text())
              || queues.contains(instance.name().toString());
      boolean hasSlots = instance.get(ClusterQueue.SLOTS) > 0;
      if (named && hasSlots && admits(instance, job) && offered.suit(requests, instance)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A job with a project suits only queues that list it, though others would run it
   * (conformance/queues/projects-of-queues.t). Lists of hosts don't matter.
   */
  private static boolean admits(QueueInstance instance, Job job) {
    return job.projectName()
        .map(
            project ->
                instance.get(ClusterQueue.PROJECTS).contains(project)
                    && !instance.get(ClusterQueue.XPROJECTS).contains(project))
        .orElse(true);
  }
}
