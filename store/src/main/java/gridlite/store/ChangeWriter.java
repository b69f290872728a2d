package gridlite.store;

import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.InstanceState;
import gridlite.store.StateTables.OwnCounter;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Writes changes to the tables: only rows that differ from what they were. */
final class ChangeWriter {
  private static final String PUT_RECORD =
      "MERGE INTO record (section, name, body) KEY (section, name) VALUES (?, ?, ?)";
  private static final String REMOVE_RECORD = "DELETE FROM record WHERE section = ? AND name = ?";

  private final PreparedStatements statements;
  private final StateTables tables;

  ChangeWriter(PreparedStatements statements, StateTables tables) {
    this.statements = statements;
    this.tables = tables;
  }

  /** Notes the form of new tables. */
  void setForm(long form) throws SQLException {
    setOwn(OwnCounter.FORM, form);
  }

  /** Notes the number of a new database. */
  void setIdentity(long identity) throws SQLException {
    setOwn(OwnCounter.IDENTITY, identity);
  }

  /** Makes sure that no job number is given, and no update counted, a second time. */
  void raise(long job, long revision) throws SQLException {
    long known = tables.counters().getOrDefault(Counter.JOB, 0L);
    setCounter(Counter.JOB.name(), Math.max(known, job));
    setOwn(OwnCounter.REVISION, Math.max(tables.own(OwnCounter.REVISION), revision));
  }

  /** Writes the changes of one update. */
  void write(ClusterState before, List<Change> changes, String who, Instant now)
      throws SQLException {
    // of a job that changes several times the last state alone is written
    Map<Long, Job> jobs = new LinkedHashMap<>();
    Set<Long> removed = new HashSet<>();
    Map<QueueInstanceName, Optional<InstanceState>> instances = new LinkedHashMap<>();
    long newest = newest(changes);
    for (Change change : changes) {
      if (change instanceof Change.PutObject put) {
        putObject(put, who, now);
      } else if (change instanceof Change.MoveObject move) {
        statements.run(
            "UPDATE object SET place = ? WHERE kind = ? AND name = ?",
            next(OwnCounter.HISTORY),
            move.kind().name(),
            move.name());
      } else if (change instanceof Change.RemoveObject remove) {
        statements.run(
            "DELETE FROM object WHERE kind = ? AND name = ?", remove.kind().name(), remove.name());
        statements.run(
            "INSERT INTO history (serial, kind, name, author, changed) VALUES (?, ?, ?, ?, ?)",
            next(OwnCounter.HISTORY),
            remove.kind().name(),
            remove.name(),
            who,
            now.toEpochMilli());
      } else if (change instanceof Change.PutJob put) {
        jobs.put(put.job().id(), put.job());
      } else if (change instanceof Change.RemoveJob remove) {
        statements.run("DELETE FROM job WHERE id = ?", remove.id());
        statements.run(
            "DELETE FROM begun_task WHERE id BETWEEN ? AND ?",
            TaskKey.of(remove.id(), 0),
            TaskKey.of(remove.id() + 1, 0) - 1);
        statements.run("DELETE FROM script WHERE job = ?", remove.id());
        jobs.remove(remove.id());
        removed.add(remove.id());
      } else if (change instanceof Change.PutScript put) {
        statements.run(
            "MERGE INTO script (job, body) KEY (job) VALUES (?, ?)", put.job(), put.text());
      } else if (change instanceof Change.PutInstance put) {
        instances.put(put.state().name(), Optional.of(put.state()));
      } else if (change instanceof Change.RemoveInstance remove) {
        instances.put(remove.name(), Optional.empty());
      } else if (change instanceof Change.PutFinished put) {
        // they must have been read, for their rows to be known
        before.finished();
        putFinished(put.jobs());
      } else {
        writeRecord(change);
      }
    }
    for (Job job : jobs.values()) {
      boolean gone = removed.contains(job.id());
      putJob(job, gone ? Optional.empty() : stored(before, job.id(), newest));
    }
    if (!instances.isEmpty()) {
      putInstances(before.instances(), instances);
    }
    setOwn(OwnCounter.REVISION, before.revision() + 1);
  }

