package gridlite.testkit;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexText;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.User;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.operation.progress.ApplyOrders;
import gridlite.operation.queue.InstanceUpdates;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.ReservationPlan;
import gridlite.schedule.run.Scheduler;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.HostLoad;
import gridlite.state.QueueInstance;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.Given;
import gridlite.value.NameValue;
import gridlite.value.ShareTreeNode;
import gridlite.value.SlotRange;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Builds a state of a cell for a test, step by step, as an administrator and users would. A step
 * changes this builder and returns it; each says only what matters.
 */
public final class ClusterBuilder {
  /** When everything happens unless a test sets another time: a Saturday. */
  public static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  /** The parallel environments that the queue of {@link #of(int, long)} serves. */
  private static final String ENVIRONMENTS = "smp mpi rr two";

  private ClusterState state;
  private Instant now = NOW;

  private ClusterBuilder(ClusterState state) {
    this.state = state;
  }

  /** A cluster that begins with a state. */
  public static ClusterBuilder of(ClusterState state) {
    return new ClusterBuilder(state);
  }

  /** A cluster with the built-in attributes and nothing else. */
  public static ClusterBuilder empty() {
    ClusterBuilder cluster = of(ClusterState.blank());
    for (Values row : BuiltIns.attributes()) {
      cluster.put(ObjectKind.COMPLEX_ATTRIBUTE, row.get(ComplexAttribute.NAME), row);
    }
    return cluster;
  }

