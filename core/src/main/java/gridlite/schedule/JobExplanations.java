package gridlite.schedule;

import gridlite.condition.LoadAdjustments;
import gridlite.job.Allocation;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityPolicy;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Accounts of why jobs wait. A scheduling run is rehearsed, so that what the jobs ahead take
 * counts, and the same matcher is asked twice at each place: beside what is booked then, and as if
 * nothing ran. What it says both times holds for ever.
 */
public final class JobExplanations {
  private final ClusterState state;
  private final Instant now;
  private final Explanations told = Explanations.complete();
  private final Dispatch run;
  private final Ledger unused;
  private final List<Place> open;
  private final Map<QueueInstanceName, Place> openByName = new HashMap<>();
  private final QueueSort openSort;
  private final Map<Long, Allocation> starts = new HashMap<>();
  private final Map<Object, JobExplanation> byCategory = new HashMap<>();

  /** Explanations of a state's jobs. */
  public JobExplanations(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
    this.run = new Dispatch(state, now, Categories.Sharing.BY_CATEGORY, told);
    for (Order order : run.run(PriorityPolicy.rank(state, now)).orders()) {
      if (order instanceof Order.Start start) {
        starts.putIfAbsent(start.task().job(), start.allocation());
      }
    }
    this.unused = Ledger.empty(state);
    PresentUse.openReservations(state, unused);
    this.open = Places.of(state, unused, instance -> Optional.empty());
    open.forEach(place -> openByName.put(place.name(), place));
    this.openSort = new QueueSort(state, unused, LoadAdjustments.NONE, open);
  }

  /** Explains a job that waits. */
  public JobExplanation of(Job job) {
    // quotas and access lists go by the owner
    Object key = Category.Key.of(job, job.owner().name() + " " + job.owner().group());
    JobExplanation shared = byCategory.get(key);
    if (shared == null) {
      shared = ofCategory(job);
      byCategory.put(key, shared);
    }
    return new JobExplanation(
        job.id(),
        Optional.ofNullable(starts.get(job.id())),
        ofJob(job),
        shared.forever(),
        shared.now(),
        shared.environments(),
        shared.places(),
        shared.nearest());
  }

  // ---- the job itself

  private List<String> ofJob(Job job) {
    Set<String> words = new LinkedHashSet<>();
    for (Eligibility.Obstacle obstacle : Eligibility.of(state, job, now).obstacles()) {
      words.add(
          switch (obstacle) {
            case HOLD -> "it is held: " + holds(job);
            case DEPENDENCY -> "it waits for the end of " + predecessors(job);
            case START_TIME ->
                "its start time has not come: "
                    + job.get(JobRequest.START_TIME).map(Instant::toString).orElse("");
            case ERROR -> "it is in error state; \"qmod -cj " + job.id() + "\" clears it";
          });
    }
    for (List<Reason> reasons : told.byJob().getOrDefault(job.id(), List.of())) {
      for (Reason reason : reasons) {
        if (reason instanceof Reason.TooManyJobsOfUser) {
          words.add("as many jobs of " + job.owner().name() + " run as maxujobs allows");
        } else if (reason instanceof Reason.TooManyTasks) {
          words.add("as many of its tasks run as -tc or max_aj_instances allows");
        } else if (reason instanceof Reason.NotEligible && words.isEmpty()) {
          words.add("its advance reservation has not begun");
        }
      }
    }
    return List.copyOf(words);
  }

  private static String holds(Job job) {
    StringBuilder text = new StringBuilder();
    for (HoldKind kind : HoldKind.values()) {
      if (!job.held(kind).isEmpty()) {
        text.append(text.length() > 0 ? ", " : "").append("-h ").append(kind.letter());
      }
    }
    return text.toString();
  }

  private String predecessors(Job job) {
    StringBuilder text = new StringBuilder();
    List<Long> all = new ArrayList<>(job.predecessors());
    all.addAll(job.arrayPredecessors());
    for (long id : all) {
      if (state.jobs().has(id)) {
        text.append(text.length() > 0 ? ", " : "job ").append(id);
      }
    }
    return text.toString();
  }

  // ---- its places

  private JobExplanation ofCategory(Job job) {
    List<String> names = environments(job);
    Map<String, List<QueueInstanceName>> forever = new LinkedHashMap<>();
    Map<String, List<QueueInstanceName>> present = new LinkedHashMap<>();
    List<JobExplanation.Environment> offers = new ArrayList<>();
    Optional<Candidate> nearest = Optional.empty();
    for (String name : names) {
      Matcher empty = matcher(job, unused, name);
      Matcher booked = matcher(job, run.ledger(), name);
      for (Place place : run.places()) {
        Candidate candidate = look(job, place, empty, booked);
        candidate.never.forEach(reason -> put(forever, reason, place));
        if (candidate.never.isEmpty()) {
          // what would come on top of what holds for ever helps nobody
          candidate.now.forEach(reason -> put(present, reason, place));
        }
        if (nearest.isEmpty() || candidate.isNearerThan(nearest.get())) {
          nearest = Optional.of(candidate);
        }
      }
      if (!name.isEmpty()) {
        offers.add(offer(job, name, empty, booked));
      }
    }
    return new JobExplanation(
        job.id(),
        Optional.empty(),
        List.of(),
        grouped(forever),
        grouped(present),
        offers,
        run.places().size(),
        nearest.filter(found -> !found.fits()).map(Candidate::told));
  }

