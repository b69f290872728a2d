package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.Executor;
import gridlite.port.MemoryClusterStore;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A cell of one queue on one host, with what a command would do around its executor. */
final class TestCell {
  static final String HOST = "here";
  static final Instant SUBMITTED = Instant.parse("2026-03-01T12:00:00Z");

  final MemoryClusterStore store = new MemoryClusterStore();
  private final QueueInstanceName instance = QueueInstanceName.of("all.q", HOST);
  private Job.Owner owner;
  private long jobs;

  /** A cell whose jobs belong to a user. */
  TestCell(String owner) {
    this.owner = owner(owner);
    Values host = ExecHost.SCHEMA.template().with(ExecHost.HOSTNAME, HOST);
    apply(
        new Change.PutObject(ObjectKind.EXEC_HOST, HOST, host),
        new Change.PutInstance(InstanceState.created(instance, false, 1)));
    queue(
        queue ->
            queue
                .with(ClusterQueue.QNAME, "all.q")
                .with(ClusterQueue.HOSTLIST, List.of(HOST))
                .with(ClusterQueue.SHELL, PerHost.everywhere("/bin/sh")));
  }

  private static Job.Owner owner(String name) {
    return new Job.Owner(UserName.of(name), "users", 1000, 1000);
  }

  /** Has the jobs from now on belong to another user. */
  void belongTo(String name) {
    owner = owner(name);
  }

  /** Changes the queue. */
  void queue(UnaryOperator<Values> change) {
    Values queue =
        state().find(ObjectKind.CLUSTER_QUEUE, "all.q").orElseGet(ClusterQueue.SCHEMA::template);
    apply(new Change.PutObject(ObjectKind.CLUSTER_QUEUE, "all.q", change.apply(queue)));
  }

  /** Adds a copy of the queue. Returns its instance. */
  QueueInstanceName copyOfQueue(String name) {
    QueueInstanceName copy = QueueInstanceName.of(name, HOST);
    Values queue = state().find(ObjectKind.CLUSTER_QUEUE, "all.q").orElseThrow();
    apply(
        new Change.PutObject(ObjectKind.CLUSTER_QUEUE, name, queue.with(ClusterQueue.QNAME, name)),
        new Change.PutInstance(InstanceState.created(copy, false, 2)));
    return copy;
  }

