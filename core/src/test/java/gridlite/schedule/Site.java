package gridlite.schedule;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.operation.ApplyOrders;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A cell for tests of scheduling, built step by step. */
public final class Site {
  public static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  public ClusterState state = ClusterState.blank();
  public Instant now = START;
  private long serial;
  private long jobs;

  /** Hosts {@code n1} to {@code nN} with a queue {@code q} of some slots, waiting time ignored. */
  public static Site of(int hosts, long slots) {
    Site site = new Site();
    for (Values row : BuiltIns.attributes()) {
      site.put(ObjectKind.COMPLEX_ATTRIBUTE, row.get(ComplexAttribute.NAME), row);
    }
    site.config(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0);
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= hosts; i++) {
      names.add("n" + i);
      site.host("n" + i);
    }
    return site.queue("q", slots, names);
  }

  private void put(ObjectKind kind, String name, Values object) {
    apply(new Change.PutObject(kind, name, object));
  }

  public Site apply(Change change) {
    state = state.apply(List.of(change));
    return this;
  }

  public <V> Site config(Attribute<V> attribute, V value) {
    put(
        ObjectKind.SCHEDULER,
        ClusterState.SCHEDULER_NAME,
        state.schedulerConfig().with(attribute, value));
    return this;
  }

  /** A host with {@code name=value} complex values; {@code global} for the cluster. */
  public Site host(String name, String... complexValues) {
    put(
        ObjectKind.EXEC_HOST,
        name,
        ExecHost.SCHEMA
            .template()
            .with(ExecHost.HOSTNAME, name)
            .with(ExecHost.COMPLEX_VALUES, pairs(complexValues)));
    return this;
  }

  public static List<NameValue> pairs(String... texts) {
    List<NameValue> pairs = new ArrayList<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      pairs.add(new NameValue(text.substring(0, equals), text.substring(equals + 1)));
    }
    return pairs;
  }

  public Site queue(String name, long slots, List<String> hosts) {
    return queue(name, slots, hosts, queue -> queue);
  }

  public Site queue(String name, long slots, List<String> hosts, UnaryOperator<Values> change) {
    Values queue =
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.QNAME, name)
            .with(ClusterQueue.HOSTLIST, hosts)
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("smp", "mpi", "rr", "two")))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(slots));
    put(ObjectKind.CLUSTER_QUEUE, name, change.apply(queue));
    for (String host : hosts) {
      apply(
          new Change.PutInstance(
              InstanceState.created(new QueueInstanceName(name, host), false, ++serial)));
    }
    return apply(new Change.SetCounter(Counter.SERIAL, serial));
  }

  /** The queue {@code q} changed, its instances as they are. */
  public Site requeue(UnaryOperator<Values> change) {
    put(
        ObjectKind.CLUSTER_QUEUE,
        "q",
        change.apply(state.find(ObjectKind.CLUSTER_QUEUE, "q").orElseThrow()));
    return this;
  }

  /** A calendar that names times of every day. */
  public Site calendar(String name, String week) {
    put(
        ObjectKind.CALENDAR,
        name,
        CalendarObject.SCHEMA
            .template()
            .with(CalendarObject.CALENDAR_NAME, name)
            .withText(CalendarObject.WEEK, week));
    return this;
  }

  public Site manager(String name) {
    put(ObjectKind.MANAGER, name, NamedObject.of(name));
    return this;
  }

  public Site environment(String name, String rule) {
    put(
        ObjectKind.PARALLEL_ENVIRONMENT,
        name,
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.PE_NAME, name)
            .with(ParallelEnvironment.SLOTS, 99_999L)
            .with(ParallelEnvironment.ALLOCATION_RULE, rule));
    return this;
  }

  /** A row of the complex table: name type relop requestable consumable default. */
  public Site complex(
      String name, String type, String relop, String requestable, String use, String initial) {
    Values row = ComplexAttribute.SCHEMA.template();
    String[] columns = {name, name, type, relop, requestable, use, initial, "0"};
    for (int i = 0; i < columns.length; i++) {
      row = row.withText(ComplexAttribute.SCHEMA.attributes().get(i), columns[i]);
    }
    put(ObjectKind.COMPLEX_ATTRIBUTE, name, row);
    return this;
  }

  /** A quota set in its file format. */
  public Site quota(String text) {
    for (var definition : QuotaText.parse("test", text)) {
      Values set = definition.resolve(state.complexes());
      put(ObjectKind.RESOURCE_QUOTA_SET, set.get(QuotaSet.NAME), set);
    }
    return this;
  }

  public Site userSet(String name, String... users) {
    Values set = UserSet.SCHEMA.template().with(UserSet.NAME, name);
    put(ObjectKind.USER_SET, name, set.with(UserSet.ENTRIES, List.of(users)));
    return this;
  }

  public Site hostGroup(String name, String... hosts) {
    Values group = HostGroup.SCHEMA.template().with(HostGroup.GROUP_NAME, name);
    put(ObjectKind.HOST_GROUP, name, group.with(HostGroup.HOSTLIST, List.of(hosts)));
    return this;
  }

  /** An advance reservation of some slots, if there is room for it. */
  public Site reserve(Instant start, Instant end, String environment, long slots) {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.PARALLEL_ENVIRONMENT, environment)
            .with(JobRequest.SLOTS, SlotRange.parse(Long.toString(slots)));
    Job.Owner owner = new Job.Owner("alice", "users", 1, 1);
    ReservationPlan plan = ReservationPlan.of(state, owner, request, List.of(), start, end, now);
    plan.allocation()
        .ifPresent(
            found ->
                apply(
                    new Change.PutReservation(
                        new AdvanceReservation(
                            state.reservations().size() + 1L,
                            owner,
                            "",
                            "sge",
                            now,
                            start,
                            end,
                            request,
                            plan.allocation(),
                            List.of(),
                            false,
                            false))));
    return this;
  }

  /** A job that has just been submitted. */
  public JobBuilder job() {
    return new JobBuilder();
  }

  public final class JobBuilder {
    private String owner = "alice";
    private Values request = JobRequest.SCHEMA.template();

    public JobBuilder owner(String name) {
      owner = name;
      return this;
    }

    public JobBuilder ask(String... resources) {
      return with(JobRequest.HARD_RESOURCES, pairs(resources));
    }

    public JobBuilder wish(String... resources) {
      return with(JobRequest.SOFT_RESOURCES, pairs(resources));
    }

    public JobBuilder in(String... queues) {
      return with(JobRequest.HARD_QUEUES, List.of(queues));
    }

    public JobBuilder parallel(String environment, String slots) {
      return with(JobRequest.PARALLEL_ENVIRONMENT, environment)
          .with(JobRequest.SLOTS, SlotRange.parse(slots));
    }

    public JobBuilder tasks(long first, long last) {
      return with(JobRequest.ARRAY, true).with(JobRequest.TASKS, new TaskRange(first, last, 1));
    }

    public JobBuilder reserve() {
      return with(JobRequest.RESERVE, true);
    }

    public <V> JobBuilder with(Attribute<V> attribute, V value) {
      request = request.with(attribute, value);
      return this;
    }

    /** Submits it and returns its number. */
    public long submit() {
      long id = ++jobs;
      Job job =
          new Job(
              id,
              new Job.Owner(owner, "users", 1, 1),
              now,
              request,
              List.of(),
              List.of(),
              TaskSet.of(request.get(JobRequest.TASKS)),
              Map.of(),
              SortedTable.<Long, ArrayTask>empty(),
              0);
      apply(new Change.PutJob(job));
      return id;
    }
  }

  /** A scheduling run, whose orders are carried out. */
  public SchedulingRun schedule() {
    SchedulingRun run = Scheduler.run(state, now);
    state = state.apply(ApplyOrders.apply(state, run, now).changes());
    return run;
  }

  /** Where a job's only task runs; empty text while it waits. */
  public String placeOf(long job) {
    return allocationOf(job).replaceAll(":1$", "");
  }

  /** Grants of a job's first task as {@code q@n1:2 q@n2:1}; empty while it waits. */
  public String allocationOf(long job) {
    StringBuilder text = new StringBuilder();
    state
        .job(job)
        .flatMap(found -> found.tasks().find(1L))
        .flatMap(ArrayTask::allocation)
        .map(Allocation::grants)
        .orElse(List.of())
        .forEach(
            grant ->
                text.append(text.length() > 0 ? " " : "")
                    .append(grant.instance())
                    .append(':')
                    .append(grant.slots()));
    return text.toString();
  }

  public List<String> reasons(long job) {
    return state.report().reasonsOf(job);
  }

  /** A task or job has ended. */
  public Site end(long job) {
    return apply(new Change.RemoveJob(job));
  }
}
