package gridlite.store;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.Jobs;
import gridlite.state.ObjectList;
import gridlite.state.SchedulingReport;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.SortedTable;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the sections of a state from the tables. */
final class StateTables implements ClusterState.Source, Jobs.Source {
  /** Sections of table {@code record}. */
  static final String COUNTERS = "counter";

  static final String INSTANCES = "instance";
  static final String LOADS = "load";

  /** In a copy of the rows; a database has a table for it. */
  static final String USAGE = "usage";

  static final String RESERVATIONS = "reservation";
  static final String FINISHED = "finished";
  static final String REPORT = "report";
  static final String ZONE = "zone";
  static final String ACCOUNTING = "accounting";

  /** Rows of section {@link #COUNTERS} that are the store's own. */
  enum OwnCounter {
    /** Form of the tables. */
    FORM,
    /** Number that the database was given when it was made. */
    IDENTITY,
    /** Number of the last update. */
    REVISION,
    /** Number of the last change of an object. */
    HISTORY,
    /** Number of the last row of job events. */
    EVENT,
    /** Place of the last finished job. */
    FINISHED,
    /** Number of the last accounting record. */
    ACCOUNTING,
    /** Accounting records that are not known to be in the file. */
    PENDING,
    /** Size of the accounting file when no record was pending. */
    ACCOUNTED
  }

  private final Rows rows;
  private @Nullable Map<String, Long> counters;
  private @Nullable Map<FinishedJob, Long> places;

  StateTables(Rows rows) {
    this.rows = rows;
  }

  /** The committed state. */
  ClusterState state() {
    return ClusterState.of(own(OwnCounter.REVISION), this);
  }

  Rows rows() {
    return rows;
  }

  long own(OwnCounter counter) {
    return allCounters().getOrDefault("." + counter.name(), 0L);
  }

  /** Keeps the value of a counter that was written. */
  void remember(String name, long value) {
    allCounters().put(name, value);
  }

  /** Forgets the counters that were read, since their rows have changed. */
  void forgetCounters() {
    counters = null;
  }

  private Map<String, Long> allCounters() {
    Map<String, Long> known = counters;
    if (known == null) {
      Map<String, Long> loaded = new HashMap<>();
      rows.records(COUNTERS, (name, body) -> loaded.put(name, Long.valueOf(body)));
      counters = loaded;
      known = loaded;
    }
    return known;
  }

  @Override
  public Map<Counter, Long> counters() {
    Map<Counter, Long> shown = new EnumMap<>(Counter.class);
    for (Map.Entry<String, Long> counter : allCounters().entrySet()) {
      if (!counter.getKey().startsWith(".")) {
        shown.put(Counter.valueOf(counter.getKey()), counter.getValue());
      }
    }
    return Collections.unmodifiableMap(shown);
  }

  @Override
  public Map<ObjectKind, ObjectList> objects() {
    Map<ObjectKind, Map<String, String>> byKind = new EnumMap<>(ObjectKind.class);
    rows.objects(
        (kind, name, place, body) ->
            byKind
                .computeIfAbsent(ObjectKind.valueOf(kind), key -> new LinkedHashMap<>())
                .put(name, body));
    return new LazyObjects(byKind);
  }

  @Override
  public SortedTable<QueueInstanceName, InstanceState> instances() {
    Map<QueueInstanceName, InstanceState> instances = new TreeMap<>();
    rows.records(
        INSTANCES,
        (group, body) ->
            RecordText.instances(body, instance -> instances.put(instance.name(), instance)));
    return table(instances);
  }

  private static <K extends Comparable<K>, V> SortedTable<K, V> table(Map<K, V> sorted) {
    List<SortedTable.Entry<K, V>> entries = new ArrayList<>(sorted.size());
    sorted.forEach((key, value) -> entries.add(new SortedTable.Entry<>(key, value)));
    return SortedTable.ofSorted(entries);
  }

  @Override
  public Jobs jobs() {
    return Jobs.from(this);
  }

  @Override
  public Optional<Job> job(JobId id) {
    return rows.job(id.number())
        .map(text -> JobText.parse(id, text, tasksOf(id), new CommonParts()));
  }

  private SortedTable<Long, ArrayTask> tasksOf(JobId id) {
    List<SortedTable.Entry<Long, ArrayTask>> tasks = new ArrayList<>();
    rows.tasksOf(id.number(), (key, body) -> tasks.add(task(key, body)));
    return SortedTable.ofSorted(tasks);
  }

  private static SortedTable.Entry<Long, ArrayTask> task(long key, String body) {
    long number = TaskKey.number(key);
    return new SortedTable.Entry<>(number, JobText.parseTask(number, body));
  }

  /** Jobs are looked up one by one if no more than one in so many is wanted. */
  private static final int FEW = 10;

