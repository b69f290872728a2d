package gridlite.schedule.run;

import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.condition.ReservationErrors;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityReport;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.ClosedPlaces;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Placer;
import gridlite.schedule.match.QueueSort;
import gridlite.schedule.match.SlotSearch;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.transcript.DropLog;
import gridlite.schedule.transcript.Explanations;
import gridlite.schedule.transcript.Sought;
import gridlite.schedule.transcript.WaitReasons;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingReport;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One scheduling run: goes through the ranked jobs and gives each the best slots it can get. What
 * it has given is in the {@link RunBook}, what is reported of it in {@link DropLog} and {@link
 * Explanations}.
 */
public final class Dispatch {
  private final ClusterState state;
  private final Instant now;
  private final RunBook book;
  private final ClosedPlaces closed;
  private final DropLog drops;
  private final Explanations explanations;

  /** Jobs that were tried, where that is of interest. */
  private final Set<JobId> tried = new HashSet<>();

  /**
   * Categories for jobs of which the last run may have looked for a reservation: it did not for
   * those that it left out because of their users
   * (conformance/scheduling/full-queues-behind-jobs-left-out.t).
   */
  private final Set<Categories.Key> triedToReserve = new HashSet<>();

  /** Places that calendars close at present, and that may be reserved. */
  private final Set<QueueInstanceName> planned;

  private List<Place> places;
  private QueueSort sort;
  private OpenPlaces looked;
  private Categories categories;

  public Dispatch(ClusterState state, Instant now, Categories.Sharing sharing) {
    this(state, now, sharing, new Explanations(state));
  }

  public Dispatch(
      ClusterState state, Instant now, Categories.Sharing sharing, Explanations explanations) {
    this.state = state;
    this.now = now;
    this.book = new RunBook(state, now);
    // before places are ordered: their loads depend on what runs
    book.bookRunning();
    LoadAdjustments adjustments = LoadAdjustments.of(state, now);
    this.closed =
        new ClosedPlaces(
            state,
            new InstanceConditions(state, now, adjustments),
            adjustments,
            book.isTimed() && book.ledger().isPlanning()
                ? ClosedPlaces.Calendars.PLANNED
                : ClosedPlaces.Calendars.PRESENT);
    this.explanations = explanations;
    this.places = closed.places(book.ledger());
    this.sort = new QueueSort(state, book.ledger(), adjustments, places);
    this.categories =
        new Categories(state, book.ledger(), places, sort, sharing, SlotSearch.ofRun(state));
    this.planned = closed.planned(places);
    this.drops = new DropLog(closed, book.ledger(), book.instant(), planned);
    this.looked = new OpenPlaces(places, sort, book.instant(), planned);
  }

  public SchedulingRun run(Ranking ranking) {
    findTriedToReserve();
    drops.begin(places);
    book.countFree(places);
    // where reservations are planned one job is looked at in any case
    boolean allDropped = !book.ledger().isPlanning() && !places.isEmpty() && looked.isEmpty();
    if (allDropped) {
      drops.allDropped();
    } else {
      book.countForQuotas();
    }
    boolean over = allDropped;
    for (Ranked ranked : ranking.pending()) {
      if (over) {
        explanations.waitsAsOthers(ranked.job(), categories.kind(key(ranked.job())));
      } else {
        dispatch(ranked);
        over = isOver();
        if (book.limitsUsers() && !book.isUserAtLimit(ranked.job())) {
          tried.add(ranked.job().id());
        }
      }
    }
    explainIneligible();
    return new SchedulingRun(
        book.orders(), report(ranking), categories.search().weights(), book.monitoring());
  }

  private Categories.Key key(Job job) {
    return categories.key(JobCategory.of(job), job.id());
  }

