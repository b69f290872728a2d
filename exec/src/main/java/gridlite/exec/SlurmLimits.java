package gridlite.exec;

import gridlite.config.ClusterConfig;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
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
  private static final String ONE_HOST = "$pe_slots";

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
    for (Change change : changes) {
      if (change instanceof Change.PutObject put) {
        switch (put.kind()) {
          case PARALLEL_ENVIRONMENT -> checkEnvironment(put.name(), put.object());
          case CONFIGURATION -> checkConfiguration(put.name(), put.object());
          default -> {}
        }
      }
    }
  }

  private static void checkEnvironment(String name, Values environment) {
    String rule = environment.get(ParallelEnvironment.ALLOCATION_RULE);
    if (!rule.equals(ONE_HOST)) {
      throw new GridException(
          Problem.refused(
                  "parallel environment \""
                      + name
                      + "\": allocation_rule \""
                      + rule
                      + "\" may spread a job over hosts, which this cell can't start with Slurm")
              .hint("give " + ONE_HOST));
    }
  }

  private static void checkConfiguration(String name, Values configuration) {
    for (NameValue line : configuration.get(ClusterConfig.LINES)) {
      boolean set = !line.value().isEmpty() && !line.value().equalsIgnoreCase("none");
      if (line.name().equals("load_sensor") && set) {
        throw refused(name, line, "the nodes report what Slurm knows of them", "none");
      }
    }
  }

  private static GridException refused(String name, NameValue line, String why, String instead) {
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
            .hint("give " + instead));
  }
}
