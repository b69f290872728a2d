package gridlite.schedule.explain;

import gridlite.resource.MachineLoad;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedHosts;
import java.util.Optional;

/** Hosts of a simulated cell, which report nothing unless somebody says what. */
final class SilentHosts {
  private SilentHosts() {}

  /**
   * Returns what lets them report a value that they do not; empty where hosts run jobs or can't
   * report it.
   */
  static Optional<String> advice(ClusterState state, String attribute) {
    boolean reportable =
        SimulatedHosts.are(state)
            && state.complexes().find(attribute).filter(a -> !a.isConsumable()).isPresent();
    if (!reportable) {
      return Optional.empty();
    }
    String name = state.complexes().get(attribute).name();
    String words = MachineLoad.isUsual(name) ? "--idle" : name + "=VALUE";
    return Optional.of(
        "; simulated hosts report " + name + " after \"qsched load HOST " + words + '"');
  }
}
