package gridlite.simulate;

import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.policy.Eligibility;
import gridlite.schedule.run.Verification;
import gridlite.state.ClusterState;
import gridlite.value.Statement;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tasks that still wait after the scheduling runs that were looked at, with the reason why
 * their starts can't be estimated.
 */
final class UnknownStarts {
  private static final Statement ENDLESS =
      Statement.of(
          "endless", "what it needs is closed, or used by jobs without a run time limit (h_rt)");
  private static final Statement NEVER =
      Statement.of("fits_nowhere", "it fits nowhere, not even in an empty cluster");
  private static final Statement UNKNOWN_PREDECESSOR =
      Statement.of("unknown_predecessor", "it waits for jobs whose end can't be estimated");
  private static final Statement RESERVATION_OVER =
      Statement.of("reservation_over", "its advance reservation ends before");
  private static final Statement TOO_FAR =
      Statement.of("too_far", "too many other tasks start before it");

  private static final Statement ERROR = Statement.of("error", "it is in error state");
  private static final Statement HELD = Statement.of("held", "it is held");

  private final ClusterState before;
  private final ClusterState after;
  private final boolean complete;
  private final Optional<JobId> only;
  private final Map<JobId, List<Long>> started = new HashMap<>();
  private final List<StartEstimates.Estimate> found = new ArrayList<>();

  /**
   * The tasks without a start.
   *
   * @param before the state before the first run
   * @param only the job that is asked about; empty: all
   */
  UnknownStarts(ClusterState before, ComingRuns runs, Optional<JobId> only) {
    this.before = before;
    this.after = runs.state();
    this.only = only;
    this.complete = runs.isComplete();
    for (StartEstimates.Estimate start : runs.starts()) {
      started
          .computeIfAbsent(start.task().job(), job -> new ArrayList<>())
          .add(start.task().task());
    }
  }

  /** An estimate for each job with tasks of which the start is unknown, that of the first one. */
  List<StartEstimates.Estimate> estimates() {
    addWaiting();
    addUnavailable();
    return found;
  }

  private boolean isAsked(Job job) {
    return only.isEmpty() || only.get().equals(job.id());
  }

  private void addWaiting() {
    Map<Job, TaskSet> left = new LinkedHashMap<>();
    for (Job job : before.jobs().values()) {
      TaskSet tasks = isAsked(job) ? ComingRuns.free(job) : TaskSet.EMPTY;
      TaskSet rest = tasks.minus(TaskSet.ofNumbers(started.getOrDefault(job.id(), List.of())));
      if (!rest.isEmpty()) {
        left.put(job, rest);
      }
    }
    Set<JobId> unfit = Verification.unfit(before, left.keySet());
    left.forEach(
        (job, tasks) -> {
          boolean never = unfit.contains(job.id());
          if (never || complete || only.isPresent()) {
            add(job, tasks.first(), never ? NEVER : why(job.id(), tasks));
          }
        });
  }

  private Statement why(JobId id, TaskSet tasks) {
    if (!complete) {
      return TOO_FAR;
    }
    Optional<Job> job = after.job(id);
    if (job.isEmpty()) {
      return RESERVATION_OVER;
    }
    boolean waits =
        Eligibility.dependsOnJobs(after, job.get())
            || !Eligibility.withoutDependent(after, job.get(), tasks).contains(tasks.first());
    return waits ? UNKNOWN_PREDECESSOR : ENDLESS;
  }

  private void addUnavailable() {
    for (Job job : before.jobs().values()) {
      if (isAsked(job)) {
        firstInError(job).ifPresent(task -> add(job, task, ERROR));
        TaskSet held = held(job);
        if (!held.isEmpty()) {
          add(job, held.first(), HELD);
        }
      }
    }
  }

  private static Optional<Long> firstInError(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive() && task.is(TaskFlag.ERROR)) {
        return Optional.of(task.number());
      }
    }
    return Optional.empty();
  }

  private static TaskSet held(Job job) {
    TaskSet held = TaskSet.EMPTY;
    for (HoldKind kind : HoldKind.values()) {
      held = held.or(job.held(kind));
    }
    return held.and(job.waiting());
  }

  private void add(Job job, long task, Statement why) {
    found.add(
        new StartEstimates.Estimate(
            new TaskId(job.id(), task), Optional.empty(), Optional.empty(), Optional.of(why)));
  }
}
