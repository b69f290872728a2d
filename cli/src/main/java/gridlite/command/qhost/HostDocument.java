package gridlite.command.qhost;

import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRowDocument;
import gridlite.command.listing.ListedResources;
import gridlite.command.qhost.PlainQhost.Column;
import gridlite.render.Document;
import gridlite.value.MemoryValue;

/**
 * Writes a {@link HostReport} as a {@link Document}; {@code docs/schema/qhost.schema.json}
 * describes it.
 */
public final class HostDocument {
  private final Document document;

  /** Writer of listings. */
  public HostDocument(Document document) {
    this.document = document;
  }

  /** Writes the hosts. */
  public void write(HostReport report) {
    document.open().list("hosts", "host");
    for (HostReport.Host host : report.hosts()) {
      document.open().value("name", host.name());
      for (Column column : PlainQhost.COLUMNS) {
        load(column, host.loads().getOrDefault(column.load(), ""));
      }
      ListedResources.write(document, host.resources());
      document.list("queues", "queue");
      for (HostReport.HostQueue queue : host.queues()) {
        queue(queue);
      }
      document.endList().close();
    }
    document.endList().close();
  }

  /** A value that the host has not reported is left out. */
  private void load(Column column, String reported) {
    if (reported.isEmpty()) {
      return;
    }
    switch (column.notation()) {
      case LOAD -> document.value(column.load(), Double.parseDouble(reported));
      case MEMORY ->
          MemoryValue.parseBytes(reported).ifPresent(bytes -> document.value(column.load(), bytes));
      case TEXT -> {
        boolean isNumber = reported.length() < 10 && reported.chars().allMatch(Character::isDigit);
        if (isNumber) {
          document.value(column.load(), Long.parseLong(reported));
        } else {
          document.value(column.load(), reported);
        }
      }
    }
  }

  private void queue(HostReport.HostQueue queue) {
    document.open().value("name", queue.name().queue().text()).value("types", queue.types());
    document.value("slots_reserved", queue.reserved()).value("slots_used", queue.used());
    document.value("slots_total", queue.total()).value("state", queue.states());
    document.list("jobs", "job");
    for (JobRow row : queue.jobs()) {
      document.open();
      JobRowDocument.write(document, row);
      document.close();
    }
    document.endList().close();
  }
}