  @Override
  public SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known) {
    Map<JobId, List<SortedTable.Entry<Long, ArrayTask>>> tasks = tasks();
    if (tasks.size() * (long) FEW > rows.jobCount()) {
      return jobs(tasks, known, text -> false);
    }
    List<SortedTable.Entry<JobId, Job>> jobs = new ArrayList<>(tasks.size());
    CommonParts common = new CommonParts();
    for (Map.Entry<JobId, List<SortedTable.Entry<Long, ArrayTask>>> own : tasks.entrySet()) {
      JobId id = own.getKey();
      known
          .getOrDefault(id, Optional.empty())
          .or(() -> rows.job(id.number()).map(text -> parsed(id, text, own.getValue(), common)))
          .ifPresent(job -> jobs.add(new SortedTable.Entry<>(id, job)));
    }
    return SortedTable.ofSorted(jobs);
  }

  private static Job parsed(
      JobId id, String body, List<SortedTable.Entry<Long, ArrayTask>> tasks, CommonParts common) {
    return JobText.parse(id, body, SortedTable.ofSorted(tasks), common);
  }

  /** Tasks with a state of their own, by job, in the order of the jobs' numbers. */
  private Map<JobId, List<SortedTable.Entry<Long, ArrayTask>>> tasks() {
    Map<JobId, List<SortedTable.Entry<Long, ArrayTask>>> tasks = new TreeMap<>();
    rows.tasks(
        (key, body) ->
            tasks
                .computeIfAbsent(JobId.of(TaskKey.job(key)), job -> new ArrayList<>(1))
                .add(task(key, body)));
    return tasks;
  }

  @Override
  public List<JobId> successors(JobId id) {
    List<JobId> successors = new ArrayList<>();
    rows.records(
        DependencyKey.SECTION,
        DependencyKey.first(id.number()),
        DependencyKey.last(id.number()),
        (name, body) -> successors.add(JobId.of(DependencyKey.successor(name))));
    return successors;
  }

  @Override
  public SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known) {
    return jobs(tasks(), known, text -> true);
  }

  @Override
  public Optional<List<OutlinedJob>> outlines() {
    return rows.outlines();
  }

  /** Jobs that are wanted by their text, and all that have begun. */
  private SortedTable<JobId, Job> jobs(
      Map<JobId, List<SortedTable.Entry<Long, ArrayTask>>> tasks,
      Map<JobId, Optional<Job>> known,
      Predicate<String> wanted) {
    List<SortedTable.Entry<JobId, Job>> jobs = new ArrayList<>();
    CommonParts common = new CommonParts();
    rows.jobs(
        (number, text) -> {
          JobId id = JobId.of(number);
          List<SortedTable.Entry<Long, ArrayTask>> own = tasks.getOrDefault(id, List.of());
          if (!own.isEmpty() || wanted.test(text)) {
            Optional<Job> before = known.getOrDefault(id, Optional.empty());
            jobs.add(
                new SortedTable.Entry<>(
                    id, before.isPresent() ? before.get() : parsed(id, text, own, common)));
          }
        });
    return SortedTable.ofSorted(jobs);
  }

  /** Waiting jobs of some owners. */
  SortedTable<JobId, Job> waitingOf(Set<String> owners) {
    List<SortedTable.Entry<JobId, Job>> jobs = new ArrayList<>();
    if (!owners.isEmpty()) {
      CommonParts common = new CommonParts();
      rows.jobsOf(
          owners,
          (number, text) -> {
            JobId id = JobId.of(number);
            jobs.add(new SortedTable.Entry<>(id, parsed(id, text, List.of(), common)));
          });
    }
    return SortedTable.ofSorted(jobs);
  }

  @Override
  public List<FinishedJob> finished() {
    Map<FinishedJob, Long> found = new IdentityHashMap<>();
    List<FinishedJob> finished = new ArrayList<>();
    rows.records(
        FINISHED,
        (place, body) -> {
          FinishedJob job = RecordText.finished(body);
          found.put(job, Long.valueOf(place));
          finished.add(job);
        });
    places = found;
    return finished;
  }

  /**
   * Rows of the finished jobs.
   *
   * @param committed the jobs as the rows have them, by whomever they were read
   */
  Map<FinishedJob, Long> finishedPlaces(List<FinishedJob> committed) {
    Map<FinishedJob, Long> found = places;
    if (found == null) {
      Map<FinishedJob, Long> inOrder = new IdentityHashMap<>();
      Iterator<FinishedJob> jobs = committed.iterator();
      rows.records(FINISHED, (place, body) -> inOrder.put(jobs.next(), Long.valueOf(place)));
      places = inOrder;
      found = inOrder;
    }
    return found;
  }

  @Override
  public SortedTable<HostName, HostLoad> loads() {
    Map<HostName, HostLoad> loads = new TreeMap<>();
    rows.records(LOADS, (host, body) -> loads.put(HostName.of(host), RecordText.load(body)));
    return table(loads);
  }

  @Override
  public SchedulingReport report() {
    return report(job -> true);
  }

  /** The report, with the priorities of the pending jobs that are wanted. */
  SchedulingReport report(Predicate<JobId> wanted) {
    return ReportRows.text(rows)
        .map(text -> RecordText.report(text, wanted))
        .orElse(SchedulingReport.NONE);
  }

  @Override
  public SortedTable<UsageKey, UsageRecord> usage() {
    Map<UsageKey, UsageRecord> usage = new TreeMap<>();
    rows.usage((key, body) -> usage.put(RecordText.usageKey(key), RecordText.usage(body)));
    return table(usage);
  }

  @Override
  public SortedTable<ReservationId, AdvanceReservation> reservations() {
    Map<ReservationId, AdvanceReservation> reservations = new TreeMap<>();
    rows.records(
        RESERVATIONS,
        (name, body) -> {
          ReservationId id = new ReservationId(Long.parseLong(name));
          reservations.put(id, RecordText.reservation(id, body));
        });
    return table(reservations);
  }

  /** The time zone of calendars; a cell of form 5 has none, and goes by that of this process. */
  @Override
  public ZoneId zone() {
    List<ZoneId> zones = new ArrayList<>(1);
    rows.records(ZONE, (name, body) -> zones.add(ZoneId.of(body)));
    return zones.isEmpty() ? ZoneId.systemDefault() : zones.get(0);
  }

  /** Lines for the accounting file that are not known to be in it. */
  AccountingLog.Pending pendingAccounting() {
    List<String> lines = new ArrayList<>();
    if (own(OwnCounter.PENDING) > 0) {
      rows.records(ACCOUNTING, (serial, line) -> lines.add(line));
    }
    return new AccountingLog.Pending(own(OwnCounter.ACCOUNTED), lines);
  }
}
