package gridlite.state;

import gridlite.complex.ComplexTable;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.value.SortedTable;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Everything a cell knows, at one moment. Immutable: {@link #apply} gives a new state. Sections are
 * loaded when first asked for, and what is derived from them is worked out once a state.
 */
public final class ClusterState {
  /** The source of a state's sections; each is asked at most once. */
  public interface Source {
    /** Configured objects by kind. */
    Map<ObjectKind, ObjectList> objects();

    /** States of the queue instances. */
    SortedTable<QueueInstanceName, InstanceState> instances();

    /** Jobs that have not ended. */
    Jobs jobs();

    /** Jobs that have ended lately, in order of their ends. */
    List<FinishedJob> finished();

    /** Last reports of the execution hosts by host name. */
    SortedTable<HostName, HostLoad> loads();

    /** Report of the last scheduling run. */
    SchedulingReport report();

    /** Usage of users and projects. */
    SortedTable<UsageKey, UsageRecord> usage();

    /** Advance reservations. */
    SortedTable<ReservationId, AdvanceReservation> reservations();

    /** Counters; a missing one is 0. */
    Map<Counter, Long> counters();

    /** Time zone by whose clocks calendars go. */
    ZoneId zone();
  }

  private final long revision;
  private final Section.Contents sections;
  private final Lazy<ComplexTable> complexes;
  private final Lazy<HostGroups> hostGroups;
  private final Lazy<QueueInstances.Resolver> resolver;
  private final Lazy<QueueInstances> queueInstances;
  private final Map<Class<?>, Object> derived;

  private ClusterState(
      long revision,
      Section.Contents sections,
      Lazy<ComplexTable> complexes,
      Lazy<HostGroups> hostGroups,
      Lazy<QueueInstances.Resolver> resolver,
      Lazy<QueueInstances> queueInstances,
      Map<Class<?>, Object> derived) {
    this.revision = revision;
    this.sections = sections;
    this.complexes = complexes;
    this.hostGroups = hostGroups;
    this.resolver = resolver;
    this.queueInstances = queueInstances;
    this.derived = derived;
  }

  private static ClusterState derive(long revision, Section.Contents sections) {
    Lazy<HostGroups> groups =
        Lazy.from(() -> new HostGroups(list(sections.get(Section.OBJECTS), ObjectKind.HOST_GROUP)));
    Lazy<QueueInstances.Resolver> resolver =
        Lazy.from(
            () ->
                new QueueInstances.Resolver(
                    list(sections.get(Section.OBJECTS), ObjectKind.CLUSTER_QUEUE), groups.get()));
    return new ClusterState(
        revision,
        sections,
        Lazy.from(
            () ->
                new ComplexTable(
                    list(sections.get(Section.OBJECTS), ObjectKind.COMPLEX_ATTRIBUTE).objects())),
        groups,
        resolver,
        Lazy.from(() -> resolver.get().resolve(sections.get(Section.INSTANCES))),
        new ConcurrentHashMap<>());
  }

  /**
   * The state that a store holds.
   *
   * @param revision number of the last committed update
   */
  public static ClusterState of(long revision, Source source) {
    Section.Contents sections =
        Section.Contents.blank()
            .with(Section.OBJECTS, Lazy.from(source::objects))
            .with(Section.INSTANCES, Lazy.from(source::instances))
            .with(Section.JOBS, Lazy.from(source::jobs))
            .with(Section.FINISHED, Lazy.from(source::finished))
            .with(Section.LOADS, Lazy.from(source::loads))
            .with(Section.REPORT, Lazy.from(source::report))
            .with(Section.USAGE, Lazy.from(source::usage))
            .with(Section.RESERVATIONS, Lazy.from(source::reservations))
            .with(Section.COUNTERS, Lazy.from(source::counters))
            .with(Section.ZONE, Lazy.from(source::zone));
    return derive(revision, sections);
  }

  /** A state that holds nothing at all, not even the built-in complexes. */
  public static ClusterState blank() {
    return derive(0, Section.Contents.blank());
  }

  /** Number of the update that led to this state. */
  public long revision() {
    return revision;
  }

  private static ObjectList list(Map<ObjectKind, ObjectList> objects, ObjectKind kind) {
    return objects.getOrDefault(kind, ObjectList.EMPTY);
  }

  /** Objects of a kind. */
  public ObjectList objects(ObjectKind kind) {
    return list(sections.get(Section.OBJECTS), kind);
  }

  /** An object of a kind. */
  public Optional<Values> find(ObjectKind kind, String name) {
    return objects(kind).find(name);
  }

  /** Returns whether an object exists. */
  public boolean has(ObjectKind kind, String name) {
    return objects(kind).has(name);
  }

  /** The scheduler configuration; its defaults when none is stored. */
  public Values schedulerConfig() {
    return find(ObjectKind.SCHEDULER, SCHEDULER_NAME).orElseGet(SchedulerConfig.SCHEMA::template);
  }

  /** Name under which the one scheduler configuration is stored. */
  public static final String SCHEDULER_NAME = "schedconf";

  /** The resource attributes. */
  public ComplexTable complexes() {
    return complexes.get();
  }

  /** The host groups, resolved. */
  public HostGroups hostGroups() {
    return hostGroups.get();
  }

  /** All queue instances with their settings resolved. */
  public QueueInstances queueInstances() {
    return queueInstances.get();
  }

  /** States of the queue instances. */
  public SortedTable<QueueInstanceName, InstanceState> instances() {
    return sections.get(Section.INSTANCES);
  }

  /**
   * All jobs that have not ended, by number. A store may have to read a million of them: whoever
   * knows the number, or looks for what runs, asks more closely.
   */
  public SortedTable<JobId, Job> jobs() {
    return storedJobs().all();
  }

  /** The jobs that have not ended, of which those are read that somebody asks for. */
  public Jobs storedJobs() {
    return sections.get(Section.JOBS);
  }

  /** A job that has not ended. */
  public Optional<Job> job(JobId id) {
    return storedJobs().find(id);
  }

  /** Returns whether a job has not ended. */
  public boolean hasJob(JobId id) {
    return job(id).isPresent();
  }

  /**
   * The jobs with tasks that have a state of their own, because they run, have run, or failed, by
   * number: all that use something.
   */
  public Iterable<Job> begunJobs() {
    return storedJobs().begun().values();
  }

  /** The categories of the jobs, one for each job. */
  public List<JobCategory> jobCategories() {
    List<JobCategory> categories = new ArrayList<>();
    jobs().values().forEach(job -> categories.add(JobCategory.of(job)));
    return categories;
  }

  /** The jobs that wait for a job, as a whole or task by task, by number. */
  public List<Job> successors(JobId id) {
    return storedJobs().successors(id);
  }

  /** Jobs that have ended lately, in order of their ends. */
  public List<FinishedJob> finished() {
    return sections.get(Section.FINISHED);
  }

  /** Last reports of the execution hosts. */
  public SortedTable<HostName, HostLoad> loads() {
    return sections.get(Section.LOADS);
  }

  /** The values that a host has reported last, by name; none where it has not reported. */
  public Map<String, String> loadValues(HostName host) {
    return loads().find(host).map(HostLoad::values).orElse(Map.of());
  }

  /** Returns when a host has reported last; empty where it never has. */
  public Optional<Instant> lastReport(HostName host) {
    return loads().find(host).map(HostLoad::reported);
  }

  /** Report of the last scheduling run. */
  public SchedulingReport report() {
    return sections.get(Section.REPORT);
  }

  /** Usage of users and projects. */
  public SortedTable<UsageKey, UsageRecord> usage() {
    return sections.get(Section.USAGE);
  }

  /** Advance reservations by number. */
  public SortedTable<ReservationId, AdvanceReservation> reservations() {
    return sections.get(Section.RESERVATIONS);
  }

  /** The advance reservation that a job asked for, if there is one. */
  public Optional<AdvanceReservation> reservationOf(Job job) {
    return reservations().isEmpty()
        ? Optional.empty()
        : job.get(JobRequest.RESERVATION).flatMap(reservations()::find);
  }

  /** A counter. */
  public long counter(Counter counter) {
    return sections.get(Section.COUNTERS).getOrDefault(counter, 0L);
  }

  /** Number of the last job that was accepted; {@link JobId#UNSUBMITTED} before the first. */
  public JobId lastJob() {
    return JobId.of(counter(Counter.JOB));
  }

  /** An execution host, or with {@link HostName#GLOBAL} the cluster, as it is configured. */
  public Optional<Values> execHost(HostName host) {
    return find(ObjectKind.EXEC_HOST, host.text());
  }

  /** The names of the execution hosts in order of creation, among them that of the cluster. */
  public Set<HostName> execHosts() {
    Set<HostName> hosts = new LinkedHashSet<>();
    for (String name : objects(ObjectKind.EXEC_HOST).names()) {
      hosts.add(HostName.of(name));
    }
    return hosts;
  }

  /** The time zone by whose clocks calendars go, whoever asks. */
  public ZoneId zone() {
    return sections.get(Section.ZONE);
  }

  /**
   * Returns whether nothing has been written between this state and another one but reports of
   * scheduling runs and the times of these runs. May answer no where all that was written is what
   * was there before.
   */
  public boolean differsByRunsAlone(ClusterState other) {
    return sections.areSame(other.sections, Section.REPORT, Section.COUNTERS)
        && beside(Counter.LAST_RUN).equals(other.beside(Counter.LAST_RUN));
  }

  private Map<Counter, Long> beside(Counter left) {
    Map<Counter, Long> counters = new EnumMap<>(Counter.class);
    counters.putAll(sections.get(Section.COUNTERS));
    counters.remove(left);
    return counters;
  }

  /** This state after some changes, in their order; counts as one update. */
  public ClusterState apply(List<Change> changes) {
    ClusterState state = this;
    for (Change change : changes) {
      state = change.applyTo(state);
    }
    return state.numbered(revision + 1);
  }

  /**
   * This state after changes that its source holds already: sections that nobody has asked for yet
   * will come from there, with the changes in them.
   */
  public ClusterState applyCommitted(List<Change> changes) {
    ClusterState state = this;
    for (Change change : changes) {
      if (change.section().map(state.sections::lazy).filter(Lazy::isKnown).isPresent()) {
        state = change.applyTo(state);
      }
    }
    Lazy<Jobs> jobs = state.sections.lazy(Section.JOBS);
    if (jobs.isKnown()) {
      state = state.with(Section.JOBS, jobs.get().committed());
    }
    return state.numbered(revision + 1);
  }

  /**
   * This state as far as it is about some jobs: other jobs, and another report, which are read when
   * they are asked for.
   */
  public ClusterState about(Jobs jobs, Supplier<SchedulingReport> report) {
    return keep(sections.with(Section.JOBS, Lazy.of(jobs)).with(Section.REPORT, Lazy.from(report)));
  }

  /**
   * A value that others work out from the objects alone. It is kept until one of them changes, and
   * may be asked by several threads at once.
   *
   * @param source is given a state that has the same objects and nothing else, so that what is kept
   *     does not keep the jobs of this one
   */
  public <T> T derived(Class<T> type, Function<ClusterState, T> source) {
    return type.cast(
        derived.computeIfAbsent(
            type,
            asked ->
                source.apply(
                    derive(
                        revision,
                        Section.Contents.blank()
                            .with(Section.OBJECTS, sections.lazy(Section.OBJECTS))))));
  }

  private ClusterState numbered(long number) {
    return new ClusterState(
        number, sections, complexes, hostGroups, resolver, queueInstances, derived);
  }

  /**
   * This state with another content of one section. What is worked out from the configuration goes
   * by {@link #withObjects}.
   */
  <T> ClusterState with(Section<T> section, T content) {
    return keep(sections.with(section, Lazy.of(content)));
  }

  /** This state with other objects of a kind; what is derived from them is worked out anew. */
  ClusterState withObjects(ObjectKind kind, ObjectList list) {
    return derive(revision, sections.with(Section.OBJECTS, Lazy.of(objects(kind, list))));
  }

  /**
   * This state with the same objects of a kind in another order, which instances of queues have.
   */
  ClusterState withOrder(ObjectKind kind, ObjectList list) {
    return kind == ObjectKind.CLUSTER_QUEUE
        ? withObjects(kind, list)
        : with(Section.OBJECTS, objects(kind, list));
  }

  private Map<ObjectKind, ObjectList> objects(ObjectKind kind, ObjectList list) {
    Map<ObjectKind, ObjectList> changed = new EnumMap<>(ObjectKind.class);
    changed.putAll(sections.get(Section.OBJECTS));
    changed.put(kind, list);
    return Collections.unmodifiableMap(changed);
  }

  /** Other states of queue instances: their settings stay as they were worked out. */
  ClusterState withInstances(SortedTable<QueueInstanceName, InstanceState> changed) {
    return new ClusterState(
        revision,
        sections.with(Section.INSTANCES, Lazy.of(changed)),
        complexes,
        hostGroups,
        resolver,
        Lazy.from(() -> resolver.get().resolve(changed)),
        derived);
  }

  ClusterState withCounter(Counter counter, long value) {
    Map<Counter, Long> changed = new LinkedHashMap<>(sections.get(Section.COUNTERS));
    changed.put(counter, value);
    return with(Section.COUNTERS, Map.copyOf(changed));
  }

  /** Other sections, but the same configuration: what is derived from it is kept. */
  private ClusterState keep(Section.Contents changed) {
    return new ClusterState(
        revision, changed, complexes, hostGroups, resolver, queueInstances, derived);
  }
}
