package gridlite.operation.progress;

import gridlite.operation.Answer;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.List;

/**
 * The clock of a simulated cell, which can be moved on and be slow. Everything that follows from
 * time (calendars, decay, waiting time) is worked out when asked for, so the clock's place is all
 * there is to keep.
 *
 * @see "qsched advance"
 */
public final class AdvanceClock {
  private AdvanceClock() {}

  /**
   * Moves the clock.
   *
   * @param seconds how far, at least 0
   */
  public static Outcome<List<Answer>> advance(ClusterState state, long seconds) {
    if (!SimulatedHosts.are(state)) {
      throw new GridException(
          Problem.refused("the clock of a cell that runs jobs can't be moved")
              .hint("\"gridlite init --simulate\" makes a cell whose clock can be moved"));
    }
    long offset = state.counter(Counter.CLOCK_OFFSET) + seconds;
    return new Outcome<>(List.of(new Change.SetCounter(Counter.CLOCK_OFFSET, offset)), List.of());
  }

  /**
   * Makes the time of a new simulated cell go slowly, so that commands take next to none of it.
   *
   * @param slowness real seconds that a second takes, at least 1
   * @param real the time
   */
  public static List<Change> slow(long slowness, Instant real) {
    return List.of(
        new Change.SetCounter(Counter.CLOCK_SLOWNESS, slowness),
        new Change.SetCounter(Counter.CLOCK_SLOW_SINCE, real.getEpochSecond()));
  }
}
