package gridlite.schedule.explain;

import gridlite.complex.Layer;
import gridlite.condition.LoadAdjustments;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranking;
import gridlite.resource.MachineLoad;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.PresentUse;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.CategoryRequests;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Places;
import gridlite.schedule.match.QueuePatterns;
import gridlite.schedule.match.QueueSort;
import gridlite.schedule.match.SkippedPlaces;
import gridlite.schedule.match.SlotSearch;
import gridlite.schedule.match.SuitablePlaces;
import gridlite.schedule.reason.Exclusion;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import gridlite.schedule.run.Dispatch;
import gridlite.schedule.run.Reservations;
import gridlite.schedule.run.Scheduler;
import gridlite.schedule.transcript.Explanations;
import gridlite.state.ClusterState;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Accounts of why jobs wait. A scheduling run is rehearsed, so that what the jobs ahead take
 * counts, and the same matcher is asked twice at each place: beside what is booked then, and as if
 * nothing ran. What it says both times holds forever.
 */
public final class JobExplanations {
  private final ClusterState state;
  private final Explanations reported = Explanations.complete();
  private final Dispatch run;
  private final Ledger unused;
  private final List<Place> open;
  private final Map<QueueInstanceName, Place> openByName = new HashMap<>();
  private final QueueSort openSort;
  private final Map<JobId, Allocation> starts = new HashMap<>();
  private final Map<JobCategory, JobExplanation> byCategory = new HashMap<>();
  private final JobBlockerDescription own;
  private final ClosureDescription closed;
  private final ReservedFor kept;

  /**
   * Explanations of a state's jobs.
   *
   * @param scheduler what makes the runs
   */
  public JobExplanations(Scheduler scheduler, ClusterState state, Instant now) {
    this.state = state;
    this.own = new JobBlockerDescription(state, now);
    this.closed = new ClosureDescription(state, now);
    this.run = new Dispatch(state, now, Categories.Sharing.BY_CATEGORY, reported);
    Ranking ranking = scheduler.asStarted(state, now, PriorityPolicy.rank(state, now));
    for (Order order : run.run(ranking).orders()) {
      if (order instanceof Order.Start start) {
        starts.putIfAbsent(start.task().job(), start.allocation());
      }
    }
    this.kept = new ReservedFor(state, run.book().planned());
    this.unused = Ledger.empty(state);
    PresentUse.openReservations(state, unused);
    this.open = Places.of(state, unused, instance -> Optional.empty());
    open.forEach(place -> openByName.put(place.name(), place));
    this.openSort = new QueueSort(state, unused, LoadAdjustments.NONE, open);
  }

  /** Explains a job that waits. */
  public JobExplanation of(Job job) {
    // quotas and access lists go by the owner
    JobCategory key = JobCategory.of(job);
    JobExplanation shared = byCategory.get(key);
    if (shared == null) {
      shared = ofCategory(job);
      byCategory.put(key, shared);
    }
    return new JobExplanation(
        Optional.ofNullable(starts.get(job.id())),
        reserved(job),
        own.of(job, reported.byJob().getOrDefault(job.id(), List.of())),
        shared.forever(),
        shared.now(),
        shared.parallelEnvironments(),
        shared.places(),
        shared.nearest());
  }

  /** Returns what the next run keeps for the first of a job's tasks that gets something. */
  private Optional<JobExplanation.Reserved> reserved(Job job) {
    for (Map.Entry<TaskId, Reservations.Reserved> planned : run.book().planned().entrySet()) {
      if (planned.getKey().job().equals(job.id())) {
        return Optional.of(
            new JobExplanation.Reserved(
                Instant.ofEpochSecond(planned.getValue().window().from()),
                planned.getValue().allocation()));
      }
    }
    return Optional.empty();
  }

  // ---- its places

