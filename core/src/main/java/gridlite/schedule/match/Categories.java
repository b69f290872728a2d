package gridlite.schedule.match;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaSubject;
import gridlite.schedule.ledger.Ledger;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The categories of a run's jobs, each with its placer. */
public final class Categories {
  /**
   * The way in which jobs are grouped into categories; {@code EACH_JOB} shares nothing, for tests.
   */
  public enum Sharing {
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
  private final boolean projectsMatter;
  private final SuitablePlaces suitable;
  private final Map<Object, Placer> placers = new HashMap<>();
  private final Map<JobCategory, EnvironmentPlacer.Failure> failures = new HashMap<>();
  private final Map<JobCategory, SkippedPlaces> skipped = new HashMap<>();
  private final Map<Object, Integer> sizes = new HashMap<>();

  public Categories(
      ClusterState state, Ledger ledger, List<Place> places, QueueSort sort, Sharing sharing) {
    this.state = state;
    this.ledger = ledger;
    this.places = places;
    this.sort = sort;
    this.sharing = sharing;
    this.accessDiffers = hasAccessLists(state);
    this.projectsDiffer = hasProjects(state);
    this.ownersMatter = accessDiffers || ledger.quotas().concern(QuotaSubject.USERS);
    this.projectsMatter = projectsDiffer || ledger.quotas().concern(QuotaSubject.PROJECTS);
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
    for (Values parallelEnvironment : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).objects()) {
      if (!parallelEnvironment.get(ParallelEnvironment.USER_LISTS).isEmpty()
          || !parallelEnvironment.get(ParallelEnvironment.XUSER_LISTS).isEmpty()) {
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
  private Object rights(JobCategory category) {
    if (sharing == Sharing.EACH_JOB) {
      return new Object();
    }
    JobCategory alike = projectsDiffer ? category : category.withoutProject();
    return accessDiffers ? alike : alike.withoutOwner();
  }

  private JobCategory category(Job job) {
    JobCategory category = ownersMatter ? JobCategory.of(job) : JobCategory.ofAnyone(job);
    return projectsMatter ? category : category.withoutProject();
  }

  private static boolean isSet(PerHost<List<String>> lists) {
    return lists.hasSettings() || !lists.common().isEmpty();
  }

  /** Returns what identifies the category of a job. */
  public Object key(Job job) {
    if (sharing == Sharing.EACH_JOB) {
      return job.id();
    }
    return category(job);
  }

  /**
   * The placer of a category.
   *
   * @param job one of its jobs
   */
  public Placer placer(Object key, Job job) {
    Placer known = placers.get(key);
    if (known == null) {
      known = placer(category(job), () -> hasSeveral(key));
      placers.put(key, known);
    }
    return known;
  }

  /**
   * The parallel environment: that of the advance reservation, whatever a job says
   * (conformance/scheduling/advance-reservations.t).
   */
  private Optional<String> parallelEnvironment(JobCategory category) {
    return category
        .reservation()
        .flatMap(state.reservations()::find)
        .flatMap(AdvanceReservation::allocation)
        .flatMap(Allocation::parallelEnvironment)
        .or(category::parallelEnvironment);
  }

  private EnvironmentPlacer.Failure failure(JobCategory category) {
    if (sharing == Sharing.EACH_JOB) {
      return new EnvironmentPlacer.Failure();
    }
    return failures.computeIfAbsent(
        category.withoutSoftQueues(), k -> new EnvironmentPlacer.Failure());
  }

  private SkippedPlaces skipped(JobCategory category, Matcher matcher, BooleanSupplier shared) {
    if (sharing == Sharing.EACH_JOB) {
      return new SkippedPlaces(matcher, shared);
    }
    return skipped.computeIfAbsent(
        category.withoutSoftQueues(), k -> new SkippedPlaces(matcher, shared));
  }

  /** A category if several jobs are of it, which know what was found out for one of them. */
  public Optional<Object> shared(Object key) {
    return hasSeveral(key) ? Optional.of(key) : Optional.empty();
  }

  /** Returns whether several jobs are of a category, running ones among them. */
  private boolean hasSeveral(Object key) {
    if (sizes.isEmpty()) {
      state.jobs().values().forEach(job -> sizes.merge(alike(key(job)), 1, Integer::sum));
    }
    return sizes.getOrDefault(alike(key), 0) > 1;
  }

  /** Jobs that wish for other queues are of one category. */
  private static Object alike(Object key) {
    return key instanceof JobCategory category ? category.withoutSoftQueues() : key;
  }

  private Placer placer(JobCategory category, BooleanSupplier shared) {
    CategoryRequests requests = new CategoryRequests(state, ledger.consumables(), category);
    QueuePatterns soft = new QueuePatterns(state, category.softQueues());
    if (!category.isParallel()) {
      Matcher matcher = new Matcher(state, ledger, requests, Optional.empty());
      return new SerialPlacer(matcher, sort, soft, suitable, skipped(category, matcher, shared));
    }
    List<ParallelPlacer> environments = new ArrayList<>();
    NamePattern wanted = new NamePattern(parallelEnvironment(category).orElseThrow());
    for (String name : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names()) {
      if (wanted.matches(name)) {
        Matcher matcher = new Matcher(state, ledger, requests, Optional.of(name));
        environments.add(
            new ParallelPlacer(state, ledger, matcher, places, sort, soft, suitable, shared));
      }
    }
    return new EnvironmentPlacer(environments, failure(category));
  }
}
