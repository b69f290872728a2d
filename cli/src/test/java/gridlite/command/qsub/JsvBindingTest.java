package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsvBindingTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "set linear:2",
        "env linear:4:0,1",
        "pe striding:2:4",
        "set striding:2:4:1,0",
        "set explicit:0,1:0,2"
      })
  void aBindingBuiltFromItsParametersIsTheSame(String binding) {
    Optional<String> built = Optional.empty();
    for (var parameter : JsvBinding.of(binding).entrySet()) {
      built = JsvBinding.with(built, parameter.getKey(), parameter.getValue());
    }
    assertThat(built).contains(binding);
  }

  @Test
  void aBindingWithoutStrategyIsNone() {
    Optional<String> binding = Optional.of("set linear:2");
    assertThat(JsvBinding.with(binding, "binding_strategy", "")).isEmpty();
  }
}
