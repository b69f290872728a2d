package gridlite.schedule;

import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.condition.ReservationErrors;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityReport;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.policy.TaskConcurrency;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.SchedulingReport;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One scheduling run: goes through the ranked jobs and gives each the best slots it can get. */
final class Dispatch {
  private final ClusterState state;
  private final Instant now;
  private final long second;
  private final Ledger ledger;
  private List<Place> places;
  private QueueSort sort;
  private OpenPlaces looked;
  private final PresentUse use;
  private Categories categories;
  private final Durations durations;
  private final Explanations explanations;
  private final Monitor monitor;
  private final boolean timed;
  private final long maxUserJobs;
  private final Reservations reservations;
  private final Map<String, Long> activeByUser = new HashMap<>();
  private final Set<Long> tried = new HashSet<>();
  private final List<Order> orders = new ArrayList<>();
  private final DropLog drops;
  private boolean allDropped;
  private long free;
  private final LoadAdjustments adjustments;
  private final Categories.Sharing sharing;
  private final ClosedPlaces closed;
  private final TaskConcurrency concurrency;

  Dispatch(ClusterState state, Instant now, Categories.Sharing sharing) {
    this(state, now, sharing, new Explanations(state));
  }

  Dispatch(ClusterState state, Instant now, Categories.Sharing sharing, Explanations explanations) {
    this.state = state;
    this.now = now;
    this.second = now.getEpochSecond();
    Values config = state.schedulerConfig();
    this.durations = Durations.of(config);
    this.timed = isFutureOfInterest(state, config);
    this.ledger = Ledger.ofRun(state, instant());
    this.use =
        new PresentUse(state, ledger, timed ? Optional.of(durations) : Optional.empty(), second);
    this.monitor = new Monitor(state, ledger, timed);
    this.adjustments = LoadAdjustments.of(state, now);
    this.sharing = sharing;
    this.closed =
        new ClosedPlaces(
            state,
            new InstanceConditions(state, now, adjustments),
            adjustments,
            timed && ledger.isPlanning());
    this.drops = new DropLog(closed, ledger, instant());
    this.places = closed.places(ledger);
    this.sort = new QueueSort(state, ledger, adjustments, places);
    this.looked = new OpenPlaces(places, sort, instant(), drops);
    this.categories = new Categories(state, ledger, places, sort, sharing);
    this.concurrency = new TaskConcurrency(state);
    this.explanations = explanations;
    this.maxUserJobs = config.get(SchedulerConfig.MAXUJOBS);
    this.reservations =
        new Reservations(ledger, second, config.get(SchedulerConfig.MAX_RESERVATION));
  }

  /** The future matters when something may be reserved; else all is booked forever. */
  private static boolean isFutureOfInterest(ClusterState state, Values config) {
    if (!state.reservations().isEmpty()) {
      return true;
    }
    if (config.get(SchedulerConfig.MAX_RESERVATION) == 0) {
      return false;
    }
    if (CalendarWindows.areUsed(state) || Monitor.isWanted(config)) {
      return true;
    }
    for (Job job : state.jobs().values()) {
      if (job.get(JobRequest.RESERVE)) {
        return true;
      }
    }
    return false;
  }

  SchedulingRun run(Ranking ranking) {
    bookRunning();
    drops.begin(places);
    free = freeSlots();
    looked = new OpenPlaces(places, sort, instant(), drops);
    allDropped = !ledger.isPlanning() && !places.isEmpty() && looked.isEmpty();
    // where reservations are planned one job is looked at in any case
    boolean over = allDropped;
    if (!over) {
      use.countForQuotas();
    }
    for (Ranked ranked : ranking.pending()) {
      if (over) {
        explanations.waitsAsOthers(ranked.job(), categories.key(ranked.job()));
      } else {
        dispatch(ranked);
        over = looked.isEmpty() && !places.isEmpty();
        if (!isUserAtLimit(ranked.job())) {
          tried.add(ranked.job().id());
        }
      }
    }
    explainIneligible();
    return new SchedulingRun(orders, report(ranking), monitor.lines());
  }

  private boolean isUserAtLimit(Job job) {
    return maxUserJobs > 0 && activeByUser.getOrDefault(job.owner().name(), 0L) >= maxUserJobs;
  }

  /** Jobs that were not tried before their users had as many as they may have. */
  private Set<Long> leftOut(Ranking ranking) {
    Set<Long> leftOut = new HashSet<>();
    for (Ranked ranked : ranking.pending()) {
      if (isUserAtLimit(ranked.job()) && !tried.contains(ranked.job().id())) {
        leftOut.add(ranked.job().id());
      }
    }
    return leftOut;
  }

