package gridlite.command.qhost;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.JobRow;
import gridlite.complex.Availability;
import gridlite.render.TextOutput;
import gridlite.render.Xml;
import java.util.List;

/**
 * Writes a {@link HostReport} as XML, in the layout that programs rely on: attributes in single
 * quotes, jobs a slot.
 *
 * @see "qhost(1), -xml"
 */
final class XmlQhost {
  private final TextOutput out;
  private final HostReport.Options options;
  private final List<PlainQhost.Column> columns;

  /**
   * Writer of listings.
   *
   * @param binding the display of sockets, cores and threads
   */
  XmlQhost(TextOutput out, HostReport.Options options, BindingDisplay binding) {
    this.out = out;
    this.options = options;
    this.columns = PlainQhost.columns(binding);
  }

  /** Writes the hosts. */
  void write(HostReport report) {
    out.add("<?xml version='1.0'?>").end();
    out.add("<qhost xmlns:xsd=\"").add(Xml.SCHEMAS).add("qhost/qhost.xsd\">").end();
    for (HostReport.Host host : report.hosts()) {
      out.add(" <host name='").add(Xml.escaped(host.name())).add("'>").end();
      for (PlainQhost.Column column : columns) {
        value("hostvalue name='" + column.element() + "'", PlainQhost.value(host, column));
      }
      for (Availability offer : host.resources()) {
        String name = Xml.escaped(offer.attribute().name());
        value(
            "resourcevalue name='" + name + "' dominance='" + offer.letters() + "'",
            offer.preciseValue());
      }
      for (HostReport.HostQueue queue : host.queues()) {
        queue(queue);
      }
      out.add(" </host>").end();
    }
    out.add("</qhost>").end();
  }

  private void value(String start, String value) {
    int blank = start.indexOf(' ');
    out.add("   <").add(start).add('>').add(Xml.escaped(value));
    out.add("</").add(start.substring(0, blank)).add('>').end();
  }

  private void queue(HostReport.HostQueue queue) {
    String name = Xml.escaped(queue.name().queue().text());
    if (options.queues()) {
      String start = "queuevalue qname='" + name + "' name='";
      out.add(" <queue name='").add(name).add("'>").end();
      value(start + "qtype_string'", queue.types());
      value(start + "slots_used'", Long.toString(queue.used()));
      value(start + "slots'", Long.toString(queue.total()));
      value(start + "slots_resv'", Long.toString(queue.reserved()));
      value(start + "state_string'", queue.states());
      out.add(" </queue>").end();
    }
    for (JobRow row : queue.jobs()) {
      job(row, queue.name().toString());
    }
  }

  private void job(JobRow row, String instance) {
    String number = row.job().id().toString();
    String start = "jobvalue jobid='" + number + "' name='";
    out.add(" <job name='").add(number).add("'>").end();
    out.add("   <").add(start).add("priority'>'").fixed(row.priority().prio(), 0, 6);
    out.add("'</jobvalue>").end();
    value(start + "qinstance_name'", instance);
    value(start + "job_name'", row.job().name());
    value(start + "job_owner'", row.job().owner().name().text());
    value(start + "job_state'", row.state());
    value(start + "start_time'", Long.toString(row.time().getEpochSecond()));
    if (!options.queues()) {
      // with -q the job stands below its queue
      value(start + "queue_name'", instance);
    }
    value(start + "pe_master'", row.role().word());
    row.tasks().ifPresent(numbers -> value(start + "taskid'", numbers));
    out.add(" </job>").end();
  }
}