  /** Extends the queue to some more hosts, with a parallel environment over them. */
  void spread(String variables, String... hosts) {
    List<String> all = new ArrayList<>(List.of(HOST));
    for (String host : hosts) {
      all.add(host);
      QueueInstanceName there = QueueInstanceName.of("all.q", host);
      apply(
          new Change.PutObject(
              ObjectKind.EXEC_HOST, host, ExecHost.SCHEMA.template().with(ExecHost.HOSTNAME, host)),
          new Change.PutInstance(InstanceState.created(there, false, all.size())));
    }
    apply(
        new Change.PutObject(
            ObjectKind.PARALLEL_ENVIRONMENT,
            variables,
            ParallelEnvironment.SCHEMA
                .template()
                .with(ParallelEnvironment.PE_NAME, variables)
                .with(ParallelEnvironment.CONTROL_SLAVES, true)));
    queue(
        queue ->
            queue
                .with(ClusterQueue.HOSTLIST, all)
                .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of(variables))));
  }

  /** A slot on each of some hosts, in a parallel environment; the first is where it begins. */
  static Allocation slots(String variables, String... hosts) {
    List<Allocation.Grant> grants = new ArrayList<>();
    for (String host : hosts) {
      grants.add(new Allocation.Grant(QueueInstanceName.of("all.q", host), 1));
    }
    return Allocation.parallel(variables, grants);
  }

  /** Suspends an instance, or takes that back. */
  void suspend(QueueInstanceName name, boolean suspended) {
    InstanceState known = state().instances().find(name).orElseThrow();
    apply(new Change.PutInstance(known.withSuspended(suspended)));
  }

  /** Sets keywords of the cluster configuration. */
  void configure(String... lines) {
    List<NameValue> values = new ArrayList<>();
    for (String line : lines) {
      int blank = line.indexOf(' ');
      values.add(new NameValue(line.substring(0, blank), line.substring(blank + 1)));
    }
    apply(
        new Change.PutObject(
            ObjectKind.CONFIGURATION,
            ClusterConfig.GLOBAL,
            ClusterConfig.SCHEMA.template().with(ClusterConfig.LINES, values)));
  }

  ClusterState state() {
    return store.read(state -> state);
  }

  void apply(Change... changes) {
    store.update("test", state -> new Outcome<>(List.of(changes), 0));
  }

  /** A job that has been dispatched; the request says what it does. */
  TaskId dispatched(Instant now, UnaryOperator<Values> request) {
    return dispatched(now, Allocation.serial(instance), request);
  }

  /** The same for a job that is somewhere else than in the queue. */
  TaskId dispatched(Instant now, Allocation allocation, UnaryOperator<Values> request) {
    JobId id = JobId.of(++jobs);
    Job job =
        new Job(
            id,
            owner,
            SUBMITTED,
            request.apply(JobRequest.SCHEMA.template().with(JobRequest.NAME, "job" + id)),
            List.of(),
            List.of(),
            TaskSet.of(1),
            Map.of(),
            SortedTable.empty(),
            0);
    apply(new Change.PutJob(job), new Change.SetCounter(Counter.JOB, id.number()));
    TaskId task = new TaskId(id, 1);
    dispatch(task, allocation, now);
    return task;
  }

  /** Dispatches a waiting task. */
  void dispatch(TaskId task, Instant now) {
    dispatch(task, Allocation.serial(instance), now);
  }

  private void dispatch(TaskId task, Allocation allocation, Instant now) {
    Job job = state().job(task.job()).orElseThrow();
    ArrayTask waiting = job.task(task.task()).orElseThrow();
    apply(new Change.PutJob(job.withTask(waiting.dispatched(allocation, now))));
  }

  /** Starts a task. */
  void start(Executor executor, TaskId task) {
    assertThat(startAll(executor, List.of(task))).isEmpty();
  }

  /** Starts tasks. Returns what was in the way. */
  List<String> startAll(Executor executor, List<TaskId> tasks) {
    Observation seen = executor.inquiryBeforeStarts(state()).observe();
    return executor.carryOut(executor.starts(state(), seen, tasks));
  }

  /** Looks, does what follows from that, and returns what has happened. */
  List<TaskReport> poll(Executor executor, Instant now) {
    Observation seen = executor.inquiry(state(), now).observe();
    List<TaskReport> reports = new ArrayList<>(executor.interpret(state(), seen, now));
    for (String trouble : executor.carryOut(executor.orders(state(), seen, now))) {
      reports.add(new TaskReport.Trouble(new TaskId(JobId.UNSUBMITTED, 0), 0, trouble));
    }
    return reports;
  }

  /** The load values that are due. */
  Map<HostName, HostLoad> loads(Executor executor, Instant now) {
    return executor.inquiry(state(), now).observe().loads();
  }

  /** A request of a file for a stream of a job, by the option that names it. */
  static UnaryOperator<Values> stream(String option, Path path) {
    List<String> asked = List.of(path.toString());
    return request ->
        switch (option) {
          case "-i" -> request.with(JobRequest.STDIN_PATHS, asked);
          case "-o" -> request.with(JobRequest.STDOUT_PATHS, asked);
          default -> request.with(JobRequest.MERGE, false).with(JobRequest.STDERR_PATHS, asked);
        };
  }

  /** What a shepherd has noted last after a word; empty where it has not. */
  static String noted(Path place, String word) {
    return new TaskDirectory(place)
        .text("shepherd")
        .orElse("")
        .lines()
        .filter(line -> line.startsWith(word + " "))
        .reduce("", (before, line) -> line.substring(word.length() + 1));
  }

  /** Has what was absorbed forgotten. */
  static void acknowledge(Executor executor, List<TaskReport> absorbed) {
    List<TaskOrder> over = new ArrayList<>();
    for (TaskReport report : absorbed) {
      if (report instanceof TaskReport.Ended || report instanceof TaskReport.Leftover) {
        over.add(new TaskOrder.Forget(report.task(), report.attempt()));
      }
    }
    executor.carryOut(over);
  }

  /** Deletes a running task, as qdel(1) does: in the state first, since polls go by that. */
  void delete(Executor executor, TaskId task, Instant now) {
    Job job = state().job(task.job()).orElseThrow();
    ArrayTask running = job.task(task.task()).orElseThrow();
    apply(new Change.PutJob(job.withTask(running.with(TaskFlag.DELETED))));
    executor.carryOut(
        executor.signal(state(), job, task, Executor.Signal.TERMINATE, owner.name().text(), now));
  }

  /** The task, while its job is there. */
  Optional<ArrayTask> task(TaskId task) {
    return state().job(task.job()).flatMap(job -> job.task(task.task()));
  }

  /** Takes over what an executor reports. */
  List<TaskReport> absorb(Executor executor, Instant now) {
    List<TaskReport> reports = poll(executor, now);
    store.update("test", state -> AbsorbReports.absorb(state, reports, now));
    return reports;
  }

  /** Field of the last accounting record, counted from 1 as accounting(5) does. */
  String accounted(int field) {
    List<String> records = store.accounting();
    return records.get(records.size() - 1).split(":", -1)[field - 1];
  }
}
