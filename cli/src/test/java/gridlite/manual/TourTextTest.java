package gridlite.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tour in Markdown is taken apart into steps. */
class TourTextTest {
  @Test
  void aStepIsACommandAndTheTextBeforeIt() {
    String text = "# T\n\none\n\n```console\n$ a\nprinted\n$ b << E\n> x\n> E\n```\n\ntwo\n";
    assertThat(TourText.steps(text))
        .containsExactly(
            new TourText.Step("# T\n\none", List.of("a")),
            new TourText.Step("", List.of("b << E", "x", "E")),
            new TourText.Step("two", List.of()));
  }

  @Test
  void theTourHasTextAndCommands() {
    List<TourText.Step> steps = TourText.steps();
    assertThat(steps).hasSizeGreaterThan(30);
    assertThat(steps.get(steps.size() - 1).command()).isEmpty();
  }
}
