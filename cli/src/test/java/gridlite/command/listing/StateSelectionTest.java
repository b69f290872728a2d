package gridlite.command.listing;

import static gridlite.command.listing.StateSelection.JobState.ARRAY_DEPENDENCY;
import static gridlite.command.listing.StateSelection.JobState.OPERATOR_HOLD;
import static gridlite.command.listing.StateSelection.JobState.PENDING;
import static gridlite.command.listing.StateSelection.JobState.RUNNING;
import static gridlite.command.listing.StateSelection.JobState.START_TIME;
import static gridlite.command.listing.StateSelection.JobState.SUSPENDED;
import static gridlite.command.listing.StateSelection.JobState.USER_HOLD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StateSelectionTest {
  @Test
  void lettersMayFollowEachOtherInAnyOrder() {
    assertThat(StateSelection.parse("prs").states())
        .containsExactlyInAnyOrder(PENDING, RUNNING, SUSPENDED);
    assertThat(StateSelection.parse("huhohd").states())
        .containsExactlyInAnyOrder(USER_HOLD, OPERATOR_HOLD, ARRAY_DEPENDENCY);
    assertThat(StateSelection.parse("rha").states()).containsExactlyInAnyOrder(RUNNING, START_TIME);
  }

  @Test
  void aSingleHStandsForEveryHold() {
    assertThat(StateSelection.parse("h").states()).hasSize(6).doesNotContain(PENDING);
    assertThat(StateSelection.parse("hp").states()).hasSize(7).contains(PENDING);
  }

  @Test
  void anythingElseIsRefusedWithTheLetterAndWhatIsExpected() {
    assertThatThrownBy(() -> StateSelection.parse("prx"))
        .hasMessageContaining("\"x\"")
        .hasMessageContaining("hu ho hs hd hj ha");
    assertThatThrownBy(() -> StateSelection.parse("")).hasMessageContaining("-s");
  }
}
