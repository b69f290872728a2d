package gridlite.store;

import gridlite.job.Usage;
import gridlite.state.UsageRecord;
import java.util.List;

/** The columns that usage for the share tree has beside its body, and their values. */
final class UsageColumns {
  /** Columns of table {@code share_usage}, its key and the body aside. */
  static final List<String> USAGE = List.of("cpu", "memory", "io", "decayed");

  private UsageColumns() {}

  /** The values of columns {@link #USAGE}: all usage of a user or project, by project or not. */
  static List<Object> of(UsageRecord record) {
    Usage usage = record.usage();
    return List.of(
        amount(usage, "cpu"),
        amount(usage, "mem"),
        amount(usage, "io"),
        OutlineColumns.micros(record.decayed()));
  }

  /** An amount; databases know one zero. */
  private static double amount(Usage usage, String name) {
    return usage.get(name) + 0.0;
  }
}
