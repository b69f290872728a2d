package gridlite.command.qacct;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.render.Document;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Writes accounting records and their sums as a {@link Document}; {@code
 * docs/schema/qacct.schema.json} describes it.
 */
public final class AccountingDocument {
  private static final Set<Field> TEXTS =
      Set.of(
          Field.QUEUE,
          Field.HOST,
          Field.GROUP,
          Field.OWNER,
          Field.JOB_NAME,
          Field.ACCOUNT,
          Field.PROJECT,
          Field.DEPARTMENT,
          Field.PARALLEL_ENVIRONMENT,
          Field.CATEGORY,
          Field.PARALLEL_TASK);

  private static final Set<Field> TIMES =
      Set.of(Field.SUBMISSION_TIME, Field.START_TIME, Field.END_TIME, Field.RESERVATION_TIME);

  private static final double GIGABYTE = 1024.0 * 1024 * 1024;

  private final Document document;

  /** Writer of records. */
  public AccountingDocument(Document document) {
    this.document = document;
  }

  /** Begins the document and its list of records. */
  public void begin() {
    document.open().list("records", "record");
  }

  /** Writes a record. */
  public void write(AccountingEntry entry) {
    document.open();
    for (Field field : Field.values()) {
      String name = field.name().toLowerCase(Locale.ROOT);
      if (TEXTS.contains(field)) {
        document.value(name, entry.text(field));
      } else if (TIMES.contains(field)) {
        document.value(name, entry.time(field).map(Document::text).orElse(""));
      } else if (field == Field.IO) {
        document.value("io_bytes", entry.real(field) * GIGABYTE);
      } else if (field == Field.MEMORY) {
        document.value("memory_byte_seconds", entry.real(field) * GIGABYTE);
      } else {
        document.value(name, entry.real(field));
      }
    }
    document.close();
  }

  /** Ends the records and writes the sums. */
  public void end(UsageSummary summary) {
    document.endList().list("totals", "total");
    List<UsageSummary.Wanted> columns = summary.columns();
    for (UsageSummary.Row row : summary.rows()) {
      document.open();
      for (int i = 0; i < columns.size(); i++) {
        UsageSummary.Grouping grouping = columns.get(i).grouping();
        String name = grouping.field().name().toLowerCase(Locale.ROOT);
        if (grouping.number()) {
          document.value(name, Long.parseLong(row.keys().get(i)));
        } else {
          document.value(name, row.keys().get(i));
        }
      }
      document.value("wallclock", row.wallclock()).value("user_time", row.userTime());
      document.value("system_time", row.systemTime()).value("cpu", row.cpu());
      document.value("memory_byte_seconds", row.memory() * GIGABYTE);
      document.value("io_bytes", row.io() * GIGABYTE).value("io_wait", row.ioWait()).close();
    }
    document.endList().close();
  }
}
