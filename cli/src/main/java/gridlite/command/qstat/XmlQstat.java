package gridlite.command.qstat;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.DefaultRequests;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.Requests;
import gridlite.command.qstat.QstatReport.InstanceRow;
import gridlite.complex.Availability;
import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.render.Xml;
import gridlite.value.Decimals;
import gridlite.value.Given;
import gridlite.value.NameValue;
import java.util.List;
import java.util.Optional;

/**
 * Writes listings of {@code qstat} as XML, in the element order that programs rely on.
 *
 * @see "qstat(1), -xml"
 */
final class XmlQstat {
  private final Xml xml;
  private final JobColumns columns;
  private final Times times;
  private final BindingDisplay binding;

  /**
   * Writer of listings.
   *
   * @param columns decides on the groups of elements
   * @param binding the display of core binding below jobs ({@code -r})
   */
  XmlQstat(TextOutput out, JobColumns columns, Times times, BindingDisplay binding) {
    this.xml = new Xml(out);
    this.columns = columns;
    this.times = times;
    this.binding = binding;
  }

  /** Beginning of the root element; programs know it with two blanks. */
  static String root(String name, String schema) {
    return name + "  xmlns:xsd=\"" + Xml.SCHEMAS + schema + "\"";
  }

  /** Writes jobs, or queue instances with their jobs. */
  void write(QstatReport report) {
    DefaultRequests.Line line =
        switch (report.layout()) {
          case JOBS -> DefaultRequests.Line.OF_JOB;
          case QUEUE_INSTANCES -> DefaultRequests.Line.OF_INSTANCE;
        };
    xml.declaration().open(root("job_info", "qstat/qstat.xsd"));
    xml.open("queue_info");
    for (InstanceRow instance : report.instances()) {
      instance(report, instance);
    }
    jobs(report, report.running(), line);
    xml.close("queue_info").open("job_info");
    jobs(report, report.pending(), line);
    jobs(report, report.finished(), line);
    xml.close("job_info").close("job_info");
  }

  private void instance(QstatReport report, InstanceRow instance) {
    xml.open("Queue-List").element("name", instance.name().toString());
    xml.element("qtype", instance.types()).element("slots_used", instance.used());
    xml.element("slots_resv", instance.reserved()).element("slots_total", instance.total());
    optional("load_avg", instance.load().map(load -> load + "000"));
    optional("arch", instance.arch());
    optional("state", Given.text(instance.states()));
    for (String line : instance.explanations()) {
      xml.element("load-alarm-reason", line);
    }
    for (Availability offer : instance.resources()) {
      String attributes =
          Xml.attribute("name", offer.attribute().name()) + Xml.attribute("type", offer.letters());
      xml.element("resource", attributes, offer.value());
    }
    jobs(report, instance.jobs(), DefaultRequests.Line.OF_INSTANCE);
    xml.close("Queue-List");
  }

  private void optional(String name, Optional<String> value) {
    value.ifPresent(text -> xml.element(name, text));
  }

  private void jobs(QstatReport report, List<JobRow> rows, DefaultRequests.Line line) {
    for (JobRow row : rows) {
      String state =
          switch (row.phase()) {
            case RUNNING -> "running";
            case PENDING -> "pending";
            case FINISHED -> "zombie";
          };
      xml.open("job_list" + Xml.attribute("state", state));
      priorities(row);
      identity(row);
      tickets(row);
      place(row, line);
      Requests requests = report.requests().get(row.job().id());
      if (requests != null) {
        requests(row, requests, line);
      }
      xml.close("job_list");
    }
  }

  private void share(String name, double value) {
    xml.element(name, Decimals.fixed(value, 5));
  }

  private void priorities(JobRow row) {
    JobPriority numbers = row.priority();
    boolean priority = columns.priority();
    boolean urgency = columns.urgency();
    xml.element("JB_job_number", row.job().id().number());
    share("JAT_prio", numbers.prio());
    if (priority || columns.tickets()) {
      share("JAT_ntix", numbers.ntckts());
    }
    if (priority) {
      share("JB_nppri", numbers.npprio());
    }
    if (priority || urgency) {
      share("JB_nurg", numbers.nurg());
    }
    if (urgency) {
      xml.element("JB_rrcontr", JobColumns.urgencyText(numbers.rrcontr()));
      xml.element("JB_wtcontr", JobColumns.urgencyText(numbers.wtcontr()));
      xml.element("JB_dlcontr", JobColumns.urgencyText(numbers.dlcontr()));
    }
    if (priority) {
      xml.element("JB_priority", row.job().get(JobRequest.PRIORITY));
    }
  }

  private void identity(JobRow row) {
    Job job = row.job();
    xml.element("JB_name", job.name()).element("JB_owner", job.owner().name().text());
    if (columns.tickets()) {
      xml.element("JB_project", job.projectName().orElse(""));
      xml.element("JB_department", job.get(JobRequest.DEPARTMENT));
    }
    xml.element("state", row.state());
    boolean running = row.phase() == JobRow.Phase.RUNNING;
    if (columns.times()) {
      xml.element(running ? "JAT_start_time" : "JB_submission_time", times.iso(row.time()));
    }
    if (columns.urgency()) {
      job.get(JobRequest.DEADLINE)
          .ifPresent(deadline -> xml.element("JB_deadline", times.iso(deadline)));
    }
  }

