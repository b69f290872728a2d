package gridlite.schedule.run;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.UserName;
import gridlite.policy.TaskConcurrency;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.PresentUse;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Placer;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The books of one scheduling run: what is in use, what the run has given away and keeps for later,
 * and how near users and arrays are to their limits.
 */
public final class RunBook {
  private final ClusterState state;
  private final long second;
  private final Durations durations;
  private final boolean timed;
  private final Ledger ledger;
  private final PresentUse use;
  private final Monitor monitor;
  private final Reservations reservations;
  private final TaskConcurrency concurrency;
  private final long maxUserJobs;
  private final Map<UserName, Long> activeByUser = new HashMap<>();

  /** Tasks that the run starts, of jobs with a limit. */
  private final Map<JobId, Long> started = new HashMap<>();

  private final List<Order> orders = new ArrayList<>();
  private final Map<TaskId, Reservations.Reserved> planned = new LinkedHashMap<>();
  private long free;

  /** Books of a run in which nothing is in use yet. */
  RunBook(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    this.state = state;
    this.second = now.getEpochSecond();
    this.durations = Durations.of(config);
    this.timed = isFutureOfInterest(state, config);
    this.ledger = Ledger.ofRun(state, instant());
    this.use =
        new PresentUse(state, ledger, timed ? Optional.of(durations) : Optional.empty(), second);
    this.monitor = new Monitor(state, ledger);
    this.reservations =
        new Reservations(ledger, second, config.get(SchedulerConfig.MAX_RESERVATION));
    this.concurrency = new TaskConcurrency(state);
    this.maxUserJobs = config.get(SchedulerConfig.MAXUJOBS);
  }

  /** The future matters when something may be reserved; else all is booked forever. */
  static boolean isFutureOfInterest(ClusterState state, Values config) {
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

  /** Returns whether use ends at some time, so that something may be planned for later. */
  boolean isTimed() {
    return timed;
  }

  public Ledger ledger() {
    return ledger;
  }

  /** The present. */
  Window instant() {
    return timed ? new Window(second, second + 1) : Window.ALWAYS;
  }

  /** The span of time that a job would use if it started now. */
  public Window window(Job job) {
    return timed ? Window.of(second, durations.of(job)) : Window.ALWAYS;
  }

  /** Books what runs. */
  void bookRunning() {
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isPresent()) {
          countOfUser(job);
          monitor.running(job, task, use.windowOf(job, task));
        }
      }
    }
    use.bookSlots();
  }

  /** Counts what runs for quotas, unless that was done. */
  void countForQuotas() {
    use.countForQuotas();
  }

  /**
   * Counts the slots that are free in all open places together: an upper bound of what the run can
   * give away, by its ledger. Ranking has a count of its own, which shows in priorities and does
   * not know the ledger ({@code policy.TaskWindow}).
   */
  void countFree(List<Place> places) {
    int slots = ledger.consumables().slots();
    double sum = 0;
    for (Place place : places) {
      if (place.isOpen()) {
        sum += Math.max(0, place.account().room(slots, instant()));
      }
    }
    free = (long) Math.min(sum, Long.MAX_VALUE);
  }

  /**
   * Returns whether a job wants more slots than are free at all, so that no place needs to be
   * looked at. Jobs with wishes are tried all the same, since that changes the order of places.
   */
  boolean isTooWide(Job job) {
    long least = job.isParallel() ? job.get(JobRequest.SLOTS).min() : 1;
    return least > free
        && job.get(JobRequest.RESERVATION).isEmpty()
        && job.get(JobRequest.SOFT_RESOURCES).isEmpty()
        && job.get(JobRequest.SOFT_QUEUES).isEmpty();
  }

  private void countOfUser(Job job) {
    if (limitsUsers()) {
      activeByUser.merge(job.owner().name(), 1L, Long::sum);
    }
  }

  /** Returns whether users may have a number of jobs running only. */
  boolean limitsUsers() {
    return maxUserJobs > 0;
  }

  /** Returns whether the owner of a job has as many running as one user may have. */
  boolean isUserAtLimit(Job job) {
    return limitsUsers() && activeByUser.getOrDefault(job.owner().name(), 0L) >= maxUserJobs;
  }

  /**
   * Returns whether as many tasks of an array run as may, those that the run starts and keeps slots
   * for among them.
   */
  boolean isArrayAtLimit(Job job, long active) {
    return active >= concurrency.limit(job);
  }

  /** Returns whether more tasks of an array wait than may run beside those that did before. */
  boolean isArrayLimited(Job job, long waiting) {
    return concurrency.isLimited(job) && waiting > concurrency.limit(job) - concurrency.of(job);
  }

  /** Tasks of a job that run or are about to, as far as the job's limit is concerned. */
  long active(Job job) {
    return concurrency.of(job) + started.getOrDefault(job.id(), 0L);
  }

  /** A task starts. */
  void start(TaskId task, Job job, Allocation allocation) {
    if (concurrency.isLimited(job)) {
      started.merge(job.id(), 1L, Long::sum);
    }
    countOfUser(job);
    use.book(job, allocation, window(job));
    // those of an advance reservation were not free
    free -= job.get(JobRequest.RESERVATION).isEmpty() ? allocation.slots() : 0;
    orders.add(new Order.Start(task, allocation));
    monitor.starting(task, job, allocation, Window.of(second, durations.of(job)));
  }

  /** Returns whether slots may be kept for a job that does not start now. */
  boolean mayReserve(Job job) {
    return timed && job.get(JobRequest.RESERVE) && reservations.isAnyLeft();
  }

  /** Returns whether there is a time at which a job that does not start now could start. */
  boolean canReserve(Job job, Placer placer) {
    return reservations.isPossible(placer, durations.of(job));
  }

  /** Seeks slots for a job at the earliest time at which it could start. */
  Optional<Reservations.Reserved> seek(Job job, Placer placer) {
    return reservations.find(placer, durations.of(job));
  }

  /** Keeps slots that were found for a task of a job. */
  void reserve(TaskId task, Job job, Placer placer, Reservations.Reserved found) {
    placer.reserved(found.allocation());
    use.book(job, found.allocation(), found.window());
    planned.putIfAbsent(task, found);
    monitor.reserving(task, job, found.allocation(), found.window());
  }

  /** The tasks that start, in the order in which they got their slots. */
  List<Order> orders() {
    return orders;
  }

  /** Returns what is kept for waiting tasks, in the order in which it was found. */
  public Map<TaskId, Reservations.Reserved> planned() {
    return planned;
  }

  /** The lines of {@code MONITOR=1}. */
  List<String> monitoring() {
    return monitor.lines();
  }
}
