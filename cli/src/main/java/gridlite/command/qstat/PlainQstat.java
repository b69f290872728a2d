package gridlite.command.qstat;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.DefaultRequests;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.Requests;
import gridlite.command.qstat.QstatReport.InstanceRow;
import gridlite.complex.Availability;
import gridlite.render.StateColour;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import java.util.List;

/**
 * Writes a {@link QstatReport} as text to the column.
 *
 * @see "qstat(1), OUTPUT FORMATS"
 */
final class PlainQstat {
  private static final int INSTANCE_RULE = 81;
  private static final int INSTANCE_RULE_TICKETS = 189;
  private static final int PENDING_RULE = 76;
  private static final int PENDING_RULE_TICKETS = 186;

  private static final String PENDING = " - PENDING JOBS".repeat(5);
  private static final String FINISHED =
      " --  FINISHED JOBS" + "  -  FINISHED JOBS".repeat(3) + "  --  ";

  private final TextOutput out;
  private final JobColumns columns;
  private final Times times;
  private final BindingDisplay binding;

  /**
   * Writer of listings.
   *
   * @param binding the display of core binding below jobs ({@code -r})
   */
  PlainQstat(TextOutput out, JobColumns columns, Times times, BindingDisplay binding) {
    this.out = out;
    this.columns = columns;
    this.times = times;
    this.binding = binding;
  }

  /** Writes jobs, or queue instances with their jobs. */
  void write(QstatReport report) {
    switch (report.layout()) {
      case JOBS -> writeJobs(report);
      case QUEUE_INSTANCES -> writeInstances(report);
    }
  }

  /** Writes jobs: nothing at all when there are none. */
  private void writeJobs(QstatReport report) {
    boolean none =
        report.running().isEmpty() && report.pending().isEmpty() && report.finished().isEmpty();
    if (none) {
      return;
    }
    columns.header(out);
    columns.rule(out);
    lines(report, columns, report.running());
    lines(report, columns, report.pending());
    lines(report, columns, report.finished());
  }

  private void lines(QstatReport report, JobColumns form, List<JobRow> rows) {
    for (JobRow row : rows) {
      form.line(out, row, times);
      Requests requests = report.requests().get(row.job().id());
      if (requests != null) {
        DefaultRequests.Line line =
            form.queueColumn().isEmpty()
                ? DefaultRequests.Line.OF_INSTANCE
                : DefaultRequests.Line.OF_JOB;
        requests.write(out, row, line, binding);
      }
    }
  }

  /** Writes queue instances with their jobs, and the waiting jobs below. */
  private void writeInstances(QstatReport report) {
    JobColumns form = columns.withoutQueue();
    boolean first = true;
    for (InstanceRow instance : report.instances()) {
      if (first) {
        instanceHeader();
        first = false;
      }
      int rule = columns.tickets() ? INSTANCE_RULE_TICKETS : INSTANCE_RULE;
      out.repeat('-', rule + columns.queueWidth() - JobColumns.QUEUE_WIDTH).end();
      instance(instance);
      lines(report, form, instance.jobs());
    }
    section(report, form, PENDING, report.pending());
    section(report, form, FINISHED, report.finished());
  }

  private void instanceHeader() {
    out.left("queuename", columns.queueWidth())
        .add(" qtype resv/used/tot. load_avg arch          ");
    out.add("states").end();
  }

  private void instance(InstanceRow instance) {
    out.cut(instance.name().toString(), columns.queueWidth()).add(' ');
    out.left(instance.types(), 5).add(' ');
    out.left(instance.reserved() + "/" + instance.used() + "/" + instance.total(), 14).add(' ');
    out.left(instance.load().orElse("-NA-"), 8).add(' ');
    out.left(instance.arch().orElse("-NA-"), 13).add(' ');
    String states = instance.states();
    out.cut(states, states.length(), StateColour.ofInstance(states)).end();
    for (String explanation : instance.explanations()) {
      out.add('\t').add(explanation).end();
    }
    for (Availability offer : instance.resources()) {
      out.add('\t').add(offer.letters()).add(':').add(offer.attribute().name()).add('=');
      out.add(offer.value()).end();
    }
  }

  private void section(QstatReport report, JobColumns form, String title, List<JobRow> rows) {
    if (rows.isEmpty()) {
      return;
    }
    int width = columns.tickets() ? PENDING_RULE_TICKETS : PENDING_RULE;
    out.end().repeat('#', width).end();
    out.add(title).end();
    out.repeat('#', width).end();
    lines(report, form, rows);
  }
}