  private JobExplanation ofCategory(Job job) {
    Map<Statement, List<QueueInstanceName>> forever = new LinkedHashMap<>();
    Map<Statement, List<QueueInstanceName>> present = new LinkedHashMap<>();
    List<JobExplanation.ParallelOffer> offers = new ArrayList<>();
    Optional<Candidate> nearest = Optional.empty();
    for (Optional<String> name : parallelEnvironments(job)) {
      Matcher empty = matcher(job, unused, name);
      Matcher booked = matcher(job, run.book().ledger(), name);
      for (Place place : run.places()) {
        Candidate candidate = look(job, place, empty, booked);
        candidate.never.forEach(finding -> put(forever, finding.cause(), place));
        if (candidate.never.isEmpty()) {
          // what would come on top of what holds forever helps nobody
          candidate.now.forEach(finding -> put(present, finding.cause(), place));
        }
        if (nearest.isEmpty() || candidate.isNearerThan(nearest.get())) {
          nearest = Optional.of(candidate);
        }
      }
      name.ifPresent(of -> offers.add(offer(job, of, empty, booked)));
    }
    return new JobExplanation(
        Optional.empty(),
        Optional.empty(),
        List.of(),
        grouped(forever),
        grouped(present),
        offers,
        run.places().size(),
        nearest.filter(found -> !found.fits()).map(Candidate::toNearest));
  }

  /** The parallel environments to be tried; for a serial job a single time none. */
  private List<Optional<String>> parallelEnvironments(Job job) {
    return job.isParallel()
        ? Categories.parallelEnvironments(state, JobCategory.of(job)).stream()
            .map(Optional::of)
            .toList()
        : List.of(Optional.empty());
  }

  private Matcher matcher(Job job, Ledger ledger, Optional<String> parallelEnvironment) {
    CategoryRequests requests =
        new CategoryRequests(state, ledger.consumables(), JobCategory.of(job));
    return new Matcher(state, ledger, requests, parallelEnvironment);
  }

  private Candidate look(Job job, Place place, Matcher empty, Matcher booked) {
    Place unbooked = openByName.get(place.name());
    Map<Statement, Finding> never = new LinkedHashMap<>();
    if (unbooked != null) {
      for (Reason reason : empty.checks().reasons(unbooked, Window.ALWAYS)) {
        never.putIfAbsent(reason.cause(), finding(reason));
      }
    }
    Map<Statement, Finding> present = new LinkedHashMap<>();
    for (ClosureDescription.Closed flag : closed.of(place.instance())) {
      present.put(flag.cause(), new Finding(flag.cause(), flag.here(), 0));
    }
    if (present.isEmpty()) {
      place.condition().ifPresent(reason -> present.put(reason.cause(), Finding.of(reason)));
    }
    Window window = run.book().window(job);
    for (Reason reason : booked.checks().reasons(place, window)) {
      if (!never.containsKey(reason.cause())) {
        Set<Statement> others = keepers(job, place, booked, reason, window);
        others.forEach(finding -> present.putIfAbsent(finding, new Finding(finding, finding, 0)));
        if (others.isEmpty()) {
          present.putIfAbsent(reason.cause(), Finding.of(reason));
        }
      }
    }
    return new Candidate(place, List.copyOf(never.values()), List.copyOf(present.values()));
  }

  private Finding finding(Reason reason) {
    // any other attribute is more likely meant to be configured than reported
    if (reason instanceof Shortage.UnknownResource unknown
        && MachineLoad.isUsual(unknown.attribute())) {
      Statement advised =
          unknown.cause().then(SilentHosts.advice(state, unknown.attribute()).orElse(""));
      return new Finding(advised, advised, 0);
    }
    return Finding.of(reason);
  }

  /** For whom is kept what is missing, if it is there at the moment and nobody uses it. */
  private Set<Statement> keepers(
      Job job, Place place, Matcher booked, Reason reason, Window window) {
    if (kept.isEmpty()
        || job.get(JobRequest.RESERVATION).isPresent()
        || !(reason instanceof Shortage.NotEnough lack)) {
      return Set.of();
    }
    boolean ofSlots = lack.offer().attribute().name().equals(Shortage.SLOTS);
    boolean there =
        ofSlots && lack.place().layer() == Layer.QUEUE
            ? !place.isFull(window.instant())
            : booked.checks().reasons(place, window.instant()).stream()
                .noneMatch(other -> other.cause().equals(reason.cause()));
    return there ? kept.of(place, lack.place().layer(), window) : Set.of();
  }

