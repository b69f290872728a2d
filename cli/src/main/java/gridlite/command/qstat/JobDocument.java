package gridlite.command.qstat;

import gridlite.command.listing.Requests;
import gridlite.complex.RequestedResource;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.option.JobField;
import gridlite.option.SubmitTable;
import gridlite.render.Document;
import gridlite.render.Statements;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.Given;
import gridlite.value.NameValue;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes {@link JobDetails} as a {@link Document}; {@code docs/schema/qstat.schema.json} describes
 * it.
 */
public final class JobDocument {
  private final Document document;

  private final JobFields fields;

  /**
   * Writer of details.
   *
   * @param options the options that describe jobs
   */
  public JobDocument(SubmitTable options, Document document) {
    this.document = document;
    this.fields = new JobFields(options, JobField::member);
  }

  /** Writes jobs, what is not a job, and the messages of the scheduler. */
  public void write(JobDetails details) {
    document.open().list("jobs", "job");
    for (JobDetails.JobDetail detail : details.jobs()) {
      document.open();
      job(detail);
      document.close();
    }
    document.endList().texts("unknown", "job", details.unknown());
    document.open("messages").value("kept", details.messages().kept());
    messages("global", "message", details.messages().global());
    document.list("by_jobs", "group");
    for (SchedulingReport.Group group : details.messages().groups()) {
      numbers(document.open(), "jobs", group.jobs());
      messages("reasons", "reason", group.messages());
      document.close();
    }
    document.endList().close().close();
  }

  private void job(JobDetails.JobDetail detail) {
    Job job = detail.job();
    document.value("job", job.id().number()).value(fields.name(JobRequest.NAME), job.name());
    document.value("submitted", job.submitted());
    document.open("owner").value("name", job.owner().name().text()).value("uid", job.owner().uid());
    document.value("group", job.owner().group()).value("gid", job.owner().gid()).close();
    document.value(fields.name(JobRequest.ACCOUNT), job.get(JobRequest.ACCOUNT));
    document.optional(fields.name(JobRequest.PROJECT), job.projectName());
    document.value("department", job.get(JobRequest.DEPARTMENT));
    document.value(fields.name(JobRequest.PRIORITY), job.get(JobRequest.PRIORITY));
    document.value(fields.name(JobRequest.JOB_SHARE), job.get(JobRequest.JOB_SHARE));
    document.value(fields.name(JobRequest.OVERRIDE_TICKETS), job.get(JobRequest.OVERRIDE_TICKETS));
    document.value(fields.name(JobRequest.DEADLINE), job.get(JobRequest.DEADLINE));
    document.value(fields.name(JobRequest.START_TIME), job.get(JobRequest.START_TIME));
    requests(job);
    files(job);
    dependencies(detail);
    tasks(job);
    fields.others(job, this::other);
    document.value("version", job.version());
    messages("reasons", "reason", detail.reasons());
  }

  private void messages(String name, String item, List<SchedulingMessage> messages) {
    document.list(name, item);
    messages.forEach(message -> Statements.write(document.open(), message).close());
    document.endList();
  }

