package gridlite.state;

/**
 * The setting that hosts are simulated, and the way in which these start tasks.
 *
 * @see "sge_conf(5), qmaster_params, SIMULATE_EXECDS"
 */
public final class SimulatedHosts {
  /** Seconds from the dispatch of a task until it runs, as on the original's simulated hosts. */
  public static final long SECONDS_TO_START = 4;

  private SimulatedHosts() {}

  /** Returns whether the hosts of a cell are simulated. */
  public static boolean are(ClusterState state) {
    return Settings.global(state).isOn("qmaster_params", "SIMULATE_EXECDS");
  }
}
