package gridlite.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BindingArgumentTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "linear | set linear:slots",
        "linear:2 | set linear:2",
        "linear:2:0,1 | set linear:2:0,1",
        "striding:2:4 | set striding:2:4",
        "explicit:0,1:1,0 | set explicit:0,1:1,0"
      })
  void aStrategyIsKeptWithWhoBinds(String typed, String kept) {
    assertThat(BindingArgument.parse(List.of(typed))).isEqualTo(kept);
    assertThat(BindingArgument.parse(List.of("pe", typed))).isEqualTo(kept.replace("set", "pe"));
  }

  @Test
  void aCoreThatIsNamedTwiceIsRefused() {
    assertThatThrownBy(() -> BindingArgument.parse(List.of("explicit:0,1:1,0:0,1")))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("names core 0,1 twice");
  }
}
