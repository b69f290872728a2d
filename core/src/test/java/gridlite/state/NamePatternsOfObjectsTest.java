package gridlite.state;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.name.HostName;
import gridlite.testkit.ClusterBuilder;
import org.junit.jupiter.api.Test;

/** Host groups and parallel environments that are named outright or by patterns. */
class NamePatternsOfObjectsTest {
  private final ClusterState state =
      ClusterBuilder.of(2, 1)
          .hostGroup("@rack1", "node1")
          .hostGroup("@rack2", "@rack1", "node2")
          .parallelEnvironment("zmpi", "$fill_up")
          .parallelEnvironment("ampi", "$fill_up")
          .state();

  private boolean has(String group, String host) {
    return state.hostGroups().contains(group, HostName.of(host));
  }

  @Test
  void aPatternStandsForHostGroups() {
    assertThat(has("@rack1", "node1")).isTrue();
    assertThat(has("@rack1", "node2")).isFalse();
    assertThat(has("@rack*", "node2")).isTrue();
    assertThat(has("@shelf*", "node2")).isFalse();
    assertThat(has("@shelf", "node2")).isFalse();
  }

  @Test
  void theHostsOfAPatternAreThoseOfAllItsGroups() {
    assertThat(state.hostGroups().matching("@rack?"))
        .containsExactlyInAnyOrder(HostName.of("node1"), HostName.of("node2"));
    assertThat(state.hostGroups().matching("@rack1")).containsExactly(HostName.of("node1"));
    assertThat(state.hostGroups().matching("@none")).isEmpty();
  }

  @Test
  void aPatternStandsForParallelEnvironmentsInTheirOrder() {
    assertThat(ParallelEnvironments.matching(state, "?mpi")).containsExactly("zmpi", "ampi");
    assertThat(ParallelEnvironments.first(state, "?mpi")).contains("ampi");
    assertThat(ParallelEnvironments.matching(state, "zmpi")).containsExactly("zmpi");
    assertThat(ParallelEnvironments.matching(state, "none")).isEmpty();
    assertThat(ParallelEnvironments.first(state, "none*")).isEmpty();
  }
}
