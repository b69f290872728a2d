package gridlite.store;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobOutline;
import gridlite.job.TaskId;
import gridlite.job.TaskOutline;
import gridlite.value.SortedTable;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Compares the columns of jobs, tasks and usage with what follows from their bodies. */
final class ColumnComparison {
  /**
   * A row whose columns differ.
   *
   * @param text a line for people
   * @param own its key and its body
   * @param derived what the columns have to be
   */
  record Difference(String text, CellTable table, List<Object> own, List<Object> derived) {}

  private final PreparedStatements statements;
  private final List<Difference> found = new ArrayList<>();

  private ColumnComparison(PreparedStatements statements) {
    this.statements = statements;
  }

  /** All rows whose columns differ. */
  static List<Difference> of(PreparedStatements statements) throws SQLException {
    ColumnComparison comparison = new ColumnComparison(statements);
    CommonParts common = new CommonParts();
    comparison.look(CellTable.JOB, row -> comparison.job(row, common));
    comparison.look(CellTable.STARTED, comparison::task);
    comparison.look(CellTable.USAGE, comparison::usage);
    return comparison.found;
  }

  /** Writes the columns anew that differ. Returns a line for each such row. */
  static List<String> mend(PreparedStatements statements) throws SQLException {
    List<String> mended = new ArrayList<>();
    for (Difference difference : of(statements)) {
      difference.table().put(statements, difference.own(), difference.derived());
      mended.add("mended " + difference.text());
    }
    return mended;
  }

  private void look(CellTable table, PreparedStatements.Row row) throws SQLException {
    statements.query(table.selection() + " ORDER BY " + table.key(""), row);
  }

  private void job(ResultSet row, CommonParts common) throws SQLException {
    long id = row.getLong(1);
    String body = statements.text(row, 2);
    Job job = JobText.parse(JobId.of(id), body, SortedTable.empty(), common);
    compare(
        row, "job " + id, CellTable.JOB, List.of(id, body), OutlineColumns.of(JobOutline.of(job)));
  }

  private void task(ResultSet row) throws SQLException {
    long key = row.getLong(1);
    String body = statements.text(row, 2);
    JobId job = JobId.of(TaskKey.job(key));
    ArrayTask task = JobText.parseTask(TaskKey.number(key), body);
    compare(
        row,
        "task " + new TaskId(job, task.number()),
        CellTable.STARTED,
        List.of(key, body),
        OutlineColumns.of(TaskOutline.of(job, task)));
  }

  private void usage(ResultSet row) throws SQLException {
    String kind = statements.text(row, 1);
    String name = statements.text(row, 2);
    String body = statements.text(row, 3);
    compare(
        row,
        "usage of " + kind + " " + name,
        CellTable.USAGE,
        List.of(kind, name, body),
        UsageColumns.of(RecordText.usage(body)));
  }

  private void compare(
      ResultSet row, String subject, CellTable table, List<Object> own, List<Object> derived)
      throws SQLException {
    for (int i = 0; i < derived.size(); i++) {
      Object value = statements.value(row, own.size() + i + 1);
      if (!value.equals(derived.get(i))) {
        String text =
            "%s in table %s: column %s has %s, by its body it is %s"
                .formatted(
                    subject,
                    table.title(),
                    table.derived().get(i),
                    shown(value),
                    shown(derived.get(i)));
        found.add(new Difference(text, table, own, derived));
        return;
      }
    }
  }

  private static String shown(Object value) {
    return value.equals(PreparedStatements.NOTHING)
        ? "nothing"
        : value instanceof String text ? "\"" + text + "\"" : value.toString();
  }
}
