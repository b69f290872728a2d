package gridlite.state;

import java.util.Locale;

/** The engine that starts, watches and ends the tasks of a cell; chosen when the cell is made. */
public enum Engine {
  /** The cell's own shepherds, on the machine that the cell is on. */
  LOCAL,
  /** Slurm, on the nodes that it knows. */
  SLURM;

  /** The engine of a cell. */
  public static Engine of(ClusterState state) {
    return state.counter(Counter.ENGINE) == SLURM.ordinal() ? SLURM : LOCAL;
  }

  /** The change that makes it the engine of a new cell. */
  public Change chosen() {
    return new Change.SetCounter(Counter.ENGINE, ordinal());
  }

  /** Its name as users write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
