package gridlite.operation.progress;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.SessionContext;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.QueueInstanceName;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Takes over what an executor reports: tasks run, have used something, have ended. A report about
 * another attempt than the present one is out of date and changes nothing, so that reports may be
 * absorbed any number of times.
 *
 * @see "queue_conf(5), prolog, epilog; qsub(1), -r"
 */
public final class AbsorbReports {
  private final ClusterState before;
  private final List<Change> changes = new ArrayList<>();
  private final Map<QueueInstanceName, InstanceState> instances = new LinkedHashMap<>();
  private final ParallelEnvironmentOrder parallelEnvironments = new ParallelEnvironmentOrder();
  private final BookUsage usages;
  private ClusterState state;
  private long serial;
  private int ended;

  private AbsorbReports(ClusterState before) {
    this.before = before;
    this.state = before;
    this.usages = new BookUsage(before);
    this.serial = before.counter(Counter.SERIAL);
  }

  /**
   * Absorbs reports in their order.
   *
   * @return the changes, and the number of tasks that have given their slots back
   */
  public static Outcome<Integer> absorb(ClusterState state, List<TaskReport> reports, Instant now) {
    AbsorbReports absorption = new AbsorbReports(state);
    for (TaskReport report : reports) {
      absorption.absorb(report, now);
    }
    return absorption.outcome();
  }

  /**
   * Puts a running task back by hand ({@code qmod -rj}): it waits again, marked as rescheduled, and
   * is accounted without times and usage. What still runs of it is the executor's to end.
   *
   * @return the changes; none when the task does not run
   */
  public static List<Change> reschedule(ClusterState state, Job job, long task) {
    Optional<ArrayTask> active = job.tasks().find(task).filter(ArrayTask::isActive);
    if (active.isEmpty()) {
      return List.of();
    }
    AbsorbReports absorption = new AbsorbReports(state);
    TaskReport.Ended ended =
        new TaskReport.Ended(
            new TaskId(job.id(), task),
            active.get().attempts(),
            Optional.empty(),
            Optional.of(TaskReport.Failure.of(RESCHEDULING, "rescheduled by hand")),
            0,
            Usage.NONE,
            TaskReport.Consequence.RESCHEDULED,
            Optional.empty());
    absorption.changes.add(
        new Change.Account(AccountingRecord.rescheduled(state, job, active.get(), ended)));
    absorption.release(active.get().allocation().orElseThrow(), ended.queueError());
    absorption.put(job.withTask(active.get().pendingAgain(TaskFlag.RESCHEDULED)));
    return absorption.outcome().changes();
  }

  /** Failure code of a task that is put back. */
  private static final int RESCHEDULING = 25;

  private Outcome<Integer> outcome() {
    instances.values().forEach(instance -> changes.add(new Change.PutInstance(instance)));
    changes.addAll(parallelEnvironments.changes(before));
    changes.addAll(usages.changes());
    if (serial != before.counter(Counter.SERIAL)) {
      changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    }
    return new Outcome<>(changes, ended);
  }

  private void absorb(TaskReport report, Instant now) {
    Optional<Job> job = state.job(report.task().job());
    Optional<ArrayTask> task =
        job.flatMap(found -> found.tasks().find(report.task().task()))
            .filter(found -> found.isActive() && found.attempts() == report.attempt());
    if (task.isEmpty()) {
      return;
    }
    report.accept(on(job.get(), task.get(), now));
  }

  /** Takes over what is reported of a task. */
  private TaskReport.Visitor on(Job job, ArrayTask task, Instant now) {
    return new TaskReport.Visitor() {
      @Override
      public void running(TaskReport.Running report) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          put(job.withTask(task.running(report.since())));
        }
      }

      @Override
      public void used(TaskReport.Used report) {
        usages.book(job, task, report.usage(), now);
        put(job.withTask(task.withUsage(report.usage())));
      }

      @Override
      public void ended(TaskReport.Ended report) {
        end(job, task, report, now);
      }

      @Override
      public void leftover(TaskReport.Leftover report) {
        // nothing follows for the state
      }

      @Override
      public void trouble(TaskReport.Trouble report) {
        // nothing follows for the state
      }
    };
  }

  private void end(Job job, ArrayTask task, TaskReport.Ended end, Instant now) {
    ended++;
    Allocation allocation = task.allocation().orElseThrow();
    changes.add(new Change.Account(AccountingRecord.of(before, job, task, end)));
    usages.book(job, task, end.usage(), now);
    release(allocation, end.queueError());
    // who is registered for deletion is not run again, whatever its end would call for
    boolean over =
        end.consequence() == TaskReport.Consequence.FINISHED || task.is(TaskFlag.DELETED);
    if (!over) {
      put(job.withTask(again(task, end)));
      return;
    }
    Job known = end.usage().get("core") > 0 ? SessionContext.withCore(job, task.number()) : job;
    Job left = known.withoutTask(task.number());
    if (left.isFinished()) {
      FinishJob.changes(state, known, now).forEach(this::apply);
    } else {
      put(left);
    }
  }

  private static ArrayTask again(ArrayTask task, TaskReport.Ended end) {
    Set<TaskFlag> flags =
        switch (end.consequence()) {
          case RESCHEDULED -> Set.of(TaskFlag.RESCHEDULED);
          case ERROR -> Set.of(TaskFlag.ERROR);
          case REQUEUED, FINISHED -> Set.of();
        };
    List<String> errors =
        end.consequence() == TaskReport.Consequence.RESCHEDULED
            ? List.of()
            : end.failure().flatMap(TaskReport.Failure::reason).stream().toList();
    return task.pendingAgain(flags, errors);
  }

  /** The slots' instances change: they move to the end of the scheduler's order. */
  private void release(Allocation allocation, Optional<String> error) {
    parallelEnvironments.touch(allocation);
    for (Allocation.Grant grant : allocation.grants()) {
      instance(grant.instance())
          .ifPresent(instance -> instances.put(instance.name(), instance.withTouched(++serial)));
    }
    error.ifPresent(
        reason ->
            instance(allocation.master())
                .ifPresent(
                    instance -> {
                      List<String> errors = new ArrayList<>(instance.errors());
                      errors.add(reason);
                      instances.put(instance.name(), instance.withErrors(errors));
                    }));
  }

  private Optional<InstanceState> instance(QueueInstanceName name) {
    InstanceState changed = instances.get(name);
    return changed != null ? Optional.of(changed) : before.instances().find(name);
  }

  private void put(Job job) {
    apply(new Change.PutJob(job));
  }

  private void apply(Change change) {
    changes.add(change);
    state = state.apply(List.of(change));
  }
}
