package gridlite.command.slurm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The configuration that {@code gridlite slurm config} prints. */
class SlurmConfTest {
  private static String text(boolean ofRoot, String... nodes) {
    return new SlurmConf(
            "head", List.of(nodes).stream().map(SlurmConf.Node::parse).toList(), ofRoot)
        .text();
  }

  @Test
  void eachNodeHasAFeatureOfItsNameAndWhatIsKnownOfIt() {
    assertThat(text(true, "node01:8:16000", "node02:4", "node03"))
        .contains("SlurmctldHost=head\n")
        .contains("NodeName=node01 CPUs=8 RealMemory=16000 Features=node01 State=UNKNOWN\n")
        .contains("NodeName=node02 CPUs=4 Features=node02 State=UNKNOWN\n")
        .contains("NodeName=node03 CPUs=1 Features=node03 State=UNKNOWN\n");
  }

  @Test
  void onlyRootSubmitsUnlessThePartitionIsShared() {
    assertThat(text(true, "a")).endsWith("OverSubscribe=FORCE:64 RootOnly=YES\n");
    assertThat(text(false, "a")).endsWith("OverSubscribe=FORCE:64\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {":4", "a:", "a:0", "a:x", "a:4:", "a:4:1:2", "a:-1", "a:9999999999"})
  void whatIsNoNodeIsRefused(String node) {
    assertThatThrownBy(() -> SlurmConf.Node.parse(node))
        .isInstanceOf(GridException.class)
        .hasMessageContaining(node);
  }
}
