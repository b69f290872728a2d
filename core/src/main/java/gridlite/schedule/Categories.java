package gridlite.schedule;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaSubject;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The categories of a run's jobs, each with its placer. */
final class Categories {
  /**
   * The way in which jobs are grouped into categories; {@code EACH_JOB} shares nothing, for tests.
   */
  enum Sharing {
    BY_CATEGORY,
    EACH_JOB
  }

  private final ClusterState state;
  private final Ledger ledger;
  private final List<Place> places;
  private final QueueSort sort;
  private final Sharing sharing;
  private final boolean accessDiffers;
  private final boolean projectsDiffer;
  private final boolean ownersMatter;
  private final SuitablePlaces suitable;
  private final Map<Object, Placer> placers = new HashMap<>();
  private final Map<Object, EnvironmentPlacer.Failure> failures = new HashMap<>();

  Categories(
      ClusterState state, Ledger ledger, List<Place> places, QueueSort sort, Sharing sharing) {
    this.state = state;
    this.ledger = ledger;
    this.places = places;
    this.sort = sort;
    this.sharing = sharing;
    this.accessDiffers = hasAccessLists(state);
    this.projectsDiffer = hasProjects(state);
    this.ownersMatter = accessDiffers || ledger.quotas().concern(QuotaSubject.USERS);
    this.suitable = new SuitablePlaces(sort, this::rights);
  }

  private static boolean hasAccessLists(ClusterState state) {
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      if (isSet(queue.get(ClusterQueue.USER_LISTS)) || isSet(queue.get(ClusterQueue.XUSER_LISTS))) {
        return true;
      }
    }
    for (Values host : state.objects(ObjectKind.EXEC_HOST).objects()) {
      if (!host.get(ExecHost.USER_LISTS).isEmpty() || !host.get(ExecHost.XUSER_LISTS).isEmpty()) {
        return true;
      }
    }
    for (Values environment : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).objects()) {
      if (!environment.get(ParallelEnvironment.USER_LISTS).isEmpty()
          || !environment.get(ParallelEnvironment.XUSER_LISTS).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasProjects(ClusterState state) {
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      if (isSet(queue.get(ClusterQueue.PROJECTS)) || isSet(queue.get(ClusterQueue.XPROJECTS))) {
        return true;
      }
    }
    for (Values host : state.objects(ObjectKind.EXEC_HOST).objects()) {
      if (!host.get(ExecHost.PROJECTS).isEmpty() || !host.get(ExecHost.XPROJECTS).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns what queues and hosts distinguish jobs of the same requests by; quotas aside. */
  private Object rights(Job job) {
    if (sharing == Sharing.EACH_JOB) {
      return job.id();
    }
    Job alike = projectsDiffer ? job : job.with(JobRequest.PROJECT, "");
    return Category.Key.of(alike, accessDiffers ? owner(job) : "");
  }

  private static String owner(Job job) {
    // user names hold no blank, so that the text is unambiguous
    return job.owner().name() + " " + job.owner().group();
  }

  private static boolean isSet(PerHost<List<String>> lists) {
    return lists.hasSettings() || !lists.common().isEmpty();
  }

  /** Returns what identifies the category of a job. */
  Object key(Job job) {
    if (sharing == Sharing.EACH_JOB) {
      return job.id();
    }
    return Category.Key.of(job, ownersMatter ? owner(job) : "");
  }

  /** The placer of a category. */
  Placer placer(Object key, Job example) {
    Placer known = placers.get(key);
    if (known == null) {
      known = placer(new Category(state, ledger.consumables(), example));
      placers.put(key, known);
    }
    return known;
  }

  /**
   * The parallel environment: that of the advance reservation, whatever a job says
   * (conformance/scheduling/advance-reservations.t).
   */
  private String environment(Job job) {
    return state
        .reservations()
        .find(job.get(JobRequest.RESERVATION))
        .flatMap(AdvanceReservation::allocation)
        .map(Allocation::parallelEnvironment)
        .filter(environment -> !environment.isEmpty())
        .orElse(job.get(JobRequest.PARALLEL_ENVIRONMENT));
  }

  private EnvironmentPlacer.Failure failure(Job job) {
    Job alike = job.with(JobRequest.SOFT_QUEUES, List.of());
    boolean projectsMatter = projectsDiffer || ledger.quotas().concern(QuotaSubject.PROJECTS);
    Object key = key(projectsMatter ? alike : alike.with(JobRequest.PROJECT, ""));
    return failures.computeIfAbsent(key, k -> new EnvironmentPlacer.Failure());
  }

  private Placer placer(Category category) {
    Job job = category.example();
    QueuePatterns soft = new QueuePatterns(state, job.get(JobRequest.SOFT_QUEUES));
    if (!category.isParallel()) {
      Matcher matcher = new Matcher(state, ledger, category, "");
      return new SerialPlacer(matcher, sort, soft, suitable);
    }
    List<ParallelPlacer> environments = new ArrayList<>();
    NamePattern wanted = new NamePattern(environment(job));
    for (String name : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names()) {
      if (wanted.matches(name)) {
        Matcher matcher = new Matcher(state, ledger, category, name);
        environments.add(new ParallelPlacer(state, ledger, matcher, places, sort, soft, suitable));
      }
    }
    return new EnvironmentPlacer(environments, failure(job));
  }
}
