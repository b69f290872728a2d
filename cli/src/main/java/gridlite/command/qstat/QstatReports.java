package gridlite.command.qstat;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRows;
import gridlite.command.listing.ListedResources;
import gridlite.command.listing.QueueSelection;
import gridlite.command.listing.Requests;
import gridlite.command.qstat.QstatReport.InstanceRow;
import gridlite.complex.Availability;
import gridlite.config.ClusterQueue;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.QueueInstanceName;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Builds a {@link QstatReport}. */
public final class QstatReports {
  private final ClusterState state;
  private final QstatOptions options;
  private final InstanceStates conditions;
  private final JobRows rows;

  private QstatReports(ClusterState state, QstatOptions options, Instant now) {
    this.state = state;
    this.options = options;
    this.conditions = new InstanceStates(state, now);
    this.rows = new JobRows(state, options.jobs(), conditions);
  }

  /** Returns what a listing shows at one moment. */
  public static QstatReport build(ClusterState state, QstatOptions options, Instant now) {
    return new QstatReports(state, options, now).build();
  }

  private QstatReport build() {
    boolean filtered = !options.queues().isEverything();
    List<QueueInstance> instances =
        filtered || options.full() ? options.queues().instances(state, conditions) : List.of();
    if (!options.queues().isKnown(state)) {
      return QstatReport.nothing(options.layout(), QstatReport.Selected.UNKNOWN);
    }
    if (!options.queues().hasAccessibleQueues(state)) {
      return QstatReport.nothing(options.layout(), QstatReport.Selected.NONE);
    }
    List<JobRow> running = rows.running();
    List<JobRow> pending =
        rows.pending(
            options.taskByTask() ? JobRows.Grouping.TASK_BY_TASK : JobRows.Grouping.ALIKE,
            options.queues().hasCriteria() ? suiting(instances) : job -> true);
    List<InstanceRow> queues = List.of();
    if (options.full()) {
      queues = instanceRows(instances, running);
      running = List.of();
    } else {
      running = arranged(running);
      running = filtered ? at(running, instances) : running;
    }
    List<JobRow> finished = rows.finished();
    return new QstatReport(
        options.layout(),
        queues,
        running,
        pending,
        finished,
        requests(queues, running, pending, finished),
        QstatReport.Selected.SOME);
  }

  private List<JobRow> arranged(List<JobRow> running) {
    List<JobRow> lines = options.slotBySlot() ? JobRows.inEachInstance(running) : running;
    List<JobRow> ordered = options.byInstance() ? bySequence(JobRows.byInstance(lines)) : lines;
    return options.slotBySlot() ? JobRows.slotBySlot(ordered) : ordered;
  }

  /** Lines ordered by instance, those of lower sequence numbers first. */
  private List<JobRow> bySequence(List<JobRow> rows) {
    Map<QueueInstanceName, Long> numbers = new HashMap<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      numbers.put(instance.name(), instance.get(ClusterQueue.SEQ_NO));
    }
    List<JobRow> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparing(row -> numbers.getOrDefault(row.queue().orElseThrow(), 0L)));
    return sorted;
  }

  private static List<JobRow> at(List<JobRow> running, List<QueueInstance> instances) {
    Set<QueueInstanceName> names = new HashSet<>();
    instances.forEach(instance -> names.add(instance.name()));
    List<JobRow> there = new ArrayList<>();
    for (JobRow row : running) {
      if (names.contains(row.queue().orElseThrow())) {
        there.add(row);
      }
    }
    return there;
  }

  private Predicate<Job> suiting(List<QueueInstance> instances) {
    Resources offered = Resources.unused(state);
    Map<JobId, Boolean> known = new HashMap<>();
    return job ->
        known.computeIfAbsent(job.id(), id -> QueueSelection.suits(state, offered, instances, job));
  }

  private Map<JobId, Requests> requests(
      List<InstanceRow> queues, List<JobRow> running, List<JobRow> pending, List<JobRow> finished) {
    Map<JobId, Requests> requests = new HashMap<>();
    if (options.requests()) {
      queues.forEach(queue -> addRequests(requests, queue.jobs()));
      addRequests(requests, running);
      addRequests(requests, pending);
      addRequests(requests, finished);
    }
    return requests;
  }

  private void addRequests(Map<JobId, Requests> requests, List<JobRow> jobs) {
    for (JobRow row : jobs) {
      requests.computeIfAbsent(row.job().id(), id -> Requests.of(state, row.job()));
    }
  }

  private List<InstanceRow> instanceRows(List<QueueInstance> instances, List<JobRow> running) {
    Map<QueueInstanceName, List<JobRow>> jobs = new HashMap<>();
    List<JobRow> lines = JobRows.inEachInstance(running);
    for (JobRow row : options.slotBySlot() ? JobRows.slotBySlot(lines) : lines) {
      jobs.computeIfAbsent(row.queue().orElseThrow(), name -> new ArrayList<>()).add(row);
    }
    List<QueueInstance> sorted = new ArrayList<>(instances);
    sorted.sort(
        Comparator.comparingLong((QueueInstance instance) -> instance.get(ClusterQueue.SEQ_NO))
            .thenComparing(QueueInstance::name));
    Optional<Resources> resources = options.resources().map(names -> Resources.of(state));
    Resources ofHosts = resources.orElseGet(() -> Resources.unused(state));
    List<InstanceRow> list = new ArrayList<>();
    for (QueueInstance instance : sorted) {
      if (!options.hideEmpty() || conditions.usedSlots(instance.name()) > 0) {
        list.add(row(instance, resources, ofHosts, jobs.getOrDefault(instance.name(), List.of())));
      }
    }
    return list;
  }

  private InstanceRow row(
      QueueInstance instance, Optional<Resources> resources, Resources ofHosts, List<JobRow> jobs) {
    return new InstanceRow(
        instance.name(),
        InstanceStates.types(instance),
        conditions.reservedSlots(instance.name()),
        conditions.usedSlots(instance.name()),
        instance.get(ClusterQueue.SLOTS),
        ListedResources.value(state, ofHosts, instance.host(), "load_avg")
            .map(average -> Decimals.fixed(Double.parseDouble(average), 2)),
        ListedResources.value(state, ofHosts, instance.host(), "arch"),
        conditions.letters(instance),
        conditions.explanations(instance, options.explained()),
        resources.map(offered -> wanted(offered, instance)).orElse(List.of()),
        jobs);
  }

  private List<Availability> wanted(Resources offered, QueueInstance instance) {
    Set<String> names = ListedResources.names(state, options.resources().orElseThrow());
    List<Availability> wanted = new ArrayList<>();
    for (Availability offer : offered.in(instance)) {
      if (names.isEmpty() || names.contains(offer.attribute().name())) {
        wanted.add(offer);
      }
    }
    return wanted;
  }
}
