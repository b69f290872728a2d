package gridlite.command.sql;

import static gridlite.command.sql.ViewColumn.number;
import static gridlite.command.sql.ViewColumn.optional;
import static gridlite.command.sql.ViewColumn.real;
import static gridlite.command.sql.ViewColumn.text;
import static gridlite.command.sql.ViewColumn.timeIfAny;
import static gridlite.command.sql.ViewColumn.truth;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRows;
import gridlite.command.listing.JobSelection;
import gridlite.complex.RequestedResource;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskOutline;
import gridlite.job.Usage;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The views of what has not ended, by the rules that {@code qstat} lists it by. */
final class JobViews {
  /** A job with the first line that {@code qstat} has for it. */
  private record JobFacts(OutlinedJob outline, JobRow first) {}

  /** A task with the line that {@code qstat} has for it. */
  private record TaskFacts(OutlineViews.OutlinedTask outline, JobRow row) {}

  /** A name and value that a job asks for or gets. */
  private record Setting(Job job, boolean hard, NameValue value) {}

  static final View<?> JOBS =
      new View<JobFacts>(
          "jobs",
          List.of(
              outlined("job"),
              outlined("name"),
              outlined("owner"),
              outlined("group_name"),
              outlined("project"),
              outlined("department"),
              outlined("account"),
              text("state", facts -> facts.first().state()),
              real("priority", facts -> facts.first().priority().prio()),
              outlined("posix_priority"),
              number("slots", facts -> facts.first().slots()),
              outlined("parallel_environment"),
              outlined("submitted"),
              timeIfAny("started", facts -> started(facts.first())),
              optional("queue_instance", facts -> facts.first().queue().map(Object::toString)),
              outlined("is_array"),
              outlined("unfinished_tasks"),
              outlined("running_tasks")),
          JobViews::jobs,
          Optional.of(OutlineViews.JOBS));

  static final View<?> TASKS =
      new View<TaskFacts>(
          "tasks",
          List.of(
              ofTask("job"),
              ofTask("task"),
              text("state", facts -> facts.row().state()),
              real("priority", facts -> facts.row().priority().prio()),
              number("slots", facts -> facts.row().slots()),
              ofTask("started"),
              ofTask("queue_instance"),
              ofTask("host"),
              ofTask("attempts"),
              real("cpu", facts -> used(facts.row(), "cpu")),
              real("memory_gb_seconds", facts -> used(facts.row(), "mem")),
              real("io_gb", facts -> used(facts.row(), "io")),
              real("vmem", facts -> used(facts.row(), "vmem")),
              real("max_vmem", facts -> used(facts.row(), "maxvmem"))),
          (context, state, each) -> {
            JobRows rows = rows(context, state);
            rows.running().forEach(row -> each.accept(facts(row)));
            rows.pending(JobRows.Grouping.TASK_BY_TASK).forEach(row -> each.accept(facts(row)));
          },
          Optional.of(OutlineViews.TASKS));

  static final View<?> JOB_ENVIRONMENT =
      new View<Setting>(
          "job_environment",
          List.of(
              number("job", setting -> setting.job().id().number()),
              text("variable", setting -> setting.value().name()),
              text("setting", setting -> setting.value().value())),
          (context, state, each) -> {
            for (Job job : state.jobs().values()) {
              job.get(JobRequest.VARIABLES)
                  .forEach(variable -> each.accept(new Setting(job, true, variable)));
            }
          });

  static final View<?> JOB_RESOURCES =
      new View<Setting>(
          "job_resources",
          List.of(
              number("job", setting -> setting.job().id().number()),
              text("resource", setting -> setting.value().name()),
              text("request", setting -> setting.value().value()),
              truth("hard", Setting::hard)),
          (context, state, each) -> {
            for (Job job : state.jobs().values()) {
              RequestedResource.spelled(job.get(JobRequest.HARD_RESOURCES))
                  .forEach(request -> each.accept(new Setting(job, true, request)));
              RequestedResource.spelled(job.get(JobRequest.SOFT_RESOURCES))
                  .forEach(request -> each.accept(new Setting(job, false, request)));
            }
          });

  private JobViews() {}

  private static ViewColumn<JobFacts> outlined(String column) {
    return OutlineViews.JOBS.column(column, JobFacts::outline);
  }

  private static ViewColumn<TaskFacts> ofTask(String column) {
    return OutlineViews.TASKS.column(column, TaskFacts::outline);
  }

  private static TaskFacts facts(JobRow row) {
    JobId job = row.job().id();
    return new TaskFacts(
        new OutlineViews.OutlinedTask(
            job.number(), task(row), row.task().map(own -> TaskOutline.of(job, own))),
        row);
  }

  private static JobRows rows(CommandContext context, ClusterState state) {
    Instant now = context.clock().instant();
    return new JobRows(state, JobSelection.ALL, new InstanceStates(state, now));
  }

  private static void jobs(CommandContext context, ClusterState state, Consumer<JobFacts> each) {
    JobRows rows = rows(context, state);
    List<JobRow> all = rows.running();
    all.addAll(rows.pending(JobRows.Grouping.ALIKE));
    Map<JobId, JobRow> first = new LinkedHashMap<>();
    for (JobRow row : all) {
      first.putIfAbsent(row.job().id(), row);
    }
    first.values().forEach(row -> each.accept(new JobFacts(OutlinedJob.of(row.job()), row)));
  }

  /** The task of a line that is of one task. */
  private static long task(JobRow row) {
    return row.tasks().map(Long::parseLong).orElse(1L);
  }

  private static Optional<Instant> started(JobRow row) {
    return row.phase() == JobRow.Phase.RUNNING ? Optional.of(row.time()) : Optional.empty();
  }

  private static double used(JobRow row, String resource) {
    return row.task().map(ArrayTask::usage).orElse(Usage.NONE).get(resource);
  }
}