  private void tickets(JobRow row) {
    if (!columns.tickets()) {
      return;
    }
    JobPriority numbers = row.priority();
    row.task().ifPresent(this::usage);
    xml.element("tickets", (long) numbers.tickets());
    xml.element("JB_override_tickets", row.job().get(JobRequest.OVERRIDE_TICKETS));
    xml.element("JB_jobshare", row.job().get(JobRequest.JOB_SHARE));
    xml.element("otickets", (long) numbers.otickets());
    xml.element("ftickets", (long) numbers.ftickets());
    xml.element("stickets", (long) numbers.stickets());
    share("JAT_share", numbers.share());
  }

  private void usage(ArrayTask task) {
    for (String kind : List.of("cpu", "mem", "io")) {
      if (task.usage().has(kind)) {
        share(kind + "_usage", task.usage().get(kind));
      }
    }
  }

  private void place(JobRow row, DefaultRequests.Line line) {
    if (line == DefaultRequests.Line.OF_JOB) {
      xml.element("queue_name", row.queue().map(Object::toString).orElse(""));
    }
    if (columns.roles()) {
      xml.element("master", row.role().word());
    }
    xml.element("slots", row.role() == JobRow.Role.NONE ? row.slots() : 1);
    optional("tasks", row.tasks());
  }

  private void requests(JobRow row, Requests requests, DefaultRequests.Line line) {
    Job job = row.job();
    xml.element("full_job_name", job.name());
    Optional<String> requested = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (requested.isPresent()) {
      named("requested_pe", requested.get(), job.get(JobRequest.SLOTS).toString());
    }
    Optional<Allocation> granted = row.task().flatMap(ArrayTask::allocation);
    Optional<String> grantedName = granted.flatMap(Allocation::parallelEnvironment);
    if (grantedName.isPresent()) {
      named("granted_pe", grantedName.get(), Long.toString(granted.get().slots()));
    }
    for (Requests.HardRequest request : requests.hard()) {
      String urgency = Decimals.fixed(request.urgency(), 6);
      String attributes =
          Xml.attribute("name", request.name()) + Xml.attribute("resource_contribution", urgency);
      xml.element("hard_request", attributes, request.value());
    }
    for (NameValue booked : requests.defaults().below(row, line)) {
      named("def_hard_request", booked.name(), booked.value());
    }
    for (RequestedResource request : job.get(JobRequest.SOFT_RESOURCES)) {
      named("soft_request", request.name(), request.value());
    }
    each("hard_req_queue", job.get(JobRequest.HARD_QUEUES));
    each("soft_req_queue", job.get(JobRequest.SOFT_QUEUES));
    each("master_hard_req_queue", job.get(JobRequest.MASTER_QUEUES));
    each("predecessor_jobs_req", job.get(JobRequest.PREDECESSORS));
    each("predecessor_jobs", requests.predecessors());
    each("ad_predecessor_jobs_req", job.get(JobRequest.ARRAY_PREDECESSORS));
    each("ad_predecessor_jobs", requests.arrayPredecessors());
    if (binding == BindingDisplay.SHOWN) {
      xml.element("binding", Requests.bindingText(job));
    }
  }

  private void named(String element, String name, String value) {
    xml.element(element, Xml.attribute("name", name), value);
  }

  private void each(String element, List<String> values) {
    for (String value : values) {
      xml.element(element, value);
    }
  }

  /** Writes the cluster queues. */
  void write(ClusterQueueReport report) {
    xml.declaration().open(root("job_info", "qstat/qstat.xsd"));
    for (ClusterQueueReport.Row row : report.rows()) {
      xml.open("cluster_queue_summary").element("name", row.name());
      row.load().ifPresent(load -> xml.element("load", Decimals.fixed(load, 5)));
      xml.element("used", row.used()).element("resv", row.reserved());
      xml.element("available", row.available()).element("total", row.total());
      xml.element("temp_disabled", row.temporary());
      xml.element("manual_intervention", row.manual());
      if (columns.tickets()) {
        for (int i = 0; i < STATE_ELEMENTS.size(); i++) {
          char letter = ClusterQueueReport.LETTERS.charAt(i);
          xml.element(STATE_ELEMENTS.get(i), row.byState().getOrDefault(letter, 0L));
        }
      }
      xml.close("cluster_queue_summary");
    }
    xml.close("job_info");
  }

  /** Elements of the states in the order of {@link ClusterQueueReport#LETTERS}. */
  private static final List<String> STATE_ELEMENTS =
      List.of(
          "suspend_manual",
          "suspend_threshold",
          "suspend_on_subordinate",
          "suspend_calendar",
          "unknown",
          "load_alarm",
          "disabled_manual",
          "disabled_calendar",
          "ambiguous",
          "orphaned",
          "error");
}
