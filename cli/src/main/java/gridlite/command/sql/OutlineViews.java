package gridlite.command.sql;

import static gridlite.command.sql.ViewColumn.number;
import static gridlite.command.sql.ViewColumn.optional;
import static gridlite.command.sql.ViewColumn.text;
import static gridlite.command.sql.ViewColumn.time;
import static gridlite.command.sql.ViewColumn.timeIfAny;
import static gridlite.command.sql.ViewColumn.truth;

import gridlite.job.JobOutline;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskOutline;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.state.SchedulingReport;
import gridlite.value.Given;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The columns of {@link JobViews} that follow from outlines, for which no job is read. */
final class OutlineViews {
  /**
   * A task.
   *
   * @param begun its outline; empty when it never had a state of its own
   */
  record OutlinedTask(long job, long task, Optional<TaskOutline> begun) {
    Optional<QueueInstanceName> instance() {
      return begun.flatMap(TaskOutline::instance);
    }
  }

  static final View<OutlinedJob> JOBS =
      new View<>(
          "jobs",
          List.of(
              number("job", row -> row.job().id().number()),
              text("name", of(JobOutline::name)),
              text("owner", of(JobOutline::owner)),
              text("group_name", of(JobOutline::group)),
              optional("project", row -> row.job().project().map(ProjectName::text)),
              optional("department", row -> Given.text(row.job().department())),
              optional("account", row -> Given.text(row.job().account())),
              number("posix_priority", row -> row.job().posixPriority()),
              optional("parallel_environment", row -> row.job().parallelEnvironment()),
              time("submitted", row -> row.job().submitted()),
              truth("is_array", row -> row.job().isArray()),
              number("unfinished_tasks", OutlinedJob::unfinished),
              number("running_tasks", OutlinedJob::active)),
          OutlineViews::jobs);

  static final View<OutlinedTask> TASKS =
      new View<>(
          "tasks",
          List.of(
              number("job", OutlinedTask::job),
              number("task", OutlinedTask::task),
              timeIfAny("started", OutlineViews::started),
              optional("queue_instance", row -> row.instance().map(Object::toString)),
              optional("host", row -> row.instance().map(at -> at.host().text())),
              number("attempts", row -> row.begun().map(TaskOutline::attempts).orElse(0L))),
          OutlineViews::tasks);

  private OutlineViews() {}

  private static Function<OutlinedJob, String> of(Function<JobOutline, String> value) {
    return row -> value.apply(row.job());
  }

  /** The time of dispatch of the run that lasts. */
  private static Optional<Instant> started(OutlinedTask row) {
    return row.begun().filter(task -> task.instance().isPresent()).flatMap(TaskOutline::lastStart);
  }

  /** In the order of {@code qstat}: those with lines of running tasks first. */
  private static void jobs(CommandContext context, ClusterState state, Consumer<OutlinedJob> each) {
    List<OutlinedJob> waiting = new ArrayList<>();
    for (OutlinedJob job : state.storedJobs().outlines()) {
      if (job.active() > 0) {
        each.accept(job);
      } else if (job.unfinished() > 0) {
        waiting.add(job);
      }
    }
    SchedulingReport report = state.report();
    waiting.sort(Comparator.comparingDouble(job -> -priority(job, report)));
    waiting.forEach(each);
  }

  /** The priority of the first line that {@code qstat} has for a job that waits. */
  private static double priority(OutlinedJob job, SchedulingReport report) {
    double highest =
        job.waiting().isEmpty() ? Double.NEGATIVE_INFINITY : report.of(job.job().id()).prio();
    for (TaskOutline task : job.tasks()) {
      highest = Math.max(highest, report.ofWaiting(task.task()).prio());
    }
    return highest;
  }

  private static void tasks(
      CommandContext context, ClusterState state, Consumer<OutlinedTask> each) {
    for (OutlinedJob job : state.storedJobs().outlines()) {
      long number = job.job().id().number();
      for (TaskOutline task : job.tasks()) {
        each.accept(new OutlinedTask(number, task.task().task(), Optional.of(task)));
      }
      job.waiting().forEach(task -> each.accept(new OutlinedTask(number, task, Optional.empty())));
    }
  }
}
