package gridlite.simulate;

import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.operation.progress.AbsorbReports;
import gridlite.operation.progress.ApplyOrders;
import gridlite.operation.reservation.DeleteReservation;
import gridlite.port.TaskReport;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.schedule.run.NextLook;
import gridlite.schedule.run.Scheduler;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.SchedulingReport;
import gridlite.state.Settings;
import gridlite.state.SimulatedHosts;
import gridlite.state.SimulatedUsage;
import gridlite.value.TaskSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The scheduling runs to come: one now, and one whenever a task ends, a start time comes, an
 * advance reservation begins or ends, a calendar changes, or the load that starts were assumed to
 * cause no longer closes a queue. Operations, state and algorithm are those of the cell; tasks end
 * at their limits.
 */
final class ComingRuns {
  /**
   * Work after which no more runs are made: ten seconds or so. The unit is a job or a running task
   * that a run looks at; 1,000 waiting jobs on 64 hosts take a third of it.
   */
  static final long MOST_WORK = 4_000_000;

  /** The cost of a queue instance in a run: jobs of many kinds ask whether it suits them. */
  private static final long WORK_OF_INSTANCE = 10;

  /** The cost of a run in any case. */
  private static final long WORK_OF_RUN = 100;

  /**
   * Changes of calendars in vain since something last began or ended: a week's calendar goes on
   * forever, and a job that so many changes have not let start waits for something else.
   */
  private static final int PATIENCE = 200;

  private final Scheduler scheduler;
  private final Instant begin;
  private final Optional<JobId> only;
  private final long mostWork;
  private final ExpectedEnds expected;
  private final boolean calendars;
  private final boolean usage;
  private final double reportSeconds;
  private final PriorityQueue<End> ends = new PriorityQueue<>();
  private final TreeSet<Instant> times = new TreeSet<>();
  private final List<StartEstimates.Estimate> starts = new ArrayList<>();
  private ClusterState state;
  private Instant time;
  private long work;
  private int inVain;
  private boolean complete;

  /** The end of a task that runs, unless it ends earlier with its advance reservation. */
  private record End(Instant when, TaskId task, int attempt) implements Comparable<End> {
    @Override
    public int compareTo(End other) {
      int order = when.compareTo(other.when);
      return order != 0 ? order : task.compareTo(other.task);
    }
  }

