package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterQueue;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.problem.GridException;
import gridlite.state.Change;
import gridlite.value.PerHost;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a cell that an ordinary user runs refuses. */
class OneUserTest {
  private final TestCell cell = new TestCell("bob");

  private ThrowingCallable queue(String user, HostName host, UnaryOperator<Values> change) {
    Values queue = cell.state().find(ObjectKind.CLUSTER_QUEUE, "all.q").orElseThrow();
    List<Change> changes =
        List.of(new Change.PutObject(ObjectKind.CLUSTER_QUEUE, "all.q", change.apply(queue)));
    return () -> new OneUser(user, host).check(cell.state(), changes);
  }

  private static UnaryOperator<Values> prolog(String command) {
    return queue -> queue.with(ClusterQueue.PROLOG, PerHost.everywhere(command));
  }

  @Test
  void commandsAsOthersAreRefusedByName() {
    assertThatThrownBy(
            queue("alice", HostName.of(TestCell.HOST), prolog("root@/opt/prolog $job_id")))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("prolog \"root@/opt/prolog $job_id\"")
        .hasMessageContaining("\"alice\"");
    assertThatCode(queue("alice", HostName.of(TestCell.HOST), prolog("alice@/opt/prolog")))
        .doesNotThrowAnyException();
    assertThatCode(queue("alice", HostName.of(TestCell.HOST), prolog("/opt/prolog a@b")))
        .doesNotThrowAnyException();
  }

  @Test
  void whatHoldsOnOtherHostsIsNoConcern() {
    assertThatCode(queue("alice", HostName.of("elsewhere"), prolog("root@/opt/prolog")))
        .doesNotThrowAnyException();
  }

  @Test
  void aPriorityAboveTheUsersIsRefused() {
    assertThatThrownBy(
            queue(
                "alice",
                HostName.of(TestCell.HOST),
                q -> q.with(ClusterQueue.PRIORITY, PerHost.everywhere(-1L))))
        .hasMessageContaining("priority -1");
    assertThatCode(
            queue(
                "alice",
                HostName.of(TestCell.HOST),
                q -> q.with(ClusterQueue.PRIORITY, PerHost.everywhere(19L))))
        .doesNotThrowAnyException();
  }

  @Test
  void aParallelEnvironmentCountsWhereAQueueHereOffersIt() {
    Values variables =
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.STOP_PROC_ARGS, "root@/opt/stop");
    List<Change> changes =
        List.of(new Change.PutObject(ObjectKind.PARALLEL_ENVIRONMENT, "mpi", variables));
    OneUser alice = new OneUser("alice", HostName.of(TestCell.HOST));
    cell.queue(queue -> queue.with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("smp"))));
    assertThatCode(() -> alice.check(cell.state(), changes)).doesNotThrowAnyException();
    cell.queue(queue -> queue.with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("mpi"))));
    assertThatThrownBy(() -> alice.check(cell.state(), changes))
        .hasMessageContaining("\"mpi\": stop_proc_args");
  }

  @Test
  void jobsOfOthersAreRefusedAndThoseThereAreStay() {
    cell.dispatched(Instant.EPOCH, request -> request);
    List<Change> again = List.of(new Change.PutJob(cell.state().job(JobId.of(1)).orElseThrow()));
    assertThatCode(
            () -> new OneUser("alice", HostName.of(TestCell.HOST)).check(cell.state(), again))
        .doesNotThrowAnyException();
    TestCell empty = new TestCell("bob");
    assertThatThrownBy(
            () -> new OneUser("alice", HostName.of(TestCell.HOST)).check(empty.state(), again))
        .hasMessageContaining("\"bob\"")
        .hasMessageContaining("\"alice\" alone");
    assertThatCode(() -> new OneUser("bob", HostName.of(TestCell.HOST)).check(empty.state(), again))
        .doesNotThrowAnyException();
  }
}
