package gridlite.simulate;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.NamedObject;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.job.Submission;
import gridlite.operation.job.SubmitJob;
import gridlite.operation.job.Submitted;
import gridlite.operation.progress.AbsorbReports;
import gridlite.operation.progress.ApplyOrders;
import gridlite.port.TaskReport;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import gridlite.value.NameValue;
import gridlite.value.NumberSyntax;
import gridlite.value.PerHost;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * Replays a workload on a configuration: jobs are submitted when the trace says, started by the
 * cell's scheduler, and end after the time that they ran for when they were recorded, suspended or
 * not. Operations and state are those of a cell; only the clock is moved from event to event.
 */
public final class Simulation {
  private static final HostName HOST = HostName.of("simulation");
  private static final long SOME_ID = 1_000_000;

  private final Workload workload;
  private final long until;
  private final VirtualTime time;
  private final boolean quotas;

  /** Set where it matters what running jobs have used. */
  private final boolean shares;

  private final double reportSeconds;
  private final Scheduler scheduler;
  private final long capacity;
  private final PriorityQueue<End> ends = new PriorityQueue<>();
  private final Map<JobId, Integer> places = new HashMap<>();
  private final Map<JobId, Double> lastUsage = new HashMap<>();
  private final Map<String, JobId> numbers = new HashMap<>();
  private final List<JobOutcome> outcomes = new ArrayList<>();
  private final List<Long> slots = new ArrayList<>();
  private final List<SimulationResult.Occupation> occupation = new ArrayList<>();
  private final Map<String, Long> refusals = new TreeMap<>();
  private final QuotaCount quotaCount = new QuotaCount();
  private final IntConsumer watcher;
  private ClusterState state;
  private int next;
  private long inUse;
  private long waiting;

  /** The numbers of waiting jobs by the least slots that they want. */
  private final TreeMap<Long, Integer> wanted = new TreeMap<>();

  /** The end of a started task. */
  private record End(long when, JobId job, int attempt) implements Comparable<End> {
    @Override
    public int compareTo(End other) {
      int order = Long.compare(when, other.when);
      return order != 0 ? order : job.compareTo(other.job);
    }
  }

  private Simulation(
      Scheduler scheduler, ClusterState state, Workload workload, long until, IntConsumer watcher) {
    this.watcher = watcher;
    this.scheduler = scheduler;
    this.workload = workload;
    this.until = until;
    this.state = state;
    this.quotas = !state.objects(ObjectKind.RESOURCE_QUOTA_SET).names().isEmpty();
    this.shares =
        state.schedulerConfig().get(SchedulerConfig.WEIGHT_TICKETS_SHARE) > 0
            && !state.objects(ObjectKind.SHARE_TREE).names().isEmpty();
    this.reportSeconds = Settings.global(state).reportSeconds();
    this.capacity = capacity(state);
    this.time = new VirtualTime(state, begin());
  }

  /** Somebody of a trace; the host is one that may submit in every simulation. */
  static Actor submitter(UserName user, String group) {
    return new Actor(user, group, SOME_ID, SOME_ID, HOST);
  }

  /**
   * Replays a workload.
   *
   * @param scheduler what makes the runs
   * @param configuration a state of which objects and queue instances are taken, nothing else
   * @param until when to stop, if not at the end of the last job
   */
  public static SimulationResult run(
      Scheduler scheduler, ClusterState configuration, Workload workload, Optional<Instant> until) {
    return run(scheduler, configuration, workload, until, submitted -> {});
  }

  /**
   * Replays a workload before somebody's eyes.
   *
   * @param watcher is given the number of jobs submitted so far, whenever time has moved
   */
  public static SimulationResult run(
      Scheduler scheduler,
      ClusterState configuration,
      Workload workload,
      Optional<Instant> until,
      IntConsumer watcher) {
    long end = until.map(Instant::getEpochSecond).orElse(Long.MAX_VALUE);
    ClusterState prepared = prepared(configurationOf(configuration));
    return new Simulation(scheduler, prepared, workload, end, watcher).run();
  }

  /** The configuration of a state, in an otherwise empty cell. */
  public static ClusterState configurationOf(ClusterState state) {
    List<Change> changes = new ArrayList<>();
    for (ObjectKind kind : ObjectKind.values()) {
      state
          .objects(kind)
          .asMap()
          .forEach((name, object) -> changes.add(new Change.PutObject(kind, name, object)));
    }
    state.instances().values().forEach(i -> changes.add(new Change.PutInstance(i)));
    changes.add(new Change.SetZone(state.zone()));
    return ClusterState.blank().apply(changes);
  }

