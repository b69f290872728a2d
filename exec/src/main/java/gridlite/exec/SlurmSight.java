package gridlite.exec;

import gridlite.name.HostName;
import gridlite.port.Observation;
import gridlite.state.HostLoad;
import java.util.Map;
import java.util.Set;

/**
 * The sight of a cell's spool and of Slurm.
 *
 * @param spool what was seen in the spool
 * @param lost nodes that Slurm does not reach
 */
record SlurmSight(SpoolSight spool, Set<HostName> lost) implements Observation {
  SlurmSight {
    lost = Set.copyOf(lost);
  }

  @Override
  public Map<HostName, HostLoad> loads() {
    return spool.loads();
  }
}
