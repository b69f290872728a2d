package gridlite.schedule;

import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.policy.TaskConcurrency;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.SimulatedHosts;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;

/**
 * Scheduling runs to come, one whenever something ends or a start time comes. What is started is
 * booked until its limit, so that later runs find it there. Where slots may be kept for somebody,
 * each run begins with a ledger of its own, since it plans anew.
 */
final class StartPlan {
  /** Places that are tried at most, all jobs together: some seconds. */
  private static final long MOST_TRIES = 40_000_000;

  /** What it costs to lay out a place or a running task anew, in tries. */
  private static final long LAYOUT = 20;

  private static final String ENDLESS =
      "what it needs is closed, or used by jobs without a run time limit (h_rt)";
  private static final String NEVER = "it fits nowhere, not even in an empty cluster";
  private static final String UNKNOWN_PREDECESSOR =
      "it waits for jobs whose end can't be estimated";

  private final ClusterState state;
  private final Instant now;
  private final Optional<Long> only;
  private final Durations durations;
  private final boolean timed;
  private final long delay;
  private final long maxUserJobs;
  private final TaskConcurrency concurrency;
  private final InstanceConditions conditions;
  private final LoadAdjustments adjustments;
  private Ledger ledger;
  private PresentUse use;
  private List<Place> places = List.of();
  private Categories categories;
  private final List<Waiting> waiting = new ArrayList<>();
  private final TreeSet<Long> times = new TreeSet<>();
  private final PriorityQueue<Running> running = new PriorityQueue<>();
  private final Map<String, Long> activeByUser = new HashMap<>();
  private final Map<Long, Long> activeByJob = new HashMap<>();
  private final ExpectedEnds ends;
  private final List<StartEstimates.Estimate> found = new ArrayList<>();
  private long time;
  private long free;
  private long tries;

  /** A task that runs at some time, until its end or, as others have to expect, a bit longer. */
  private record Running(Job job, Allocation slots, long end, Window expected)
      implements Comparable<Running> {
    @Override
    public int compareTo(Running other) {
      return Long.compare(end, other.end);
    }
  }

  /**
   * Tasks of a job in their place in the order.
   *
   * @param tasks those without a start; they go as they get one
   * @param earliest when they may start at the earliest
   */
  private record Waiting(Job job, Object key, List<Long> tasks, long earliest) {}

  StartPlan(ClusterState state, Instant now, Optional<Long> only) {
    this.state = state;
    this.ends = new ExpectedEnds(state);
    this.now = now;
    this.only = only;
    this.time = now.getEpochSecond();
    this.durations = Durations.of(state.schedulerConfig());
    this.timed = !state.reservations().isEmpty() || mayReserve(state);
    this.delay = SimulatedHosts.are(state) ? SimulatedHosts.SECONDS_TO_START : 0;
    this.maxUserJobs = state.schedulerConfig().get(SchedulerConfig.MAXUJOBS);
    this.concurrency = new TaskConcurrency(state);
    this.conditions = new InstanceConditions(state, now);
    this.adjustments = LoadAdjustments.of(state, now);
    this.ledger = Ledger.ofRun(state, new Window(time, time + 1));
    this.use = new PresentUse(state, ledger, Optional.of(durations), time);
    this.categories = categories(ledger, places, adjustments);
    addRunning();
    if (ledger.isPlanning() && CalendarWindows.areUsed(state)) {
      addOpenings();
    }
    arrange();
    addWaiting();
  }

  /** Where reservations are planned, runs know when calendars open queues. */
  private void addOpenings() {
    CalendarWindows calendars = new CalendarWindows(state, ZoneId.systemDefault());
    for (QueueInstance instance : state.queueInstances().all()) {
      for (Window closed : calendars.closed(instance, now)) {
        times.add(closed.to());
      }
    }
    times.remove(Window.FOREVER);
  }

