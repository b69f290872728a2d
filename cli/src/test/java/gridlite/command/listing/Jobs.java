package gridlite.command.listing;

import gridlite.command.qstat.PlainQstat;
import gridlite.command.qstat.QstatOptions;
import gridlite.command.qstat.QstatReport;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.state.SchedulingReport;
import gridlite.value.PerHost;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Builds a state with jobs for tests of listings. */
public final class Jobs {
  public static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  private ClusterState state = ClusterState.blank();

  public Jobs() {
    for (Values attribute : gridlite.complex.BuiltIns.attributes()) {
      put(
          ObjectKind.COMPLEX_ATTRIBUTE,
          attribute.get(gridlite.complex.ComplexAttribute.NAME),
          attribute);
    }
  }

  public ClusterState state() {
    return state;
  }

  private void put(ObjectKind kind, String name, Values object) {
    state = state.apply(List.of(new Change.PutObject(kind, name, object)));
  }

  /** A queue with four slots on each of some hosts. */
  public Jobs queue(String name, String... hosts) {
    Values queue =
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.QNAME, name)
            .with(ClusterQueue.HOSTLIST, List.of(hosts))
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(4L));
    put(ObjectKind.CLUSTER_QUEUE, name, queue);
    List<Change> instances = new ArrayList<>();
    long serial = 1;
    for (String host : hosts) {
      QueueInstanceName instance = new QueueInstanceName(name, host);
      instances.add(new Change.PutInstance(InstanceState.created(instance, false, serial++)));
    }
    state = state.apply(instances);
    return this;
  }

  /** A job that waits; an array unless it has the one task 1. */
  public Jobs waiting(long id, String owner, TaskRange tasks, UnaryOperator<Job> change) {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.NAME, "job" + id)
            .with(JobRequest.TASKS, tasks)
            .with(JobRequest.ARRAY, !tasks.equals(TaskRange.SINGLE));
    Job job =
        new Job(
            id,
            new Job.Owner(owner, owner, 1000, 1000),
            NOW,
            request,
            List.of(),
            List.of(),
            TaskSet.of(tasks),
            Map.of(),
            SortedTable.empty(),
            0);
    state = state.apply(List.of(new Change.PutJob(change.apply(job))));
    return this;
  }

  public Jobs waiting(long id, String owner) {
    return waiting(id, owner, TaskRange.SINGLE, job -> job);
  }

  /** A job of one task that runs. */
  public Jobs running(long id, String owner, Allocation allocation) {
    return waiting(
        id,
        owner,
        TaskRange.SINGLE,
        job -> job.withTask(ArrayTask.pending(1).dispatched(allocation, NOW).running(NOW)));
  }

  /** What the last scheduling run reported of waiting jobs. */
  public Jobs priorities(Map<Long, Double> priorities) {
    Map<Long, JobPriority> pending = new java.util.HashMap<>();
    priorities.forEach(
        (job, prio) -> pending.put(job, new JobPriority(prio, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
    SchedulingReport report = new SchedulingReport(pending, Map.of(), List.of(), List.of());
    state = state.apply(List.of(new Change.PutReport(report)));
    return this;
  }

  public static UnaryOperator<Job> held(HoldKind kind, long... tasks) {
    List<Long> numbers = new ArrayList<>();
    for (long task : tasks) {
      numbers.add(task);
    }
    return job -> job.withHold(kind, TaskSet.ofNumbers(numbers));
  }

  public static Allocation at(String instance, long slots) {
    return new Allocation("", List.of(new Allocation.Grant(QueueInstanceName.of(instance), slots)));
  }

  /** What a command would print. */
  public static String plain(QstatReport report, JobColumns columns, boolean full) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    Times times = Times.in(java.time.ZoneOffset.UTC);
    new PlainQstat(out, columns, times, true).write(report, full);
    out.flush();
    return text.toString();
  }

  public static QstatOptions options(String user, QueueSelection queues, boolean full) {
    return new QstatOptions(
        new JobSelection(List.of(user), StateSelection.ALL),
        queues,
        full,
        java.util.Optional.empty(),
        false,
        false,
        false,
        false,
        false,
        "");
  }
}