  private Window instant() {
    return timed ? new Window(second, second + 1) : Window.ALWAYS;
  }

  private void bookRunning() {
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isPresent()) {
          activeByUser.merge(job.owner().name(), 1L, Long::sum);
          monitor.running(job, task, use.windowOf(job, task));
        }
      }
    }
    use.bookSlots();
  }

  /** Slots that are free in all open queues together. */
  private long freeSlots() {
    int slots = ledger.consumables().slots();
    double sum = 0;
    for (Place place : places) {
      if (place.isOpen() && slots >= 0) {
        sum += Math.max(0, place.account().room(slots, instant()));
      }
    }
    return slots < 0 ? Long.MAX_VALUE : (long) Math.min(sum, Long.MAX_VALUE);
  }

  // ---- dispatching

  /**
   * Returns whether a job wants more slots than are free at all, so that no place needs to be
   * looked at. Jobs with wishes are tried all the same, since that changes the order of places.
   */
  private boolean isTooWide(Job job) {
    long least = job.isParallel() ? job.get(JobRequest.SLOTS).min() : 1;
    return least > free
        && job.get(JobRequest.RESERVATION) == 0
        && job.get(JobRequest.SOFT_RESOURCES).isEmpty()
        && job.get(JobRequest.SOFT_QUEUES).isEmpty();
  }

  /** Looks at the places anew, since one of them takes no more jobs. */
  private void arrange() {
    places = closed.places(ledger);
    sort = sort.of(places);
    categories = new Categories(state, ledger, places, sort, sharing);
    looked = new OpenPlaces(places, sort, instant(), drops);
  }

  private void dispatch(Ranked ranked) {
    Job job = ranked.job();
    long reservation = job.get(JobRequest.RESERVATION);
    if (state.reservations().find(reservation).filter(r -> now.isBefore(r.start())).isPresent()) {
      explanations.waits(job, new JobBlocker.NotEligible(Eligibility.Obstacle.START_TIME));
      return;
    }
    if (state.reservations().find(reservation).filter(this::isInError).isPresent()) {
      explanations.waits(job, new JobBlocker.ReservationInError(reservation));
      return;
    }
    if (!drops.looksAt(job, places)) {
      return;
    }
    if (isTooWide(job) && !explanations.isCollected() && !(timed && job.get(JobRequest.RESERVE))) {
      return;
    }
    Object key = categories.key(job);
    TaskLoop loop = new TaskLoop(job, key, concurrency.of(job) + startedOf(job));
    // an array may have millions of tasks, of which few start: no list of them is made
    boolean single = ranked.tasks().runs().size() == 1;
    TaskSet tasks = single ? ranked.tasks() : TaskSet.ofNumbers(ranked.tasks().toList());
    for (TaskRange run : tasks.runs()) {
      for (long task = run.first(); task <= run.last(); task += run.step()) {
        if (!loop.tryTask(task)) {
          return;
        }
      }
    }
  }

  private final Map<TaskId, Reservations.Reserved> planned = new LinkedHashMap<>();

  /** Jobs of a reservation made with {@code -he y} wait while anything is wrong with it. */
  private boolean isInError(AdvanceReservation reservation) {
    return reservation.hard() && !new ReservationErrors(state, now).of(reservation).isEmpty();
  }

  private final Map<Long, Long> started = new HashMap<>();

  private long startedOf(Job job) {
    return started.getOrDefault(job.id(), 0L);
  }

  /** The tasks of one job, tried in ascending order until one does not start. */
  private final class TaskLoop {
    private final Job job;
    private final Object key;
    private final Window window;
    private final double seconds;
    private final long limit;
    private long active;
    private boolean waiting;

    TaskLoop(Job job, Object key, long active) {
      this.job = job;
      this.key = key;
      this.active = active;
      this.limit = concurrency.limit(job);
      this.seconds = durations.of(job);
      this.window = timed ? Window.of(second, seconds) : Window.ALWAYS;
    }

    /** Returns whether to go on with the next task. */
    boolean tryTask(long task) {
      if (limit > 0 && active >= limit) {
        return false;
      }
      if (isUserAtLimit(job)) {
        explanations.waits(job, new JobBlocker.TooManyJobsOfUser());
        return false;
      }
      Optional<Allocation> allocation =
          waiting || isTooWide(job) ? Optional.empty() : placer().now(window);
      if (!waiting && job.get(JobRequest.RESERVATION) != 0) {
        drops.notReserved(job, othersOfKind(key), placer().wanted(looked.all()), allocation);
      }
      if (allocation.isPresent()) {
        start(task, allocation.get());
        return !looked.isEmpty();
      }
      boolean reserves = mayReserve();
      if (reserves) {
        looked.takeBack();
      }
      if (!waiting) {
        explanations.waits(job, key, () -> drops.reasonsOf(job, placer().reasons(window)));
      }
      waiting = true;
      return reserves && reserve(task) && !looked.isEmpty();
    }

    /** The category when there are other jobs of it, which know what was found out for one. */
    private Optional<Object> othersOfKind(Object category) {
      for (Job other : state.jobs().values()) {
        if (other.id() != job.id()
            && other.get(JobRequest.RESERVATION) != 0
            && categories.key(other).equals(category)) {
          return Optional.of(category);
        }
      }
      return Optional.empty();
    }

    private Placer placer() {
      return categories.placer(key, job);
    }

    private void start(long task, Allocation allocation) {
      active++;
      started.merge(job.id(), 1L, Long::sum);
      activeByUser.merge(job.owner().name(), 1L, Long::sum);
      use.book(job, allocation, window);
      // those of an advance reservation were not free
      free -= job.get(JobRequest.RESERVATION) == 0 ? allocation.slots() : 0;
      sort.booked();
      looked.booked(allocation);
      Map<QueueInstanceName, Reason> reached = closed.started(job, task, allocation, now);
      drops.started(places, allocation, reached);
      if (!reached.isEmpty()) {
        arrange();
      }
      TaskId id = new TaskId(job.id(), task);
      orders.add(new Order.Start(id, allocation));
      monitor.starting(id, job, allocation, Window.of(second, seconds));
    }

    private boolean mayReserve() {
      return timed && job.get(JobRequest.RESERVE) && reservations.isAnyLeft();
    }

    /** Keeps slots for a job with {@code -R y}; it goes on while there are reservations left. */
    private boolean reserve(long task) {
      Optional<Reservations.Reserved> reserved = reservations.find(placer(), seconds);
      reserved.ifPresent(
          found -> {
            TaskId id = new TaskId(job.id(), task);
            use.book(job, found.allocation(), found.window());
            active++;
            planned.putIfAbsent(id, found);
            looked.booked(found.allocation());
            monitor.reserving(id, job, found.allocation(), found.window());
          });
      return reserved.isPresent();
    }
  }

  // ---- what explains it

  /** All that is booked at the end of the run. */
  Ledger ledger() {
    use.countForQuotas();
    return ledger;
  }

  /** Returns what is kept for waiting tasks, in the order in which it was found. */
  Map<TaskId, Reservations.Reserved> planned() {
    return planned;
  }

  /** The places as they are at the end of the run, in the order in which jobs get them. */
  List<Place> places() {
    return sort.sorted();
  }

  /** The span of time that a job would use. */
  Window window(Job job) {
    return timed ? Window.of(second, durations.of(job)) : Window.ALWAYS;
  }

  // ---- what is reported

  /**
   * Reports what keeps tasks from being considered at all, even in a run that considers nothing.
   */
  private void explainIneligible() {
    if (!explanations.isCollected()) {
      return;
    }
    for (Job job : state.jobs().values()) {
      Eligibility eligibility = Eligibility.of(state, job, now);
      for (Eligibility.Obstacle obstacle : eligibility.obstacles()) {
        explanations.waits(job, new JobBlocker.NotEligible(obstacle));
      }
      long limit = concurrency.limit(job);
      if (limit > 0 && eligibility.tasks().size() > limit - concurrency.of(job)) {
        explanations.waits(job, new JobBlocker.TooManyTasks());
      }
    }
  }

  private SchedulingReport report(Ranking ranking) {
    List<Reason> dropped = drops.reasons();
    if (allDropped) {
      dropped.add(new QueueDropped.AllDropped());
    }
    Map<TaskId, Allocation> started = new LinkedHashMap<>();
    for (Order order : orders) {
      if (order instanceof Order.Start start) {
        started.put(start.task(), start.allocation());
      }
    }
    PriorityReport priorities =
        PriorityReport.of(
            state, now, ranking, started, leftOut(ranking), looked.isEmpty() && !places.isEmpty());
    return new SchedulingReport(
        priorities.pending(),
        priorities.running(),
        explanations.global(dropped),
        explanations.groups());
  }
}
