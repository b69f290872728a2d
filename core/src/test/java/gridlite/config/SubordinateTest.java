package gridlite.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubordinateTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "all.q,lo.q | all.q lo.q",
        "all.q lo.q=2 mid.q | all.q lo.q=2, mid.q",
        "all.q=3 lo.q mid.q=1 | all.q=3, lo.q mid.q=1",
        "all.q, lo.q,,mid.q | all.q lo.q mid.q",
        "all.q=07 | all.q=7",
        "all.q= | all.q",
        "all.q=0 | all.q",
        "none | NONE",
        "slots=3(lo.q:2:sr,mid.q:1:lr) | slots=3(lo.q:2:sr, mid.q:1:lr)",
        "slots=3(lo.q,mid.q) | slots=3(lo.q:0:sr, mid.q:0:sr)",
        "slots=3(lo.q:5) | slots=3(lo.q:5:sr)",
        "slots=3(lo.q:5:lr | slots=3(lo.q:5:lr)",
      })
  void listsAreShownAsGridEngineShowsThem(String text, String shown) {
    assertThat(Subordinate.FORMAT.print(Subordinate.FORMAT.parse(text))).isEqualTo(shown);
    assertThat(Subordinate.FORMAT.parse(shown)).isEqualTo(Subordinate.FORMAT.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all.q=x",
        "all.q=1.5",
        "slots=3(lo.q:5:SR)",
        "slots=3(lo.q::lr)",
        "slots=3(lo.q:5:xx)",
        "slots=0(lo.q:5:lr)",
        "slots=x(lo.q:5:lr)",
        "slots=3()",
      })
  void badListsAreRefusedWithTheirText(String text) {
    assertThatThrownBy(() -> Subordinate.FORMAT.parse(text))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(text);
  }
}
