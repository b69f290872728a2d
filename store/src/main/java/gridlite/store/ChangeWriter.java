package gridlite.store;

import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.QueueInstanceName;
import gridlite.state.CellTime;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.InstanceState;
import gridlite.state.JobEvent;
import gridlite.state.JobEvents;
import gridlite.store.StateTables.OwnCounter;
import gridlite.value.SortedTable;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
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
  /** Rows about jobs that are kept: of a job that ran undisturbed there is one. */
  static final long MOST_EVENTS = 100_000;

  private static final long EVENTS_AT_ONCE = 1000;

  private static final List<String> SCRIPT = List.of("job", "body");

  private final PreparedStatements statements;
  private final RowChanges rows;
  private final StateTables tables;
  private final JobWriter jobWriter;

  /**
   * A writer.
   *
   * @param statements for what a state does not consist of: scripts and history
   * @param rows where rows of a state are written
   * @param tables what the rows hold
   */
  ChangeWriter(PreparedStatements statements, RowChanges rows, StateTables tables) {
    this.statements = statements;
    this.rows = rows;
    this.tables = tables;
    this.jobWriter = new JobWriter(rows);
  }

  /** Notes the form of new tables. */
  void setForm(long form) throws SQLException {
    setOwn(OwnCounter.FORM, form);
  }

  /** Notes the number of a new database. */
  void setIdentity(long identity) throws SQLException {
    setOwn(OwnCounter.IDENTITY, identity);
  }

  /** Notes the time zone of calendars. */
  void setZone(ZoneId zone) throws SQLException {
    put(StateTables.ZONE, "calendars", zone.getId());
  }

  /** A way through the jobs that there are. */
  @FunctionalInterface
  interface JobRows {
    void each(Rows.NumberedRow row) throws SQLException;
  }

  /** Notes anew which jobs wait for which. */
  void indexDependencies() throws SQLException {
    indexDependencies(tables.rows()::jobs);
  }

  /** The same for jobs that are in other tables. */
  void indexDependencies(JobRows jobs) throws SQLException {
    rows.removeRecords(DependencyKey.SECTION);
    List<String> names = new ArrayList<>();
    jobs.each(
        (id, text) -> {
          for (long predecessor : JobText.predecessors(text)) {
            names.add(DependencyKey.of(predecessor, id));
          }
        });
    for (String name : names) {
      rows.putRecord(DependencyKey.SECTION, name, "");
    }
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
    Update update = new Update(before, JobId.of(newest(changes)), who, now);
    update.look(changes);
    for (Change change : changes) {
      change.accept(update);
    }
    update.finish(changes);
    setOwn(OwnCounter.REVISION, before.revision() + 1);
  }

  /**
   * One update. Of jobs and instances that change several times the last state alone is written.
   */
  private final class Update implements Change.Visitor<SQLException> {
    private final ClusterState before;
    private final JobId newest;
    private final String who;
    private final Instant now;
    private final Map<JobId, Job> jobs = new LinkedHashMap<>();
    private final Set<JobId> removed = new HashSet<>();
    private final Map<JobId, Optional<Job>> stored = new HashMap<>();
    private final Map<QueueInstanceName, Optional<InstanceState>> instances = new LinkedHashMap<>();

    /**
     * An update.
     *
     * @param newest number of the last job that it makes; {@link JobId#UNSUBMITTED} for none
     */
    Update(ClusterState before, JobId newest, String who, Instant now) {
      this.before = before;
      this.newest = newest;
      this.who = who;
      this.now = now;
    }

    void finish(List<Change> changes) throws SQLException {
      Instant then = CellTime.instant(before, now);
      for (List<JobEvent> events : JobEvents.of(changes, this::known, who, then)) {
        putEvents(events);
      }
      for (Job job : jobs.values()) {
        boolean gone = removed.contains(job.id());
        jobWriter.put(job, gone ? Optional.empty() : known(job.id()));
      }
      if (!instances.isEmpty()) {
        putInstances(before.instances(), instances);
      }
    }

    /** Looks at jobs as they are in the tables, before anything is written to these. */
    void look(List<Change> changes) {
      for (Change change : changes) {
        if (change instanceof Change.OfJob ofJob) {
          stored.computeIfAbsent(ofJob.id(), this::stored);
        }
      }
    }

    /** A job as it is in the tables. A job of a new number is not, and nothing is read for it. */
    private Optional<Job> stored(JobId id) {
      boolean made = id.isAfter(before.lastJob()) && !id.isAfter(newest);
      return made ? Optional.empty() : before.job(id);
    }

    private Optional<Job> known(JobId id) {
      return stored.getOrDefault(id, Optional.empty());
    }

    @Override
    public void visit(Change.PutObject change) throws SQLException {
      putObject(change, who, now);
    }

    @Override
    public void visit(Change.MoveObject change) throws SQLException {
      rows.moveObject(change.kind().name(), change.name(), next(OwnCounter.HISTORY));
    }

    @Override
    public void visit(Change.RemoveObject change) throws SQLException {
      rows.removeObject(change.kind().name(), change.name());
      statements.run(
          "INSERT INTO history (serial, kind, name, author, changed) VALUES (?, ?, ?, ?, ?)",
          next(OwnCounter.HISTORY),
          change.kind().name(),
          change.name(),
          who,
          now.toEpochMilli());
    }

    @Override
    public void visit(Change.PutJob change) {
      jobs.put(change.job().id(), change.job());
    }

    @Override
    public void visit(Change.RemoveJob change) throws SQLException {
      jobWriter.remove(
          change.id(), removed.contains(change.id()) ? Optional.empty() : known(change.id()));
      statements.run("DELETE FROM script WHERE job = ?", change.id().number());
      jobs.remove(change.id());
      removed.add(change.id());
    }

    @Override
    public void visit(Change.PutScript change) throws SQLException {
      statements.put("script", SCRIPT, 1, change.job().number(), change.text());
    }

    @Override
    public void visit(Change.PutInstance change) {
      instances.put(change.instance().name(), Optional.of(change.instance()));
    }

    @Override
    public void visit(Change.RemoveInstance change) {
      instances.put(change.name(), Optional.empty());
    }

    @Override
    public void visit(Change.PutFinished change) throws SQLException {
      putFinished(change.jobs(), tables.finishedPlaces(before.finished()));
    }

    @Override
    public void visit(Change.PutLoad change) throws SQLException {
      put(StateTables.LOADS, change.host().toString(), RecordText.print(change.load()));
    }

    @Override
    public void visit(Change.PutReport change) throws SQLException {
      ReportRows.put(rows, RecordText.print(change.report()));
    }

    @Override
    public void visit(Change.PutUsage change) throws SQLException {
      rows.putUsage(change.key(), change.usage());
    }

    @Override
    public void visit(Change.RemoveUsage change) throws SQLException {
      rows.removeUsage(change.key());
    }

    @Override
    public void visit(Change.PutReservation change) throws SQLException {
      put(
          StateTables.RESERVATIONS,
          change.reservation().id().toString(),
          RecordText.print(change.reservation()));
    }

    @Override
    public void visit(Change.RemoveReservation change) throws SQLException {
      remove(StateTables.RESERVATIONS, change.id().toString());
    }

    @Override
    public void visit(Change.SetCounter change) throws SQLException {
      setCounter(change.counter().name(), change.value());
    }

    @Override
    public void visit(Change.SetZone change) throws SQLException {
      setZone(change.zone());
    }

    @Override
    public void visit(Change.Account change) throws SQLException {
      put(
          StateTables.ACCOUNTING,
          DependencyKey.ordered(next(OwnCounter.ACCOUNTING)),
          change.line());
      next(OwnCounter.PENDING);
    }
  }

  /**
   * Records what happened to a job. The last {@value #MOST_EVENTS} rows are kept, a few more
   * between two removals of the oldest.
   */
  private void putEvents(List<JobEvent> events) throws SQLException {
    long serial = next(OwnCounter.EVENT);
    statements.run(
        "INSERT INTO job_event (serial, job, body) VALUES (?, ?, ?)",
        serial,
        events.get(0).job().number(),
        RecordText.print(events));
    if (serial % EVENTS_AT_ONCE == 0) {
      statements.run("DELETE FROM job_event WHERE serial <= ?", serial - MOST_EVENTS);
    }
  }

  private void put(String section, String name, String body) throws SQLException {
    rows.putRecord(section, name, body);
  }

  private void remove(String section, String name) throws SQLException {
    rows.removeRecord(section, name);
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

  private void putObject(Change.PutObject put, String who, Instant now) throws SQLException {
    Values object = put.object();
    if (object.schema() != Schemas.of(put.kind())) {
      throw new IllegalArgumentException(
          put.kind() + " " + put.name() + " is a " + object.schema().title());
    }
    String body = ValuesText.print(object);
    long serial = next(OwnCounter.HISTORY);
    rows.putObject(put.kind().name(), put.name(), serial, body);
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
    String host = name.host().text();
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

  private void putFinished(List<FinishedJob> jobs, Map<FinishedJob, Long> places)
      throws SQLException {
    Map<FinishedJob, Long> left = new IdentityHashMap<>(places);
    for (FinishedJob job : jobs) {
      left.remove(job);
    }
    for (Map.Entry<FinishedJob, Long> gone : left.entrySet()) {
      remove(StateTables.FINISHED, DependencyKey.ordered(gone.getValue()));
      places.remove(gone.getKey());
    }
    long last = 0;
    for (FinishedJob job : jobs) {
      Long place = places.get(job);
      if (place == null || place < last) {
        if (place != null) {
          remove(StateTables.FINISHED, DependencyKey.ordered(place));
        }
        place = next(OwnCounter.FINISHED);
        put(StateTables.FINISHED, DependencyKey.ordered(place), RecordText.print(job));
        places.put(job, place);
      }
      last = place;
    }
  }

  /** Notes that no accounting record is pending. */
  void accounted(long size) throws SQLException {
    rows.removeRecords(StateTables.ACCOUNTING);
    setOwn(OwnCounter.PENDING, 0);
    setOwn(OwnCounter.ACCOUNTED, size);
  }
}
