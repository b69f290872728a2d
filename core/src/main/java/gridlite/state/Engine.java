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

  /**
   * The changes of a new cell in which the shepherds on the nodes are the owners of the jobs.
   *
   * @see #isOwnersOwn
   */
  public static Change withOwnersShepherds() {
    return new Change.SetCounter(Counter.OWN_SHEPHERDS, 1);
  }

  /**
   * Returns whether the shepherds of a cell run as the owners of the jobs: from their first process
   * on nothing of a task has other rights then.
   */
  public static boolean isOwnersOwn(ClusterState state) {
    return state.counter(Counter.OWN_SHEPHERDS) == 1;
  }

  /** Its name as users write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
