package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
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
  private final Map<Key, Placer> placers = new HashMap<>();
  private final Known known;
  private final ExclusiveUse exclusiveUse = new ExclusiveUse();

  /** Numbers of jobs. */
  private final Map<Kind, Integer> sizes = new HashMap<>();

  /**
   * The jobs that share a placer.
   *
   * @param jobs all that matching reads of them
   * @param only the one of them, where jobs share nothing
   */
  public record Key(JobCategory jobs, Optional<JobId> only) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && jobs.equals(that.jobs) && only.equals(that.only);
    }

    @Override
    public int hashCode() {
      return 31 * jobs.hashCode() + only.hashCode();
    }
  }

  /**
   * The category of Grid Engine, which knows what was found out for one of its jobs: it does not
   * distinguish the queues that jobs wish for, and owners and projects only by their marks
   * (conformance/scheduling/categories-of-owners.t).
   *
   * @param only the one of its jobs, where jobs share nothing
   */
  public record Kind(JobCategory requests, Distinctions.Marks marks, Optional<JobId> only) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Kind that
          && requests.equals(that.requests)
          && marks.equals(that.marks)
          && only.equals(that.only);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * requests.hashCode() + marks.hashCode()) + only.hashCode();
    }
  }

  /**
   * The jobs of a category that are tried in one parallel environment or none.
   *
   * @param kind the category
   * @param parallelEnvironment its name; empty for serial jobs
   */
  private record Tried(Kind kind, Optional<String> parallelEnvironment) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Tried that
          && kind.equals(that.kind)
          && parallelEnvironment.equals(that.parallelEnvironment);
    }

    @Override
    public int hashCode() {
      return 31 * kind.hashCode() + parallelEnvironment.hashCode();
    }
  }

  /** The knowledge that stays when some places no longer take jobs; it grows during a run. */
  private record Known(
      Map<Tried, SkippedPlaces> skipped,
      Map<Kind, ParallelEnvironmentPlacer.Failure> failures,
      SlotSearch search) {
    static Known nothing(SlotSearch search) {
      return new Known(new HashMap<>(), new HashMap<>(), search);
    }
  }

  /**
   * The categories of jobs that are placed.
   *
   * @param search what ranges of slots are searched by
   */
  public Categories(
      ClusterState state,
      Ledger ledger,
      List<Place> places,
      QueueSort sort,
      Sharing sharing,
      SlotSearch search) {
    this(state, ledger, places, sort, sharing, Distinctions.of(state), Known.nothing(search));
  }

  private Categories(
      ClusterState state,
      Ledger ledger,
      List<Place> places,
      QueueSort sort,
      Sharing sharing,
      Distinctions distinctions,
      Known known) {
    this.state = state;
    this.ledger = ledger;
    this.places = places;
    this.sort = sort;
    this.sharing = sharing;
    this.distinctions = distinctions;
    this.known = known;
    this.accessDiffers = distinctions.placesHaveLists();
    this.projectsDiffer = distinctions.placesHaveProjects();
    // jobs of one placer are of one kind, too
    this.ownersMatter =
        distinctions.distinguishOwners() || ledger.quotas().concern(QuotaSubject.USERS);
    this.projectsMatter =
        distinctions.distinguishProjects() || ledger.quotas().concern(QuotaSubject.PROJECTS);
    this.suitable = suitablePlaces();
  }

  private SuitablePlaces suitablePlaces() {
    return new SuitablePlaces(sort, this::rights);
  }

  /**
   * The categories of the same jobs for places some of which now take no jobs. Of what was found
   * out so far they know what is not looked at again
   * (conformance/queues/passed-over-before-suspension.t), and which parallel jobs do not start.
   */
  public Categories of(List<Place> changed, QueueSort changedSort) {
    return new Categories(state, ledger, changed, changedSort, sharing, distinctions, known);
  }

  /** The searches among ranges of slots so far. */
  public SlotSearch search() {
    return known.search();
  }

  /** The instances that the parallel job tried last has found in exclusive use. */
  public ExclusiveUse exclusiveUse() {
    return exclusiveUse;
  }

  /** Returns what queues and hosts distinguish jobs of the same requests by; quotas aside. */
  private JobCategory rights(JobCategory category) {
    JobCategory alike = projectsDiffer ? category : category.withoutProject();
    return accessDiffers ? alike : alike.withoutOwner();
  }

  /**
   * The jobs that a job shares a placer with.
   *
   * @param category all that matching reads of the job
   * @param job its number, which counts where jobs share nothing
   */
  public Key key(JobCategory category, JobId job) {
    return new Key(
        alike(category), sharing == Sharing.EACH_JOB ? Optional.of(job) : Optional.empty());
  }

  private JobCategory alike(JobCategory category) {
    JobCategory jobs = ownersMatter ? category : category.withoutOwner();
    return projectsMatter ? jobs : jobs.withoutProject();
  }

  /** The placer of some jobs. */
  public Placer placer(Key key) {
    Placer known = placers.get(key);
    if (known == null) {
      known = placer(key.jobs(), kind(key));
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

  /** The category of Grid Engine that jobs are of. */
  public Kind kind(Key key) {
    return new Kind(
        key.jobs().withoutOwner().withoutProject().withoutSoftQueues(),
        distinctions.of(key.jobs()),
        key.only());
  }

  /** The category of jobs if several are of it, which know what was found out for one. */
  public Optional<Kind> shared(Key key) {
    return Optional.of(kind(key)).filter(this::hasSeveral);
  }

  /** Returns whether several jobs are of a kind, running ones among them. */
  private boolean hasSeveral(Kind kind) {
    if (sharing == Sharing.EACH_JOB) {
      return false;
    }
    if (sizes.isEmpty()) {
      for (JobCategory category : state.jobCategories()) {
        sizes.merge(kind(new Key(alike(category), Optional.empty())), 1, Integer::sum);
      }
    }
    return sizes.getOrDefault(kind, 0) > 1;
  }

  private SkippedPlaces skipped(Tried tried, Matcher matcher) {
    return known
        .skipped()
        .computeIfAbsent(tried, t -> new SkippedPlaces(matcher, () -> hasSeveral(tried.kind())));
  }

  private Placer placer(JobCategory category, Kind kind) {
    CategoryRequests requests = new CategoryRequests(state, ledger.consumables(), category);
    QueuePatterns soft = new QueuePatterns(state, category.softQueues());
    SuitablePlaces found = kind.only().isEmpty() ? suitable : suitablePlaces();
    if (!category.isParallel()) {
      Matcher matcher = new Matcher(state, ledger, requests, Optional.empty());
      return new SerialPlacer(
          matcher, sort, soft, found, skipped(new Tried(kind, Optional.empty()), matcher));
    }
    List<ParallelPlacer> parallelEnvironments = new ArrayList<>();
    for (String name : parallelEnvironments(state, category)) {
      Matcher matcher = new Matcher(state, ledger, requests, Optional.of(name));
      parallelEnvironments.add(
          new ParallelPlacer(
              state,
              ledger,
              matcher,
              places,
              sort,
              soft,
              found,
              skipped(new Tried(kind, Optional.of(name)), matcher),
              known.search()));
    }
    return new ParallelEnvironmentPlacer(
        parallelEnvironments,
        known.failures().computeIfAbsent(kind, k -> new ParallelEnvironmentPlacer.Failure()),
        exclusiveUse);
  }
}
