package gridlite.schedule;

import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.state.ClusterState;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * When waiting tasks will start: each in order of priority gets the earliest slots beside running
 * tasks, advance reservations and the tasks ahead of it, all of which end at their limits. That is
 * what a scheduling run does for jobs with {@code -R y}, done for all jobs.
 */
public final class StartEstimates {
  /** Tasks that are looked at; what comes behind them hardly matters and takes long. */
  public static final int MOST = 5000;

  /**
   * When a task will start.
   *
   * @param start at the latest, if all that is assumed holds; empty when that can't be told
   * @param slots where; empty without a start
   * @param unknown why no start can be told; empty otherwise
   */
  public record Estimate(
      TaskId task, Optional<Instant> start, Optional<Allocation> slots, String unknown) {}

  private static final String ENDLESS =
      "what it needs is closed, or used by jobs without a run time limit (h_rt)";
  private static final String NEVER = "it fits nowhere, not even in an empty cluster";

  private final ClusterState state;
  private final Instant now;
  private final long second;
  private final Durations durations;
  private final Ledger ledger;
  private final PresentUse use;
  private final Categories categories;
  private final Categories empty;
  private final Map<Long, Long> ends = new HashMap<>();
  private final List<Estimate> estimates = new ArrayList<>();

  private StartEstimates(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
    this.second = now.getEpochSecond();
    this.durations = Durations.of(state.schedulerConfig());
    this.ledger = Ledger.ofRun(state);
    this.use = new PresentUse(state, ledger, Optional.of(durations), second);
    LoadAdjustments adjustments = LoadAdjustments.of(state, now);
    InstanceConditions conditions = new InstanceConditions(state, now);
    List<Place> places =
        Places.of(state, ledger, instance -> Places.closed(instance, conditions.of(instance)));
    this.categories = categories(ledger, places, adjustments);
    Ledger unused = Ledger.empty(state);
    List<Place> open = Places.of(state, unused, instance -> Optional.empty());
    this.empty = categories(unused, open, LoadAdjustments.NONE);
  }

  private Categories categories(Ledger of, List<Place> places, LoadAdjustments adjustments) {
    return new Categories(
        state,
        of,
        places,
        new QueueSort(state, of, adjustments, places),
        Categories.Sharing.BY_CATEGORY);
  }

  /** Estimates of all waiting tasks, in the order in which they are looked at. */
  public static List<Estimate> of(ClusterState state, Instant now) {
    return new StartEstimates(state, now).all();
  }

  private List<Estimate> all() {
    use.bookAll();
    bookEnds();
    for (Ranked ranked : PriorityPolicy.rank(state, now).pending()) {
      estimate(ranked.job(), ranked.tasks(), begin(ranked.job()));
    }
    for (Job job : state.jobs().values()) {
      ineligible(job);
    }
    return estimates;
  }

  /** Not before the advance reservation that the job is in. */
  private long begin(Job job) {
    return state
        .reservations()
        .find(job.get(JobRequest.RESERVATION))
        .map(reservation -> Math.max(second, reservation.start().getEpochSecond()))
        .orElse(second);
  }

  /** The ends of running jobs, for those that wait for them. */
  private void bookEnds() {
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          ends.merge(job.id(), use.windowOf(job, task).to(), Math::max);
        }
      }
    }
  }

  private void ineligible(Job job) {
    Set<Eligibility.Obstacle> obstacles = Eligibility.of(state, job, now).obstacles();
    TaskSet held = job.waiting();
    if (obstacles.isEmpty() || held.isEmpty()) {
      return;
    }
    if (obstacles.contains(Eligibility.Obstacle.HOLD)) {
      unknown(job, held.first(), "it is held");
    } else if (obstacles.contains(Eligibility.Obstacle.ERROR)) {
      unknown(job, held.first(), "it is in error state");
    } else {
      long earliest = job.get(JobRequest.START_TIME).map(Instant::getEpochSecond).orElse(second);
      List<Long> awaited = new ArrayList<>(job.predecessors());
      awaited.addAll(job.arrayPredecessors());
      for (long predecessor : awaited) {
        long end = state.jobs().has(predecessor) ? endOf(predecessor) : second;
        earliest = Math.max(earliest, end);
      }
      if (earliest == Window.FOREVER) {
        unknown(job, held.first(), "it waits for jobs whose end can't be told");
      } else {
        estimate(job, held, Math.max(earliest, second));
      }
    }
  }

  private long endOf(long job) {
    return ends.getOrDefault(job, Window.FOREVER);
  }

  private void unknown(Job job, long task, String why) {
    ends.put(job.id(), Window.FOREVER);
    estimates.add(
        new Estimate(new TaskId(job.id(), task), Optional.empty(), Optional.empty(), why));
  }

  private void estimate(Job job, TaskSet tasks, long earliest) {
    Object key = categories.key(job);
    Placer placer = categories.placer(key, job);
    double seconds = durations.of(job);
    long limit = job.isArray() ? job.get(JobRequest.TASK_CONCURRENCY) : 0;
    PriorityQueue<Long> running = runningEnds(job);
    long from = earliest;
    for (TaskRange range : tasks.runs()) {
      for (long task = range.first(); task <= range.last(); task += range.step()) {
        if (estimates.size() >= MOST) {
          return;
        }
        if (limit > 0 && running.size() >= limit) {
          from = Math.max(from, running.remove());
        }
        Optional<Reservations.Reserved> found =
            from == Window.FOREVER ? Optional.empty() : find(placer, from, seconds);
        if (found.isEmpty()) {
          boolean never = empty.placer(key, job).at(Window.ALWAYS).isEmpty();
          unknown(job, task, never ? NEVER : ENDLESS);
          return;
        }
        Window window = found.get().window();
        use.book(job, found.get().allocation(), window);
        running.add(window.to());
        // the next task does not start before this one
        from = window.from();
        ends.merge(job.id(), window.to(), Math::max);
        estimates.add(
            new Estimate(
                new TaskId(job.id(), task),
                Optional.of(Instant.ofEpochSecond(window.from())),
                Optional.of(found.get().allocation()),
                ""));
      }
    }
  }

  private PriorityQueue<Long> runningEnds(Job job) {
    PriorityQueue<Long> running = new PriorityQueue<>();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        running.add(use.windowOf(job, task).to());
      }
    }
    return running;
  }

  private Optional<Reservations.Reserved> find(Placer placer, long earliest, double seconds) {
    Window first = Window.of(earliest, seconds);
    Optional<Allocation> slots = placer.at(first);
    if (slots.isPresent()) {
      return Optional.of(new Reservations.Reserved(slots.get(), first));
    }
    for (long time : ledger.endsAfter(earliest)) {
      Window window = Window.of(time, seconds);
      slots = placer.at(window);
      if (slots.isPresent()) {
        return Optional.of(new Reservations.Reserved(slots.get(), window));
      }
    }
    return Optional.empty();
  }

  /** What all estimates assume, a line each. */
  public static List<String> assumptions(ClusterState state) {
    Durations durations = Durations.of(state.schedulerConfig());
    String others =
        Double.isInfinite(durations.byDefault())
            ? "others never end (default_duration is INFINITY)"
            : "others after default_duration, " + (long) durations.byDefault() + " s";
    return List.of(
        "jobs end when their run time limit (h_rt, s_rt) is reached, "
            + others
            + "; "
            + (long) durations.offset()
            + " s later their slots are free (DURATION_OFFSET)",
        "the jobs ahead keep their priority and each gets the earliest slots that it fits in",
        "queues stay as open or closed as they are; nothing is submitted, changed or released");
  }
}
