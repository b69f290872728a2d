package gridlite.command.qhost;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.JobRow;
import gridlite.complex.Availability;
import gridlite.render.StateColour;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.value.Decimals;
import gridlite.value.MemoryValue;
import java.util.List;
import java.util.OptionalInt;

/**
 * Writes a {@link HostReport} as text to the column.
 *
 * @see "qhost(1), OUTPUT FORMATS"
 */
final class PlainQhost {
  private static final String[] MEMORY_UNITS = {"", "K", "M", "G", "T", "P"};

  /**
   * A column of the table of hosts.
   *
   * @param title header
   * @param load load value it shows
   * @param element name in XML
   * @param width width of the column
   * @param binding whether {@code -ncb} leaves it out
   */
  record Column(
      String title, String load, String element, int width, boolean binding, Notation notation) {}

  /** The notation of a column's value. */
  enum Notation {
    TEXT,
    /** Two decimals. */
    LOAD,
    /** A decimal and a unit. */
    MEMORY
  }

  static final List<Column> COLUMNS =
      List.of(
          new Column("ARCH", "arch", "arch_string", -11, false, Notation.TEXT),
          new Column("NCPU", "num_proc", "num_proc", 5, false, Notation.TEXT),
          new Column("NSOC", "m_socket", "m_socket", 4, true, Notation.TEXT),
          new Column("NCOR", "m_core", "m_core", 4, true, Notation.TEXT),
          new Column("NTHR", "m_thread", "m_thread", 4, true, Notation.TEXT),
          new Column("LOAD", "load_avg", "load_avg", 5, false, Notation.LOAD),
          new Column("MEMTOT", "mem_total", "mem_total", 7, false, Notation.MEMORY),
          new Column("MEMUSE", "mem_used", "mem_used", 7, false, Notation.MEMORY),
          new Column("SWAPTO", "swap_total", "swap_total", 7, false, Notation.MEMORY),
          new Column("SWAPUS", "swap_used", "swap_used", 7, false, Notation.MEMORY));

  private static final JobColumns JOBS =
      new JobColumns(false, false, false, true, false, OptionalInt.of(10));

  private final TextOutput out;
  private final HostReport.Options options;
  private final Times times;
  private final List<Column> columns;
  private boolean jobHeaderWritten;

  /**
   * Writer of listings.
   *
   * @param binding the display of sockets, cores and threads
   */
  PlainQhost(TextOutput out, HostReport.Options options, Times times, BindingDisplay binding) {
    this.out = out;
    this.options = options;
    this.times = times;
    this.columns = columns(binding);
  }

  /** The columns that are shown. */
  static List<Column> columns(BindingDisplay binding) {
    return COLUMNS.stream()
        .filter(column -> binding == BindingDisplay.SHOWN || !column.binding())
        .toList();
  }

  /** Writes the hosts: nothing at all when there are none. */
  void write(HostReport report) {
    if (report.hosts().isEmpty()) {
      return;
    }
    int width = 23;
    out.left("HOSTNAME", width);
    for (Column column : columns) {
      cell(column, column.title());
      width += 1 + Math.abs(column.width());
    }
    out.end().repeat('-', width).end();
    for (HostReport.Host host : report.hosts()) {
      out.left(host.name(), 23);
      for (Column column : columns) {
        cell(column, value(host, column));
      }
      out.end();
      resources(host);
      for (HostReport.HostQueue queue : host.queues()) {
        queue(queue);
      }
    }
  }

  private void cell(Column column, String text) {
    out.add(' ');
    if (column.width() < 0) {
      out.left(text, -column.width());
    } else {
      out.right(text, column.width());
    }
  }

  /** A reported value as the table shows it; {@code -} when it was not reported. */
  static String value(HostReport.Host host, Column column) {
    String reported = host.loads().getOrDefault(column.load(), "");
    if (reported.isEmpty()) {
      return "-";
    }
    return switch (column.notation()) {
      case TEXT -> reported;
      case LOAD -> Decimals.fixed(Double.parseDouble(reported), 2);
      case MEMORY ->
          MemoryValue.parseBytes(reported).stream()
              .mapToObj(PlainQhost::memory)
              .findFirst()
              .orElse("-");
    };
  }

  private static String memory(double bytes) {
    double amount = bytes;
    int unit = 0;
    while (amount >= 1024 && unit < MEMORY_UNITS.length - 1) {
      amount /= 1024;
      unit++;
    }
    return Decimals.fixed(amount, 1) + MEMORY_UNITS[unit];
  }

  private void resources(HostReport.Host host) {
    boolean selected = options.resources().map(names -> !names.isEmpty()).orElse(false);
    boolean first = true;
    for (Availability offer : host.resources()) {
      out.add(first && selected ? "    Host Resource(s):      " : "   ");
      out.add(offer.letters()).add(':').add(offer.attribute().name()).add('=');
      out.add(offer.preciseValue()).end();
      first = false;
    }
  }

  private void queue(HostReport.HostQueue queue) {
    if (options.queues()) {
      out.add("   ").left(queue.name().queue().text(), 20).add(' ').left(queue.types(), 5).add(' ');
      out.left(queue.reserved() + "/" + queue.used() + "/" + queue.total(), 13).add(' ');
      String states = queue.states();
      out.cut(states, states.length(), StateColour.ofInstance(states)).end();
    }
    JobColumns columns = options.queues() ? JOBS.withoutQueue() : JOBS;
    for (JobRow row : queue.jobs()) {
      if (!jobHeaderWritten && !options.queues()) {
        jobHeaderWritten = true;
        out.add("   ");
        JOBS.header(out);
        out.add("   ");
        JOBS.rule(out);
      }
      out.add("   ");
      columns.line(out, row, times);
    }
  }
}
