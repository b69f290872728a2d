package gridlite.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The line that shows how far something is. */
class ProgressTest {
  private static final String CLEAR = "\r\u001b[K";

  private final List<String> written = new ArrayList<>();
  private long now;
  private final Progress progress = new Progress("simulating site", written::add, () -> now);

  @Test
  void theTimeThatIsLeftFollowsFromWhatIsDone() {
    now = 10_000;
    progress.at(250, 1000);
    progress.show();
    assertThat(written).containsExactly(CLEAR + "simulating site, 25 %, 10 s, about 30 s left");
  }

  @Test
  void withoutATotalThereIsTheTimeAlone() {
    now = 200_000;
    progress.show();
    progress.next("writing");
    progress.show();
    assertThat(written).containsExactly(CLEAR + "simulating site, 3 min", CLEAR + "writing, 3 min");
  }

  @Test
  void nothingIsLeftOfIt() {
    progress.show();
    progress.close();
    progress.close();
    assertThat(written).last().isEqualTo(CLEAR);
    assertThat(written).hasSize(2);
  }

  @Test
  void whatEndsAtOnceShowsNothing() {
    progress.close();
    assertThat(written).isEmpty();
  }
}
