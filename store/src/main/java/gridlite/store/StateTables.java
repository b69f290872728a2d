package gridlite.store;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.ReservationId;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
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
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the sections of a state from the tables. */
final class StateTables implements ClusterState.Source {
  /** Sections of table {@code record}. */
  static final String COUNTERS = "counter";

  static final String INSTANCES = "instance";
  static final String LOADS = "load";
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
  private @Nullable SortedTable<Long, Job> known;
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
  public SortedTable<Long, Job> jobs() {
    // what a look at some jobs has read holds all that have tasks of a state of their own
    SortedTable<Long, Job> some = known;
    return some == null ? jobs(tasks(), text -> true) : completed(some);
  }

  /** All jobs, those that are known as they are known. */
  private SortedTable<Long, Job> completed(SortedTable<Long, Job> some) {
    List<SortedTable.Entry<Long, Job>> jobs = new ArrayList<>();
    rows.jobs(
        (id, body) -> {
          Optional<Job> job = some.find(id);
          jobs.add(
              new SortedTable.Entry<>(
                  id, job.isPresent() ? job.get() : JobText.parse(id, body, SortedTable.empty())));
        });
    return SortedTable.ofSorted(jobs);
  }

  /** Forgets which jobs were read, since rows are about to change. */
  void forgetJobs() {
    known = null;
  }

  /** Tasks with a state of their own, by job. */
  private Map<Long, List<SortedTable.Entry<Long, ArrayTask>>> tasks() {
    Map<Long, List<SortedTable.Entry<Long, ArrayTask>>> tasks = new HashMap<>();
    rows.tasks(
        (key, body) -> {
          long number = TaskKey.number(key);
          tasks
              .computeIfAbsent(TaskKey.job(key), job -> new ArrayList<>(1))
              .add(new SortedTable.Entry<>(number, JobText.parseTask(number, body)));
        });
    return tasks;
  }

  /** Jobs that have some of the tasks, and of the others those that are wanted by their text. */
  private SortedTable<Long, Job> jobs(
      Map<Long, List<SortedTable.Entry<Long, ArrayTask>>> tasks, Predicate<String> wanted) {
    List<SortedTable.Entry<Long, Job>> jobs = new ArrayList<>();
    rows.jobs(
        (id, text) -> {
          List<SortedTable.Entry<Long, ArrayTask>> own = tasks.getOrDefault(id, List.of());
          if (!own.isEmpty() || wanted.test(text)) {
            jobs.add(
                new SortedTable.Entry<>(id, JobText.parse(id, text, SortedTable.ofSorted(own))));
          }
        });
    return SortedTable.ofSorted(jobs);
  }

  /** Up to so many jobs are looked up one by one; for more, all rows are gone through. */
  private static final int FEW = 500;

  /** Jobs of some owners, active ones of others, and the predecessors of all these. */
  SortedTable<Long, Job> jobsOf(Set<String> owners) {
    Map<Long, List<SortedTable.Entry<Long, ArrayTask>>> tasks = tasks();
    Set<Long> missing = new HashSet<>();
    SortedTable<Long, Job> jobs = SortedTable.empty();
    if (owners.isEmpty() && tasks.size() <= FEW) {
      jobs = withJobs(jobs, tasks.keySet(), tasks);
    } else {
      jobs = jobs(tasks, text -> JobText.belongs(text, owners));
    }
    for (Job job : jobs.values()) {
      missing.addAll(job.predecessors());
      missing.addAll(job.arrayPredecessors());
    }
    jobs = withJobs(jobs, missing, tasks);
    known = jobs;
    return jobs;
  }

  /** Some jobs and those of some numbers, where they exist. */
  private SortedTable<Long, Job> withJobs(
      SortedTable<Long, Job> jobs,
      Set<Long> ids,
      Map<Long, List<SortedTable.Entry<Long, ArrayTask>>> tasks) {
    List<Job> found = new ArrayList<>();
    for (long id : ids) {
      if (!jobs.has(id)) {
        SortedTable<Long, ArrayTask> own = SortedTable.ofSorted(tasks.getOrDefault(id, List.of()));
        rows.job(id).ifPresent(text -> found.add(JobText.parse(id, text, own)));
      }
    }
    SortedTable<Long, Job> all = jobs;
    for (Job job : found) {
      all = all.with(job.id(), job);
    }
    return all;
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
  public SortedTable<String, HostLoad> loads() {
    Map<String, HostLoad> loads = new TreeMap<>();
    rows.records(LOADS, (host, body) -> loads.put(host, RecordText.load(body)));
    return table(loads);
  }

  @Override
  public SchedulingReport report() {
    return report(job -> true);
  }

  /** The report, with the priorities of the pending jobs that are wanted. */
  SchedulingReport report(LongPredicate wanted) {
    List<SchedulingReport> reports = new ArrayList<>(1);
    rows.records(REPORT, (name, body) -> reports.add(RecordText.report(body, wanted)));
    return reports.isEmpty() ? SchedulingReport.NONE : reports.get(0);
  }

  @Override
  public SortedTable<UsageKey, UsageRecord> usage() {
    Map<UsageKey, UsageRecord> usage = new TreeMap<>();
    rows.records(USAGE, (key, body) -> usage.put(RecordText.usageKey(key), RecordText.usage(body)));
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
