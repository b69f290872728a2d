package gridlite.simulate;

import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.UserName;
import gridlite.policy.PriorityPolicy;
import gridlite.schedule.match.Categories;
import gridlite.schedule.run.Dispatch;
import gridlite.schedule.run.Scheduler;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The use of slots over time, as far as it can be foreseen: tasks that run, those that are expected
 * to start, and advance reservations.
 *
 * @param now when it was made
 * @param bars in the order of their begins
 * @param estimates what the expected starts are, which are unknown, and what all this assumes
 */
public record Plan(Instant now, List<Bar> bars, StartEstimates estimates) {
  /** The kinds of what occupies slots. */
  public enum Kind {
    /** A task that runs. */
    RUNNING,
    /** A task that waits, from its expected start on. */
    EXPECTED,
    /** The same, of a task for which the next scheduling run keeps slots ({@code -R y}). */
    KEPT,
    /** An advance reservation. */
    RESERVED
  }

  /**
   * Some slots for some time.
   *
   * @param number number of the job, or of the advance reservation
   * @param task number of the task; empty for a job without an array of tasks, and for a
   *     reservation
   * @param name name of the job, or of the reservation if it has one
   * @param to the end; empty when none is known
   */
  public record Bar(
      Kind kind,
      long number,
      Optional<Long> task,
      Optional<String> name,
      UserName owner,
      Allocation slots,
      Instant from,
      Optional<Instant> to) {
    /** Number of job and task, as listings write them. */
    public String label() {
      return task.map(number -> this.number + "." + number).orElse(Long.toString(this.number));
    }

    /** Returns whether it belongs to a job. */
    public boolean isOf(JobId job) {
      return kind != Kind.RESERVED && number == job.number();
    }

    /** Returns whether it is a task that waits. */
    public boolean isExpected() {
      return kind == Kind.EXPECTED || kind == Kind.KEPT;
    }

    /** Returns whether it ends, and not after an instant. */
    public boolean endsBy(Instant when) {
      return to.filter(end -> !end.isAfter(when)).isPresent();
    }
  }

  /** Copies the list. */
  public Plan {
    bars = List.copyOf(bars);
  }

  /** The plan of all that runs and waits. */
  public static Plan of(Scheduler scheduler, ClusterState state, Instant now) {
    return of(scheduler, state, now, StartEstimates.of(scheduler, state, now));
  }

  /** The plan up to the starts of a job: what would start after them is missing. */
  public static Plan of(Scheduler scheduler, ClusterState state, Instant now, JobId job) {
    return of(scheduler, state, now, StartEstimates.of(scheduler, state, now, job));
  }

  private static Plan of(
      Scheduler scheduler, ClusterState state, Instant now, StartEstimates estimates) {
    Set<TaskId> kept = kept(scheduler, state, now);
    ExpectedEnds ends = ExpectedEnds.of(state);
    List<Bar> bars = new ArrayList<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          task.allocation().ifPresent(slots -> bars.add(running(ends, job, task, slots)));
        }
      }
    }
    for (StartEstimates.Estimate estimate : estimates.estimates()) {
      Job job = state.job(estimate.task().job()).orElseThrow();
      if (estimate.start().isPresent() && estimate.slots().isPresent()) {
        bars.add(
            bar(
                kept.contains(estimate.task()) ? Kind.KEPT : Kind.EXPECTED,
                job,
                estimate.task().task(),
                estimate.slots().get(),
                estimate.start().get(),
                ends.of(job, estimate.start().get())));
      }
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      reservation.allocation().ifPresent(slots -> bars.add(reserved(reservation, slots)));
    }
    bars.sort(Comparator.comparing(Bar::from));
    return new Plan(now, bars, estimates);
  }

  /** The tasks for which the next run keeps slots. */
  private static Set<TaskId> kept(Scheduler scheduler, ClusterState state, Instant now) {
    if (state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION) == 0) {
      return Set.of();
    }
    Dispatch run = new Dispatch(state, now, Categories.Sharing.BY_CATEGORY);
    run.run(scheduler.asStarted(state, now, PriorityPolicy.rank(state, now)));
    return run.book().planned().keySet();
  }

  private static Bar running(ExpectedEnds ends, Job job, ArrayTask task, Allocation slots) {
    return bar(
        Kind.RUNNING, job, task.number(), slots, task.started(), ends.of(job, task.started()));
  }

  private static Bar bar(
      Kind kind, Job job, long task, Allocation slots, Instant from, Optional<Instant> to) {
    Optional<Long> number = job.isArray() ? Optional.of(task) : Optional.empty();
    return new Bar(
        kind,
        job.id().number(),
        number,
        Optional.of(job.name()),
        job.owner().name(),
        slots,
        from,
        to);
  }

  private static Bar reserved(AdvanceReservation reservation, Allocation slots) {
    return new Bar(
        Kind.RESERVED,
        reservation.id().number(),
        Optional.empty(),
        reservation.name(),
        reservation.owner().name(),
        slots,
        reservation.start(),
        Optional.of(reservation.end()));
  }
}
