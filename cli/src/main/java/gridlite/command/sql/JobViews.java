package gridlite.command.sql;

import static gridlite.command.sql.ViewColumn.number;
import static gridlite.command.sql.ViewColumn.optional;
import static gridlite.command.sql.ViewColumn.real;
import static gridlite.command.sql.ViewColumn.text;
import static gridlite.command.sql.ViewColumn.time;
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
import gridlite.job.Usage;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The views of what has not ended, by the rules that {@code qstat} lists it by. */
final class JobViews {
  /**
   * A job with the first line that {@code qstat} has for it.
   *
   * @param running how many of its tasks are active
   */
  private record JobFacts(Job job, JobRow first, long running) {
    long unfinished() {
      return job.waiting().size() + job.tasks().size();
    }
  }

  /** A name and value that a job asks for or gets. */
  private record Setting(Job job, boolean hard, NameValue value) {}

  static final View<?> JOBS =
      new View<JobFacts>(
          "jobs",
          List.of(
              number("job", facts -> facts.job().id().number()),
              text("name", facts -> facts.job().name()),
              text("owner", facts -> facts.job().owner().name().text()),
              text("group_name", facts -> facts.job().owner().group()),
              optional("project", facts -> facts.job().projectName()),
              optional("department", facts -> facts.job().get(JobRequest.DEPARTMENT)),
              optional("account", facts -> facts.job().get(JobRequest.ACCOUNT)),
              text("state", facts -> facts.first().state()),
              real("priority", facts -> facts.first().priority().prio()),
              number("posix_priority", facts -> facts.job().get(JobRequest.PRIORITY)),
              number("slots", facts -> facts.first().slots()),
              optional(
                  "parallel_environment",
                  facts -> facts.job().get(JobRequest.PARALLEL_ENVIRONMENT).orElse("")),
              time("submitted", facts -> facts.job().submitted()),
              time("started", facts -> started(facts.first())),
              optional("queue_instance", facts -> instance(facts.first())),
              truth("is_array", facts -> facts.job().isArray()),
              number("unfinished_tasks", JobFacts::unfinished),
              number("running_tasks", JobFacts::running)),
          JobViews::jobs);

  static final View<?> TASKS =
      new View<JobRow>(
          "tasks",
          List.of(
              number("job", row -> row.job().id().number()),
              number("task", JobViews::task),
              text("state", JobRow::state),
              real("priority", row -> row.priority().prio()),
              number("slots", JobRow::slots),
              time("started", JobViews::started),
              optional("queue_instance", JobViews::instance),
              optional("host", row -> row.queue().map(queue -> queue.host().toString()).orElse("")),
              number("attempts", row -> row.task().map(ArrayTask::attempts).orElse(0)),
              real("cpu", row -> used(row, "cpu")),
              real("memory_gb_seconds", row -> used(row, "mem")),
              real("io_gb", row -> used(row, "io")),
              real("vmem", row -> used(row, "vmem")),
              real("max_vmem", row -> used(row, "maxvmem"))),
          (context, state, each) -> {
            JobRows rows = rows(context, state);
            rows.running().forEach(each);
            rows.pending(JobRows.Grouping.TASK_BY_TASK).forEach(each);
          });

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

  private static JobRows rows(CommandContext context, ClusterState state) {
    Instant now = context.clock().instant();
    return new JobRows(state, JobSelection.ALL, new InstanceStates(state, now), now);
  }

  private static void jobs(CommandContext context, ClusterState state, Consumer<JobFacts> each) {
    JobRows rows = rows(context, state);
    List<JobRow> running = rows.running();
    List<JobRow> all = new ArrayList<>(running);
    all.addAll(rows.pending(JobRows.Grouping.ALIKE));
    Map<JobId, JobRow> first = new LinkedHashMap<>();
    for (JobRow row : all) {
      first.putIfAbsent(row.job().id(), row);
    }
    Map<JobId, Long> active = new LinkedHashMap<>();
    for (JobRow row : running) {
      active.merge(row.job().id(), 1L, Long::sum);
    }
    first.forEach(
        (id, row) -> each.accept(new JobFacts(row.job(), row, active.getOrDefault(id, 0L))));
  }

  /** The task of a line that is of one task. */
  private static long task(JobRow row) {
    return row.tasks().isEmpty() ? 1 : Long.parseLong(row.tasks());
  }

  private static Instant started(JobRow row) {
    return row.phase() == JobRow.Phase.RUNNING ? row.time() : Instant.EPOCH;
  }

  private static String instance(JobRow row) {
    return row.queue().map(Object::toString).orElse("");
  }

  private static double used(JobRow row, String resource) {
    return row.task().map(ArrayTask::usage).orElse(Usage.NONE).get(resource);
  }
}