  /**
   * With a host to submit from, and reports of the scheduler where quotas can be among them. Load
   * thresholds are taken away: a trace does not contain the load, and a value that nobody reports
   * would close the queue.
   */
  private static ClusterState prepared(ClusterState state) {
    boolean quotas = !state.objects(ObjectKind.RESOURCE_QUOTA_SET).names().isEmpty();
    Values scheduler =
        state.schedulerConfig().with(SchedulerConfig.SCHEDD_JOB_INFO, quotas ? "true" : "false");
    List<Change> changes = new ArrayList<>();
    changes.add(
        new Change.PutObject(
            ObjectKind.SUBMIT_HOST, HOST.toString(), NamedObject.of(HOST.toString())));
    changes.add(new Change.PutObject(ObjectKind.SCHEDULER, ClusterState.SCHEDULER_NAME, scheduler));
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      Values unthreatened =
          queue
              .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
              .with(ClusterQueue.SUSPEND_THRESHOLDS, PerHost.everywhere(List.of()));
      changes.add(
          new Change.PutObject(
              ObjectKind.CLUSTER_QUEUE, queue.get(ClusterQueue.QNAME), unthreatened));
    }
    return state.apply(changes);
  }

  private long begin() {
    return workload.jobs().get(0).submitted();
  }

  private SimulationResult run() {
    long now = begin();
    record(now);
    for (long event = nextEvent(); event <= until && event != VirtualTime.NEVER; ) {
      now = event;
      finish(now);
      submit(now);
      if (time.due() <= now) {
        schedule(now);
      }
      record(now);
      watcher.accept(next);
      event = nextEvent();
    }
    return new SimulationResult(
        begin(),
        until == Long.MAX_VALUE ? now : Math.max(until, begin()),
        capacity,
        outcomes,
        occupation,
        refusals,
        quotaCount.hits(),
        slots);
  }

  private long nextEvent() {
    long event = time.due();
    if (next < workload.jobs().size()) {
      event = Math.min(event, workload.jobs().get(next).submitted());
    }
    End end = ends.peek();
    return end == null ? event : Math.min(event, end.when());
  }

  private void record(long now) {
    SimulationResult.Occupation present = new SimulationResult.Occupation(now, inUse, waiting);
    int last = occupation.size() - 1;
    if (last >= 0 && occupation.get(last).from() == now) {
      occupation.set(last, present);
    } else if (last < 0
        || occupation.get(last).slots() != inUse
        || occupation.get(last).waiting() != waiting) {
      occupation.add(present);
    }
  }

  private <R> R apply(Outcome<R> outcome) {
    state = state.apply(outcome.changes());
    return outcome.result();
  }

  // ---- what happens

  private void submit(long now) {
    while (next < workload.jobs().size() && workload.jobs().get(next).submitted() <= now) {
      TraceJob job = workload.jobs().get(next++);
      Submission submission =
          new Submission(requestOf(job), Set.of(), Optional.empty(), Optional.empty());
      Submitted submitted =
          apply(
              SubmitJob.submit(
                  state, host -> true, submission, job.owner(), Instant.ofEpochSecond(now)));
      JobOutcome.Fate fate = JobOutcome.Fate.WAITING;
      if (submitted.job().isPresent()) {
        JobId number = submitted.job().get().id();
        places.put(number, outcomes.size());
        numbers.put(job.label(), number);
        waiting++;
        wanted.merge(leastSlots(job), 1, Integer::sum);
        time.submitted(now);
      } else {
        fate = JobOutcome.Fate.REFUSED;
        submitted.refusal().ifPresent(why -> refusals.merge(why.message(), 1L, Long::sum));
      }
      outcomes.add(JobOutcome.notStarted(job, fate));
      slots.add(0L);
    }
  }

  private static long leastSlots(TraceJob job) {
    boolean parallel = job.request().get(JobRequest.PARALLEL_ENVIRONMENT).isPresent();
    return parallel ? job.request().get(JobRequest.SLOTS).min() : 1;
  }

  /** The request with what depends on the configuration and on jobs before it. */
  private Values requestOf(TraceJob job) {
    Values request = job.request();
    if (job.project().filter(name -> state.has(ObjectKind.PROJECT, name.text())).isPresent()) {
      request = request.with(JobRequest.PROJECT, job.project());
    }
    List<String> before =
        job.predecessor().map(numbers::get).filter(state::hasJob).stream()
            .map(JobId::toString)
            .toList();
    return before.isEmpty() ? request : request.with(JobRequest.PREDECESSORS, before);
  }

  private void finish(long now) {
    List<TaskReport> reports = new ArrayList<>();
    for (End end = ends.peek(); end != null && end.when() <= now; end = ends.peek()) {
      ends.remove();
      int place = placeOf(end.job());
      JobOutcome outcome = outcomes.get(place);
      inUse -= slots.get(place);
      outcomes.set(place, outcome.finished(end.when()));
      reports.add(ended(end, outcome, slots.get(place)));
    }
    if (!reports.isEmpty()) {
      apply(AbsorbReports.absorb(state, reports, Instant.ofEpochSecond(now)));
      if (waiting > 0) {
        time.finished(now);
      }
    }
  }

  private static TaskReport ended(End end, JobOutcome outcome, long slots) {
    TaskReport.Times times =
        new TaskReport.Times(
            Instant.ofEpochSecond(outcome.started()), Instant.ofEpochSecond(end.when()));
    return TaskReport.Ended.done(
        new TaskId(end.job(), 1),
        end.attempt(),
        Optional.of(times),
        outcome.job().usedAfter((double) outcome.job().runSeconds(), slots));
  }

  private void schedule(long now) {
    if (wanted.isEmpty() || inUse + wanted.firstKey() > capacity) {
      // nothing can start before something ends, and that is an occasion of its own
      time.ran(now, 0);
      return;
    }
    Instant instant = Instant.ofEpochSecond(now);
    if (shares) {
      apply(AbsorbReports.absorb(state, used(now), instant));
    }
    SchedulingRun run = scheduler.run(state, instant);
    List<TaskReport> running = new ArrayList<>();
    for (Order order : apply(ApplyOrders.apply(state, run, instant))) {
      if (order instanceof Order.Start start) {
        running.add(started(start, instant));
      }
    }
    apply(AbsorbReports.absorb(state, running, instant));
    if (quotas) {
      quotaCount.add(run.report());
    }
    time.ran(now, waiting);
  }

  /** Returns what running jobs have used by now, reported no oftener than hosts do. */
  private List<TaskReport> used(long now) {
    List<TaskReport> reports = new ArrayList<>();
    for (End end : ends) {
      int place = placeOf(end.job());
      JobOutcome outcome = outcomes.get(place);
      double seconds = (double) (now - outcome.started());
      double known = lastUsage.getOrDefault(end.job(), 0.0);
      if (seconds - known >= reportSeconds) {
        lastUsage.put(end.job(), seconds);
        reports.add(
            new TaskReport.Used(
                new TaskId(end.job(), 1),
                end.attempt(),
                outcome.job().usedAfter(seconds, slots.get(place))));
      }
    }
    return reports;
  }

  /** Returns where the outcome of a submitted job is. */
  private int placeOf(JobId job) {
    return Objects.requireNonNull(places.get(job));
  }

  private TaskReport started(Order.Start start, Instant now) {
    JobId number = start.task().job();
    int place = placeOf(number);
    Job job = state.job(number).orElseThrow();
    int attempt = job.tasks().find(start.task().task()).orElseThrow().attempts();
    TraceJob traced = outcomes.get(place).job();
    long second = now.getEpochSecond();
    ends.add(new End(second + traced.runSeconds(), number, attempt));
    outcomes.set(place, JobOutcome.running(traced, second));
    slots.set(place, start.allocation().slots());
    inUse += start.allocation().slots();
    waiting--;
    if (wanted.merge(leastSlots(traced), -1, Integer::sum) == 0) {
      wanted.remove(leastSlots(traced));
    }
    return new TaskReport.Running(start.task(), attempt, now);
  }

  // ---- what there is

  /** Slots that can be in use at once: those of the queues, where hosts don't have fewer. */
  static long capacity(ClusterState state) {
    Map<HostName, Long> byHost = new LinkedHashMap<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      byHost.merge(instance.host(), instance.get(ClusterQueue.SLOTS), Long::sum);
    }
    long sum = 0;
    for (Map.Entry<HostName, Long> host : byHost.entrySet()) {
      sum += Math.min(host.getValue(), slotsOf(state, host.getKey()));
    }
    return Math.min(sum, slotsOf(state, HostName.GLOBAL));
  }

  private static long slotsOf(ClusterState state, HostName host) {
    Optional<Values> object = state.execHost(host);
    if (object.isPresent()) {
      for (NameValue value : object.get().get(ExecHost.COMPLEX_VALUES)) {
        if (value.name().equals("slots")) {
          return (long) NumberSyntax.parse(value.value()).orElse(0);
        }
      }
    }
    return Long.MAX_VALUE;
  }
}
