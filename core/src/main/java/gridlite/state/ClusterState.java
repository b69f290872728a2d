package gridlite.state;

import gridlite.complex.ComplexTable;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.value.SortedTable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    SortedTable<Long, Job> jobs();

    /** Jobs that have ended lately, in order of their ends. */
    List<FinishedJob> finished();

    /** Last reports of the execution hosts by host name. */
    SortedTable<String, HostLoad> loads();

    /** Report of the last scheduling run. */
    SchedulingReport report();

    /** Usage of users and projects. */
    SortedTable<UsageKey, UsageRecord> usage();

    /** Advance reservations. */
    SortedTable<Long, AdvanceReservation> reservations();

    /** Counters; a missing one is 0. */
    Map<Counter, Long> counters();
  }

  private record Sections(
      Lazy<Map<ObjectKind, ObjectList>> objects,
      Lazy<SortedTable<QueueInstanceName, InstanceState>> instances,
      Lazy<SortedTable<Long, Job>> jobs,
      Lazy<List<FinishedJob>> finished,
      Lazy<SortedTable<String, HostLoad>> loads,
      Lazy<SchedulingReport> report,
      Lazy<SortedTable<UsageKey, UsageRecord>> usage,
      Lazy<SortedTable<Long, AdvanceReservation>> reservations,
      Lazy<Map<Counter, Long>> counters) {}

  private final long revision;
  private final Sections sections;
  private final Lazy<ComplexTable> complexes;
  private final Lazy<HostGroups> hostGroups;
  private final Lazy<QueueInstances.Resolver> resolver;
  private final Lazy<QueueInstances> queueInstances;

  private ClusterState(
      long revision,
      Sections sections,
      Lazy<ComplexTable> complexes,
      Lazy<HostGroups> hostGroups,
      Lazy<QueueInstances.Resolver> resolver,
      Lazy<QueueInstances> queueInstances) {
    this.revision = revision;
    this.sections = sections;
    this.complexes = complexes;
    this.hostGroups = hostGroups;
    this.resolver = resolver;
    this.queueInstances = queueInstances;
  }

  private static ClusterState derive(long revision, Sections sections) {
    Lazy<HostGroups> groups =
        Lazy.from(() -> new HostGroups(list(sections.objects().get(), ObjectKind.HOST_GROUP)));
    Lazy<QueueInstances.Resolver> resolver =
        Lazy.from(
            () ->
                new QueueInstances.Resolver(
                    list(sections.objects().get(), ObjectKind.CLUSTER_QUEUE), groups.get()));
    return new ClusterState(
        revision,
        sections,
        Lazy.from(
            () ->
                new ComplexTable(
                    list(sections.objects().get(), ObjectKind.COMPLEX_ATTRIBUTE).objects())),
        groups,
        resolver,
        Lazy.from(() -> resolver.get().resolve(sections.instances().get())));
  }

  /**
   * The state that a store holds.
   *
   * @param revision number of the last committed update
   */
  public static ClusterState of(long revision, Source source) {
    return derive(
        revision,
        new Sections(
            Lazy.from(source::objects),
            Lazy.from(source::instances),
            Lazy.from(source::jobs),
            Lazy.from(source::finished),
            Lazy.from(source::loads),
            Lazy.from(source::report),
            Lazy.from(source::usage),
            Lazy.from(source::reservations),
            Lazy.from(source::counters)));
  }

  /** A state that holds nothing at all, not even the built-in complexes. */
  public static ClusterState blank() {
    return derive(
        0,
        new Sections(
            Lazy.of(Map.of()),
            Lazy.of(SortedTable.empty()),
            Lazy.of(SortedTable.empty()),
            Lazy.of(List.of()),
            Lazy.of(SortedTable.empty()),
            Lazy.of(SchedulingReport.NONE),
            Lazy.of(SortedTable.empty()),
            Lazy.of(SortedTable.empty()),
            Lazy.of(Map.of())));
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
    return list(sections.objects().get(), kind);
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
    return find(ObjectKind.SCHEDULER, SCHEDULER_NAME)
        .orElseGet(gridlite.config.SchedulerConfig.SCHEMA::template);
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
    return sections.instances().get();
  }

  /** Jobs that have not ended, by number. */
  public SortedTable<Long, Job> jobs() {
    return sections.jobs().get();
  }

  /** Returns whether the jobs have been read from where the state comes from. */
  public boolean hasReadJobs() {
    return sections.jobs().isKnown();
  }

  /** A job that has not ended. */
  public Optional<Job> job(long id) {
    return jobs().find(id);
  }

  /** Jobs that have ended lately, in order of their ends. */
  public List<FinishedJob> finished() {
    return sections.finished().get();
  }

  /** Last reports of the execution hosts. */
  public SortedTable<String, HostLoad> loads() {
    return sections.loads().get();
  }

  /** Returns what a host has reported last. */
  public HostLoad load(String host) {
    return loads().find(host).orElse(HostLoad.NONE);
  }

  /** Report of the last scheduling run. */
  public SchedulingReport report() {
    return sections.report().get();
  }

  /** Usage of users and projects. */
  public SortedTable<UsageKey, UsageRecord> usage() {
    return sections.usage().get();
  }

  /** Advance reservations by number. */
  public SortedTable<Long, AdvanceReservation> reservations() {
    return sections.reservations().get();
  }

  /** A counter. */
  public long counter(Counter counter) {
    return sections.counters().get().getOrDefault(counter, 0L);
  }

  /** This state after some changes, in their order; counts as one update. */
  public ClusterState apply(List<Change> changes) {
    ClusterState state = this;
    for (Change change : changes) {
      state = state.apply(change);
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
      if (state.isKnown(change)) {
        state = state.apply(change);
      }
    }
    return state.numbered(revision + 1);
  }

  private ClusterState numbered(long number) {
    return new ClusterState(number, sections, complexes, hostGroups, resolver, queueInstances);
  }

  /** Returns whether the section that a change belongs to has been asked for. */
  private boolean isKnown(Change change) {
    Lazy<?> section = sections.jobs;
    if (change instanceof Change.PutObject
        || change instanceof Change.MoveObject
        || change instanceof Change.RemoveObject) {
      section = sections.objects;
    } else if (change instanceof Change.PutInstance || change instanceof Change.RemoveInstance) {
      section = sections.instances;
    } else if (change instanceof Change.PutFinished) {
      section = sections.finished;
    } else if (change instanceof Change.PutLoad) {
      section = sections.loads;
    } else if (change instanceof Change.PutReport) {
      section = sections.report;
    } else if (change instanceof Change.PutUsage || change instanceof Change.RemoveUsage) {
      section = sections.usage;
    } else if (change instanceof Change.PutReservation
        || change instanceof Change.RemoveReservation) {
      section = sections.reservations;
    } else if (change instanceof Change.SetCounter) {
      section = sections.counters;
    }
    return section.isKnown();
  }

  private ClusterState apply(Change change) {
    Sections s = sections;
    if (change instanceof Change.PutObject put) {
      ObjectList changed = objects(put.kind()).with(put.name(), put.object());
      return withObjects(put.kind(), changed);
    } else if (change instanceof Change.MoveObject move) {
      ObjectList list = objects(move.kind());
      Optional<Values> object = list.find(move.name());
      return object.isEmpty()
          ? this
          : keep(sections(move.kind(), list.with(move.name(), object.get())));
    } else if (change instanceof Change.RemoveObject remove) {
      return withObjects(remove.kind(), objects(remove.kind()).without(remove.name()));
    } else if (change instanceof Change.PutJob put) {
      return withJobs(jobs().with(put.job().id(), put.job()));
    } else if (change instanceof Change.RemoveJob remove) {
      return withJobs(jobs().without(remove.id()));
    } else if (change instanceof Change.PutFinished put) {
      return keep(
          new Sections(
              s.objects,
              s.instances,
              s.jobs,
              Lazy.of(put.jobs()),
              s.loads,
              s.report,
              s.usage,
              s.reservations,
              s.counters));
    } else if (change instanceof Change.PutInstance put) {
      return withInstances(instances().with(put.state().name(), put.state()));
    } else if (change instanceof Change.RemoveInstance remove) {
      return withInstances(instances().without(remove.name()));
    } else if (change instanceof Change.PutLoad put) {
      return keep(
          new Sections(
              s.objects,
              s.instances,
              s.jobs,
              s.finished,
              Lazy.of(loads().with(put.host(), put.load())),
              s.report,
              s.usage,
              s.reservations,
              s.counters));
    } else if (change instanceof Change.PutReport put) {
      return keep(
          new Sections(
              s.objects,
              s.instances,
              s.jobs,
              s.finished,
              s.loads,
              Lazy.of(put.report()),
              s.usage,
              s.reservations,
              s.counters));
    } else if (change instanceof Change.PutUsage put) {
      return withUsage(usage().with(put.key(), put.usage()));
    } else if (change instanceof Change.RemoveUsage remove) {
      return withUsage(usage().without(remove.key()));
    } else if (change instanceof Change.PutReservation put) {
      return withReservations(reservations().with(put.reservation().id(), put.reservation()));
    } else if (change instanceof Change.RemoveReservation remove) {
      return withReservations(reservations().without(remove.id()));
    } else if (change instanceof Change.SetCounter set) {
      return withCounter(set.counter(), set.value());
    }
    // scripts and accounting records are the store's alone
    return this;
  }

  private ClusterState withObjects(ObjectKind kind, ObjectList list) {
    return derive(revision, sections(kind, list));
  }

  private Sections sections(ObjectKind kind, ObjectList list) {
    Map<ObjectKind, ObjectList> changed = new EnumMap<>(ObjectKind.class);
    changed.putAll(sections.objects().get());
    changed.put(kind, list);
    Sections s = sections;
    return new Sections(
        Lazy.of(Collections.unmodifiableMap(changed)),
        s.instances,
        s.jobs,
        s.finished,
        s.loads,
        s.report,
        s.usage,
        s.reservations,
        s.counters);
  }

  /** Other states of queue instances: their settings stay as they were worked out. */
  private ClusterState withInstances(SortedTable<QueueInstanceName, InstanceState> changed) {
    Sections s = sections;
    return new ClusterState(
        revision,
        new Sections(
            s.objects,
            Lazy.of(changed),
            s.jobs,
            s.finished,
            s.loads,
            s.report,
            s.usage,
            s.reservations,
            s.counters),
        complexes,
        hostGroups,
        resolver,
        Lazy.from(() -> resolver.get().resolve(changed)));
  }

  private ClusterState withJobs(SortedTable<Long, Job> changed) {
    Sections s = sections;
    return keep(
        new Sections(
            s.objects,
            s.instances,
            Lazy.of(changed),
            s.finished,
            s.loads,
            s.report,
            s.usage,
            s.reservations,
            s.counters));
  }

  private ClusterState withUsage(SortedTable<UsageKey, UsageRecord> changed) {
    Sections s = sections;
    return keep(
        new Sections(
            s.objects,
            s.instances,
            s.jobs,
            s.finished,
            s.loads,
            s.report,
            Lazy.of(changed),
            s.reservations,
            s.counters));
  }

  private ClusterState withReservations(SortedTable<Long, AdvanceReservation> changed) {
    Sections s = sections;
    return keep(
        new Sections(
            s.objects,
            s.instances,
            s.jobs,
            s.finished,
            s.loads,
            s.report,
            s.usage,
            Lazy.of(changed),
            s.counters));
  }

  private ClusterState withCounter(Counter counter, long value) {
    Map<Counter, Long> changed = new LinkedHashMap<>(sections.counters().get());
    changed.put(counter, value);
    Sections s = sections;
    return keep(
        new Sections(
            s.objects,
            s.instances,
            s.jobs,
            s.finished,
            s.loads,
            s.report,
            s.usage,
            s.reservations,
            Lazy.of(Map.copyOf(changed))));
  }

  /** Other sections, but the same configuration: what is derived from it is kept. */
  private ClusterState keep(Sections changed) {
    return new ClusterState(revision, changed, complexes, hostGroups, resolver, queueInstances);
  }
}