  /**
   * Runs from now on.
   *
   * @param only the job after whose starts no more runs are made; empty: those of all
   * @param mostWork after how much work no more runs are made
   */
  ComingRuns(
      Scheduler scheduler, ClusterState state, Instant now, Optional<JobId> only, long mostWork) {
    this.scheduler = scheduler;
    this.begin = now;
    this.time = now;
    this.only = only;
    this.mostWork = mostWork;
    this.state = withoutReasons(state);
    this.expected = ExpectedEnds.of(state);
    this.calendars = CalendarWindows.areUsed(state);
    this.usage = countsUsage(state);
    this.reportSeconds = Settings.global(state).reportSeconds();
    for (Job job : state.jobs().values()) {
      job.get(JobRequest.START_TIME).ifPresent(times::add);
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          expectEnd(job, task);
        }
      }
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      times.add(reservation.start());
      times.add(reservation.end());
    }
  }

  /** Nobody asks why jobs wait. */
  private static ClusterState withoutReasons(ClusterState state) {
    return state.apply(
        List.of(
            new Change.PutObject(
                ObjectKind.SCHEDULER,
                ClusterState.SCHEDULER_NAME,
                state.schedulerConfig().with(SchedulerConfig.SCHEDD_JOB_INFO, "false"))));
  }

  /** Returns whether it matters what running jobs have used. */
  static boolean countsUsage(ClusterState state) {
    return state.schedulerConfig().get(SchedulerConfig.WEIGHT_TICKETS_SHARE) > 0
        && !state.objects(ObjectKind.SHARE_TREE).names().isEmpty();
  }

  /** Makes the runs. */
  void run() {
    while (!isDone()) {
      if (starts.size() >= StartEstimates.MOST || work > mostWork) {
        return;
      }
      schedule();
      Optional<Instant> next = next();
      if (next.isEmpty()) {
        break;
      }
      time = next.get();
      end();
    }
    complete = true;
  }

  /** Returns whether more runs would start nothing more. */
  boolean isComplete() {
    return complete;
  }

  /** Returns what has started, in order. */
  List<StartEstimates.Estimate> starts() {
    return starts;
  }

  /** The state after the last run. */
  ClusterState state() {
    return state;
  }

  private boolean isDone() {
    if (only.isPresent()) {
      return state.job(only.get()).filter(job -> !free(job).isEmpty()).isEmpty();
    }
    for (Job job : state.jobs().values()) {
      if (!free(job).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Tasks that wait, neither held nor in error state. */
  static TaskSet free(Job job) {
    TaskSet tasks = job.waiting();
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive() && !task.is(TaskFlag.ERROR) && !task.is(TaskFlag.DELETED)) {
        tasks = tasks.or(TaskSet.of(task.number()));
      }
    }
    for (HoldKind kind : HoldKind.values()) {
      tasks = tasks.minus(job.held(kind));
    }
    return tasks;
  }

  // ---- time

  /** The next time at which a run may start something. */
  private Optional<Instant> next() {
    Instant next = times.higher(time);
    End end = ends.peek();
    if (end != null && (next == null || end.when().isBefore(next))) {
      next = end.when();
    }
    if (calendars && inVain < PATIENCE) {
      next = earlier(next, new CalendarWindows(state).nextChange(time));
    }
    return Optional.ofNullable(earlier(next, fading()));
  }

  private static @Nullable Instant earlier(@Nullable Instant one, Optional<Instant> other) {
    return other.isPresent() && (one == null || other.get().isBefore(one)) ? other.get() : one;
  }

  /** The run after this one where a queue is closed by load that fades by itself. */
  private Optional<Instant> fading() {
    if (state.loads().isEmpty()) {
      return Optional.empty();
    }
    InstanceConditions reported = new InstanceConditions(state, time);
    InstanceConditions adjusted =
        new InstanceConditions(state, time, LoadAdjustments.of(state, time));
    for (QueueInstance instance : state.queueInstances().all()) {
      if (reported.of(instance).takesJobs() && !adjusted.of(instance).takesJobs()) {
        double decay =
            state.schedulerConfig().get(SchedulerConfig.LOAD_ADJUSTMENT_DECAY_TIME).seconds();
        long seconds = Math.min(NextLook.interval(state).toSeconds(), (long) Math.ceil(decay));
        return Optional.of(time.plusSeconds(seconds));
      }
    }
    return Optional.empty();
  }

  /** Remembers when a task ends: one that has outlasted its limit does so soon. */
  private void expectEnd(Job job, ArrayTask task) {
    Optional<Instant> end = expected.of(job, task.started());
    if (end.isPresent()) {
      Instant soon = time.plusSeconds(1);
      ends.add(
          new End(
              end.get().isBefore(soon) ? soon : end.get(),
              new TaskId(job.id(), task.number()),
              task.attempts()));
    }
  }

  // ---- what happens

  private void apply(List<Change> changes) {
    state = state.apply(changes);
  }

  private void end() {
    List<TaskReport> reports = new ArrayList<>();
    for (End end = ends.peek(); end != null && !end.when().isAfter(time); end = ends.peek()) {
      ends.remove();
      ended(end).ifPresent(reports::add);
    }
    inVain = reports.isEmpty() && !times.contains(time) ? inVain + 1 : 0;
    apply(AbsorbReports.absorb(state, reports, time).changes());
    if (DeleteReservation.isAnyOver(state, time)) {
      apply(DeleteReservation.over(state, time));
    }
  }

  /** The end of a task; empty when it went with its advance reservation. */
  private Optional<TaskReport> ended(End end) {
    Optional<Job> job = state.job(end.task().job());
    return job.flatMap(found -> found.tasks().find(end.task().task()))
        .map(
            task ->
                TaskReport.Ended.done(
                    end.task(),
                    end.attempt(),
                    Optional.of(new TaskReport.Times(task.started(), time)),
                    usage ? used(job.get(), task) : task.usage()));
  }

  private Usage used(Job job, ArrayTask task) {
    SimulatedUsage uses =
        SimulatedHosts.are(state) ? SimulatedUsage.of(state, job) : new SimulatedUsage(1, 0, 0);
    return uses.after(
        task.usage(), seconds(task), task.allocation().map(Allocation::slots).orElse(1L));
  }

  private double seconds(ArrayTask task) {
    Duration since = Duration.between(task.started().plusSeconds(expected.delay()), time);
    return Math.max(task.usage().get("wallclock"), since.toMillis() / 1000.0);
  }

  /** Returns what running tasks have used by now, reported no oftener than hosts do. */
  private List<TaskReport> used() {
    List<TaskReport> reports = new ArrayList<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && seconds(task) - task.usage().get("wallclock") >= reportSeconds) {
          TaskId id = new TaskId(job.id(), task.number());
          reports.add(new TaskReport.Used(id, task.attempts(), used(job, task)));
        }
      }
    }
    return reports;
  }

  private void schedule() {
    if (usage && time.isAfter(begin)) {
      apply(AbsorbReports.absorb(state, used(), time).changes());
    }
    // a run that has seen what ended before: else tasks of an array would wait for the next end;
    // which jobs it may have sought reservations for in vain is known from those that waited
    SchedulingReport seen =
        new SchedulingReport(state.report().pending(), Map.of(), List.of(), List.of());
    apply(List.of(new Change.PutReport(seen)));
    work += WORK_OF_RUN + WORK_OF_INSTANCE * state.instances().size();
    work += state.jobs().size() + ends.size();
    SchedulingRun run = scheduler.run(state, time);
    var outcome = ApplyOrders.apply(state, run, time, ArrayTask.Phase.RUNNING);
    apply(outcome.changes());
    for (Order order : outcome.result()) {
      if (order instanceof Order.Start start) {
        started(start);
      }
    }
  }

  private void started(Order.Start start) {
    inVain = 0;
    Job job = state.job(start.task().job()).orElseThrow();
    expectEnd(job, job.tasks().find(start.task().task()).orElseThrow());
    starts.add(
        new StartEstimates.Estimate(
            start.task(), Optional.of(time), Optional.of(start.allocation()), Optional.empty()));
  }
}
