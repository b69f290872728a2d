package gridlite.operation.configure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterConfig;
import gridlite.config.NamedObject;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.NameValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What simulated hosts report. */
class SimulateLoadTest {
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
  private static final Actor ALICE =
      new Actor(UserName.of("alice"), "users", 1001, 100, HostName.of("master"));

  private final ClusterState real =
      ClusterBuilder.empty()
          .put(ObjectKind.MANAGER, "root", NamedObject.of("root"))
          .host("global")
          .host("node01")
          .host("node02", "mem_total=8G")
          .host("large", "num_proc=64")
          .hostGroup("@nodes", "node01", "node02")
          .queue("all.q", "@nodes", "slots", "4,[node02=2]")
          .state();
  private final ClusterState cell = simulated(real);

  private static ClusterState simulated(ClusterState state) {
    return ClusterBuilder.of(state)
        .put(
            ObjectKind.CONFIGURATION,
            ClusterConfig.GLOBAL,
            ClusterConfig.SCHEMA
                .template()
                .with(
                    ClusterConfig.LINES,
                    List.of(new NameValue("qmaster_params", "SIMULATE_EXECDS=1"))))
        .state();
  }

  private static ClusterState set(
      ClusterState state, String hosts, Map<String, String> values, SimulateLoad.Start start) {
    return state.apply(
        SimulateLoad.set(state, ROOT, hosts, values, start, ClusterBuilder.NOW).changes());
  }

  @Test
  void hostsAreNamedByPatternGroupAndList() {
    assertThat(SimulateLoad.hosts(cell, "node*"))
        .containsExactlyInAnyOrder(HostName.of("node01"), HostName.of("node02"));
    assertThat(SimulateLoad.hosts(cell, "@nodes,large"))
        .containsExactlyInAnyOrder(
            HostName.of("node01"), HostName.of("node02"), HostName.of("large"));
    assertThat(SimulateLoad.hosts(cell, "*")).doesNotContain(HostName.GLOBAL).hasSize(3);
    assertThat(SimulateLoad.hosts(cell, "global")).containsExactly(HostName.GLOBAL);
    assertThatThrownBy(() -> SimulateLoad.hosts(cell, "node01,nowhere"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("\"nowhere\" does not match any execution host");
  }

  @Test
  void loadPerProcessorFollowsFromTheProcessors() {
    ClusterState loaded =
        set(
            cell,
            "node01",
            Map.of("num_proc", "4", "load_avg", "6"),
            SimulateLoad.Start.PRESENT_REPORT);
    assertThat(loaded.loadValues(HostName.of("node01"))).containsEntry("np_load_avg", "1.500000");
    ClusterState wider =
        set(loaded, "node01", Map.of("num_proc", "8"), SimulateLoad.Start.PRESENT_REPORT);
    assertThat(wider.loadValues(HostName.of("node01"))).containsEntry("np_load_avg", "0.750000");
    ClusterState busier =
        set(wider, "node01", Map.of("np_load_avg", "2"), SimulateLoad.Start.PRESENT_REPORT);
    assertThat(busier.loadValues(HostName.of("node01"))).containsEntry("load_avg", "16.000000");
  }

  @Test
  void whatIsUsedOfAMemoryFollowsFromWhatIsFree() {
    ClusterState idle = set(cell, "node02", Map.of(), SimulateLoad.Start.IDLE_MACHINE);
    assertThat(idle.loadValues(HostName.of("node02")))
        .containsEntry("num_proc", "2")
        .containsEntry("mem_total", "8G")
        .containsEntry("mem_used", "0.000000M")
        .containsEntry("virtual_total", "8192.000000M");
    ClusterState used =
        set(idle, "node02", Map.of("mem_free", "2G"), SimulateLoad.Start.PRESENT_REPORT);
    assertThat(used.loadValues(HostName.of("node02"))).containsEntry("mem_used", "6144.000000M");
    ClusterState free =
        set(used, "node02", Map.of("mem_used", "1G"), SimulateLoad.Start.PRESENT_REPORT);
    assertThat(free.loadValues(HostName.of("node02"))).containsEntry("mem_free", "7168.000000M");
  }

  @Test
  void aValueWithoutTextIsNoLongerReported() {
    ClusterState idle =
        set(cell, "node01", Map.of("arch", "sol-sparc64"), SimulateLoad.Start.IDLE_MACHINE);
    assertThat(idle.loadValues(HostName.of("node01"))).containsEntry("arch", "sol-sparc64");
    ClusterState less =
        set(idle, "node01", Map.of("load_avg", "", "arch", ""), SimulateLoad.Start.PRESENT_REPORT);
    assertThat(less.loadValues(HostName.of("node01")))
        .doesNotContainKeys("load_avg", "np_load_avg", "arch")
        .containsKey("np_load_short");
  }

  @ParameterizedTest
  @CsvSource({
    "load_avg,much,load_avg: expected a number",
    "num_proc,2.5,num_proc: expected a whole number",
    "mem_free,INFINITY,mem_free: expected an amount",
    "lode_avg,1,there is no complex attribute \"lode_avg\"",
  })
  void aValueIsOneOfItsAttributesType(String name, String value, String problem) {
    assertThatThrownBy(
            () -> set(cell, "node01", Map.of(name, value), SimulateLoad.Start.PRESENT_REPORT))
        .isInstanceOf(GridException.class)
        .hasMessageContaining(problem);
  }

  @Test
  void hostsThatRunJobsAndUsersThatAreNoManagersAreRefused() {
    assertThatThrownBy(
            () -> set(real, "node01", Map.of("load_avg", "1"), SimulateLoad.Start.PRESENT_REPORT))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("report their load themselves");
    assertThatThrownBy(
            () ->
                SimulateLoad.set(
                    cell,
                    ALICE,
                    "node01",
                    Map.of(),
                    SimulateLoad.Start.IDLE_MACHINE,
                    ClusterBuilder.NOW))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("must be manager");
  }

  @Test
  void fromTheBeginningHostsOfQueuesThatHaveReportedNothingAreIdleMachines() {
    assertThat(SimulateLoad.unreported(cell, ClusterBuilder.NOW)).isEmpty();
    ClusterState idle = cell.apply(SimulateLoad.fromTheBeginning());
    ClusterState loaded =
        set(idle, "node01", Map.of("load_avg", "1"), SimulateLoad.Start.PRESENT_REPORT);
    var loads = SimulateLoad.unreported(loaded, ClusterBuilder.NOW);
    assertThat(loads).containsOnlyKeys(HostName.of("node02"));
    assertThat(loads.get(HostName.of("node02")).values())
        .isEqualTo(
            set(cell, "node02", Map.of(), SimulateLoad.Start.IDLE_MACHINE)
                .loadValues(HostName.of("node02")));
  }
}
