package gridlite.store;

import gridlite.job.JobOutline;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskOutline;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The rows of an open database. What is written to them goes to a copy, too, if there is one. */
final class DatabaseRows implements Rows, RowChanges {
  private static final List<String> RECORD = List.of("section", "name", "body");
  private static final List<String> OBJECT = List.of("kind", "name", "place", "body");

  private final DatabaseHome home;
  private final PreparedStatements statements;
  private @Nullable RowChanges copy;

  /** Rows of a database, whose home says why it can't be read. */
  DatabaseRows(DatabaseHome home, PreparedStatements statements) {
    this.home = home;
    this.statements = statements;
  }

  /** From now on a copy of these rows gets what is written to them. */
  void copyTo(RowChanges changes) {
    copy = changes;
  }

  /** Runs a query that must not fail. */
  void query(String sql, PreparedStatements.Row row, Object... arguments) {
    try {
      statements.query(sql, row, arguments);
    } catch (SQLException e) {
      throw home.trouble("read", e);
    }
  }

  /** The text of a column; empty when it is null. */
  Optional<String> textIfAny(ResultSet row, int column) throws SQLException {
    Object value = statements.value(row, column);
    return value.equals(PreparedStatements.NOTHING)
        ? Optional.empty()
        : Optional.of(value.toString());
  }

  /** The text of a column, which is not null. */
  String text(ResultSet row, int column) throws SQLException {
    return statements.text(row, column);
  }

  @Override
  public void records(String section, NamedRow row) {
    query(
        "SELECT name, body FROM record WHERE section = ? ORDER BY name",
        rows -> row.read(statements.text(rows, 1), statements.text(rows, 2)),
        section);
  }

  @Override
  public void records(String section, String first, String last, NamedRow row) {
    query(
        "SELECT name, body FROM record WHERE section = ? AND name BETWEEN ? AND ? ORDER BY name",
        rows -> row.read(statements.text(rows, 1), statements.text(rows, 2)),
        section,
        first,
        last);
  }

  @Override
  public void records(RecordRow row) {
    query(
        "SELECT section, name, body FROM record",
        rows ->
            row.read(statements.text(rows, 1), statements.text(rows, 2), statements.text(rows, 3)));
  }

  @Override
  public void objects(ObjectRow row) {
    query(
        "SELECT kind, name, place, body FROM object ORDER BY place",
        rows ->
            row.read(
                statements.text(rows, 1),
                statements.text(rows, 2),
                rows.getLong(3),
                statements.text(rows, 4)));
  }

  @Override
  public void jobs(NumberedRow row) {
    query("SELECT id, body FROM unfinished_job ORDER BY id", rows -> read(rows, row));
  }

  /** {@inheritDoc} By the index of owners, one owner after the other. */
  @Override
  public void jobsOf(Set<String> owners, NumberedRow row) {
    TreeMap<Long, String> found = new TreeMap<>();
    for (String owner : owners) {
      query(
          "SELECT id, body FROM unfinished_job WHERE owner = ?",
          rows -> read(rows, found::put),
          owner);
    }
    found.forEach(row::read);
  }

  @Override
  public long jobCount() {
    long[] count = new long[1];
    query("SELECT COUNT(*) FROM unfinished_job", rows -> count[0] = rows.getLong(1));
    return count[0];
  }

  @Override
  public Optional<String> job(long id) {
    List<String> found = new ArrayList<>(1);
    query(
        "SELECT body FROM unfinished_job WHERE id = ?",
        rows -> found.add(statements.text(rows, 1)),
        id);
    return found.stream().findFirst();
  }

  @Override
  public void tasks(NumberedRow row) {
    query("SELECT id, body FROM started_task ORDER BY id", rows -> read(rows, row));
  }

  @Override
  public void tasksOf(long job, NumberedRow row) {
    query(
        "SELECT id, body FROM started_task WHERE id BETWEEN ? AND ? ORDER BY id",
        rows -> read(rows, row),
        TaskKey.of(job, 0),
        TaskKey.last(job));
  }

  @Override
  public Optional<List<OutlinedJob>> outlines() {
    return Optional.of(OutlinedRows.read(this));
  }

  @Override
  public void usage(NamedRow row) {
    query(
        "SELECT kind, name, body FROM share_usage ORDER BY kind, name",
        rows ->
            row.read(
                RecordText.usageName(statements.text(rows, 1), statements.text(rows, 2)),
                statements.text(rows, 3)));
  }

  private void read(ResultSet rows, NumberedRow row) throws SQLException {
    row.read(rows.getLong(1), statements.text(rows, 2));
  }

  @Override
  public void putRecord(String section, String name, String body) throws SQLException {
    statements.put("record", RECORD, 2, section, name, body);
    if (copy != null) {
      copy.putRecord(section, name, body);
    }
  }

  @Override
  public void removeRecord(String section, String name) throws SQLException {
    statements.run("DELETE FROM record WHERE section = ? AND name = ?", section, name);
    if (copy != null) {
      copy.removeRecord(section, name);
    }
  }

  @Override
  public void removeRecords(String section) throws SQLException {
    statements.run("DELETE FROM record WHERE section = ?", section);
    if (copy != null) {
      copy.removeRecords(section);
    }
  }

  @Override
  public void putObject(String kind, String name, long place, String body) throws SQLException {
    statements.put("object", OBJECT, 2, kind, name, place, body);
    if (copy != null) {
      copy.putObject(kind, name, place, body);
    }
  }

  @Override
  public void moveObject(String kind, String name, long place) throws SQLException {
    statements.run("UPDATE object SET place = ? WHERE kind = ? AND name = ?", place, kind, name);
    if (copy != null) {
      copy.moveObject(kind, name, place);
    }
  }

  @Override
  public void removeObject(String kind, String name) throws SQLException {
    statements.run("DELETE FROM object WHERE kind = ? AND name = ?", kind, name);
    if (copy != null) {
      copy.removeObject(kind, name);
    }
  }

  @Override
  public void putJob(JobOutline outline, String body, Row row) throws SQLException {
    CellTable.JOB.write(statements, outline.id().number(), body, OutlineColumns.of(outline), row);
    if (copy != null) {
      copy.putJob(outline, body, row);
    }
  }

  @Override
  public void removeJob(long id) throws SQLException {
    statements.run("DELETE FROM unfinished_job WHERE id = ?", id);
    statements.run(
        "DELETE FROM started_task WHERE id BETWEEN ? AND ?", TaskKey.of(id, 0), TaskKey.last(id));
    if (copy != null) {
      copy.removeJob(id);
    }
  }

  @Override
  public void putTask(TaskOutline outline, String body, Row row) throws SQLException {
    CellTable.STARTED.write(
        statements, TaskKey.of(outline.task()), body, OutlineColumns.of(outline), row);
    if (copy != null) {
      copy.putTask(outline, body, row);
    }
  }

  @Override
  public void removeTask(long key) throws SQLException {
    statements.run("DELETE FROM started_task WHERE id = ?", key);
    if (copy != null) {
      copy.removeTask(key);
    }
  }

  @Override
  public void putUsage(UsageKey key, UsageRecord usage) throws SQLException {
    CellTable.USAGE.put(
        statements,
        List.of(key.kind().name(), key.name(), RecordText.print(usage)),
        UsageColumns.of(usage));
    if (copy != null) {
      copy.putUsage(key, usage);
    }
  }

  @Override
  public void removeUsage(UsageKey key) throws SQLException {
    statements.run(
        "DELETE FROM share_usage WHERE kind = ? AND name = ?", key.kind().name(), key.name());
    if (copy != null) {
      copy.removeUsage(key);
    }
  }
}
