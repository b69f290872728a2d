package gridlite.complex;

import gridlite.format.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The resource attributes that every cell has. They can't be deleted and keep their type; their
 * other columns are the administrator's.
 *
 * @see "complex(5)"
 */
public final class BuiltIns {
  private BuiltIns() {}

  private static final List<String[]> ROWS =
      List.of(
          row("arch", "a", "STRING", "==", "YES", "NO", "NONE", "0"),
          row("calendar", "c", "STRING", "==", "YES", "NO", "NONE", "0"),
          row("cpu", "cpu", "DOUBLE", ">=", "YES", "NO", "0", "0"),
          row("display_win_gui", "dwg", "BOOL", "==", "YES", "NO", "0", "0"),
          row("h_core", "h_core", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("h_cpu", "h_cpu", "TIME", "<=", "YES", "NO", "0:0:0", "0"),
          row("h_data", "h_data", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("h_fsize", "h_fsize", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("h_rss", "h_rss", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("h_rt", "h_rt", "TIME", "<=", "YES", "NO", "0:0:0", "0"),
          row("h_stack", "h_stack", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("h_vmem", "h_vmem", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("hostname", "h", "HOST", "==", "YES", "NO", "NONE", "0"),
          row("load_avg", "la", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("load_long", "ll", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("load_medium", "lm", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("load_short", "ls", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("m_core", "core", "INT", "<=", "YES", "NO", "0", "0"),
          row("m_socket", "socket", "INT", "<=", "YES", "NO", "0", "0"),
          row("m_thread", "thread", "INT", "<=", "YES", "NO", "0", "0"),
          row("m_topology", "topo", "STRING", "==", "YES", "NO", "NONE", "0"),
          row("m_topology_inuse", "utopo", "STRING", "==", "YES", "NO", "NONE", "0"),
          row("mem_free", "mf", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("mem_total", "mt", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("mem_used", "mu", "MEMORY", ">=", "YES", "NO", "0", "0"),
          row("min_cpu_interval", "mci", "TIME", "<=", "NO", "NO", "0:0:0", "0"),
          row("np_load_avg", "nla", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("np_load_long", "nll", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("np_load_medium", "nlm", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("np_load_short", "nls", "DOUBLE", ">=", "NO", "NO", "0", "0"),
          row("num_proc", "p", "INT", "==", "YES", "NO", "0", "0"),
          row("qname", "q", "STRING", "==", "YES", "NO", "NONE", "0"),
          row("rerun", "re", "BOOL", "==", "NO", "NO", "0", "0"),
          row("s_core", "s_core", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("s_cpu", "s_cpu", "TIME", "<=", "YES", "NO", "0:0:0", "0"),
          row("s_data", "s_data", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("s_fsize", "s_fsize", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("s_rss", "s_rss", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("s_rt", "s_rt", "TIME", "<=", "YES", "NO", "0:0:0", "0"),
          row("s_stack", "s_stack", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("s_vmem", "s_vmem", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("seq_no", "seq", "INT", "==", "NO", "NO", "0", "0"),
          row("slots", "s", "INT", "<=", "YES", "YES", "1", "1000"),
          row("swap_free", "sf", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("swap_rate", "sr", "MEMORY", ">=", "YES", "NO", "0", "0"),
          row("swap_rsvd", "srsv", "MEMORY", ">=", "YES", "NO", "0", "0"),
          row("swap_total", "st", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("swap_used", "su", "MEMORY", ">=", "YES", "NO", "0", "0"),
          row("tmpdir", "tmp", "STRING", "==", "NO", "NO", "NONE", "0"),
          row("virtual_free", "vf", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("virtual_total", "vt", "MEMORY", "<=", "YES", "NO", "0", "0"),
          row("virtual_used", "vu", "MEMORY", ">=", "YES", "NO", "0", "0"));

  private static String[] row(String... columns) {
    return columns;
  }

  /** The attributes with their initial columns, sorted by name. */
  public static List<Values> attributes() {
    List<Values> attributes = new ArrayList<>(ROWS.size());
    for (String[] row : ROWS) {
      attributes.add(values(row));
    }
    return attributes;
  }

  private static Values values(String[] row) {
    Values values = ComplexAttribute.SCHEMA.template();
    for (int i = 0; i < row.length; i++) {
      values = values.withText(ComplexAttribute.SCHEMA.attributes().get(i), row[i]);
    }
    return values;
  }

  /** A built-in attribute with its initial columns. */
  public static ComplexAttribute attribute(String name) {
    return find(name)
        .map(row -> ComplexAttribute.of(values(row)))
        .orElseThrow(() -> new IllegalArgumentException("not built in: " + name));
  }

  /** Returns whether an attribute is built in. */
  public static boolean contains(String name) {
    return type(name).isPresent();
  }

  /** The type of a built-in attribute; empty for others. */
  public static Optional<String> type(String name) {
    return find(name).map(row -> row[2]);
  }

  private static Optional<String[]> find(String name) {
    return ROWS.stream().filter(row -> row[0].equals(name)).findFirst();
  }
}
