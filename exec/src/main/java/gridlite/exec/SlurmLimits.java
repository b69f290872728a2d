package gridlite.exec;

import gridlite.config.ClusterConfig;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.value.NameValue;
import java.util.List;

/**
 * The limits of a cell whose tasks Slurm runs. What it can't do is refused when it is asked for.
 */
public final class SlurmLimits {
  private SlurmLimits() {}

  /**
   * Refuses changes that ask for it.
   *
   * @param state the state before the changes
   */
  public static void check(ClusterState state, List<Change> changes) {
    if (Engine.of(state) != Engine.SLURM) {
      return;
    }
    boolean concernsTasks = false;
    for (Change change : changes) {
      if (change instanceof Change.PutObject put) {
        concernsTasks |= OneUser.concernsTasks(put.kind());
        if (put.kind() == ObjectKind.CONFIGURATION) {
          checkConfiguration(put.name(), put.object());
        }
      }
    }
    if (concernsTasks && Engine.isOwnersOwn(state)) {
      OneUser.checkOwners(state.apply(changes));
    }
  }

  private static void checkConfiguration(String name, Values configuration) {
    for (NameValue line : configuration.get(ClusterConfig.LINES)) {
      boolean set = !line.value().isEmpty() && !line.value().equalsIgnoreCase("none");
      if (line.name().equals("load_sensor") && set && !name.equals(ClusterConfig.GLOBAL)) {
        throw refused(
            name, line, "sensors run beside the daemon alone, which may report of all hosts");
      }
    }
  }

  private static GridException refused(String name, NameValue line, String why) {
    return new GridException(
        Problem.refused(
                "configuration \""
                    + name
                    + "\": "
                    + line.name()
                    + " \""
                    + line.value()
                    + "\" has no effect in a cell whose tasks Slurm runs: "
                    + why)
            .hint("put it into the configuration \"global\""));
  }
}
