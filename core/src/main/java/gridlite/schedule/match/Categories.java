package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobRequest;
import gridlite.quota.Distinctions;
import gridlite.quota.QuotaSubject;
import gridlite.schedule.ledger.Ledger;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.ParallelEnvironments;
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
  private final Distinctions distinctions;
  private final boolean accessDiffers;
  private final boolean projectsDiffer;
  private final boolean ownersMatter;
  private final boolean projectsMatter;
  private final SuitablePlaces suitable;
  private final Map<Object, Placer> placers = new HashMap<>();
  private final Map<Object, EnvironmentPlacer.Failure> failures = new HashMap<>();
  private final Map<Object, SkippedPlaces> skipped = new HashMap<>();

  /** Numbers of jobs of each {@link Kind}. */
  private final Map<Object, Integer> sizes = new HashMap<>();

  /**
   * The category of Grid Engine, which knows what was found out for one of its jobs: it does not
   * distinguish the queues that jobs wish for, and owners and projects only by their marks
   * (conformance/scheduling/categories-of-owners.t).
   */
  private record Kind(JobCategory requests, Distinctions.Marks marks) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Kind that
          && requests.equals(that.requests)
          && marks.equals(that.marks);
    }

    @Override
    public int hashCode() {
      return 31 * requests.hashCode() + marks.hashCode();
    }
  }

  public Categories(
      ClusterState state, Ledger ledger, List<Place> places, QueueSort sort, Sharing sharing) {
    this(state, ledger, places, sort, sharing, new Distinctions(state));
  }

  private Categories(
      ClusterState state,
      Ledger ledger,
      List<Place> places,
      QueueSort sort,
      Sharing sharing,
      Distinctions distinctions) {
    this.state = state;
    this.ledger = ledger;
    this.places = places;
    this.sort = sort;
    this.sharing = sharing;
    this.distinctions = distinctions;
    this.accessDiffers = distinctions.placesHaveLists();
    this.projectsDiffer = distinctions.placesHaveProjects();
    // jobs of one placer are of one kind, too
    this.ownersMatter =
        distinctions.distinguishOwners() || ledger.quotas().concern(QuotaSubject.USERS);
    this.projectsMatter =
        distinctions.distinguishProjects() || ledger.quotas().concern(QuotaSubject.PROJECTS);
    this.suitable = new SuitablePlaces(sort, this::rights);
  }

  /** The categories of the same jobs for other places, without what was found out so far. */
  public Categories of(List<Place> changed, QueueSort changedSort) {
    return new Categories(state, ledger, changed, changedSort, sharing, distinctions);
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
      known = placer(category(job), kind(job));
      placers.put(key, known);
    }
    return known;
  }

  /**
   * The parallel environments that parallel jobs of a category are tried in: the one of the advance
   * reservation, whatever a job says (conformance/scheduling/advance-reservations.t), else those
   * whose names match, in their order.
   */
  public static List<String> parallelEnvironments(ClusterState state, JobCategory category) {
    String wanted =
        category
            .reservation()
            .flatMap(state.reservations()::find)
            .flatMap(AdvanceReservation::allocation)
            .flatMap(Allocation::parallelEnvironment)
            .or(category::parallelEnvironment)
            .orElseThrow();
    return ParallelEnvironments.matching(state, wanted);
  }

  private Object kind(Job job) {
    if (sharing == Sharing.EACH_JOB) {
      return job.id();
    }
    JobCategory requests = JobCategory.ofAnyone(job).withoutProject().withoutSoftQueues();
    Job.Owner owner = job.owner();
    return new Kind(
        requests, distinctions.of(owner.name(), owner.group(), job.get(JobRequest.PROJECT)));
  }

  /** The category of a job if several jobs are of it, which know what was found out for one. */
  public Optional<Object> shared(Job job) {
    return Optional.of(kind(job)).filter(this::hasSeveral);
  }

  /** Returns whether several jobs are of a kind, running ones among them. */
  private boolean hasSeveral(Object kind) {
    if (sizes.isEmpty()) {
      state.jobs().values().forEach(job -> sizes.merge(kind(job), 1, Integer::sum));
    }
    return sizes.getOrDefault(kind, 0) > 1;
  }

  private Placer placer(JobCategory category, Object kind) {
    BooleanSupplier shared = () -> hasSeveral(kind);
    CategoryRequests requests = new CategoryRequests(state, ledger.consumables(), category);
    QueuePatterns soft = new QueuePatterns(state, category.softQueues());
    if (!category.isParallel()) {
      Matcher matcher = new Matcher(state, ledger, requests, Optional.empty());
      return new SerialPlacer(
          matcher,
          sort,
          soft,
          suitable,
          skipped.computeIfAbsent(kind, k -> new SkippedPlaces(matcher, shared)));
    }
    List<ParallelPlacer> environments = new ArrayList<>();
    for (String name : parallelEnvironments(state, category)) {
      Matcher matcher = new Matcher(state, ledger, requests, Optional.of(name));
      environments.add(
          new ParallelPlacer(state, ledger, matcher, places, sort, soft, suitable, shared));
    }
    return new EnvironmentPlacer(
        environments, failures.computeIfAbsent(kind, k -> new EnvironmentPlacer.Failure()));
  }
}
