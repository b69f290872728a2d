package gridlite.view;

import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.state.SchedulingReport;
import gridlite.value.NameValue;
import gridlite.value.TaskRange;
import java.util.List;

/**
 * Writes {@link JobDetails} as a {@link Document}; {@code docs/schema/qstat.schema.json} describes
 * it.
 */
public final class JobDocument {
  private final Document document;

  /** Writer of details. */
  public JobDocument(Document document) {
    this.document = document;
  }

  /** Writes jobs, what is not a job, and what the scheduler said. */
  public void write(JobDetails details) {
    document.open().list("jobs", "job");
    for (JobDetails.JobDetail detail : details.jobs()) {
      document.open();
      job(detail);
      document.close();
    }
    document.endList().texts("unknown", "job", details.unknown());
    document.open("messages").value("kept", details.messages().kept());
    document.texts("global", "message", details.messages().global());
    document.list("by_jobs", "group");
    for (SchedulingReport.Group group : details.messages().groups()) {
      document.open().numbers("jobs", "job", group.jobs());
      document.texts("reasons", "reason", group.lines()).close();
    }
    document.endList().close().close();
  }

  private void job(JobDetails.JobDetail detail) {
    Job job = detail.job();
    document.value("job", job.id()).value("name", job.name());
    document.value("submitted", job.submitted());
    document.open("owner").value("name", job.owner().name()).value("uid", job.owner().uid());
    document.value("group", job.owner().group()).value("gid", job.owner().gid()).close();
    document.value("account", job.get(JobRequest.ACCOUNT));
    document.optional("project", job.get(JobRequest.PROJECT));
    document.value("department", job.get(JobRequest.DEPARTMENT));
    document.value("priority", job.get(JobRequest.PRIORITY));
    document.value("job_share", job.get(JobRequest.JOB_SHARE));
    document.value("override_tickets", job.get(JobRequest.OVERRIDE_TICKETS));
    document.value("deadline", job.get(JobRequest.DEADLINE));
    document.value("start_time", job.get(JobRequest.START_TIME));
    requests(job);
    files(job);
    dependencies(detail);
    tasks(job);
    document.value("version", job.version());
    document.texts("reasons", "reason", detail.reasons());
  }

  private void requests(Job job) {
    if (job.isParallel()) {
      document.open("parallel_environment");
      document.value("name", job.get(JobRequest.PARALLEL_ENVIRONMENT));
      document.value("slots", job.get(JobRequest.SLOTS).toString()).close();
    }
    pairs("hard_resources", "resource", job.get(JobRequest.HARD_RESOURCES));
    pairs("soft_resources", "resource", job.get(JobRequest.SOFT_RESOURCES));
    document.texts("hard_queues", "queue", job.get(JobRequest.HARD_QUEUES));
    document.texts("soft_queues", "queue", job.get(JobRequest.SOFT_QUEUES));
    document.texts("master_queues", "queue", job.get(JobRequest.MASTER_QUEUES));
    document.optional("checkpoint", job.get(JobRequest.CHECKPOINT));
    document.value("reserve", job.get(JobRequest.RESERVE));
    document.optional("restart", job.get(JobRequest.RERUN));
    document.value("binding", Requests.bindingText(job));
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
    document.value("binary", job.get(JobRequest.BINARY));
    document.texts("arguments", "argument", job.get(JobRequest.ARGUMENTS));
    document.optional("directory", job.get(JobRequest.CWD));
    document.texts("stdout", "path", job.get(JobRequest.STDOUT_PATHS));
    document.texts("stderr", "path", job.get(JobRequest.STDERR_PATHS));
    document.texts("stdin", "path", job.get(JobRequest.STDIN_PATHS));
    document.value("merge", job.get(JobRequest.MERGE));
    document.texts("shells", "path", job.get(JobRequest.SHELLS));
    pairs("environment", "variable", job.get(JobRequest.ENVIRONMENT));
    pairs("submit_environment", "variable", job.get(JobRequest.SUBMIT_ENVIRONMENT));
    pairs("context", "variable", job.get(JobRequest.CONTEXT));
    document.optional("mail_options", job.get(JobRequest.MAIL_OPTIONS));
    document.texts("mail", "recipient", PlainJobDetails.recipients(job));
    document.value("notify", job.get(JobRequest.NOTIFY));
  }

  private void dependencies(JobDetails.JobDetail detail) {
    Job job = detail.job();
    document.texts("requested_predecessors", "job", job.get(JobRequest.PREDECESSORS));
    document.numbers("predecessors", "job", job.predecessors());
    document.numbers("successors", "job", detail.successors());
    document.numbers("array_predecessors", "job", job.arrayPredecessors());
    document.numbers("array_successors", "job", detail.arraySuccessors());
  }

  private void tasks(Job job) {
    TaskRange tasks = job.get(JobRequest.TASKS);
    document.value("array", job.isArray()).open("task_range").value("first", tasks.first());
    document.value("last", tasks.last()).value("step", tasks.step()).close();
    document.value("max_concurrent_tasks", job.get(JobRequest.TASK_CONCURRENCY));
    document.value("waiting_tasks", job.waiting().toString()).open("holds");
    for (HoldKind kind : HoldKind.values()) {
      String name = kind.name().toLowerCase(java.util.Locale.ROOT);
      document.optional(name, job.held(kind).toString());
    }
    document.close().list("tasks", "task");
    for (ArrayTask task : job.tasks().values()) {
      task(task);
    }
    document.endList();
  }

  private void task(ArrayTask task) {
    document.open().value("task", task.number());
    document.value("phase", task.phase().name().toLowerCase(java.util.Locale.ROOT));
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