  /** As {@link #empty}; neither urgency nor other shares than users' count. */
  public static ClusterBuilder withUserShares() {
    return empty()
        .configure(SchedulerConfig.WEIGHT_URGENCY, 0.0)
        .configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0)
        .configure(SchedulerConfig.WEIGHT_USER, 1.0)
        .configure(SchedulerConfig.WEIGHT_PROJECT, 0.0)
        .configure(SchedulerConfig.WEIGHT_DEPARTMENT, 0.0)
        .configure(SchedulerConfig.WEIGHT_JOB, 0.0);
  }

  /**
   * Hosts {@code n1} to {@code nN} with a queue {@code q} of some slots on each, which serves the
   * parallel environments {@code smp}, {@code mpi}, {@code rr} and {@code two}; waiting time does
   * not count.
   */
  public static ClusterBuilder of(int hosts, long slots) {
    ClusterBuilder cluster = empty().configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0);
    for (int i = 1; i <= hosts; i++) {
      cluster.host("n" + i);
    }
    String names =
        IntStream.rangeClosed(1, hosts).mapToObj(i -> "n" + i).collect(Collectors.joining(" "));
    return cluster.parallelQueue("q", slots, names);
  }

  /** Another cluster in the same state. */
  public ClusterBuilder copy() {
    return of(state).at(now);
  }

  /** The state so far. */
  public ClusterState state() {
    return state;
  }

  /** The time of what happens next. */
  public Instant now() {
    return now;
  }

  /** Sets the time of what happens next. */
  public ClusterBuilder at(Instant time) {
    now = time;
    return this;
  }

  /** Makes changes, and nothing that would follow from them. */
  public ClusterBuilder apply(List<Change> changes) {
    state = state.apply(changes);
    return this;
  }

  /** Makes a change, and nothing that would follow from it. */
  public ClusterBuilder apply(Change change) {
    return apply(List.of(change));
  }

  /** Adds or replaces an object, with what follows for the queue instances. */
  public ClusterBuilder put(ObjectKind kind, String name, Values object) {
    List<Change> changes = List.of(new Change.PutObject(kind, name, object));
    List<Change> instances = InstanceUpdates.after(state, changes);
    return apply(changes).apply(instances);
  }

  /** Sets a parameter of the scheduler configuration. */
  public <V> ClusterBuilder configure(Attribute<V> attribute, V value) {
    return put(
        ObjectKind.SCHEDULER,
        ClusterState.SCHEDULER_NAME,
        state.schedulerConfig().with(attribute, value));
  }

  /** Adds a resource attribute: a row of the table that {@code qconf -sc} prints. */
  public ClusterBuilder complex(String row) {
    Values attribute = ComplexText.parse("test", row).rows().get(0).row();
    return put(ObjectKind.COMPLEX_ATTRIBUTE, attribute.get(ComplexAttribute.NAME), attribute);
  }

  /** Adds a host with {@code name=value} complex values; {@code global} for the cluster. */
  public ClusterBuilder host(String name, String... complexValues) {
    Values host = ExecHost.SCHEMA.template().with(ExecHost.HOSTNAME, name);
    List<NameValue> values = JobBuilder.pairs(complexValues);
    return put(ObjectKind.EXEC_HOST, name, host.with(ExecHost.COMPLEX_VALUES, values));
  }

  /** Sets what a host has reported just now. */
  public ClusterBuilder load(HostName host, Map<String, String> values) {
    return apply(new Change.PutLoad(host, new HostLoad(values, now)));
  }

  /** Adds a host group. */
  public ClusterBuilder hostGroup(String name, String... hosts) {
    Values group = HostGroup.SCHEMA.template().with(HostGroup.GROUP_NAME, name);
    return put(ObjectKind.HOST_GROUP, name, group.with(HostGroup.HOSTLIST, List.of(hosts)));
  }

  /** Adds a calendar. */
  public ClusterBuilder calendar(String name, String week) {
    Values calendar = CalendarObject.SCHEMA.template().with(CalendarObject.CALENDAR_NAME, name);
    return put(ObjectKind.CALENDAR, name, calendar.withText(CalendarObject.WEEK, week));
  }

  /**
   * Adds a queue without load thresholds, or changes one.
   *
   * @param hosts names of hosts and groups, separated by blanks
   * @param keywordsAndValues attributes that differ from the template
   */
  public ClusterBuilder queue(String name, String hosts, String... keywordsAndValues) {
    Values queue =
        state
            .find(ObjectKind.CLUSTER_QUEUE, name)
            .orElseGet(
                () ->
                    ClusterQueue.SCHEMA
                        .template()
                        .with(ClusterQueue.QNAME, name)
                        .withText(ClusterQueue.LOAD_THRESHOLDS, "NONE"))
            .withText(ClusterQueue.HOSTLIST, hosts);
    for (int i = 0; i < keywordsAndValues.length; i += 2) {
      Attribute<?> attribute = queue.schema().find(keywordsAndValues[i]).orElseThrow();
      queue = queue.withText(attribute, keywordsAndValues[i + 1]);
    }
    return put(ObjectKind.CLUSTER_QUEUE, name, queue);
  }

  /** Changes a queue. */
  public ClusterBuilder queue(String name, UnaryOperator<Values> change) {
    Values queue = state.find(ObjectKind.CLUSTER_QUEUE, name).orElseThrow();
    return put(ObjectKind.CLUSTER_QUEUE, name, change.apply(queue));
  }

  /** Adds a queue that serves the parallel environments of {@link #of(int, long)}. */
  public ClusterBuilder parallelQueue(String name, long slots, String hosts) {
    return queue(name, hosts, "slots", Long.toString(slots), "pe_list", ENVIRONMENTS);
  }

  /** Adds hosts with the queue {@code all.q}, which has some slots on each. */
  public ClusterBuilder allQueue(long slots, String... hosts) {
    for (String host : hosts) {
      host(host);
    }
    return queue("all.q", String.join(" ", hosts), "slots", Long.toString(slots));
  }

  /** Adds a parallel environment with all the slots that anybody may want. */
  public ClusterBuilder parallelEnvironment(String name, String rule) {
    return put(
        ObjectKind.PARALLEL_ENVIRONMENT,
        name,
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.PE_NAME, name)
            .with(ParallelEnvironment.SLOTS, 99_999L)
            .with(ParallelEnvironment.ALLOCATION_RULE, rule));
  }

  /** Adds a manager. */
  public ClusterBuilder manager(String name) {
    return put(ObjectKind.MANAGER, name, NamedObject.of(name));
  }

  /** Adds a user object. */
  public ClusterBuilder user(String name, long functionalShares, long overrideTickets) {
    Values user = User.SCHEMA.template().with(User.NAME, name).with(User.FSHARE, functionalShares);
    return put(ObjectKind.USER, name, user.with(User.OTICKET, overrideTickets));
  }

  /** Adds a project. */
  public ClusterBuilder project(String name, long functionalShares, long overrideTickets) {
    Values project = Project.SCHEMA.template().with(Project.NAME, name);
    project = project.with(Project.FSHARE, functionalShares).with(Project.OTICKET, overrideTickets);
    return put(ObjectKind.PROJECT, name, project);
  }

  /** Adds a user set that is access list and department. */
  public ClusterBuilder userSet(String name, long functionalShares, String... entries) {
    Values set = UserSet.SCHEMA.template().with(UserSet.NAME, name);
    set = set.with(UserSet.TYPE, List.of("ACL", "DEPT")).with(UserSet.FSHARE, functionalShares);
    return put(ObjectKind.USER_SET, name, set.with(UserSet.ENTRIES, List.of(entries)));
  }

  /** Sets the share tree. */
  public ClusterBuilder shareTree(ShareTreeNode... top) {
    ShareTreeNode root = new ShareTreeNode("Root", false, 1, List.of(top));
    Values tree = ShareTree.SCHEMA.template().with(ShareTree.ROOT, root);
    return put(ObjectKind.SHARE_TREE, ShareTree.NAME, tree);
  }

  /** Adds resource quota sets by their text, and enables them. */
  public ClusterBuilder quotas(String text) {
    for (QuotaDefinition definition : QuotaText.parse("test", text)) {
      Values set = definition.resolve(state.complexes()).with(QuotaSet.ENABLED, true);
      put(ObjectKind.RESOURCE_QUOTA_SET, definition.name(), set);
    }
    return this;
  }

  /** Begins a job of alice with the next number. */
  public JobBuilder job() {
    return job("alice");
  }

  /** Begins a job with the next number. */
  public JobBuilder job(String owner) {
    return new JobBuilder(this, owner, state.lastJob().next().number());
  }

  ClusterBuilder submitted(Job job) {
    long last = Math.max(job.id().number(), state.counter(Counter.JOB));
    return apply(List.of(new Change.PutJob(job), new Change.SetCounter(Counter.JOB, last)));
  }

  /** Has the first task of a job run on a host, in queue {@code all.q}. */
  public ClusterBuilder start(JobId job, HostName host) {
    return start(job, 1, host);
  }

  /** Has a task run on a host, in queue {@code all.q}. */
  public ClusterBuilder start(JobId job, long task, HostName host) {
    return start(job, task, Allocation.serial(new QueueInstanceName(QueueName.of("all.q"), host)));
  }

  /** Has a task run in some slots. */
  public ClusterBuilder start(JobId job, long task, Allocation allocation) {
    Job before = state.job(job).orElseThrow();
    ArrayTask running = ArrayTask.pending(task).dispatched(allocation, now).running(now);
    return apply(new Change.PutJob(before.withTask(running)));
  }

  /** Has a job end. */
  public ClusterBuilder end(JobId job) {
    return apply(new Change.RemoveJob(job));
  }

  /** Sets what the last scheduling run has reported: priorities of waiting jobs. */
  public ClusterBuilder priorities(Map<JobId, Double> priorities) {
    Map<JobId, JobPriority> pending = new HashMap<>();
    priorities.forEach(
        (job, prio) -> pending.put(job, new JobPriority(prio, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
    return apply(
        new Change.PutReport(new SchedulingReport(pending, Map.of(), List.of(), List.of())));
  }

  /** Makes an advance reservation of some slots, if there is room for it. */
  public ClusterBuilder reserve(
      Instant start, Instant end, String parallelEnvironment, long slots) {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.PARALLEL_ENVIRONMENT, Given.text(parallelEnvironment))
            .with(JobRequest.SLOTS, SlotRange.parse(Long.toString(slots)));
    Job.Owner owner = new Job.Owner(UserName.of("alice"), "users", 1000, 100);
    ReservationPlan plan = ReservationPlan.of(state, owner, request, List.of(), start, end, now);
    if (plan.allocation().isEmpty()) {
      return this;
    }
    ReservationId id = new ReservationId(state.reservations().size() + 1L);
    return apply(
        new Change.PutReservation(
            new AdvanceReservation(
                id,
                owner,
                Optional.empty(),
                "sge",
                now,
                start,
                end,
                request,
                plan.allocation(),
                List.of(),
                false,
                false)));
  }

  /** Runs the scheduler, and carries its orders out. */
  public SchedulingRun schedule() {
    SchedulingRun run = Scheduler.ofBuiltIn().run(state, now);
    apply(ApplyOrders.apply(state, run, now).changes());
    return run;
  }

  /** A queue instance. */
  public QueueInstance instance(String name) {
    return state.queueInstances().find(QueueInstanceName.of(name)).orElseThrow();
  }

  /** Where the only task of a job runs; empty while it waits. */
  public String placeOf(JobId job) {
    return allocationOf(job).replaceAll(":1$", "");
  }

  /** Grants of a job's first task as {@code q@n1:2 q@n2:1}; empty while it waits. */
  public String allocationOf(JobId job) {
    return state
        .job(job)
        .flatMap(found -> found.tasks().find(1L))
        .flatMap(ArrayTask::allocation)
        .map(Allocation::grants)
        .orElse(List.of())
        .stream()
        .map(grant -> grant.instance() + ":" + grant.slots())
        .collect(Collectors.joining(" "));
  }

  /** Why a job waits, in the words of the last scheduling run. */
  public List<String> reasons(JobId job) {
    return state.report().reasonsOf(job).stream().map(SchedulingMessage::text).toList();
  }
}
