package gridlite.state;

import java.time.Duration;
import java.time.Instant;

/**
 * The time in a cell: the real one, but for a simulated cell, whose clock may be moved and slow.
 */
public final class CellTime {
  private CellTime() {}

  /**
   * The time in a cell.
   *
   * @param state of the cell
   * @param real the time outside of it
   */
  public static Instant instant(ClusterState state, Instant real) {
    Instant now = real.plusSeconds(state.counter(Counter.CLOCK_OFFSET));
    long slowness = state.counter(Counter.CLOCK_SLOWNESS);
    if (slowness <= 1) {
      return now;
    }
    Instant since = Instant.ofEpochSecond(state.counter(Counter.CLOCK_SLOW_SINCE));
    Duration passed = Duration.between(since, real);
    return now.minus(passed).plus(passed.dividedBy(slowness));
  }
}
