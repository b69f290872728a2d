package gridlite.store;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobOutline;
import gridlite.job.TaskOutline;
import gridlite.state.Counter;
import gridlite.state.UsageKey;
import gridlite.value.SortedTable;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The tables of form 9 that form 10 has others for: jobs and tasks without columns, and usage among
 * the records. Each copy is of one database or between two.
 */
final class FormerTables {
  /** The first form with columns. */
  static final long FIRST_WITH_COLUMNS = 10;

  /** The form before it. */
  static final long FORM = FIRST_WITH_COLUMNS - 1;

  /** Name of the one row of a report. */
  static final String REPORT_NAME = "last";

  private static final String JOBS = "SELECT id, body FROM job ORDER BY id";
  private static final String TASKS = "SELECT id, body FROM begun_task ORDER BY id";
  private static final String USAGE =
      "SELECT name, body FROM record WHERE section = ? ORDER BY name";
  private static final List<String> ROW = List.of("id", "body");

  /** Counters that the program of form 9 does not know. */
  private static final List<Counter> LATER_COUNTERS =
      List.of(Counter.MIDDLE_FIRST, Counter.LEAST_FIRST, Counter.GREATEST_FIRST);

  private final PreparedStatements from;
  private final PreparedStatements to;

  FormerTables(PreparedStatements from, PreparedStatements to) {
    this.from = from;
    this.to = to;
  }

  /** Goes through the jobs of form 9 by their numbers. */
  static void jobs(PreparedStatements statements, Rows.NumberedRow row) throws SQLException {
    statements.query(JOBS, each -> row.read(each.getLong(1), statements.text(each, 2)));
  }

  /** Copies what form 9 keeps in its tables to those of form 10. */
  void lift() throws SQLException {
    liftJobs("");
    liftTasks("");
    liftUsage("");
  }

  /**
   * Copies jobs to the table of form 10.
   *
   * @param direction the order of the keys: nothing, or {@code " DESC"}
   */
  void liftJobs(String direction) throws SQLException {
    CommonParts common = new CommonParts();
    from.query(JOBS + direction, row -> liftJob(row, common));
  }

  /** The same for tasks. */
  void liftTasks(String direction) throws SQLException {
    from.query(TASKS + direction, this::liftTask);
  }

  /** The same for usage. */
  void liftUsage(String direction) throws SQLException {
    from.query(USAGE + direction, this::liftUsage, StateTables.USAGE);
  }

  private void liftJob(ResultSet row, CommonParts common) throws SQLException {
    JobId id = JobId.of(row.getLong(1));
    String body = from.text(row, 2);
    Job job = JobText.parse(id, body, SortedTable.empty(), common);
    CellTable.JOB.put(to, List.of(id.number(), body), OutlineColumns.of(JobOutline.of(job)));
  }

  private void liftTask(ResultSet row) throws SQLException {
    long key = row.getLong(1);
    String body = from.text(row, 2);
    ArrayTask task = JobText.parseTask(TaskKey.number(key), body);
    TaskOutline outline = TaskOutline.of(JobId.of(TaskKey.job(key)), task);
    CellTable.STARTED.put(to, List.of(key, body), OutlineColumns.of(outline));
  }

  private void liftUsage(ResultSet row) throws SQLException {
    UsageKey key = RecordText.usageKey(from.text(row, 1));
    String body = from.text(row, 2);
    CellTable.USAGE.put(
        to, List.of(key.kind().name(), key.name(), body), UsageColumns.of(RecordText.usage(body)));
  }

  /** Removes the rows of form 9 that were copied. */
  void empty() throws SQLException {
    from.run("DELETE FROM job");
    from.run("DELETE FROM begun_task");
    without(from, StateTables.USAGE);
  }

  /** Removes a section of the records. */
  static void without(PreparedStatements statements, String section) throws SQLException {
    statements.run("DELETE FROM record WHERE section = ?", section);
  }

  /**
   * Makes a database of form 9 with the content of another one.
   *
   * @param directory directory for it and its proof
   */
  static void write(CellDatabase from, Path directory) throws SQLException, IOException {
    CellDatabase former = CellDatabase.create(directory, FORM);
    for (CellTable table : CellTable.values()) {
      if (table.derived().isEmpty()) {
        DatabaseMove.copy(table, from.statements(), former.statements());
      }
    }
    FormerTables tables = new FormerTables(from.statements(), former.statements());
    tables.lower();
    tables.lowerReport(ReportRows.text(from.tables().rows()));
    former.adoptAs(FORM);
    former.finish();
  }

  /** Copies what form 10 keeps in its tables to those of form 9. */
  private void lower() throws SQLException {
    from.query(
        "SELECT id, body FROM unfinished_job ORDER BY id",
        row -> to.put("job", ROW, 1, row.getLong(1), from.text(row, 2)));
    from.query(
        "SELECT id, body FROM started_task ORDER BY id",
        row -> to.put("begun_task", ROW, 1, row.getLong(1), from.text(row, 2)));
    from.query(
        "SELECT kind, name, body FROM share_usage ORDER BY kind, name",
        row ->
            CellTable.RECORD.put(
                to,
                List.of(
                    StateTables.USAGE,
                    RecordText.usageName(from.text(row, 1), from.text(row, 2)),
                    from.text(row, 3)),
                List.of()));
    from.query(
        "SELECT name, body FROM record WHERE section = ? ORDER BY name",
        row ->
            CellTable.RECORD.put(
                to,
                List.of(
                    StateTables.INSTANCES,
                    from.text(row, 1),
                    RecordText.withoutFormerGroups(from.text(row, 2))),
                List.of()),
        StateTables.INSTANCES);
    for (Counter counter : LATER_COUNTERS) {
      to.run(
          "DELETE FROM record WHERE section = ? AND name = ?",
          StateTables.COUNTERS,
          counter.name());
    }
  }

  private void lowerReport(Optional<String> report) throws SQLException {
    without(to, StateTables.REPORT);
    if (report.isPresent()) {
      CellTable.RECORD.put(
          to,
          List.of(StateTables.REPORT, REPORT_NAME, RecordText.withoutMessages(report.get())),
          List.of());
    }
  }
}
