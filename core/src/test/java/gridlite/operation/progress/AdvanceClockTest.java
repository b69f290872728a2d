package gridlite.operation.progress;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.state.CellTime;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time in cells. */
class AdvanceClockTest {
  private static final Instant BEGIN = Instant.parse("2026-03-01T12:00:00Z");

  @Test
  void timeIsRealUnlessItWasMoved() {
    ClusterState state = ClusterState.blank();
    assertThat(CellTime.instant(state, BEGIN)).isEqualTo(BEGIN);
    ClusterState moved = state.apply(List.of(new Change.SetCounter(Counter.CLOCK_OFFSET, 60)));
    assertThat(CellTime.instant(moved, BEGIN)).isEqualTo(BEGIN.plusSeconds(60));
  }

  @Test
  void aSlowClockCountsASecondForSeveral() {
    ClusterState slow = ClusterState.blank().apply(AdvanceClock.slow(20, BEGIN));
    assertThat(CellTime.instant(slow, BEGIN)).isEqualTo(BEGIN);
    assertThat(CellTime.instant(slow, BEGIN.plusSeconds(100))).isEqualTo(BEGIN.plusSeconds(5));
    ClusterState moved = slow.apply(List.of(new Change.SetCounter(Counter.CLOCK_OFFSET, 60)));
    assertThat(CellTime.instant(moved, BEGIN.plusSeconds(100))).isEqualTo(BEGIN.plusSeconds(65));
  }
}
