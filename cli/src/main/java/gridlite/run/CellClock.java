package gridlite.run;

import gridlite.port.ClusterStore;
import gridlite.state.Counter;
import java.time.Instant;
import java.time.InstantSource;

/** Time in a cell: real time, in a simulated cell moved on by {@code qsched advance}. */
public final class CellClock implements InstantSource {
  private final ClusterStore store;
  private final InstantSource real;

  /** The clock of the cell that a store keeps. */
  public CellClock(ClusterStore store, InstantSource real) {
    this.store = store;
    this.real = real;
  }

  @Override
  public Instant instant() {
    return real.instant().plusSeconds(store.read(state -> state.counter(Counter.CLOCK_OFFSET)));
  }
}
