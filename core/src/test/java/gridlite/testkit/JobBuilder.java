package gridlite.testkit;

import gridlite.complex.RequestedResource;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.value.Given;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user asks for. {@link #submit} and {@link #add} end it; the job waits unless it was given
 * a place to run.
 */
public final class JobBuilder {
  private final ClusterBuilder cluster;
  private String owner;
  private long number;
  private Values request = JobRequest.SCHEMA.template();
  private Instant submitted;
  private Instant started;
  private Optional<Allocation> allocation = Optional.empty();
  private final Map<HoldKind, TaskSet> holds = new EnumMap<>(HoldKind.class);

  JobBuilder(ClusterBuilder cluster, String owner, long number) {
    this.cluster = cluster;
    this.owner = owner;
    this.number = number;
    this.submitted = cluster.now();
    this.started = cluster.now();
  }

  /** Sets who submits it. */
  public JobBuilder owner(String name) {
    owner = name;
    return this;
  }

  /** Gives it another number than the next. */
  public JobBuilder number(long value) {
    number = value;
    return this;
  }

  /** Sets an option. */
  public <V> JobBuilder with(Attribute<V> attribute, V value) {
    request = request.with(attribute, value);
    return this;
  }

  /** Sets the project. */
  public JobBuilder project(String name) {
    return with(JobRequest.PROJECT, ProjectName.orNone(name));
  }

  /** Sets the department. */
  public JobBuilder department(String name) {
    return with(JobRequest.DEPARTMENT, name);
  }

  /** Sets hard requests: {@code name=value}. */
  public JobBuilder ask(String... resources) {
    return with(JobRequest.HARD_RESOURCES, requests(resources));
  }

  /** Sets soft requests: {@code name=value}. */
  public JobBuilder wish(String... resources) {
    return with(JobRequest.SOFT_RESOURCES, requests(resources));
  }

  /** Sets the queues it may run in. */
  public JobBuilder in(String... queues) {
    return with(JobRequest.HARD_QUEUES, List.of(queues));
  }

  /** Asks for a parallel environment. */
  public JobBuilder parallel(String parallelEnvironment, String slots) {
    return with(JobRequest.PARALLEL_ENVIRONMENT, Given.text(parallelEnvironment))
        .with(JobRequest.SLOTS, SlotRange.parse(slots));
  }

  /** Makes it an array job. */
  public JobBuilder tasks(long first, long last) {
    return tasks(new TaskRange(first, last, 1));
  }

  /** Makes it an array job. */
  public JobBuilder tasks(TaskRange tasks) {
    return with(JobRequest.ARRAY, true).with(JobRequest.TASKS, tasks);
  }

  /** Has the scheduler reserve for it. */
  public JobBuilder reserve() {
    return with(JobRequest.RESERVE, true);
  }

  /** Holds some of its tasks. */
  public JobBuilder held(HoldKind kind, long... tasks) {
    List<Long> numbers = new ArrayList<>();
    for (long task : tasks) {
      numbers.add(task);
    }
    holds.put(kind, TaskSet.ofNumbers(numbers));
    return this;
  }

  /** Sets the time of submission; unless it is set, the cluster's. */
  public JobBuilder at(Instant time) {
    submitted = time;
    return this;
  }

  /** Has its first task run in some slots of a queue instance. */
  public JobBuilder running(String instance, long slots) {
    QueueInstanceName name = QueueInstanceName.of(instance);
    return running(new Allocation(Optional.empty(), List.of(new Allocation.Grant(name, slots))));
  }

  /** Has its first task run. */
  public JobBuilder running(Allocation place) {
    allocation = Optional.of(place);
    return this;
  }

  /** Sets the time at which its first task started; unless it is set, the cluster's. */
  public JobBuilder since(Instant time) {
    started = time;
    return this;
  }

  /** Submits it and returns its number. */
  public JobId submit() {
    add();
    return JobId.of(number);
  }

  /**
   * Submits it and returns the cluster, for further steps. Without a name it is called {@code job}
   * and its number.
   */
  public ClusterBuilder add() {
    if (request.get(JobRequest.NAME).isEmpty()) {
      with(JobRequest.NAME, "job" + number);
    }
    Job job =
        new Job(
            JobId.of(number),
            new Job.Owner(UserName.of(owner), "users", 1000, 100),
            submitted,
            request,
            List.of(),
            List.of(),
            TaskSet.of(request.get(JobRequest.TASKS)),
            Map.of(),
            SortedTable.empty(),
            0);
    for (Map.Entry<HoldKind, TaskSet> hold : holds.entrySet()) {
      job = job.withHold(hold.getKey(), hold.getValue());
    }
    if (allocation.isPresent()) {
      ArrayTask task = ArrayTask.pending(1).dispatched(allocation.get(), started).running(started);
      job = job.withTask(task);
    }
    return cluster.submitted(job);
  }

  private static List<RequestedResource> requests(String... texts) {
    List<RequestedResource> requests = new ArrayList<>();
    pairs(texts).forEach(pair -> requests.add(new RequestedResource(pair.name(), pair.value())));
    return requests;
  }

  /** Resources of the form {@code name=value}. */
  public static List<NameValue> pairs(String... texts) {
    List<NameValue> pairs = new ArrayList<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      pairs.add(new NameValue(text.substring(0, equals), text.substring(equals + 1)));
    }
    return pairs;
  }
}