  /** The parallel environments that the job's name or pattern stands for; "" for a serial job. */
  private List<String> environments(Job job) {
    if (!job.isParallel()) {
      return List.of("");
    }
    NamePattern wanted = new NamePattern(job.get(JobRequest.PARALLEL_ENVIRONMENT));
    return state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names().stream()
        .filter(wanted::matches)
        .toList();
  }

  private Matcher matcher(Job job, Ledger ledger, String environment) {
    Category category = new Category(state, ledger.consumables(), job);
    return new Matcher(state, ledger, category, environment);
  }

  private Candidate look(Job job, Place place, Matcher empty, Matcher booked) {
    Place unbooked = openByName.get(place.name());
    List<Reason> never = unbooked == null ? List.of() : empty.allRefusals(unbooked, Window.ALWAYS);
    Set<String> causes = new LinkedHashSet<>();
    never.forEach(reason -> causes.add(reason.cause()));
    List<Reason> present = new ArrayList<>();
    place.condition().ifPresent(present::add);
    for (Reason reason : booked.allRefusals(place, run.window(job))) {
      if (causes.add(reason.cause())) {
        present.add(reason);
      }
    }
    return new Candidate(place, never, present);
  }

  private JobExplanation.Environment offer(Job job, String name, Matcher empty, Matcher booked) {
    QueuePatterns soft = new QueuePatterns(state, job.get(JobRequest.SOFT_QUEUES));
    QueueSort sort = new QueueSort(state, run.ledger(), LoadAdjustments.NONE, run.places());
    return new JobExplanation.Environment(
        name,
        job.get(JobRequest.SLOTS).min(),
        new ParallelPlacer(
                state,
                run.ledger(),
                booked,
                run.places(),
                sort,
                soft,
                new SuitablePlaces(sort, Job::id))
            .offered(run.window(job)),
        new ParallelPlacer(
                state, unused, empty, open, openSort, soft, new SuitablePlaces(openSort, Job::id))
            .offered(Window.ALWAYS));
  }

  private static void put(Map<String, List<QueueInstanceName>> causes, Reason reason, Place place) {
    List<QueueInstanceName> places =
        causes.computeIfAbsent(reason.cause(), cause -> new ArrayList<>());
    // in several environments the same thing may be in the way
    if (!places.contains(place.name())) {
      places.add(place.name());
    }
  }

  private static List<JobExplanation.Obstacle> grouped(
      Map<String, List<QueueInstanceName>> causes) {
    List<JobExplanation.Obstacle> obstacles = new ArrayList<>();
    causes.forEach((cause, places) -> obstacles.add(new JobExplanation.Obstacle(cause, places)));
    obstacles.sort(
        Comparator.comparingInt((JobExplanation.Obstacle obstacle) -> -obstacle.places().size())
            .thenComparing(JobExplanation.Obstacle::cause));
    return obstacles;
  }

  /** A place with all that is in the way there. */
  private record Candidate(Place place, List<Reason> never, List<Reason> now) {
    boolean fits() {
      return never.isEmpty() && now.isEmpty();
    }

    /** Fewer lasting obstacles, then fewer present ones, then less that is missing. */
    boolean isNearerThan(Candidate other) {
      if (never.size() != other.never.size()) {
        return never.size() < other.never.size();
      }
      return now.size() != other.now.size()
          ? now.size() < other.now.size()
          : shortage() < other.shortage();
    }

    /** What is missing as parts of what is asked for, added up. */
    private double shortage() {
      double sum = 0;
      for (Reason reason : now.isEmpty() ? never : now) {
        if (reason instanceof Reason.NotEnough lack && lack.demand() > lack.offer().amount()) {
          sum += 1 - lack.offer().amount() / lack.demand();
        }
      }
      return sum;
    }

    JobExplanation.Nearest told() {
      Set<String> lacks = new LinkedHashSet<>();
      for (Reason reason : never.isEmpty() ? now : never) {
        Optional<String> miss =
            reason instanceof Reason.NotEnough lack ? lack.miss() : Optional.empty();
        lacks.add(miss.orElseGet(reason::cause));
      }
      return new JobExplanation.Nearest(place.name(), never.isEmpty(), List.copyOf(lacks));
    }
  }
}