  private void findTriedToReserve() {
    if (book.isTimed()) {
      Set<JobId> leftOut = state.report().jobsWith(ReasonKind.USER_LIMIT);
      for (JobId id : state.report().pending().keySet()) {
        state
            .job(id)
            .filter(job -> job.get(JobRequest.RESERVE) && !leftOut.contains(id))
            .ifPresent(job -> triedToReserve.add(key(job)));
      }
    }
  }

  /** Returns whether no place is left to look at. */
  private boolean isOver() {
    return looked.isEmpty() && !places.isEmpty();
  }

  // ---- one job

  private void dispatch(Ranked ranked) {
    Job job = ranked.job();
    Optional<Reason> blocked = ofReservation(job);
    if (blocked.isPresent()) {
      explanations.waits(job, blocked.get());
      return;
    }
    if (!looked.areFor(job)) {
      return;
    }
    drops.looksAt();
    boolean mayPlan = book.isTimed() && job.get(JobRequest.RESERVE);
    if (book.isTooWide(job) && !explanations.isCollected() && !mayPlan) {
      sort.triedParallel();
      return;
    }
    TaskLoop loop = new TaskLoop(job);
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

  /**
   * Returns why an advance reservation takes none of its jobs: it has not begun, or was made with
   * {@code -he y} and something is wrong with it.
   */
  private Optional<Reason> ofReservation(Job job) {
    Optional<AdvanceReservation> reservation = state.reservationOf(job);
    if (reservation.isEmpty()) {
      return Optional.empty();
    }
    if (now.isBefore(reservation.get().start())) {
      return Optional.of(new JobBlocker.NotEligible(Eligibility.Obstacle.START_TIME));
    }
    boolean inError =
        reservation.get().hard()
            && !new ReservationErrors(state, now).of(reservation.get()).isEmpty();
    return inError
        ? Optional.of(new JobBlocker.ReservationInError(reservation.get().id()))
        : Optional.empty();
  }

  /** The tasks of one job, tried in ascending order until one does not start. */
  private final class TaskLoop {
    private final Job job;
    private final Categories.Key key;
    private final Window window;
    private long active;
    private boolean waiting;

    TaskLoop(Job job) {
      this.job = job;
      this.key = key(job);
      this.window = book.window(job);
      this.active = book.active(job);
    }

    /** Returns whether to go on with the next task. */
    boolean tryTask(long number) {
      if (book.isArrayAtLimit(job, active)) {
        return false;
      }
      if (book.isUserAtLimit(job)) {
        explanations.waits(job, new JobBlocker.TooManyJobsOfUser());
        return false;
      }
      sort.lookedAt();
      order();
      TaskId task = new TaskId(job.id(), number);
      Optional<Allocation> allocation = waiting ? Optional.empty() : now();
      if (!waiting && job.get(JobRequest.RESERVATION).isPresent()) {
        drops.notReserved(job, categories.shared(key), placer().wanted(looked.all()), allocation);
      }
      if (allocation.isPresent()) {
        start(task, allocation.get());
        return !looked.isEmpty();
      }
      boolean reserves = reserves();
      if (reserves) {
        looked.takeBack();
      }
      Optional<Reservations.Reserved> reserved =
          reserves ? book.seek(job, placer()) : Optional.empty();
      if (!waiting) {
        Sought later = reserved.isPresent() ? Sought.FOUND_RESERVATION : Sought.RESERVATION;
        Sought sought = reserves ? later : Sought.START;
        explanations.waits(
            job, categories.kind(key), () -> drops.reasonsOf(job, reasons(sought, reserved)));
      }
      waiting = true;
      reserved.ifPresent(found -> reserve(task, found));
      return reserved.isPresent() && !looked.isEmpty();
    }

    private List<Reason> reasons(Sought sought, Optional<Reservations.Reserved> reserved) {
      List<Reason> reasons = new ArrayList<>(WaitReasons.of(placer(), window, sought));
      reserved.ifPresent(
          found ->
              reasons.addAll(
                  WaitReasons.whileReserving(placer(), found.allocation(), found.window())));
      return List.copyOf(reasons);
    }

    /** Brings the places into the order that the next task finds. */
    private void order() {
      if (!waiting && reserves() && (sort.isDue() || placer().sortsPlaces())) {
        looked.takeBack();
      }
      if (book.isTooWide(job)) {
        sort.triedParallel();
      } else {
        sort.inform();
      }
    }

    /** Returns whether a reservation is sought for a task that can't start. */
    private boolean reserves() {
      return book.mayReserve(job) && !isGivenUp();
    }

    /**
     * Returns whether Grid Engine has given up to look for a reservation: in an earlier run it
     * found none for a job of the category (conformance/scheduling/full-queues-and-reservations.t).
     * What that run found is not known here, but when nothing can be found now nothing was then,
     * unless the site has changed.
     */
    private boolean isGivenUp() {
      return triedToReserve.contains(key) && !book.canReserve(job, placer());
    }

    private Optional<Allocation> now() {
      if (book.isTooWide(job)) {
        placer().tooWide();
        return Optional.empty();
      }
      return placer().now(window);
    }

    private Placer placer() {
      return categories.placer(key);
    }

    private void start(TaskId task, Allocation allocation) {
      active++;
      book.start(task, job, allocation);
      sort.started(allocation);
      looked.booked(allocation);
      Map<QueueInstanceName, Reason> closing =
          closed.started(job.get(JobRequest.HARD_RESOURCES), allocation);
      // jobs with -R y look at full places, too (conformance/scheduling/subordinated-when-full.t)
      drops.started(places, allocation, book.mayReserve(job) ? closing : drops.notDropped(closing));
      boolean closes = closed.closeForExclusiveUse(categories.exclusiveUse().closedBy(allocation));
      if (closes || !closing.isEmpty()) {
        rebuild();
      }
    }

    /** Keeps slots for a job with {@code -R y}. */
    private void reserve(TaskId task, Reservations.Reserved found) {
      book.reserve(task, job, placer(), found);
      active++;
      looked.booked(found.allocation());
    }
  }

  /** Looks at the places anew, since one of them takes no more jobs. */
  private void rebuild() {
    places = closed.places(book.ledger());
    sort = sort.of(places);
    categories = categories.of(places, sort);
    looked = new OpenPlaces(places, sort, book.instant(), planned);
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
      if (book.isArrayLimited(job, eligibility.tasks().size())) {
        explanations.waits(job, new JobBlocker.TooManyTasks());
      }
    }
  }