  private JobExplanation.ParallelOffer offer(Job job, String name, Matcher empty, Matcher booked) {
    QueuePatterns soft = new QueuePatterns(state, job.get(JobRequest.SOFT_QUEUES));
    QueueSort sort = new QueueSort(state, run.book().ledger(), LoadAdjustments.NONE, run.places());
    ParallelPlacer present =
        new ParallelPlacer(
            state,
            run.book().ledger(),
            booked,
            run.places(),
            sort,
            soft,
            new SuitablePlaces(sort, category -> category),
            new SkippedPlaces(booked, () -> false),
            SlotSearch.first(state));
    ParallelPlacer unbooked =
        new ParallelPlacer(
            state,
            unused,
            empty,
            open,
            openSort,
            soft,
            new SuitablePlaces(openSort, category -> category),
            new SkippedPlaces(empty, () -> false),
            SlotSearch.first(state));
    long least = job.get(JobRequest.SLOTS).min();
    long ever = unbooked.offered(Window.ALWAYS);
    long offered = present.offered(run.book().window(job));
    List<Statement> limits = List.of();
    if (ever < least) {
      limits = new ParallelEnvironmentLimits(unbooked, Window.ALWAYS).tooLow();
    } else if (offered < least) {
      limits = new ParallelEnvironmentLimits(present, run.book().window(job)).tooLow();
    }
    return new JobExplanation.ParallelOffer(name, least, offered, ever, limits);
  }

  private static void put(
      Map<Statement, List<QueueInstanceName>> causes, Statement cause, Place place) {
    List<QueueInstanceName> places = causes.computeIfAbsent(cause, key -> new ArrayList<>());
    // in several environments the same thing may be in the way
    if (!places.contains(place.name())) {
      places.add(place.name());
    }
  }

  private static List<JobExplanation.Obstacle> grouped(
      Map<Statement, List<QueueInstanceName>> causes) {
    List<JobExplanation.Obstacle> obstacles = new ArrayList<>();
    causes.forEach(
        (cause, places) ->
            obstacles.add(new JobExplanation.Obstacle(cause, places.stream().sorted().toList())));
    obstacles.sort(
        Comparator.comparingInt((JobExplanation.Obstacle obstacle) -> -obstacle.places().size())
            .thenComparing(obstacle -> obstacle.cause().text()));
    return obstacles;
  }

  /**
   * Something in the way at a place.
   *
   * @param cause what it is, the same wherever it is the same
   * @param lack what is missing there, with the numbers of the place
   * @param shortage how far it is from being met, from 0 to 2: the part that is missing of what is
   *     asked for, as far as that can be counted
   */
  private record Finding(Statement cause, Statement lack, double shortage) {
    static Finding of(Reason reason) {
      return new Finding(reason.cause(), reason.here(), shortage(reason));
    }

    private static double shortage(Reason reason) {
      if (reason instanceof Shortage.NotEnough lack) {
        double demand = lack.demand().orElse(0);
        double part = demand > 0 ? 1 - lack.offer().amountOr(0) / demand : 0;
        return part > 0 ? Math.min(1, part) : 0;
      }
      // where the user does not want to go is farther than where something is missing
      return reason instanceof Exclusion.NotInQueueList ? 2 : 0;
    }
  }

  /** A place with all that is in the way there. */
  private record Candidate(Place place, List<Finding> never, List<Finding> now) {
    boolean fits() {
      return never.isEmpty() && now.isEmpty();
    }

    /**
     * Fewer lasting obstacles, then fewer present ones, then less that is missing, then its name.
     */
    boolean isNearerThan(Candidate other) {
      if (never.size() != other.never.size()) {
        return never.size() < other.never.size();
      }
      if (now.size() != other.now.size()) {
        return now.size() < other.now.size();
      }
      int order = Double.compare(shortage(), other.shortage());
      return order != 0 ? order < 0 : place.name().compareTo(other.place.name()) < 0;
    }

    private List<Finding> lacks() {
      return never.isEmpty() ? now : never;
    }

    private double shortage() {
      double sum = 0;
      for (Finding finding : lacks()) {
        sum += finding.shortage();
      }
      return sum;
    }

    JobExplanation.Nearest toNearest() {
      return new JobExplanation.Nearest(
          place.name(), never.isEmpty(), lacks().stream().map(Finding::lack).toList());
    }
  }
}