  private static boolean mayReserve(ClusterState state) {
    boolean any = CalendarWindows.areUsed(state);
    for (Job job : state.jobs().values()) {
      any |= job.get(JobRequest.RESERVE);
    }
    return any && state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION) > 0;
  }

  /** Lays out the places beside what runs at the time. */
  private void arrange() {
    ledger = Ledger.ofRun(state, new Window(time, time + 1));
    use = new PresentUse(state, ledger, Optional.of(durations), time);
    use.bookReservations();
    for (Running task : running) {
      use.book(task.job, task.slots, task.expected);
    }
    places = new ClosedPlaces(state, conditions, adjustments, ledger.isPlanning()).places(ledger);
    categories = categories(ledger, places, adjustments);
    tries += LAYOUT * (places.size() + running.size());
  }

  private Categories categories(Ledger of, List<Place> all, LoadAdjustments adjustments) {
    return new Categories(
        state, of, all, new QueueSort(state, of, adjustments, all), Categories.Sharing.BY_CATEGORY);
  }

  StartEstimates estimates() {
    boolean complete = true;
    for (Optional<Long> next = Optional.of(time); next.isPresent() && !isDone(); next = next()) {
      if (found.size() >= StartEstimates.MOST || tries > MOST_TRIES) {
        complete = false;
        break;
      }
      time = next.get();
      run();
    }
    if (complete) {
      addUnknown();
    }
    return new StartEstimates(found, complete, StartEstimates.assumptions(state));
  }

  /** The next time at which a run may start something. */
  private Optional<Long> next() {
    Long own = times.higher(time);
    Running first = running.peek();
    long end = first == null ? Window.FOREVER : first.end;
    long next = own == null ? end : Math.min(own, end);
    return next == Window.FOREVER ? Optional.empty() : Optional.of(next);
  }

  private boolean isDone() {
    for (Waiting each : waiting) {
      if (!each.tasks.isEmpty() && (only.isEmpty() || only.get() == each.job.id())) {
        return false;
      }
    }
    return true;
  }

  // ---- what there is

  private void addRunning() {
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        long from = task.started().getEpochSecond();
        task.allocation().ifPresent(slots -> occupy(job, task.number(), slots, from));
      }
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      times.add(reservation.start().getEpochSecond());
      times.add(reservation.end().getEpochSecond());
    }
  }

  /** A task runs until its limit; one that has outlasted it is to end soon. */
  private Running occupy(Job job, long task, Allocation slots, long from) {
    long end = Window.of(from + delay, durations.of(job) - durations.offset()).to();
    end = Math.max(end, now.getEpochSecond() + 1);
    long expected = timed && end < Window.FOREVER ? end + (long) durations.offset() : end;
    Running begun = new Running(job, slots, end, new Window(from, expected));
    running.add(begun);
    ends.put(job, task, end);
    activeByUser.merge(job.owner().name(), 1L, Long::sum);
    activeByJob.merge(job.id(), 1L, Long::sum);
    return begun;
  }

  /** Waiting jobs as they would be ranked if start times and other jobs kept none back. */
  private void addWaiting() {
    List<Change> lifted = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      boolean later = job.get(JobRequest.START_TIME).isPresent();
      if (later || !job.predecessors().isEmpty() || !job.arrayPredecessors().isEmpty()) {
        Job free =
            job.withRequest(job.request().with(JobRequest.START_TIME, Optional.empty()))
                .withPredecessors(List.of(), List.of());
        lifted.add(new Change.PutJob(free));
      }
    }
    Ranking ranking = PriorityPolicy.rank(state.apply(lifted), now);
    for (Ranked ranked : Scheduler.asStarted(state, now, ranking).pending()) {
      Job job = state.job(ranked.job().id()).orElseGet(ranked::job);
      long earliest = earliest(job);
      times.add(earliest);
      waiting.add(new Waiting(job, categories.key(job), first(ranked), earliest));
    }
  }

  /** As many tasks as can be looked at; an array may have millions. */
  private static List<Long> first(Ranked ranked) {
    List<Long> tasks = new ArrayList<>();
    for (TaskRange run : ranked.tasks().runs()) {
      for (long task = run.first(); task <= run.last(); task += run.step()) {
        if (tasks.size() > StartEstimates.MOST) {
          return tasks;
        }
        tasks.add(task);
      }
    }
    return tasks;
  }

  /** Neither before its start time nor before the advance reservation that it is in. */
  private long earliest(Job job) {
    long own = job.get(JobRequest.START_TIME).map(Instant::getEpochSecond).orElse(time);
    long reserved =
        state
            .reservations()
            .find(job.get(JobRequest.RESERVATION))
            .map(AdvanceReservation::start)
            .map(Instant::getEpochSecond)
            .orElse(time);
    return Math.max(time, Math.max(own, reserved));
  }

  // ---- a run

  private void run() {
    for (Running first = running.peek(); first != null && first.end <= time; ) {
      running.remove();
      activeByUser.merge(first.job.owner().name(), -1L, Long::sum);
      activeByJob.merge(first.job.id(), -1L, Long::sum);
      first = running.peek();
    }
    if (timed) {
      arrange();
    }
    free = free();
    Reservations reservations =
        new Reservations(
            ledger, time, state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION));
    Set<Object> failed = new HashSet<>();
    for (Waiting each : waiting) {
      if (each.earliest <= time && ends.isReady(each.job, time)) {
        start(each, failed, reservations);
      }
    }
    waiting.removeIf(each -> each.tasks.isEmpty());
  }

  /** Slots that are free: who wants more need not look for them. */
  private long free() {
    int slots = ledger.consumables().slots();
    double sum = 0;
    for (Place place : places) {
      if (place.isOpen() && slots >= 0) {
        sum += Math.max(0, place.account().room(slots, new Window(time, time + 1)));
      }
    }
    return slots < 0 ? Long.MAX_VALUE : (long) Math.min(sum, Long.MAX_VALUE);
  }

  /** Starts tasks of a job until one does not start; those that wait may get a reservation. */
  private void start(Waiting each, Set<Object> failed, Reservations reservations) {
    Job job = each.job;
    Set<Long> begun = new HashSet<>();
    long planned = 0;
    boolean starts = true;
    for (long task : each.tasks) {
      if (!ends.isReady(job, task, time)) {
        continue;
      }
      if (isAtLimit(job, planned)) {
        break;
      }
      Optional<Allocation> slots =
          starts && !failed.contains(each.key)
              ? fit(each, Window.of(time, timed ? durations.of(job) : limit(job)))
              : Optional.empty();
      if (slots.isPresent()) {
        begin(job, task, slots.get());
        begun.add(task);
      } else {
        starts = false;
        failed.add(each.key);
        if (!reserve(each, reservations)) {
          break;
        }
        planned++;
      }
    }
    each.tasks.removeAll(begun);
  }

  private double limit(Job job) {
    return durations.of(job) - durations.offset();
  }

  private Optional<Allocation> fit(Waiting each, Window window) {
    long least = each.job.isParallel() ? each.job.get(JobRequest.SLOTS).min() : 1;
    if (least > free && each.job.get(JobRequest.RESERVATION) == 0) {
      return Optional.empty();
    }
    tries += places.size();
    return categories.placer(each.key, each.job).at(window);
  }

  /** Keeps slots for a job with {@code -R y}, for this run. */
  private boolean reserve(Waiting each, Reservations reservations) {
    double seconds = durations.of(each.job);
    if (!timed || !each.job.get(JobRequest.RESERVE) || !reservations.isAnyLeft()) {
      return false;
    }
    Optional<Reservations.Reserved> later =
        reservations.find(categories.placer(each.key, each.job), seconds);
    later.ifPresent(kept -> use.book(each.job, kept.allocation(), kept.window()));
    tries += places.size();
    return later.isPresent();
  }

  private void begin(Job job, long task, Allocation slots) {
    Running begun = occupy(job, task, slots, time);
    use.book(job, slots, begun.expected);
    free -= job.get(JobRequest.RESERVATION) == 0 ? slots.slots() : 0;
    found.add(
        new StartEstimates.Estimate(
            new TaskId(job.id(), task),
            Optional.of(time == now.getEpochSecond() ? now : Instant.ofEpochSecond(time)),
            Optional.of(slots),
            ""));
  }

  private boolean isAtLimit(Job job, long planned) {
    if (maxUserJobs > 0 && activeByUser.getOrDefault(job.owner().name(), 0L) >= maxUserJobs) {
      return true;
    }
    long limit = concurrency.limit(job);
    return limit > 0 && activeByJob.getOrDefault(job.id(), 0L) + planned >= limit;
  }

  // ---- what has no start

  private void addUnknown() {
    Set<Long> left = new HashSet<>();
    Ledger unused = Ledger.empty(state);
    PresentUse.openReservations(state, unused);
    Categories empty =
        categories(
            unused, Places.of(state, unused, instance -> Optional.empty()), LoadAdjustments.NONE);
    for (Waiting each : waiting) {
      boolean asked = only.isEmpty() || only.get() == each.job.id();
      if (asked && left.add(each.job.id())) {
        unknown(each.job, each.tasks.get(0), why(each, empty));
      }
    }
    for (Job job : state.jobs().values()) {
      Set<Eligibility.Obstacle> obstacles = Eligibility.of(state, job, now).obstacles();
      if (obstacles.contains(Eligibility.Obstacle.ERROR)) {
        unknown(job, firstInError(job), "it is in error state");
      }
      TaskSet held = held(job);
      if (!held.isEmpty()) {
        unknown(job, held.first(), "it is held");
      }
    }
  }

  private String why(Waiting each, Categories empty) {
    if (empty.placer(each.key, each.job).at(Window.ALWAYS).isEmpty()) {
      return NEVER;
    }
    boolean waits =
        !ends.isReady(each.job, time) || !ends.isReady(each.job, each.tasks.get(0), time);
    return waits ? UNKNOWN_PREDECESSOR : ENDLESS;
  }

  private static long firstInError(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive()) {
        return task.number();
      }
    }
    return 1;
  }

  private static TaskSet held(Job job) {
    TaskSet held = TaskSet.EMPTY;
    for (HoldKind kind : HoldKind.values()) {
      held = held.or(job.held(kind));
    }
    return held.and(job.waiting());
  }

  private void unknown(Job job, long task, String why) {
    found.add(
        new StartEstimates.Estimate(
            new TaskId(job.id(), task), Optional.empty(), Optional.empty(), why));
  }
}