  private void writeRecord(Change change) throws SQLException {
    if (change instanceof Change.PutLoad put) {
      put(StateTables.LOADS, put.host(), RecordText.print(put.load()));
    } else if (change instanceof Change.PutReport put) {
      put(StateTables.REPORT, "last", RecordText.print(put.report()));
    } else if (change instanceof Change.PutUsage put) {
      put(StateTables.USAGE, RecordText.print(put.key()), RecordText.print(put.usage()));
    } else if (change instanceof Change.RemoveUsage remove) {
      remove(StateTables.USAGE, RecordText.print(remove.key()));
    } else if (change instanceof Change.PutReservation put) {
      put(
          StateTables.RESERVATIONS,
          Long.toString(put.reservation().id()),
          RecordText.print(put.reservation()));
    } else if (change instanceof Change.RemoveReservation remove) {
      remove(StateTables.RESERVATIONS, Long.toString(remove.id()));
    } else if (change instanceof Change.SetCounter set) {
      setCounter(set.counter().name(), set.value());
    } else if (change instanceof Change.Account account) {
      put(StateTables.ACCOUNTING, ordered(next(OwnCounter.ACCOUNTING)), account.line());
      next(OwnCounter.PENDING);
    } else {
      throw new IllegalArgumentException("a change that no table keeps: " + change);
    }
  }

  private void put(String section, String name, String body) throws SQLException {
    statements.run(PUT_RECORD, section, name, body);
  }

  private void remove(String section, String name) throws SQLException {
    statements.run(REMOVE_RECORD, section, name);
  }

  private void setCounter(String name, long value) throws SQLException {
    put(StateTables.COUNTERS, name, Long.toString(value));
    tables.remember(name, value);
  }

  private void setOwn(OwnCounter counter, long value) throws SQLException {
    setCounter("." + counter.name(), value);
  }

  private long next(OwnCounter counter) throws SQLException {
    long next = tables.own(counter) + 1;
    setOwn(counter, next);
    return next;
  }

  /** A number as text that sorts like the number. */
  private static String ordered(long number) {
    String digits = Long.toString(number);
    return "0".repeat(19 - digits.length()) + digits;
  }

  private void putObject(Change.PutObject put, String who, Instant now) throws SQLException {
    Values object = put.object();
    if (object.schema() != Schemas.of(put.kind())) {
      throw new IllegalArgumentException(
          put.kind() + " " + put.name() + " is a " + object.schema().title());
    }
    String body = ValuesText.print(object);
    long serial = next(OwnCounter.HISTORY);
    statements.run(
        "MERGE INTO object (kind, name, place, body) KEY (kind, name) VALUES (?, ?, ?, ?)",
        put.kind().name(),
        put.name(),
        serial,
        body);
    statements.run(
        "INSERT INTO history (serial, kind, name, author, changed, body)"
            + " VALUES (?, ?, ?, ?, ?, ?)",
        serial,
        put.kind().name(),
        put.name(),
        who,
        now.toEpochMilli(),
        body);
  }

  /**
   * Writes the groups that hold changed instances. A scheduling run changes as many as it starts
   * jobs in, and a row costs much more than the few words about an instance.
   */
  private void putInstances(
      SortedTable<QueueInstanceName, InstanceState> before,
      Map<QueueInstanceName, Optional<InstanceState>> changed)
      throws SQLException {
    SortedTable<QueueInstanceName, InstanceState> after = before;
    Map<String, FieldWriter> groups = new TreeMap<>();
    for (Map.Entry<QueueInstanceName, Optional<InstanceState>> change : changed.entrySet()) {
      QueueInstanceName name = change.getKey();
      Optional<InstanceState> state = change.getValue();
      after = state.isPresent() ? after.with(name, state.get()) : after.without(name);
      groups.put(group(name), new FieldWriter());
    }
    for (InstanceState state : after.values()) {
      FieldWriter group = groups.get(group(state.name()));
      if (group != null) {
        RecordText.print(group, state);
      }
    }
    for (Map.Entry<String, FieldWriter> group : groups.entrySet()) {
      String body = group.getValue().toString();
      if (body.isEmpty()) {
        remove(StateTables.INSTANCES, group.getKey());
      } else {
        put(StateTables.INSTANCES, group.getKey(), body);
      }
    }
  }

  /** The row that an instance is in: the end of its host's first name, as in form-3.sql. */
  private static String group(QueueInstanceName name) {
    String host = name.host();
    int dot = host.indexOf('.');
    int end = dot < 0 ? host.length() : dot;
    return host.substring(Math.max(0, end - 2), end);
  }

