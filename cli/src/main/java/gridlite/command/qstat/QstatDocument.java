package gridlite.command.qstat;

import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRowDocument;
import gridlite.command.listing.ListedResources;
import gridlite.command.listing.Requests;
import gridlite.command.qstat.QstatReport.InstanceRow;
import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.render.Document;
import java.util.List;
import java.util.Optional;

/**
 * Writes listings of {@code qstat} as a {@link Document}. Every value is always there, whatever
 * columns were asked for, so that programs need no options; {@code docs/schema/qstat.schema.json}
 * describes it.
 */
public final class QstatDocument {
  private final Document document;

  /** Writer of listings. */
  public QstatDocument(Document document) {
    this.document = document;
  }

  /** Writes jobs, or queue instances with their jobs. */
  public void write(QstatReport report) {
    document.open();
    if (report.layout() == QstatReport.Layout.QUEUE_INSTANCES) {
      document.list("queue_instances", "queue_instance");
      for (InstanceRow instance : report.instances()) {
        instance(report, instance);
      }
      document.endList();
    }
    jobs(report, "running", report.running());
    jobs(report, "pending", report.pending());
    jobs(report, "finished", report.finished());
    document.close();
  }

  private void instance(QstatReport report, InstanceRow instance) {
    document.open().value("name", instance.name().toString());
    document
        .value("queue", instance.name().queue().text())
        .value("host", instance.name().host().toString());
    document.value("types", instance.types()).value("slots_reserved", instance.reserved());
    document.value("slots_used", instance.used()).value("slots_total", instance.total());
    instance.load().ifPresent(load -> document.value("load_avg", Double.parseDouble(load)));
    document.optional("arch", instance.arch()).value("state", instance.states());
    if (!instance.explanations().isEmpty()) {
      document.texts("explanations", "explanation", instance.explanations());
    }
    ListedResources.write(document, instance.resources());
    jobs(report, "jobs", instance.jobs());
    document.close();
  }

  private void jobs(QstatReport report, String name, List<JobRow> rows) {
    document.list(name, "job");
    for (JobRow row : rows) {
      document.open();
      JobRowDocument.write(document, row);
      Requests requests = report.requests().get(row.job().id());
      if (requests != null) {
        requests(requests);
      }
      document.close();
    }
    document.endList();
  }

  private void requests(Requests requests) {
    Job job = requests.job();
    document.open("requests");
    Optional<String> parallelEnvironment = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (parallelEnvironment.isPresent()) {
      document.open("parallel_environment").value("name", parallelEnvironment.get());
      document.value("slots", job.get(JobRequest.SLOTS).toString()).close();
    }
    document.optional("checkpoint", job.get(JobRequest.CHECKPOINT));
    document.list("hard_resources", "resource");
    for (Requests.HardRequest request : requests.hard()) {
      document.open().value("name", request.name()).value("value", request.value());
      document.value("urgency", request.urgency()).close();
    }
    document.endList().list("soft_resources", "resource");
    for (RequestedResource request : job.get(JobRequest.SOFT_RESOURCES)) {
      document.open().value("name", request.name()).value("value", request.value()).close();
    }
    document.endList();
    document.texts("hard_queues", "queue", job.get(JobRequest.HARD_QUEUES));
    document.texts("soft_queues", "queue", job.get(JobRequest.SOFT_QUEUES));
    document.texts("master_queues", "queue", job.get(JobRequest.MASTER_QUEUES));
    document.texts("predecessors", "job", requests.predecessors());
    document.texts("array_predecessors", "job", requests.arrayPredecessors());
    document.value("binding", Requests.bindingText(job)).close();
  }

  /** Writes the cluster queues. */
  public void write(ClusterQueueReport report) {
    document.open().list("cluster_queues", "cluster_queue");
    for (ClusterQueueReport.Row row : report.rows()) {
      document.open().value("name", row.name());
      row.load().ifPresent(load -> document.value("load", load));
      document.value("used", row.used()).value("reserved", row.reserved());
      document.value("available", row.available()).value("total", row.total());
      document.value("temporarily_disabled", row.temporary());
      document.value("manual_intervention", row.manual()).open("slots_by_state");
      row.byState().forEach((letter, slots) -> document.value(letter.toString(), slots));
      document.close().close();
    }
    document.endList().close();
  }
}
