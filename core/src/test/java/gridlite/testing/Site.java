package gridlite.testing;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
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
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.ShareTreeNode;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Builds a state for a test, statement by statement, as an administrator and users would. */
public final class Site {
  /** When everything here happens. */
  public static final Instant NOW = Instant.parse("2026-01-15T12:00:00Z");

  private ClusterState state = ClusterState.blank();
  private long lastJob;

  /**
   * A cell with the built-in attributes and nothing else; neither urgency nor other shares than
   * users' count.
   */
  public Site() {
    for (Values attribute : BuiltIns.attributes()) {
      put(ObjectKind.COMPLEX_ATTRIBUTE, attribute.get(ComplexAttribute.NAME), attribute);
    }
    configure(SchedulerConfig.WEIGHT_URGENCY, 0.0);
    configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0);
    configure(SchedulerConfig.WEIGHT_USER, 1.0);
    configure(SchedulerConfig.WEIGHT_PROJECT, 0.0);
    configure(SchedulerConfig.WEIGHT_DEPARTMENT, 0.0);
    configure(SchedulerConfig.WEIGHT_JOB, 0.0);
  }

  /** The state so far. */
  public ClusterState state() {
    return state;
  }

  /** Makes a change. */
  public Site change(Change change) {
    state = state.apply(List.of(change));
    return this;
  }

  /** Adds or replaces an object. */
  public Site put(ObjectKind kind, String name, Values object) {
    return change(new Change.PutObject(kind, name, object));
  }

  /** Sets a parameter of the scheduler configuration. */
  public <V> Site configure(Attribute<V> attribute, V value) {
    return put(
        ObjectKind.SCHEDULER,
        ClusterState.SCHEDULER_NAME,
        state.schedulerConfig().with(attribute, value));
  }

  /** Adds a resource attribute by its columns. */
  public Site attribute(String... columns) {
    Values values = ComplexAttribute.SCHEMA.template();
    for (int i = 0; i < columns.length; i++) {
      values = values.withText(ComplexAttribute.SCHEMA.attributes().get(i), columns[i]);
    }
    return put(ObjectKind.COMPLEX_ATTRIBUTE, columns[0], values);
  }

  /** Adds a user object. */
  public Site user(String name, long functionalShares, long overrideTickets) {
    return put(
        ObjectKind.USER,
        name,
        User.SCHEMA
            .template()
            .with(User.NAME, name)
            .with(User.FSHARE, functionalShares)
            .with(User.OTICKET, overrideTickets));
  }

  /** Adds a project. */
  public Site project(String name, long functionalShares, long overrideTickets) {
    return put(
        ObjectKind.PROJECT,
        name,
        Project.SCHEMA
            .template()
            .with(Project.NAME, name)
            .with(Project.FSHARE, functionalShares)
            .with(Project.OTICKET, overrideTickets));
  }

  /** Adds a user set that is access list and department. */
  public Site userSet(String name, long functionalShares, String... entries) {
    return put(
        ObjectKind.USER_SET,
        name,
        UserSet.SCHEMA
            .template()
            .with(UserSet.NAME, name)
            .with(UserSet.TYPE, List.of("ACL", "DEPT"))
            .with(UserSet.FSHARE, functionalShares)
            .with(UserSet.ENTRIES, List.of(entries)));
  }

  /** Adds a host with complex values. */
  public Site host(String name, NameValue... values) {
    return put(
        ObjectKind.EXEC_HOST,
        name,
        ExecHost.SCHEMA
            .template()
            .with(ExecHost.HOSTNAME, name)
            .with(ExecHost.COMPLEX_VALUES, List.of(values)));
  }

  /** Adds hosts with the queue all.q, which has some slots on each. */
  public Site queue(long slots, String... hosts) {
    long created = 0;
    for (String host : hosts) {
      host(host);
      QueueInstanceName name = new QueueInstanceName("all.q", host);
      change(new Change.PutInstance(InstanceState.created(name, false, ++created)));
    }
    return put(
        ObjectKind.CLUSTER_QUEUE,
        "all.q",
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.QNAME, "all.q")
            .with(ClusterQueue.HOSTLIST, List.of(hosts))
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(slots)));
  }

  /** Adds a host group. */
  public Site hostGroup(String name, String... hosts) {
    return put(
        ObjectKind.HOST_GROUP,
        name,
        HostGroup.SCHEMA
            .template()
            .with(HostGroup.GROUP_NAME, name)
            .with(HostGroup.HOSTLIST, List.of(hosts)));
  }

  /** Sets the share tree. */
  public Site shareTree(ShareTreeNode... top) {
    ShareTreeNode root = new ShareTreeNode("Root", false, 1, List.of(top));
    return put(
        ObjectKind.SHARE_TREE,
        ShareTree.NAME,
        ShareTree.SCHEMA.template().with(ShareTree.ROOT, root));
  }

  /** Adds resource quota sets by their text. */
  public Site quotas(String text) {
    for (QuotaDefinition definition : QuotaText.parse("test", text)) {
      put(
          ObjectKind.RESOURCE_QUOTA_SET,
          definition.name(),
          definition.resolve(state.complexes()).with(QuotaSet.ENABLED, true));
    }
    return this;
  }

  /** Submits a job; the first one has number 1. */
  public JobBuilder job(String owner) {
    return new JobBuilder(owner);
  }

  /** Starts a job on a host, in queue all.q. */
  public Site start(long job, String host) {
    return start(job, 1, host);
  }

  /** Starts a task on a host, in queue all.q. */
  public Site start(long job, long task, String host) {
    return start(job, task, Allocation.serial(new QueueInstanceName("all.q", host)));
  }

  /** Starts a task in some slots. */
  public Site start(long job, long task, Allocation allocation) {
    Job before = state.job(job).orElseThrow();
    ArrayTask running = ArrayTask.pending(task).dispatched(allocation, NOW).running(NOW);
    return change(new Change.PutJob(before.withTask(running)));
  }

  /** What a user asks for. */
  public final class JobBuilder {
    private final String owner;
    private Values request = JobRequest.SCHEMA.template();
    private TaskRange tasks = TaskRange.SINGLE;
    private Instant submitted = NOW;

    private JobBuilder(String owner) {
      this.owner = owner;
    }

    /** Sets an option. */
    public <V> JobBuilder with(Attribute<V> attribute, V value) {
      request = request.with(attribute, value);
      return this;
    }

    /** Sets the project. */
    public JobBuilder project(String name) {
      return with(JobRequest.PROJECT, name);
    }

    /** Sets the department. */
    public JobBuilder department(String name) {
      return with(JobRequest.DEPARTMENT, name);
    }

    /** Sets hard requests, given as name, value, name, value... */
    public JobBuilder requests(String... namesAndValues) {
      List<NameValue> requests = new java.util.ArrayList<>();
      for (int i = 0; i < namesAndValues.length; i += 2) {
        requests.add(new NameValue(namesAndValues[i], namesAndValues[i + 1]));
      }
      return with(JobRequest.HARD_RESOURCES, List.copyOf(requests));
    }

    /** Asks for a parallel environment. */
    public JobBuilder parallel(String environment, String slots) {
      return with(JobRequest.PARALLEL_ENVIRONMENT, environment)
          .with(JobRequest.SLOTS, SlotRange.parse(slots));
    }

    /** Makes it an array job. */
    public JobBuilder tasks(long first, long last) {
      tasks = new TaskRange(first, last, 1);
      return with(JobRequest.ARRAY, true).with(JobRequest.TASKS, tasks);
    }

    /** Sets the time of submission. */
    public JobBuilder at(Instant time) {
      submitted = time;
      return this;
    }

    /** Submits it. */
    public Site submit() {
      lastJob++;
      return change(
          new Change.PutJob(
              new Job(
                  lastJob,
                  new Job.Owner(owner, "users", 1000, 100),
                  submitted,
                  request,
                  List.of(),
                  List.of(),
                  TaskSet.of(tasks),
                  Map.of(),
                  SortedTable.empty(),
                  0)));
    }
  }
}