  private SchedulingReport report(Ranking ranking) {
    Map<TaskId, Allocation> started = new LinkedHashMap<>();
    for (Order order : book.orders()) {
      if (order instanceof Order.Start start) {
        started.put(start.task(), start.allocation());
      }
    }
    PriorityReport.Rest rest =
        isOver() ? PriorityReport.Rest.NOTHING : PriorityReport.Rest.SOMETHING;
    PriorityReport priorities =
        PriorityReport.of(state, now, ranking, started, leftOut(ranking), rest);
    return new SchedulingReport(
        priorities.pending(),
        priorities.running(),
        explanations.global(drops.reasons()),
        explanations.groups());
  }

  /** Jobs that were not tried before their users had as many as they may have. */
  private Set<JobId> leftOut(Ranking ranking) {
    if (!book.limitsUsers()) {
      return Set.of();
    }
    Set<JobId> leftOut = new HashSet<>();
    for (Ranked ranked : ranking.pending()) {
      if (book.isUserAtLimit(ranked.job()) && !tried.contains(ranked.job().id())) {
        leftOut.add(ranked.job().id());
      }
    }
    return leftOut;
  }

  // ---- what explanations look at

  /** The books at the end of the run. */
  public RunBook book() {
    book.countForQuotas();
    return book;
  }

  /** The places as they are at the end of the run, in the order in which jobs get them. */
  public List<Place> places() {
    return sort.sorted();
  }
}
