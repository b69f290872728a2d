package gridlite.runtime;

import gridlite.operation.progress.AdvanceClock;
import gridlite.port.ClusterStore;
import gridlite.state.CellTime;
import java.time.Instant;
import java.time.InstantSource;

/** Time in a cell: real time, but for what {@link AdvanceClock} makes of it in a simulated one. */
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
    return store.read(state -> CellTime.instant(state, real.instant()));
  }
}
