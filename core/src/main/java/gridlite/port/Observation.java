package gridlite.port;

import gridlite.name.HostName;
import gridlite.state.HostLoad;
import java.util.Map;

/** The sight of an executor that has looked: a value, which only that executor can interpret. */
public interface Observation {
  /** Load values of hosts that were due. */
  default Map<HostName, HostLoad> loads() {
    return Map.of();
  }

  /** There was nothing to be looked at. */
  record Nothing() implements Observation {}

  /**
   * It could not look, which says nothing about any task.
   *
   * @param reason what was in the way, as administrators read it
   */
  record Unreachable(String reason) implements Observation {}

  /**
   * The tasks can't be looked after from this machine, so that none should be dispatched.
   *
   * @param reason why, as users read it
   */
  record Foreign(String reason) implements Observation {}
}
