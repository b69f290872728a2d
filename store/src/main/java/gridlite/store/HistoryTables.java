package gridlite.store;

import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.value.Given;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a database holds beside the state: scripts, and what has happened to objects and jobs.
 */
final class HistoryTables {
  private final DatabaseRows rows;

  HistoryTables(DatabaseRows rows) {
    this.rows = rows;
  }

  /** Every text that objects had, oldest first. */
  List<ObjectRevision> history() {
    List<ObjectRevision> revisions = new ArrayList<>();
    rows.query(
        "SELECT serial, kind, name, author, changed, body FROM history ORDER BY serial",
        row -> revisions.add(revision(row)));
    return revisions;
  }

  private ObjectRevision revision(ResultSet row) throws SQLException {
    ObjectKind kind = ObjectKind.valueOf(rows.text(row, 2));
    boolean removed = row.getObject(6) == null;
    return new ObjectRevision(
        row.getLong(1),
        kind,
        rows.text(row, 3),
        rows.text(row, 4),
        Instant.ofEpochMilli(row.getLong(5)),
        removed
            ? Optional.empty()
            : Optional.of(ValuesText.parse(Schemas.of(kind), rows.text(row, 6))));
  }

  /** The events of all jobs, oldest first. */
  List<JobEvent> jobEvents() {
    List<JobEvent> events = new ArrayList<>();
    rows.query(
        "SELECT job, body FROM job_event ORDER BY serial", row -> events.addAll(events(row)));
    return events;
  }

  /** The events of a job, oldest first. */
  List<JobEvent> jobEvents(JobId job) {
    List<JobEvent> events = new ArrayList<>();
    rows.query(
        "SELECT job, body FROM job_event WHERE job = ? ORDER BY serial",
        row -> events.addAll(events(row)),
        job.number());
    return events;
  }

  private List<JobEvent> events(ResultSet row) throws SQLException {
    return RecordText.events(JobId.of(row.getLong(1)), rows.text(row, 2));
  }

  /** Text of a job's script; empty when it has none. */
  Optional<String> script(JobId job) {
    StringBuilder script = new StringBuilder();
    rows.query(
        "SELECT body FROM script WHERE job = ?",
        row -> script.append(rows.text(row, 1)),
        job.number());
    return Given.text(script.toString());
  }
}