  /** Number of the last job after an update that makes jobs; 0 for any other update. */
  private static long newest(List<Change> changes) {
    for (Change change : changes) {
      if (change instanceof Change.SetCounter set && set.counter() == Counter.JOB) {
        return set.value();
      }
    }
    return 0;
  }

  /** A job as it is in the tables. A job of a new number is not, and nothing is read for it. */
  private static Optional<Job> stored(ClusterState before, long id, long newest) {
    boolean made = id > before.counter(Counter.JOB) && id <= newest;
    return made ? Optional.empty() : before.job(id);
  }

  private void putJob(Job job, Optional<Job> before) throws SQLException {
    if (before.isEmpty()) {
      statements.run("INSERT INTO job (body, id) VALUES (?, ?)", JobText.print(job), job.id());
    } else if (!sameRow(before.get(), job)) {
      statements.run("UPDATE job SET body = ? WHERE id = ?", JobText.print(job), job.id());
    }
    SortedTable<Long, ArrayTask> tasks = job.tasks();
    SortedTable<Long, ArrayTask> old = before.map(Job::tasks).orElse(SortedTable.empty());
    if (isShared(tasks, old)) {
      return;
    }
    for (SortedTable.Entry<Long, ArrayTask> task : tasks) {
      Optional<ArrayTask> known = old.find(task.key());
      if (known.isEmpty() || !isShared(known.get(), task.value())) {
        statements.run(
            known.isEmpty()
                ? "INSERT INTO begun_task (body, id) VALUES (?, ?)"
                : "UPDATE begun_task SET body = ? WHERE id = ?",
            JobText.print(task.value()),
            TaskKey.of(job.id(), task.key()));
      }
    }
    for (SortedTable.Entry<Long, ArrayTask> task : old) {
      if (!tasks.has(task.key())) {
        statements.run("DELETE FROM begun_task WHERE id = ?", TaskKey.of(job.id(), task.key()));
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // states share what did not change; equal is not needed
  private static boolean isShared(Object a, Object b) {
    return a == b;
  }

  /**
   * Returns whether a job's own row stays as it is. Its tasks have rows of their own, and a task
   * that has one is known not to wait any more; where one goes, the job's row has to say so.
   */
  private static boolean sameRow(Job a, Job b) {
    return a.version() == b.version()
        && a.moved().equals(b.moved())
        && onlyBegun(a, b)
        && a.owner().equals(b.owner())
        && a.submitted().equals(b.submitted())
        && a.asksAs(b);
  }

  /** Returns whether all that has changed of which tasks there are is that some have begun. */
  private static boolean onlyBegun(Job before, Job after) {
    TaskSet waiting = before.waiting();
    for (SortedTable.Entry<Long, ArrayTask> task : after.tasks()) {
      waiting = waiting.without(task.key());
    }
    if (!waiting.equals(after.waiting())) {
      return false;
    }
    for (SortedTable.Entry<Long, ArrayTask> task : before.tasks()) {
      if (!after.tasks().has(task.key())) {
        return false;
      }
    }
    return true;
  }

  private void putFinished(List<FinishedJob> jobs) throws SQLException {
    Map<FinishedJob, Long> places = tables.finishedPlaces();
    Map<FinishedJob, Long> left = new IdentityHashMap<>(places);
    for (FinishedJob job : jobs) {
      left.remove(job);
    }
    for (Map.Entry<FinishedJob, Long> gone : left.entrySet()) {
      remove(StateTables.FINISHED, ordered(gone.getValue()));
      places.remove(gone.getKey());
    }
    long last = 0;
    for (FinishedJob job : jobs) {
      Long place = places.get(job);
      if (place == null || place < last) {
        if (place != null) {
          remove(StateTables.FINISHED, ordered(place));
        }
        place = next(OwnCounter.FINISHED);
        put(StateTables.FINISHED, ordered(place), RecordText.print(job));
        places.put(job, place);
      }
      last = place;
    }
  }

  /** Notes that no accounting record is pending. */
  void accounted(long size) throws SQLException {
    statements.run("DELETE FROM record WHERE section = ?", StateTables.ACCOUNTING);
    setOwn(OwnCounter.PENDING, 0);
    setOwn(OwnCounter.ACCOUNTED, size);
  }
}
