package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.problem.GridException;
import gridlite.state.Change;
import gridlite.state.Engine;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.List;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a cell refuses whose tasks Slurm runs. */
class SlurmLimitsTest {
  private static final UnaryOperator<Values> PROLOG =
      queue -> queue.with(ClusterQueue.PROLOG, PerHost.everywhere("root@/opt/prolog"));
  private static final UnaryOperator<Values> EPILOG =
      queue -> queue.with(ClusterQueue.EPILOG, PerHost.everywhere("root@/opt/epilog"));
  private static final UnaryOperator<Values> PRIORITY =
      queue -> queue.with(ClusterQueue.PRIORITY, PerHost.everywhere(-1L));

  private final TestCell cell = new TestCell("bob");

  private ThrowingCallable queue(UnaryOperator<Values> change) {
    Values queue = cell.state().find(ObjectKind.CLUSTER_QUEUE, "all.q").orElseThrow();
    return put(ObjectKind.CLUSTER_QUEUE, "all.q", change.apply(queue));
  }

  private ThrowingCallable put(ObjectKind kind, String name, Values object) {
    List<Change> changes = List.of(new Change.PutObject(kind, name, object));
    return () -> SlurmLimits.check(cell.state(), changes);
  }

  private ThrowingCallable sensor(String configuration, String program) {
    List<NameValue> lines = List.of(new NameValue("load_sensor", program));
    return put(
        ObjectKind.CONFIGURATION,
        configuration,
        ClusterConfig.SCHEMA.template().with(ClusterConfig.LINES, lines));
  }

  @Test
  void whereShepherdsAreTheOwnersTheyNeitherBecomeOthersNorTakeAHigherPriority() {
    cell.apply(Engine.SLURM.chosen(), Engine.withOwnersShepherds());
    assertThatThrownBy(queue(PROLOG))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("prolog \"root@/opt/prolog\" can't run as \"root\"")
        .hasMessageContaining("the owner of the job");
    assertThatThrownBy(queue(EPILOG)).hasMessageContaining("epilog \"root@/opt/epilog\"");
    assertThatThrownBy(queue(PRIORITY))
        .hasMessageContaining("priority -1 is above that of the owner of the job's processes");
    cell.spread("mpi", "node02");
    Values variables = cell.state().find(ObjectKind.PARALLEL_ENVIRONMENT, "mpi").orElseThrow();
    assertThatThrownBy(
            put(
                ObjectKind.PARALLEL_ENVIRONMENT,
                "mpi",
                variables.with(ParallelEnvironment.START_PROC_ARGS, "root@/opt/start")))
        .hasMessageContaining("\"mpi\": start_proc_args");
    assertThatCode(
            queue(
                queue ->
                    queue
                        .with(ClusterQueue.PROLOG, PerHost.everywhere("/opt/prolog a@b"))
                        .with(ClusterQueue.PRIORITY, PerHost.everywhere(5L))))
        .doesNotThrowAnyException();
  }

  @Test
  void whereShepherdsAreRootsAndOnOneMachineAllOfThatIsPossible() {
    cell.apply(Engine.SLURM.chosen());
    for (UnaryOperator<Values> change : List.of(PROLOG, EPILOG, PRIORITY)) {
      assertThatCode(queue(change)).doesNotThrowAnyException();
    }
    cell.apply(Engine.LOCAL.chosen(), Engine.withOwnersShepherds());
    for (UnaryOperator<Values> change : List.of(PROLOG, EPILOG, PRIORITY)) {
      assertThatCode(queue(change)).doesNotThrowAnyException();
    }
  }

  @Test
  void aSensorOfASingleHostIsRefusedSinceSensorsRunBesideTheDaemon() {
    cell.apply(Engine.SLURM.chosen());
    assertThatThrownBy(sensor(TestCell.HOST, "/opt/sensor"))
        .hasMessageContaining("configuration \"" + TestCell.HOST + "\": load_sensor");
    assertThatCode(sensor(TestCell.HOST, "none")).doesNotThrowAnyException();
    assertThatCode(sensor(ClusterConfig.GLOBAL, "/opt/sensor")).doesNotThrowAnyException();
  }
}