  private void other(String name, Object value) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(present -> other(name, present));
    } else if (value instanceof Instant time) {
      document.value(name, time);
    } else if (value instanceof Long number) {
      document.value(name, number);
    } else if (value instanceof Boolean truth) {
      document.value(name, truth);
    } else if (value instanceof List<?> list) {
      document.texts(name, "item", list.stream().map(Object::toString).toList());
    } else {
      document.optional(name, Given.text(value.toString()));
    }
  }

  private void requests(Job job) {
    Optional<String> parallelEnvironment = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (parallelEnvironment.isPresent()) {
      document.open("parallel_environment");
      document.value("name", parallelEnvironment.get());
      document.value("slots", job.get(JobRequest.SLOTS).toString()).close();
    }
    pairs(
        fields.name(JobRequest.HARD_RESOURCES),
        "resource",
        RequestedResource.spelled(job.get(JobRequest.HARD_RESOURCES)));
    pairs(
        fields.name(JobRequest.SOFT_RESOURCES),
        "resource",
        RequestedResource.spelled(job.get(JobRequest.SOFT_RESOURCES)));
    document.texts(fields.name(JobRequest.HARD_QUEUES), "queue", job.get(JobRequest.HARD_QUEUES));
    document.texts(fields.name(JobRequest.SOFT_QUEUES), "queue", job.get(JobRequest.SOFT_QUEUES));
    document.texts(
        fields.name(JobRequest.MASTER_QUEUES), "queue", job.get(JobRequest.MASTER_QUEUES));
    document.optional(fields.name(JobRequest.CHECKPOINT), job.get(JobRequest.CHECKPOINT));
    document.value(fields.name(JobRequest.RESERVE), job.get(JobRequest.RESERVE));
    document.optional(fields.name(JobRequest.RERUN), JobDetails.rerun(job));
    document.value(fields.name(JobRequest.BINDING), Requests.bindingText(job));
  }

  private void pairs(String name, String item, List<NameValue> pairs) {
    document.list(name, item);
    for (NameValue pair : pairs) {
      document.open().value("name", pair.name()).value("value", pair.value()).close();
    }
    document.endList();
  }

  private void files(Job job) {
    document.value("script", job.get(JobRequest.SCRIPT_FILE));
    document.value(fields.name(JobRequest.BINARY), job.get(JobRequest.BINARY));
    document.texts("arguments", "argument", job.get(JobRequest.ARGUMENTS));
    document.optional(fields.name(JobRequest.CWD), job.get(JobRequest.CWD));
    document.texts(fields.name(JobRequest.STDOUT_PATHS), "path", job.get(JobRequest.STDOUT_PATHS));
    document.texts(fields.name(JobRequest.STDERR_PATHS), "path", job.get(JobRequest.STDERR_PATHS));
    document.texts(fields.name(JobRequest.STDIN_PATHS), "path", job.get(JobRequest.STDIN_PATHS));
    document.value(fields.name(JobRequest.MERGE), job.get(JobRequest.MERGE));
    document.texts(fields.name(JobRequest.SHELLS), "path", job.get(JobRequest.SHELLS));
    pairs(fields.name(JobRequest.VARIABLES), "variable", job.get(JobRequest.VARIABLES));
    pairs("submit_environment", "variable", job.get(JobRequest.SUBMIT_ENVIRONMENT));
    pairs(fields.name(JobRequest.CONTEXT), "variable", job.get(JobRequest.CONTEXT));
    document.optional(
        fields.name(JobRequest.MAIL_OPTIONS), Given.text(job.get(JobRequest.MAIL_OPTIONS)));
    document.texts(fields.name(JobRequest.MAIL_LIST), "recipient", PlainJobDetails.recipients(job));
    document.value(fields.name(JobRequest.NOTIFY), job.get(JobRequest.NOTIFY));
  }

  private void dependencies(JobDetails.JobDetail detail) {
    Job job = detail.job();
    document.texts(fields.name(JobRequest.PREDECESSORS), "job", job.get(JobRequest.PREDECESSORS));
    numbers(document, "predecessors", job.predecessors());
    numbers(document, "successors", detail.successors());
    numbers(document, "array_predecessors", job.arrayPredecessors());
    numbers(document, "array_successors", detail.arraySuccessors());
  }

  private static void numbers(Document document, String name, List<JobId> jobs) {
    document.numbers(name, "job", jobs.stream().map(JobId::number).toList());
  }

  private void tasks(Job job) {
    TaskRange tasks = job.get(JobRequest.TASKS);
    document
        .value("array", job.isArray())
        .open(fields.name(JobRequest.TASKS))
        .value("first", tasks.first());
    document.value("last", tasks.last()).value("step", tasks.step()).close();
    document.value(
        fields.name(JobRequest.TASK_CONCURRENCY), job.get(JobRequest.TASK_CONCURRENCY).orElse(0L));
    document.value("waiting_tasks", job.waiting().toString()).open("holds");
    for (HoldKind kind : HoldKind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT);
      document.optional(name, Given.text(job.held(kind).toString()));
    }
    document.close().list("tasks", "task");
    for (ArrayTask task : job.tasks().values()) {
      task(task);
    }
    document.endList();
  }

  private void task(ArrayTask task) {
    document.open().value("task", task.number());
    document.value("phase", task.phase().name().toLowerCase(Locale.ROOT));
    document.value("attempts", task.attempts());
    if (task.isActive()) {
      document.value("started", task.started());
    }
    document.list("grants", "grant");
    task.allocation()
        .ifPresent(
            allocation ->
                allocation
                    .grants()
                    .forEach(
                        grant ->
                            document
                                .open()
                                .value("queue_instance", grant.instance().toString())
                                .value("slots", grant.slots())
                                .close()));
    document.endList().texts("errors", "error", task.errors()).open("usage");
    task.usage().values().forEach(document::value);
    document.close().close();
  }
}
