package gridlite.operation.progress;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.SessionContext;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.port.MemoryClusterStore;
import gridlite.port.TaskReport;
import gridlite.port.TaskReport.Consequence;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import gridlite.state.UsageKey;
import gridlite.value.NameValue;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AbsorbReportsTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final QueueInstanceName INSTANCE = QueueInstanceName.of("all.q", "node01");
  private static final TaskId FIRST = new TaskId(JobId.of(1), 1);

  private final MemoryClusterStore store = new MemoryClusterStore();

  @BeforeEach
  void aQueueAndARunningJobThatAnotherWaitsFor() {
    apply(
        new Change.PutObject(
            ObjectKind.CLUSTER_QUEUE,
            "all.q",
            ClusterQueue.SCHEMA.template().with(ClusterQueue.QNAME, "all.q")),
        new Change.PutInstance(InstanceState.created(INSTANCE, false, 1)),
        new Change.PutJob(running(job(JobId.of(1), TaskSet.of(1)))),
        new Change.PutJob(
            job(JobId.of(2), TaskSet.of(1)).withPredecessors(List.of(JobId.of(1)), List.of())));
  }

  private static Job job(JobId id, TaskSet tasks) {
    return new Job(
        id,
        new Job.Owner(UserName.of("alice"), "users", 1001, 1001),
        NOON,
        JobRequest.SCHEMA.template().with(JobRequest.NAME, "a:b"),
        List.of(),
        List.of(),
        tasks,
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private static Job running(Job job) {
    ArrayTask task = ArrayTask.pending(1).dispatched(Allocation.serial(INSTANCE), NOON);
    return job.withTask(task.running(NOON));
  }

  private void apply(Change... changes) {
    store.update("test", state -> new Outcome<>(List.of(changes), 0));
  }

  private ClusterState absorb(TaskReport... reports) {
    store.update("test", state -> AbsorbReports.absorb(state, List.of(reports), NOON));
    return store.read(state -> state);
  }

  private static TaskReport.Ended ended(int attempt, Consequence consequence) {
    return new TaskReport.Ended(
        FIRST,
        attempt,
        Optional.of(new TaskReport.Times(NOON, NOON.plusSeconds(60))),
        consequence == Consequence.FINISHED
            ? Optional.empty()
            : Optional.of(TaskReport.Failure.of(25, "why")),
        3,
        new Usage(Map.of("cpu", 2.5, "ru_wallclock", 60.0)),
        consequence,
        consequence == Consequence.REQUEUED ? Optional.of("queue in error") : Optional.empty());
  }

  private String accounted(int field) {
    return store.accounting().get(0).split(":", -1)[field - 1];
  }

  @Test
  void whatWaitedForAJobThatHasEndedWaitsNoLonger() {
    ClusterState state = absorb(ended(1, Consequence.FINISHED));
    assertThat(state.job(JobId.of(1))).isEmpty();
    assertThat(state.job(JobId.of(2)).orElseThrow().predecessors()).isEmpty();
    assertThat(state.finished())
        .singleElement()
        .extracting(end -> end.job().id())
        .isEqualTo(JobId.of(1));
  }

  @Test
  void anArrayHasEndedWithItsLastTask() {
    apply(new Change.PutJob(running(job(JobId.of(1), TaskSet.of(new TaskRange(1, 2, 1))))));
    ClusterState state = absorb(ended(1, Consequence.FINISHED));
    assertThat(state.job(JobId.of(1)).orElseThrow().waiting()).isEqualTo(TaskSet.of(2));
    assertThat(state.job(JobId.of(2)).orElseThrow().predecessors()).containsExactly(JobId.of(1));
  }

  private ClusterState endWithCore(List<NameValue> context) {
    Job array = running(job(JobId.of(1), TaskSet.of(new TaskRange(1, 2, 1))));
    apply(new Change.PutJob(array.withRequest(array.request().with(JobRequest.CONTEXT, context))));
    TaskReport.Ended end = ended(1, Consequence.FINISHED);
    Usage usage = new Usage(Map.of("cpu", 1.0, "core", 1.0));
    return absorb(
        new TaskReport.Ended(
            end.task(),
            1,
            end.times(),
            Optional.of(new TaskReport.Failure(100, Optional.empty())),
            139,
            usage,
            end.consequence(),
            Optional.empty()));
  }

  @Test
  void aCoreFileIsNotedInTheContextOfAJobOfASession() {
    List<NameValue> context = List.of(new NameValue("DRMAA_SESSION", "s"));
    Job left = endWithCore(context).job(JobId.of(1)).orElseThrow();
    assertThat(SessionContext.cores(left)).containsExactly(1L);
    assertThat(left.get(JobRequest.CONTEXT)).startsWith(new NameValue("DRMAA_SESSION", "s"));
    assertThat(SessionContext.cores(SessionContext.withCore(left, 7))).containsExactly(1L, 7L);
  }

  @Test
  void theContextOfOtherJobsStaysAsItIs() {
    List<NameValue> context = List.of(new NameValue("a", "b"));
    assertThat(endWithCore(context).job(JobId.of(1)).orElseThrow().get(JobRequest.CONTEXT))
        .isEqualTo(context);
  }

  @Test
  void aJobThatIsPutBackHasNotEnded() {
    ClusterState state = absorb(ended(1, Consequence.RESCHEDULED));
    ArrayTask task = state.job(JobId.of(1)).orElseThrow().tasks().find(1L).orElseThrow();
    assertThat(task.isActive()).isFalse();
    assertThat(task.is(TaskFlag.RESCHEDULED)).isTrue();
    assertThat(state.job(JobId.of(2)).orElseThrow().predecessors()).containsExactly(JobId.of(1));
  }

  @Test
  void aJobRegisteredForDeletionIsNotPutBack() {
    ArrayTask task =
        store.read(state -> state.job(JobId.of(1)).orElseThrow().tasks().find(1L)).orElseThrow();
    apply(new Change.PutJob(job(JobId.of(1), TaskSet.of(1)).withTask(task.with(TaskFlag.DELETED))));
    assertThat(absorb(ended(1, Consequence.RESCHEDULED)).job(JobId.of(1))).isEmpty();
  }

  @Test
  void aJobInErrorStateKeepsTheReason() {
    ClusterState state = absorb(ended(1, Consequence.ERROR));
    ArrayTask task = state.job(JobId.of(1)).orElseThrow().tasks().find(1L).orElseThrow();
    assertThat(task.is(TaskFlag.ERROR)).isTrue();
    assertThat(task.errors()).containsExactly("why");
  }

  @Test
  void aQueueInErrorIsNotTheJobsError() {
    ClusterState state = absorb(ended(1, Consequence.REQUEUED));
    ArrayTask task = state.job(JobId.of(1)).orElseThrow().tasks().find(1L).orElseThrow();
    assertThat(task.flags()).isEmpty();
    assertThat(task.errors()).containsExactly("why");
    assertThat(state.instances().find(INSTANCE).orElseThrow().errors())
        .containsExactly("queue in error");
    // as if it had never been dispatched: no slots have been granted
    assertThat(accounted(35)).isEqualTo("0");
  }

  @Test
  void aReportOfAnEarlierAttemptIsOutOfDate() {
    absorb(ended(1, Consequence.FINISHED), ended(1, Consequence.FINISHED));
    assertThat(store.accounting()).hasSize(1);
    apply(new Change.PutJob(running(job(JobId.of(1), TaskSet.of(1)))));
    absorb(ended(0, Consequence.FINISHED), ended(2, Consequence.FINISHED));
    assertThat(store.accounting()).hasSize(1);
  }

  @Test
  void theInstanceMovesToTheEndOfTheOrder() {
    ClusterState state = absorb(ended(1, Consequence.FINISHED));
    assertThat(state.instances().find(INSTANCE).orElseThrow().touched())
        .isEqualTo(state.counter(Counter.SERIAL));
  }

  @Test
  void theRecordHasTheFieldsOfAccounting() {
    absorb(ended(1, Consequence.FINISHED));
    String record = store.accounting().get(0);
    assertThat(record.split(":", -1)).hasSize(45);
    long noon = NOON.getEpochSecond();
    assertThat(record)
        .startsWith(
            "all.q:node01:users:alice:a b:1:sge:0:"
                + noon
                + ":"
                + noon
                + ":"
                + (noon + 60)
                + ":0:3:60:");
    assertThat(accounted(36)).isEqualTo("0");
    assertThat(accounted(37)).isEqualTo("2.500000");
  }

  @Test
  void usageIsBookedOnTheOwner() {
    ClusterState state = absorb(ended(1, Consequence.FINISHED));
    assertThat(
            state
                .usage()
                .find(new UsageKey(ObjectKind.USER, "alice"))
                .orElseThrow()
                .usage()
                .get("cpu"))
        .isEqualTo(2.5);
  }

  private static double booked(ClusterState state) {
    return state
        .usage()
        .find(new UsageKey(ObjectKind.USER, "alice"))
        .orElseThrow()
        .usage()
        .get("cpu");
  }

  private static TaskReport.Used used(double cpu) {
    return new TaskReport.Used(FIRST, 1, new Usage(Map.of("cpu", cpu)));
  }

  @Test
  void usageOfARunningTaskIsBookedAsItIsMeasuredAndOnce() {
    assertThat(booked(absorb(used(1)))).isEqualTo(1);
    assertThat(booked(absorb(used(1.5), used(1.75)))).isEqualTo(1.75);
    assertThat(booked(absorb(ended(1, Consequence.FINISHED)))).isEqualTo(2.5);
  }

  @Test
  void usageOfARunningTaskIsScaledByItsHost() {
    apply(
        new Change.PutObject(
            ObjectKind.EXEC_HOST,
            INSTANCE.host().toString(),
            ExecHost.SCHEMA
                .template()
                .with(ExecHost.HOSTNAME, INSTANCE.host().toString())
                .with(ExecHost.USAGE_SCALING, List.of(new NameValue("cpu", "1000")))));
    assertThat(booked(absorb(used(1)))).isEqualTo(1000);
    assertThat(booked(absorb(ended(1, Consequence.FINISHED)))).isEqualTo(2500);
  }

  @Test
  void theCellRemembersAsManyEndedJobsAsItIsTold() {
    apply(
        new Change.PutObject(
            ObjectKind.CONFIGURATION,
            ClusterConfig.GLOBAL,
            ClusterConfig.SCHEMA
                .template()
                .with(ClusterConfig.LINES, List.of(new NameValue("finished_jobs", "1")))));
    absorb(ended(1, Consequence.FINISHED));
    apply(new Change.PutJob(running(job(JobId.of(1), TaskSet.of(1)))));
    assertThat(absorb(ended(1, Consequence.FINISHED)).finished()).hasSize(1);
  }

  @Test
  void whatIsPutBackByHandIsAccountedWithoutTimes() {
    store.update(
        "test",
        state ->
            new Outcome<>(
                AbsorbReports.reschedule(state, state.job(JobId.of(1)).orElseThrow(), 1), 0));
    assertThat(List.of(accounted(9), accounted(10), accounted(12))).containsExactly("0", "0", "25");
    assertThat(absorb(ended(1, Consequence.FINISHED)).job(JobId.of(1))).isPresent();
  }
}
